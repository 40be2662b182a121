"""How simulated players choose, among what the game offers them and by what they may know."""

from __future__ import annotations

from collections.abc import Callable

from companion.core import Chance, Frozen, Ring
from companion.games.lupus.odds.known import Knows, Talk
from companion.games.lupus.role import Role, Slot

Night = Callable[[Knows, Role, Ring, Talk, Chance], int]
"""Whom a part of the night chooses; the offered seats are not empty."""
Day = Callable[[Knows, Ring, Talk, Chance], int]
"""For whom a player votes; the offered seats are not empty."""


class Policy(Frozen):
    """A table of players who all choose in one way. `id`: that of its name in the catalogs."""

    id: str
    night: Night
    day: Day


def _some(offered: Ring, wanted: frozenset[int], chance: Chance) -> int:
    """One of the offered seats that are wanted, else any of the offered ones."""
    liked = [seat for seat in offered if seat in wanted]
    return chance.one_of(liked or offered)


def _any_pick(known: Knows, role: Role, offered: Ring, talk: Talk, chance: Chance) -> int:
    """Any seat; a role that looks does not look twice at one."""
    new = frozenset(offered) - known.seen.keys()
    return _some(offered, new, chance)


def _any_vote(known: Knows, offered: Ring, talk: Talk, chance: Chance) -> int:
    """Any seat that did not wake with the voter in the first night."""
    return _some(offered, frozenset(offered) - known.fellows, chance)


def _led_pick(known: Knows, role: Role, offered: Ring, talk: Talk, chance: Chance) -> int:
    """Wolves go for the seer who has come out, and a role that shields shields that seer."""
    if talk.leader in offered and (role.slot is Slot.BITE or role.shields):
        return talk.leader
    told = talk.accused | talk.cleared if role.slot is Slot.SIGHT else frozenset()
    return _some(offered, frozenset(offered) - known.seen.keys() - told, chance)


def _led_vote(known: Knows, offered: Ring, talk: Talk, chance: Chance) -> int:
    """A wolf that the seer has named, else nobody whom the seer has cleared; wolves spare
    wolves."""
    others = frozenset(offered) - known.fellows
    if not known.pack and talk.accused & others:
        return _some(offered, talk.accused & others, chance)
    trusted = frozenset() if known.pack else talk.cleared
    return _some(offered, others - trusted, chance)


ANYHOW = Policy("anyhow", _any_pick, _any_vote)
"""Everybody chooses at random; who woke together does not vote for each other."""
LED = Policy("led", _led_pick, _led_vote)
"""The seer comes out with the first wolf found, and the village follows."""
POLICIES = (ANYHOW, LED)
"""Those whose results are told to people."""
