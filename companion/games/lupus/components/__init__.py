"""Panels that several phases show: ring, card, countdown, tally, the shared tablet."""
