"""A panel that tells a fight blow by blow, and why each one fell."""

from __future__ import annotations

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel


class Blow(Sparse):
    """Who hits whom for how much. `side`: 1 near, -1 far (of the one who strikes).

    `owners`: the seats of the one who strikes and of the one who is hit, where their names do not
    say it. `told`: in a sentence.
    """

    by: str | Text
    at: str | Text
    damage: int
    side: int = 1
    owners: tuple[int | None, int | None] | None = None
    told: Text | None = None


class Round(Sparse):
    """Blows that fall at the same time. `ends`: a sentence for each who falls, and why."""

    label: Text
    blows: tuple[Blow, ...]
    ends: tuple[Text, ...] = ()


class Blows(Panel, one_game=True):
    """The whole account: how it began, round by round, and how it came out."""

    title: Text
    rounds: tuple[Round, ...] = ()
    outcome: Text | None = None
    line: Text | None = None
