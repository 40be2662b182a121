"""Pass and play: the tablet goes to people who are asked and have no phone (§10): whose turn, how
long. Everything here depends on public facts: who is alive, who has a phone, the time."""

from typing import Any

from companion.core import By, Caller, Command, Draft, Fact, Refusal, Ring, refuse, replace
from companion.core.game import Decision, Moment
from companion.games.lupus.state import LupusState, Passing, Phase, passing

READ_SECONDS = 8.0
"""Seconds of a turn in the second window, which has only a line to read."""

FIRST_NIGHT_SECONDS = 10.0
"""Extra seconds of a turn in the first night, because nobody has held the tablet before."""


def _with(state: LupusState, **changes: Any) -> LupusState:
    found = passing(state)
    assert found is not None
    return state.with_passing(replace(found, **changes))


class PassingForeseen(Fact[LupusState]):
    """Night falls; the tablet will go to `seats`, which have no phone, and this is announced."""

    seats: tuple[int, ...]

    def apply(self, state: LupusState) -> LupusState:
        return state.with_night(phones=state.tonight().phones - set(self.seats))


class PassingBegun(Fact[LupusState], public=False):
    """The tablet goes to each of `seats`, in this order; also anew, where a player has left."""

    seats: tuple[int, ...]
    at: float

    def apply(self, state: LupusState) -> LupusState:
        return state.with_passing(Passing(self.seats, self.at))


class DeviceTaken(Fact[LupusState], public=False, diary="lupus-diary-device-taken", who="seat"):
    """`seat` has the tablet: its time begins."""

    seat: int
    at: float

    def apply(self, state: LupusState) -> LupusState:
        return _with(state, since=self.at)


class DeviceReturned(Fact[LupusState], public=False, diary="lupus-diary-device-returned"):
    """The current turn begins again, covered: after wrong hands, a pause, an undo, or a restart."""

    at: float

    def apply(self, state: LupusState) -> LupusState:
        return _with(state, sent=self.at, since=None)


class DevicePassed(Fact[LupusState], public=False, diary="lupus-diary-device-passed"):
    """The turn of `seat` is over; the tablet is on its way to the next."""

    seat: int
    at: float

    def apply(self, state: LupusState) -> LupusState:
        before = passing(state)
        assert before is not None
        return state.with_passing(Passing(before.seats, self.at, before.place + 1))


class ChoseInVain(Fact[LupusState], public=False, diary="lupus-diary-answer"):
    """On the tablet that goes round, `seat` has tapped a name that its card may not choose: it has
    answered, without an effect. Holding the tablet again says so."""

    step: str
    seat: int

    def apply(self, state: LupusState) -> LupusState:
        return state.with_empty_answer(self.step, self.seat)


def holder(state: LupusState) -> int | None:
    """The seat that has the tablet and time to answer or read."""
    found = passing(state)
    return None if found is None or found.since is None else found.turn


def holds(state: LupusState, caller: Caller) -> bool:
    """Whether the tablet is in the hands of that seat, which may tap any name."""
    return caller.seat is not None and caller.seat == holder(state)


def turn_seconds(state: LupusState) -> float:
    """How long each player has the tablet, whatever the role and the answer."""
    rules = state.options
    night = state.night
    if night is not None and night.closing:
        return rules.at_pace(max(READ_SECONDS, rules.min_step_seconds))
    first = FIRST_NIGHT_SECONDS if state.number == 1 and night is not None else 0.0
    return rules.at_pace(rules.step_seconds + first)


def ends_at(state: LupusState) -> float | None:
    """When the turn ends by itself. With the voice every turn ends, except during a pause."""
    found, voice = passing(state), state.voice
    if found is None or (voice is not None and voice.paused_at is not None):
        return None
    if found.since is not None:
        return found.since + turn_seconds(state)
    window = state.options.at_pace(state.options.window_seconds)
    return found.sent + window if state.voice_leads else None


