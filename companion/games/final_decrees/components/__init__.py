"""Common parts of several phases: panels, trades, a player's turn, the end of the game."""
