"""What several phases share: panels, trades, the turn of a player and the end of the game."""
