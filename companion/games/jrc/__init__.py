"""JRC: the campaign that links evenings of a card game about princes and cities."""

from companion.games.jrc.game import Jrc

GAME = Jrc()
