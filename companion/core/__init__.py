"""The language of games: pure words that rules are written in, standard library only."""
