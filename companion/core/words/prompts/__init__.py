"""What may be asked: one Python class a word, one JavaScript component of the same kind."""
