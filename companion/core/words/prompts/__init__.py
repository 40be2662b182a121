"""What may be asked: one Python class a word, one JavaScript twin of the same kind."""
