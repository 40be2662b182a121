"""The commands of the werewolf game, each by the name of its class: `do.Pick("owl", 3)`."""

from types import SimpleNamespace

from companion.games.lupus.game import GAME

do = SimpleNamespace(**{one.__name__: one for one in GAME.commands})
