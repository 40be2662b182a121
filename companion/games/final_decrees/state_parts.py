"""The parts of the state: decrees, bids, turns, decisions that are awaited, trades, the end."""

from __future__ import annotations

from companion.core.value import Frozen

LOWEST_PAYS, TIED_PAY = 5, 2
"""Blame (D-S2)."""


class Plan(Frozen):
    """A decree as it is entered: its name and the ministries that have to stamp it, in order."""

    name: str = ""
    steps: tuple[str, ...] = ()


class Template(Frozen):
    """Five plans under one name, kept for another evening."""

    name: str
    plans: tuple[Plan, ...]


class Decree(Frozen):
    """A decree in play. `done`: stamped steps; `place`: None once promulgated.

    `path`: every ministry it has lain on; `stamps`: who set each stamp (None: a card).
    """

    name: str
    steps: tuple[str, ...]
    done: int = 0
    place: str | None = "executive"
    path: tuple[str, ...] = ("executive",)
    stamps: tuple[int | None, ...] = ()

    @property
    def next_step(self) -> str | None:
        """The ministry that has to stamp it next; None after the last."""
        return self.steps[self.done] if self.done < len(self.steps) else None


class BidRound(Frozen):
    """A round of bids that was opened, and what follows from it (D-S2)."""

    bids: tuple[tuple[int, int], ...]
    """(seat, bid), in the order of the ring."""
    lot: int | None = None
    """Which of those tied in the last round was drawn."""

    @property
    def tied(self) -> tuple[int, ...]:
        """The seats that made the highest bid, where there are several."""
        high = max(bid for _, bid in self.bids)
        top = tuple(seat for seat, bid in self.bids if bid == high)
        return top if len(top) > 1 else ()

    @property
    def winner(self) -> int | None:
        """The director of Human Resources; None where the tied bid again."""
        return self.lot if self.tied else max(self.bids, key=lambda one: one[1])[0]

    @property
    def gains(self) -> tuple[tuple[int, int], ...]:
        """(seat, blame that it gains)."""
        tied, low = self.tied, min(bid for _, bid in self.bids)
        return tuple(
            (seat, TIED_PAY if seat in tied else bid + (LOWEST_PAYS if bid == low else 0))
            for seat, bid in self.bids
        )


class Turn(Frozen):
    """The turn of `player`. `awaits_card`: step 2, the first card is being drawn.

    `card_open`: a card was played, and its effects may be entered.
    """

    player: int
    actions_left: int = 3
    awaits_card: bool = True
    draw_used: bool = False
    treasury_used: bool = False
    navy_used: bool = False
    card_open: bool = False


class Pending(Frozen):
    """The decision after a promulgation (D-P): up to `allowance` blame goes back.

    `chooser`: who decides; None while `picker` still has to say which of several `roots` counts
    (house rule `multi_control`).
    """

    decree: int
    ministry: str
    allowance: int
    picker: int
    roots: tuple[str, ...]
    chooser: int | None = None


class Line(Frozen):
    """One line of a trade: `giver` gives `taker` so much blame and so many cards."""

    giver: int
    taker: int
    blame: int = 0
    cards: int = 0


class Trade(Frozen):
    """An open proposal (§7): carried out when all who are named have agreed."""

    id: str
    by: int
    lines: tuple[Line, ...]
    agreed: tuple[int, ...]

    @property
    def named(self) -> tuple[int, ...]:
        """Everybody on a line, in order of mention."""
        return tuple(dict.fromkeys(seat for one in self.lines for seat in (one.giver, one.taker)))

    @property
    def missing(self) -> tuple[int, ...]:
        """Who has not agreed yet."""
        return tuple(seat for seat in self.named if seat not in self.agreed)


class Fallen(Frozen):
    """Why the last proposal that named a seat came to nothing: which `seat` ended it, and `why`."""

    seat: int
    why: str


class Decline(Frozen):
    """What the last Stagnation and Decline did (§8), step by step.

    `moved`: (ministry, director, blame). `returned`: shuffled back. `picked`: the drawer took one.
    """

    seat: int
    discarded: int
    moved: tuple[tuple[str, int, int], ...]
    returned: bool
    picked: bool
    deck_left: int


class Result(Frozen):
    """The end (§9). `reason`: "deck", "decrees" or "abandoned"; nobody wins the last."""

    reason: str
    winners: tuple[int, ...]
