"""Who will win: a deck is played on the rules of the game by simple policies, and counted."""
