"""Scenes of a werewolf evening: a deck by names, a night or a vote in one line."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Self

from companion.games.lupus.cast import printed_role, roles
from companion.games.lupus.game import GAME
from companion.games.lupus.options import CLASSIC, WORLD
from companion.games.lupus.victory import ending
from tests.kit.games.lupus.ballots import without_own
from tests.kit.games.lupus.cards import CHOOSERS, cards
from tests.kit.playbook import Outcome, Scene


class Evening(Scene):
    """A scene of this game with methods that play whole nights and days.

    `deck`: the cards that the test needs, seat after seat; villagers fill the table up to `people`.
    `at`: where it begins, a phase after a first night in which nobody chose, or "night 2" after a
    first day on which nobody was lynched.
    """

    def __init__(
        self,
        deck: str,
        *,
        at: str = "night",
        people: int = 0,
        ring: Iterable[int] = (),
        customs: Iterable[Mapping[str, Any]] = (),
        phones: Iterable[int] | None = None,
        box: str = CLASSIC,
        **options: Any,
    ) -> None:
        dealt = cards(deck, people)
        super().__init__(GAME, tuple(ring) or range(1, len(dealt) + 1))
        self.phones = self.phones if phones is None else frozenset(phones)
        deck_of_box = {id: n for id, n in Counter(dealt).items() if printed_role(id)}
        if box != CLASSIC:
            self.tablet.set_option("box", box)
        self.tablet.set_deck(deck_of_box)  # at once: no screen shows a deck that is proposed
        for card in customs:
            self.tablet.set_custom_card(**card)
        if len(deck_of_box) < len(set(dealt)):
            self.tablet.set_deck(dict(Counter(dealt)))
        self.having(**options)
        self.chance.deal(*dealt)
        self.tablet.deal()
        for seat, role in zip(self.ring, dealt, strict=True):
            who = self.by(seat) if seat in self.phones else self.tablet.on_behalf_of(seat)
            who.enter_role(role) if options.get("deal_mode") == "physical" else who.look()
        self.tablet.advance()
        assert self.phase == "night", self.phase
        if at != "night":
            self.night()
        if at == "night 2":
            self.lynch_nobody()
        elif at != "night":
            self.to(at)

    @property
    def phase(self) -> str:
        return str(self.state.phase)

    @property
    def day(self) -> Any:
        return self.state.day

    @property
    def living(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.ring if self.player(seat).alive)

    @property
    def step(self) -> str | None:
        return self.state.night.open_step if self.phase == "night" else None

    @property
    def steps_tonight(self) -> tuple[str, ...]:
        return self.state.night.order

    def player(self, seat: int) -> Any:
        return self.state.players[seat]

    def role(self, seat: int) -> str:
        return self.state.role(seat)

    def holders(self, step: str) -> tuple[int, ...]:
        """The living who act in this step (a role or `wolves`, `masons`)."""
        acting = {one.id for one in roles(WORLD).values() if one.step_id == step}
        return tuple(seat for seat in self.living if self.role(seat) in (acting or {step}))

    def answer(self, step: str) -> str | None:
        """What was answered in this step tonight."""
        found = [one.value for one in self.state.night.answers if one.step == step]
        assert len(found) <= 1, f"one answer a step, not {found}"
        return found[0] if found else None

    def advance(self) -> Outcome:
        return self.tablet.advance()

    def open(self, step: str) -> Self:
        """Go on until this step of the night is open."""
        while self.step != step:
            assert self.phase == "night", f"{step} was never called, it is {self.phase}"
            self.wait(31).advance()
        return self

    def close(self) -> Self:
        """Close the open step, as soon as possible."""
        return self.wait(31).advance().then

    def pick(self, seat: int, target: int | None, step: str | None = None) -> Outcome:
        """A seat picks a target in the open step (on its phone, or by pointing)."""
        pointing = self.state.options.night_input == "pointing" or seat not in self.phones
        who = self.tablet.on_behalf_of(seat) if pointing else self.by(seat)
        return who.pick(step or self.step or "none", target)

    def act(self, step: str, *names: int | None) -> Self:
        """Everybody who acts in a step picks this target (or these); then the step is closed."""
        self.open(step)
        for seat in self.holders(step):
            for name in names:
                self.pick(seat, name)
        return self.close()

    def night(self, **targets: Any) -> Self:
        """The whole night: `night(seer=1, piper=(4, 5))`; others do nothing."""
        for step in self.steps_tonight:
            if step == "night":
                inside = [one for one in targets if one not in self.steps_tonight]
                self.together(**{one: targets.pop(one) for one in inside})
            elif (named := targets.pop(step, None)) is not None:
                self.act(step, *(named if isinstance(named, tuple) else (named,)))
        assert not targets, f"not called tonight: {targets}, only {self.steps_tonight}"
        return self.to("dawn")

    def together(self, **targets: Any) -> Self:
        """One window for all; those without a part (or a target) suspect their neighbour."""
        self.open("night")
        acting = {seat: at for step, at in targets.items() for seat in self.holders(step)}
        for seat in self.living:
            other = next(one for one in self.living if one != seat)
            if seat in acting or self.role(seat) not in CHOOSERS:
                self.pick(seat, acting.get(seat, other))
        return self

    def to(self, phase: str) -> Self:
        """Advance until this phase (an incomplete vote). A dawn is told to all, which may end the
        game."""
        for _ in range(200):
            if self.phase == phase and (phase != "runoff" or self.round.missing):
                return self.tell_dawn() if phase == "dawn" else self
            self.wait(31).advance()
        raise AssertionError(f"{phase} never came, it is {self.phase}")

    def daybreak(self) -> Self:
        """Advance to the next dawn, which only the tablet knows yet."""
        while self.phase != "dawn":
            self.wait(31).advance()
        assert not self.day.told
        return self

    def tell_dawn(self) -> Self:
        """The moderator tells the dawn, which may end the game."""
        assert self.phase == "dawn"
        if not self.day.told:
            self.advance()
        if ending(self.state) is not None:
            self.advance()
        return self

    def kill(self, *seats: int, cause: str = "mauled") -> Self:
        """The moderator kills these by hand."""
        for seat in seats:
            self.tablet.kill(seat, cause, "scene")
        return self

    def leave(self, *seats: int) -> Self:
        """These leave the game."""
        for seat in seats:
            self.tablet.remove(seat, "home")
        return self

    @property
    def round(self) -> Any:
        """The current or last vote."""
        return self.day.last_vote

    @property
    def order(self) -> tuple[int, ...]:
        return self.round.order

    @property
    def nominees(self) -> tuple[int, ...]:
        return self.day.nominees

    @property
    def speaker(self) -> int:
        return self.day.speakers[self.day.speaker]

    def votes(self, votes: Mapping[int, int | None]) -> Self:
        """Everybody votes, in order."""
        for voter in self.order:
            self.by(voter).vote(votes[voter])
        return self

    def vote_like(self, tally: str) -> Self:
        """`"A5 B3"`: five votes for seat 1, three for seat 2, none for oneself; `-2`: two
        abstain."""
        ballots: list[int | None] = []
        for word in tally.split():
            seat = None if word[0] == "-" else ord(word[0]) - ord("A") + 1
            ballots += [seat] * int(word[1:])
        return self.votes(without_own(self.order, ballots))

    def all_name(self, seat: int) -> Self:
        """All vote for one seat, which votes for the first of the others."""
        other = next(one for one in self.living if one != seat)
        return self.votes({voter: other if voter == seat else seat for voter in self.order})

    def lynch(self, seat: int) -> Self:
        """All vote for one seat: it is nominated with another one, and lynched in the runoff."""
        self.to("nomination").all_name(seat).to("runoff")
        self.votes(dict.fromkeys(self.order, seat)).to("lynch")
        assert self.day.condemned == seat
        return self.advance().then

    def lynch_nobody(self) -> Self:
        """Nobody names anybody."""
        self.to("nomination").tablet.on_behalf_of(*self.order).skip_voter("silent").then.to("lynch")
        assert self.day.condemned is None
        return self.advance().then

    @property
    def dead(self) -> tuple[int, ...]:
        """Who died this dawn."""
        return self.day.dead

    @property
    def side(self) -> str | None:
        return None if self.state.result is None else self.state.result.side

    @property
    def winners(self) -> tuple[int, ...]:
        return self.state.result.winners
