"""A turn: the card, the three actions, trades, a promulgation, and how they are asked for."""
