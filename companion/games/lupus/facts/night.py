"""Facts of the night (§6.2). Their diary lines name neither a player who chooses nor a choice."""

from companion.core import Fact, Text, among, replace, text
from companion.games.lupus.cast import holders, step_role, steps
from companion.games.lupus.options import WORLD
from companion.games.lupus.state import LupusState, Night, NightAnswer, Phase


def _step_name(id: str) -> Text:
    if id in steps(WORLD) or id == "night":
        return text(f"lupus-step-{id}")
    return text("lupus-custom", n=int(id.removeprefix("custom")))


class NightFell(Fact[LupusState], diary="lupus-night", n="number"):
    """A night begins; `order` and `parts` as in `Night`. The day before is past."""

    number: int
    order: tuple[str, ...]
    parts: tuple[str, ...]
    at: float

    def apply(self, state: LupusState) -> LupusState:
        phones = frozenset(state.ring)
        night = Night(self.number, self.order, self.parts, opened_at=self.at, phones=phones)
        return replace(state, phase=Phase.NIGHT, night=night, days=state.all_days, day=None)


class StepOpened(Fact[LupusState]):
    """The next step of the night is called."""

    step: str
    at: float
    close_at: float
    """Server time from which ending the step is offered."""
    phones: tuple[int, ...]
    """Seats that have a phone."""
    groups: tuple[tuple[int, ...], ...]
    """Groups of living players who know each other from now on (§9)."""

    def apply(self, state: LupusState) -> LupusState:
        state = state.with_night(
            cursor=state.tonight().order.index(self.step),
            closing=False,
            opened_at=self.at,
            close_at=self.close_at,
            phones=frozenset(self.phones),
            proposals={},
            firsts={},
            seconds={},
            tapped=frozenset(),
            stands_for=frozenset(),
            passing=None,
        )
        for group in self.groups:
            state = acquainted(state, group)
        return state

    def diary_line(self) -> Text:
        return text("lupus-diary-called", step=_step_name(self.step))


def acquainted(state: LupusState, group: tuple[int, ...]) -> LupusState:
    """The state in which the seats of `group` know each other, besides those they knew before."""
    players = dict(state.players)
    for seat in group:
        known = {*players[seat].knows, *group} - {seat}
        players[seat] = replace(players[seat], knows=among(state.ring, known))
    return replace(state, players=players)


class Suspected(Fact[LupusState], public=False, paper=True, diary="lupus-diary-answer"):
    """A decoy: the suspect of a player without a part in the step; hidden until the end."""

    step: str
    seat: int
    target: int

    def apply(self, state: LupusState) -> LupusState:
        night = state.tonight()
        others = (one for one in night.suspicions if one[:2] != (self.step, self.seat))
        suspicions = (*others, (self.step, self.seat, self.target))
        return state.with_night(suspicions=suspicions, tapped=night.tapped | {self.seat})


class Proposed(Fact[LupusState], public=False, diary="lupus-diary-answer"):
    """One of several who share a step shows a target; it may be changed."""

    step: str
    seat: int
    target: int

    def apply(self, state: LupusState) -> LupusState:
        night = state.tonight()
        proposals = {**night.proposals, self.seat: self.target}
        return state.with_night(proposals=proposals, tapped=night.tapped | {self.seat})


class Passed(Fact[LupusState], public=False, paper=True, diary="lupus-diary-answer"):
    """A phone has answered «nobody», a decoy or not; it may be changed."""

    step: str
    seat: int

    def apply(self, state: LupusState) -> LupusState:
        return state.with_empty_answer(self.step, self.seat)


class Settled(Fact[LupusState], public=False, diary="lupus-diary-settled"):
    """The moderator settles a shared step himself (L-N3); None: nobody."""

    step: str
    target: int | None

    def apply(self, state: LupusState) -> LupusState:
        return state.with_night(settled={**state.tonight().settled, self.step: self.target})


class Picked(Fact[LupusState], public=False, diary="lupus-diary-answer"):
    """A confirmed pick of `seats` in `step` (one of the night's `parts`)."""

    step: str
    seats: tuple[int, ...]
    target: int

    def apply(self, state: LupusState) -> LupusState:
        night = state.tonight()
        return state.with_night(
            picks={**night.picks, self.step: self.target},
            by={**night.by, self.step: self.seats},
            tapped=night.tapped | set(self.seats),
        )


class ChoiceStands(Fact[LupusState], public=False):
    """An undo has led to before an answered choice of `seats`: the choice is kept (L-N6). Their
    phones are asked like all others, so that nobody can tell whose choice it was. `target` None:
    they chose nobody."""

    step: str
    seats: tuple[int, ...]
    target: int | None
    second: int | None = None
    """The other one of two names."""

    def apply(self, state: LupusState) -> LupusState:
        night = state.tonight()
        picks = {} if self.target is None else {self.step: self.target}
        pairs = {} if self.second is None else {self.step: self.second}
        named = {
            field: {one: at for one, at in getattr(night, field).items() if one not in self.seats}
            for field in ("proposals", "firsts", "seconds")
        }
        return state.with_night(
            picks={**night.picks, **picks},
            by={**night.by, self.step: self.seats},
            pairs={**night.pairs, **pairs},
            stands_for=night.stands_for | {*self.seats},
            **named,
        )


class Answered(Fact[LupusState], public=False, shows=True, diary="lupus-diary-answer"):
    """`seats` have got a secret answer (`value` as in `state.Answer`)."""

    step: str
    seats: tuple[int, ...]
    target: int | None
    value: str

    def apply(self, state: LupusState) -> LupusState:
        answer = NightAnswer(self.step, self.seats, self.target, self.value)
        return state.with_night(answers=(*state.tonight().answers, answer))


class VictimShown(Fact[LupusState], public=False, shows=True):
    """`seats` have a line that says whom the pack has chosen; None: nobody (L-B7)."""

    seats: tuple[int, ...]
    target: int | None

    def apply(self, state: LupusState) -> LupusState:
        return state


class Turned(Fact[LupusState], public=False, diary="lupus-diary-answer"):
    """`seats` have taken the role of the one they chose (L-N7)."""

    seats: tuple[int, ...]
    role: str

    def apply(self, state: LupusState) -> LupusState:
        return state.with_role(self.seats, self.role)


class StepClosed(Fact[LupusState]):
    """The close line is read; proposals without agreement are dropped."""

    step: str
    at: float

    def apply(self, state: LupusState) -> LupusState:
        by = {**_chose_nobody(state, self.step), **state.tonight().by}
        return state.with_night(closing=True, close_at=self.at, passing=None, by=by)

    def diary_line(self) -> Text:
        return text("lupus-diary-closed", step=_step_name(self.step))


def _chose_nobody(state: LupusState, called: str) -> dict[str, tuple[int, ...]]:
    """By part of the step that closes: its seats, where one of them has answered «nobody»."""
    night = state.tonight()
    window = [part for part in night.parts if part not in night.order]
    asked = [called] if called in night.parts else window
    acting = {part: holders(state, part) for part in asked if step_role(state, part).may_pass}
    answered = night.tapped.difference(night.proposals)
    return {part: who for part, who in acting.items() if not answered.isdisjoint(who)}


class EyesOpened(Fact[LupusState], diary="lupus-diary-eyes"):
    """After the last step: everybody opens their eyes, the announcement follows."""

    def apply(self, state: LupusState) -> LupusState:
        return state.with_night(cursor=len(state.tonight().order), closing=False)
