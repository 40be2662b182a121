"""Panels of much to read: leaves turned one at a time, a story kept apart, a fight in blows."""

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel


class Leaf(Sparse):
    """One leaf: the name on its tab, and its panels."""

    label: Text
    panels: tuple[Panel, ...]


class Leaves(Panel, one_game=True):
    """Several leaves under one title, one visible at a time."""

    title: Text
    leaves: tuple[Leaf, ...]
    first: int = 0
    """Index of the leaf shown first."""


class Annals(Panel, one_game=True):
    """A door to the game's `history`, which is fetched when opened: no view has to carry it."""


class Blow(Sparse):
    """Who hits whom for how much."""

    by: str | Text
    at: str | Text
    damage: int
    side: int = 1
    """Of the one who strikes: 1 near, -1 far."""
    owners: tuple[int | None, int | None] | None = None
    """Seats of the one who strikes and of the one who is hit, if their names do not say it."""
    sentence: Text | None = None


class BlowRound(Sparse):
    """Blows that fall at the same time."""

    label: Text
    blows: tuple[Blow, ...]
    ends: tuple[Text, ...] = ()
    """A sentence for each combatant who falls, with the reason."""


class Blows(Panel, one_game=True):
    """The whole account: how it began, round by round, and how it came out."""

    title: Text
    rounds: tuple[BlowRound, ...] = ()
    outcome: Text | None = None
    line: Text | None = None
