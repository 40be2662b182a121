"""What a screen may show: one Python class a word, one JavaScript component of the same kind."""
