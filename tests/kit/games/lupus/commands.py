"""The commands of the werewolf game, each by the name of its class: `do.Pick("owl", 3)`; and who
gives them where nobody moderates."""

from types import SimpleNamespace

from companion.core.command import Caller
from companion.games.lupus.game import GAME

do = SimpleNamespace(**{one.__name__: one for one in GAME.commands})
SHARED_DISPLAY = Caller(moderator=True, blind=True)
