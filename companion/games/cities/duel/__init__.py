"""A duel: the turn, the combat and its answers, the texts of cards, and how they are asked for."""
