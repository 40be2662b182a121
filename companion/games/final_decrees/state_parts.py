"""The parts of the state: decrees, bids, turns, awaited decisions, trades, the end."""

from companion.core import Frozen

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
    """A decree in play."""

    name: str
    steps: tuple[str, ...]
    done: int = 0
    place: str | None = "executive"
    """The ministry where it is; None once promulgated."""
    path: tuple[str, ...] = ("executive",)
    """Every ministry it has lain on."""
    stamps: tuple[int | None, ...] = ()
    """The seat that set each stamp; None: a card."""

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
    """The turn of `player`."""

    player: int
    actions_left: int = 3
    awaits_card: bool = True
    """Step 2: the first card is being drawn."""
    draw_used: bool = False
    treasury_used: bool = False
    navy_used: bool = False
    card_open: bool = False
    """A card was played, and its effects may be entered."""

    def used(self, ministry: str) -> bool:
        """Whether the special action of once a turn of this ministry was done."""
        return {"treasury": self.treasury_used, "navy": self.navy_used}.get(ministry, False)


class Pending(Frozen):
    """The decision after a promulgation: blame goes back to the reserve (D-P)."""

    decree: int
    """Its slot."""
    ministry: str
    """The ministry where it was."""
    allowance: int
    """Most blame that may go back."""
    picker: int
    """The seat that says which of several `roots` counts (house rule `multi_control`)."""
    roots: tuple[str, ...]
    """The ministries at the top of the chain."""
    chooser: int | None = None
    """The seat that decides; None until a root is picked."""

    @property
    def decider(self) -> int:
        return self.picker if self.chooser is None else self.chooser


class Line(Frozen):
    """One line of a trade: what `giver` gives to `taker`."""

    giver: int
    taker: int
    blame: int = 0
    cards: int = 0


class Trade(Frozen):
    """An open proposal, carried out when all named seats have agreed (§7)."""

    id: str
    by: int
    """The seat that proposes it."""
    lines: tuple[Line, ...]
    agreed: tuple[int, ...]

    @property
    def named(self) -> tuple[int, ...]:
        """The seats on its lines, in order of mention."""
        return tuple(dict.fromkeys(seat for one in self.lines for seat in (one.giver, one.taker)))

    @property
    def missing(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.named if seat not in self.agreed)


class Fallen(Frozen):
    """The end of a proposal that was not carried out."""

    seat: int
    """The seat that ended it."""
    why: str
    """As in the fact `TradeDropped`."""


class Decline(Frozen):
    """The results of a Stagnation and Decline, step by step (§8)."""

    seat: int
    """The player who drew it."""
    discarded: int
    """Cards that went from the deck to the discards."""
    moved: tuple[tuple[str, int, int], ...]
    """(ministry, director, blame)."""
    returned: bool
    """Whether it was shuffled back into the deck."""
    picked: bool
    """Whether the drawer took one of the discarded cards (`sd_pick`)."""
    deck_left: int
    """Cards in the deck afterwards."""


class Result(Frozen):
    """The end (§9)."""

    reason: str
    """"deck", "decrees" or "abandoned"."""
    winners: tuple[int, ...]
    """Empty for a game that was abandoned."""