def phoneless(state: LupusState, moment: Moment) -> Ring:
    """Seats that are asked (at night the living, by day the fallen) and have no phone."""
    day = state.day
    if day is None:
        return moment.without_phone(state.living)
    asked = () if day.aims_end is None else day.asked
    return tuple(seat for seat in asked if state.options.dark or seat not in moment.phones)


def seats_to_pass(state: LupusState, moment: Moment) -> Ring:
    """The same if the tablet goes to them; () where they point."""
    return phoneless(state, moment) if state.options.passes else ()


def begin_round(draft: Draft[LupusState], moment: Moment, *, blind: bool = False) -> None:
    """Start the tablet's round, or start it again, if a player has no phone. `blind`: even where
    people would point, because this tablet may not see it (L-B13)."""
    now = draft.state.day if draft.state.night is None else draft.state.night
    going = now is not None and now.passing is not None
    seats = (phoneless if blind or going else seats_to_pass)(draft.state, moment)
    if seats or going:
        draft.record(PassingBegun(seats, moment.now))


def pass_on(draft: Draft[LupusState], moment: Moment) -> None:
    """Pass the tablet to the next seat that is asked and still has no phone."""
    now = passing(draft.state)
    while now is not None and now.turn is not None:
        draft.record(DevicePassed(now.turn, moment.now))
        now = passing(draft.state)
        if now is not None and now.turn in phoneless(draft.state, moment):
            return


def continue_after_removal(draft: Draft[LupusState], moment: Moment) -> None:
    """After a player has left: restart the current turn, or begin the next one."""
    now = passing(draft.state)
    if now is not None and now.turn not in phoneless(draft.state, moment):
        pass_on(draft, moment)
    else:
        draft.record(*restart_turn(draft.state, moment))


def end_due_turn(draft: Draft[LupusState], moment: Moment) -> None:
    """End the current turn if its time is over."""
    over = ends_at(draft.state)
    if over is not None and moment.now >= over:
        pass_on(draft, moment)


def restart_turn(state: LupusState, moment: Moment) -> tuple[DeviceReturned, ...]:
    """The current turn begins again, covered: after an undo, or a time without the program."""
    return () if passing(state) is None else (DeviceReturned(moment.now),)


def _on_its_way(state: LupusState) -> Passing | Refusal:
    """The turn that has not begun."""
    found = passing(state)
    if found is None:
        return refuse("E_WRONG_PHASE")
    return refuse("E_ALREADY_ACTED") if found.since is not None else found


class TakeDevice(Command, by=By.TABLET, phases=(Phase.NIGHT, Phase.SHOT)):
    """Tablet for a seat: the seat whose turn it is has the tablet in its hands (§10)."""

    def decide(self, state: LupusState, caller: Caller, now: float) -> Decision:
        """Refused for any other seat than the one whose turn it is."""
        found = _on_its_way(state)
        if isinstance(found, Refusal):
            return found
        if caller.seat is None or caller.seat != found.turn:
            return refuse("E_NOT_YOUR_TURN")
        if state.voice is not None and state.voice.paused_at is not None:
            return refuse("E_CLOCK_PAUSED")
        return (DeviceTaken(caller.seat, now),)


class ReturnDevice(Command, by=By.HOST, phases=(Phase.NIGHT, Phase.SHOT)):
    """Tablet: it is in the wrong hands; the seat's turn begins again (§10)."""

    def decide(self, state: LupusState, now: float) -> Decision:
        return refuse("E_WRONG_PHASE") if holder(state) is None else (DeviceReturned(now),)


class PassOver(Command, by=By.HOST, phases=(Phase.NIGHT, Phase.SHOT)):
    """Tablet: a player who does not take the tablet is passed over (§10)."""

    def decide(self, state: LupusState, moment: Moment) -> Decision:
        """Refused once the player has taken the tablet: it keeps it for the whole turn."""
        found = _on_its_way(state)
        if isinstance(found, Refusal):
            return found
        draft = Draft(state)
        pass_on(draft, moment)
        return draft.decision
