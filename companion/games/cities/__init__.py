"""Cities: two decks, five cities in a line, and the clock of the match."""

from companion.games.cities.game import Cities

GAME = Cities()
