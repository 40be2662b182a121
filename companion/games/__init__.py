"""The games: one folder each, found automatically."""
