"""A saints' table in a sentence: who holds which saint, whose turn it is, and what is asked."""

from collections.abc import Mapping
from typing import Any, Self

from companion.games.sancta.game import Sancta
from companion.games.sancta.state import Saint
from tests.kit.playbook import Outcome, Scene

GAME = Sancta()


class SaintsTable(Scene):
    """A game in which everybody's first saint has the given level; the highest begins.

    `SaintsTable({1: 3, 2: 1})`: seats 1 and 2 clockwise, seat 1 deals. House rules as keywords.
    """

    first = "Primo {}"
    """What the first saint of a seat is called."""

    def __init__(self, levels: Mapping[int, int], *, dealer: int | None = None, **rules: Any):
        super().__init__(GAME, tuple(levels))
        target, table = rules.pop("target", None), rules.pop("die_table", None)
        self.having(**rules)
        if target is not None:
            self.tablet.set_target(str(target))
        if table is not None:
            self.tablet.set_die_table(table)
        if dealer is not None:
            self.tablet.name_dealer(dealer)
        self.tablet.begin()
        for seat, level in levels.items():
            self.by(seat).first_saint(self.first.format(seat), level)

    @property
    def turn(self) -> int:
        return self.state.active

    @property
    def me(self) -> Any:
        """The seat whose turn it is."""
        return self.by(self.turn)

    def player(self, seat: int) -> Any:
        return self.state.players[seat]

    def saint(self, seat: int | None = None) -> Saint:
        saint = self.player(self.turn if seat is None else seat).active
        assert saint is not None, "nobody is in the active zone"
        return saint

    def points(self, seat: int | None = None) -> int:
        return self.saint(seat).points

    def waiting(self, seat: int | None = None) -> list[str]:
        player = self.player(self.turn if seat is None else seat)
        return [saint.name for saint in player.sanctuary]

    def rose(self, seat: int | None = None) -> int:
        return len(self.player(self.turn if seat is None else seat).rose)

    def place(self, *names: str, level: int = 2) -> Self:
        for name in names:
            self.me.place_saint(name, level)
        return self

    def give(self, points: int, seat: int | None = None) -> Outcome:
        """Points by a card's text, entered by the seat whose turn it is."""
        return self.me.effect(((seat or self.turn, points, 0, 0),))

    def change(self, level: int = 0, required: int = 0) -> Outcome:
        return self.me.effect(((self.turn, 0, level, required),))

    def bless(self, cancelled_by: int | None = None) -> Self:
        """A beatitude, with all answers."""
        self.me.beatitude()
        if cancelled_by is not None:
            self.by(cancelled_by).react("cancel")
            return self
        self.by(*self.state.window.asked).react("pass")
        return self

    def pass_on(self) -> Self:
        self.me.end_turn()
        return self

    def drop(self, seat: int, *, explicit: bool = False, place: int | None = None) -> Outcome:
        """A card's text discards a saint of `seat`: the active one, or one that waits."""
        player = self.player(seat)
        saint = player.active if place is None else player.sanctuary[place]
        return self.me.move_saint(str(saint.id), "discard", explicit)


def two(level: int = 2, **rules: Any) -> SaintsTable:
    """Two players; it is seat 1's turn."""
    return SaintsTable({1: level, 2: 1}, dealer=2, **rules)


def four(**rules: Any) -> SaintsTable:
    """Four players; it is seat 1's turn, then 4, 3, 2."""
    return SaintsTable({1: 5, 2: 2, 3: 2, 4: 2}, **rules)


def piles(scene: SaintsTable) -> tuple[int, int]:
    """The cards that are left and those that are discarded."""
    pile = scene.state.piles[-1]
    return pile.left, pile.discard


def two_with_piles(left: int, discard: int, **rules: Any) -> SaintsTable:
    """Two players at the end of a turn, with so many cards left and discarded."""
    scene = two(9, deck_size=left + 2 + 12, **rules)
    for _ in range(discard):
        scene.me.support()
    return scene
