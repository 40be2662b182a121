"""The sealed bets of ghosts: who goes next, and who wins. They change nothing in the game."""
