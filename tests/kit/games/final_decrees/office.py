"""Scenes of an office: players are letters, postings and blame are set by facts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import SimpleNamespace
from typing import Any, Self

from companion.core.log import Step, fold
from companion.games.final_decrees.facts import adjust as deal
from companion.games.final_decrees.facts.turn import TurnBegan
from companion.games.final_decrees.game import FinalDecrees
from tests.kit.playbook import Actor, Outcome, Scene

GAME = FinalDecrees()
do = SimpleNamespace(**{kind.__name__: kind for kind in GAME.commands})
"""The commands of the game: `do.Begin()`."""
SEATS = {letter: number for number, letter in enumerate("ABCDE", 1)}
STEPS = ("executive", "hr", "treasury")
PLACES = {
    5: ["executive", "treasury", "secret", "navy"],
    4: ["executive", "treasury", "navy"],
}


def seat(letter: str) -> int:
    return SEATS[letter]


class Office(Scene):
    """A lobby with five decrees entered; `Office(players=4, sd_discard=3)`."""

    def __init__(
        self, players: int = 5, decrees: Mapping[int, Iterable[str]] | None = None, **options: Any
    ) -> None:
        super().__init__(GAME, range(1, players + 1))
        self.having(**options)
        for slot in range(5):
            self.tablet.set_decree(slot, f"D{slot + 1}", tuple((decrees or {}).get(slot, STEPS)))

    def bids(self, round_: str) -> Outcome:
        """`"A6 B4 C4"`: one bid each, in this order; the outcome of the last."""
        for word in round_.split():
            outcome = self.player(word[0]).bid(int(word[1:]))
        return outcome

    def player(self, letter: str) -> Actor:
        return self.by(seat(letter))

    def blame(self, letters: str = "ABCDE") -> str:
        """Personal blame as `"A6 B4"`."""
        return " ".join(
            f"{one}{self.state.personal[seat(one)]}"
            for one in letters
            if seat(one) in self.state.personal
        )

    def to_posting(self) -> Office:
        """Bids of which A makes the highest; everybody's blame is forgotten after it."""
        self.tablet.begin()
        letters = [letter for letter in SEATS if SEATS[letter] in self.ring]
        self.bids(" ".join(f"{letter}{2 if letter == 'A' else 1}" for letter in letters))
        return self.have(**dict.fromkeys(letters, 0))

    def to_play(self, **places: str) -> Office:
        """Play begins; `to_play(B="navy", A="reform")` says who heads what (others: nothing),
        and the turn is that of the first one named."""
        self.to_posting()
        self.tablet.on_behalf_of(1).post(
            tuple((n, at) for n, at in zip(self.ring[1:], PLACES[len(self.ring)], strict=True))
        )
        if places:
            self.post(**places).turn_of(next(iter(places)))
        return self

    # Facts set by hand: what led to them is not what the scene is about.

    def set(self, *events: Any) -> Self:
        number = self.log[-1].number + 1 if self.log else 1
        step = Step(number, self.now, "set", None, events)
        self.log.append(step)
        self._state = fold(self.game.evolve, self.state, (step,))
        return self

    def post(self, **places: str) -> Self:
        """Exactly these postings."""
        letters = {letter: places.get(letter) for letter in SEATS if SEATS[letter] in self.ring}
        return self.set(*(deal.MarkerPlaced(seat(letter), at) for letter, at in letters.items()))

    def have(self, **amounts: int) -> Self:
        """Blame: letters are pools, words are ministries."""
        for word, amount in amounts.items():
            place: Any = SEATS.get(word, word)
            pools = self.state.personal if word in SEATS else self.state.ministry
            self.set(deal.BlameAdjusted(place, amount - pools[place]))
        return self

    def turn_of(self, letter: str, *, drawn: bool = True) -> Self:
        """A new turn for this player, without its first blame; the card is drawn unless not."""
        at = self.state.posting(seat(letter))
        self.set(TurnBegan(seat(letter), at))
        if at is not None:
            self.have(**{at: self.state.ministry[at] - 1})
        if drawn:
            self.player(letter).draw("ordinary")
        return self

    def arrows(self, *arrows: str) -> Self:
        """Exactly these arrows, each `"a>b"`."""
        wanted = [tuple(one.split(">")) for one in arrows]
        self.set(*(deal.ArrowsAdjusted(one, None) for one in self.state.arrows))
        return self.set(*(deal.ArrowsAdjusted(None, one) for one in wanted))

    def lay(self, slot: int, at: str, done: int = 0) -> Self:
        """A decree lies somewhere, with so many stamps."""
        self.set(deal.DecreePlaced(slot, at))
        for _ in range(done - self.state.decrees[slot].done):
            self.set(deal.StampAdjusted(slot, 1))
        return self

    def deck(self, left: int) -> Self:
        """So many cards are left."""
        return self.set(deal.CountsAdjusted(deck=left - self.state.deck_left))

    @property
    def active(self) -> Actor:
        """The seat whose turn it is."""
        return self.by(self.state.now().player)

    @property
    def left(self) -> int:
        return self.state.now().actions_left


def proposed_posting(state: Any) -> tuple[tuple[int, str], ...]:
    """A legal posting to begin with: clockwise from the left of Human Resources."""
    at = state.ring.index(state.head)
    others = (*state.ring[at + 1 :], *state.ring[:at])
    open_ministries = (one for one in state.ministries if one not in ("reform", "hr"))
    return tuple(zip(others, open_ministries, strict=False))


def offer(giver: int, taker: int, amount: int, sort: str = "blame") -> dict[str, Any]:
    """A line of a proposal."""
    return {"sort": sort, "giver": giver, "taker": taker, "amount": amount}
