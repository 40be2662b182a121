"""The language of games: pure values that rules are written in; msgspec is the only library."""
