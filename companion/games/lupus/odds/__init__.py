"""Odds of a deck: simulated games with simple policies on the real rules."""
