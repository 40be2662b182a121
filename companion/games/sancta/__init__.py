"""Sancta Sanctorum: saints, points, the Rose."""

from companion.games.sancta.game import Sancta

GAME = Sancta()
