"""Scenes of a match: A is seat 1, B is seat 2; characters are told as «2/3», «2/1r1»."""

from __future__ import annotations

import re
from typing import Any, Self

from companion.core.command import Caller
from companion.games.cities.game import Cities
from tests.kit.playbook import Actor, Outcome, Scene

A, B = 1, 2
STATS = re.compile(r"(-?\d+)/(-?\d+)(?:r(-?\d+))?$")


def stats(text: str) -> tuple[int, int, int]:
    """`"2/1r1"` as power, hit points, range."""
    match = STATS.match(text)
    assert match, text
    power, hp, range = match.groups(default="0")
    return int(power), int(hp), int(range)


class Effect:
    """One effect, from the opening of the card's text to its end."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match, self._seat = match, seat

    def __getattr__(self, name: str) -> Any:
        def speak(*values: Any) -> Outcome:
            who = self._match.by(self._seat)
            opened = who.begin_adjust()
            outcome = getattr(who, name)(*values)
            if not outcome.expected or not opened.expected:
                self._match.undo_adjust(outcome)
                return outcome
            ended = who.end_adjust()
            events = (*outcome.events, *ended.events)
            return Outcome(outcome.sentence, events, self._match, Caller(seat=self._seat))

        return speak


class Match(Scene):
    """A match in which both are ready; `starter` begins the first duel."""

    def __init__(self, *, starter: int = A, deck: int = 60, ring=(A, B), **options: Any) -> None:
        self.prepare(options, deck=deck, ring=ring)
        self.start(starter)

    def prepare(
        self, options: dict[str, Any], *, deck: int = 60, ring=(A, B), begun=True, declared=True
    ) -> None:
        """Up to the decks; nobody is ready yet."""
        super().__init__(Cities(), ring)
        self.ids: dict[str, int] = {}
        self.having(**options)
        if begun:
            self.tablet.begin()
        if begun and declared:
            self.by(A, B).declare_deck({"main": deck, "side": 10})

    @classmethod
    def with_rules(cls, *, ring=(A, B), begun=True, declared=True, **options: Any) -> Match:
        """A match whose first duel has not begun, for the options that are also names here."""
        match = cls.__new__(cls)
        match.prepare(options, ring=ring, begun=begun, declared=declared)
        return match

    def start(self, starter: int = A) -> Self:
        """Both press ready."""
        self.chance.draw(starter)
        self.by(A).ready().by(B).ready()
        return self

    @property
    def duel(self) -> Any:
        return self.state.duel

    @property
    def active(self) -> int:
        return self.duel.active

    @property
    def now_active(self) -> Actor:
        return self.by(self.active)

    def hand(self, seat: int) -> int:
        return self.duel.counts[seat].hand

    def owner(self, slot: int) -> int | None:
        return self.duel.city(slot).owner

    def one(self, name: str) -> Any:
        """The character called like this."""
        return self.duel.characters[self.ids[name]]

    def id(self, name: str) -> int:
        return self.ids[name]

    def effect(self, seat: int) -> Effect:
        """The text of a card, with one thing in it: `match.effect(A).give_city(2, "mine")`."""
        return Effect(self, seat)

    def undo_adjust(self, outcome: Outcome) -> None:
        """A refused effect: the open text is taken back, the refusal stays to be expected."""
        expected, outcome.expected = outcome.expected, True
        self.undo()
        outcome.expected = expected

    # Turns.

    def to_main(self) -> Self:
        """Go on to the main phase of the active player."""
        if str(self.duel.turn_phase) == "draw":
            self.now_active.draw()
        if str(self.duel.turn_phase) == "opening":
            self.now_active.skip_opening()
        return self

    def end_turn(self) -> Self:
        """The active player's turn is over, whatever is in the hand."""
        self.to_main().now_active.end_main()
        if self.duel and str(self.duel.turn_phase) == "final":
            self.now_active.discard_down()
        return self

    def turn_of(self, seat: int) -> Self:
        """The main phase of this player."""
        while self.active != seat or str(self.duel.turn_phase) == "final":
            self.end_turn()
        return self.to_main()

    def put(self, seat: int, name: str, values: str, slot: int = 0, *, quick: bool = False) -> Self:
        """A character of `seat` comes into play by an effect, and is set at a city."""
        self.turn_of(seat)
        power, hp, range = stats(values)
        self.effect(seat).put_character(name, power, hp, range, "yes" if quick else "no")
        self.ids[name] = self.duel.next_id - 1
        if slot:
            self.by(seat).set_character(self.ids[name], slot)
        return self

    def open(self, name: str, values: str, *, quick: bool = False) -> Self:
        """The active player opens a character."""
        power, hp, range = stats(values)
        self.now_active.open_character(name, power, hp, range, "yes" if quick else "no")
        self.ids[name] = self.duel.next_id - 1
        return self

    # Combat.

    def attack(self, name: str, *, capital: bool = False) -> Outcome:
        """A declares with this character; a hidden city is turned up."""
        one = self.one(name)
        outcome = self.by(one.owner).attack(one.id, one.place)
        if self.stage == "reveal":
            outcome = self.by(one.owner).reveal(capital)
        return outcome

    @property
    def stage(self) -> str | None:
        """What the open combat waits for."""
        combat = self.duel.combat if self.duel else None
        return None if combat is None else str(combat.stage)

    def take(self, name: str, *, capital: bool = False, discards: bool = True) -> Self:
        """An undefended conquest by this character."""
        self.attack(name, capital=capital).by(self.state.other(self.active)).decline()
        if discards and self.duel and self.duel.due:
            self.now_active.confirm_discards()
        return self

    def fight(
        self, with_attackers: tuple[str, ...] = (), by_defenders: tuple[str, ...] = ()
    ) -> Self:
        """It is defended; these join, these defend."""
        attacker, defender = self.active, self.state.other(self.active)
        self.by(defender).defend()
        if self.stage == "attackers":
            self.by(attacker).name_attackers(tuple(str(self.ids[n]) for n in with_attackers))
        if self.stage == "defenders":
            self.by(defender).name_defenders(tuple(str(self.ids[n]) for n in by_defenders))
        return self

    @property
    def outcome(self) -> str:
        """Of the last combat."""
        return self.duel.account.outcome

    # The match.

    def own(self, seat: int, *slots: int, capital: int | None = None) -> Self:
        """Seat conquers these cities in order, one character each; no discards stay due."""
        self.turn_of(seat)
        for slot in slots:
            name = f"{seat}-{slot}-{self.duel.next_id}"
            self.put(seat, name, "1/1", slot).take(name, capital=slot == capital)
            if self.duel is None:
                return self
        return self

    def ring_bell(self) -> Self:
        """The clock runs out."""
        self.wait(60 * 200)
        assert self.state.rung
        return self
