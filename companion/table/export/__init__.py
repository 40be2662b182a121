"""Exports: copies, the story, the printed sheet."""
