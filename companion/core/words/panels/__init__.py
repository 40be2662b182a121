"""What a screen may show: one Python class a word, one JavaScript twin of the same kind."""
