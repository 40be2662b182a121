"""Lupus in Tabula: the werewolf night."""

from companion.games.lupus.game import Lupus

GAME = Lupus()
