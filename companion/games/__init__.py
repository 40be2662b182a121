"""The rules: one folder a game, found by itself."""
