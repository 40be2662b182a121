"""Final Decrees: sealed bids, blame, arrows of control."""

from companion.games.final_decrees.game import FinalDecrees

GAME = FinalDecrees()
