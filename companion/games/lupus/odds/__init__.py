"""Odds of a deck, by simulated games with simple policies on the real rules."""
