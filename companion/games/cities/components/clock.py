"""The clock of the match: its facts, pauses by agreement (M4)."""

from companion.core import Countdown, Decision, Fact, Note, Refusal, SeatName, refuse, replace, text
from companion.core.command import By, Command
from companion.core.words.prompts.base import Prompt, Weight
from companion.games.cities.components.buttons import aside, press, small
from companion.games.cities.state import CitiesState


class ClockStarted(Fact[CitiesState], diary="cities-diary-clock"):
    """The clock runs from `at` on: for the first time, or again."""

    at: float

    def apply(self, state: CitiesState) -> CitiesState:
        clock = state.whole_clock.resumed(self.at)
        return replace(state, clock=clock, paused=False)


class ClockStopped(Fact[CitiesState]):
    """The clock is stopped between two duels (`pause_between_duels`)."""

    at: float

    def apply(self, state: CitiesState) -> CitiesState:
        return replace(state, clock=state.whole_clock.paused(self.at), pause_asked=None)


class PauseAsked(Fact[CitiesState], diary="cities-diary-asks-pause", who="seat"):
    """One player asks for a pause."""

    seat: int

    def apply(self, state: CitiesState) -> CitiesState:
        return replace(state, pause_asked=self.seat)


class PauseDropped(Fact[CitiesState], diary="cities-diary-no-pause"):
    """The request for a pause is taken back, or turned down."""

    def apply(self, state: CitiesState) -> CitiesState:
        return replace(state, pause_asked=None)


class MatchPaused(Fact[CitiesState], diary="cities-diary-paused"):
    """The match is paused, by agreement or by the host (`seat` None)."""

    at: float
    seat: int | None

    def apply(self, state: CitiesState) -> CitiesState:
        clock = state.whole_clock.paused(self.at)
        return replace(state, clock=clock, paused=True, pause_asked=None)


class ClockKept(Fact[CitiesState]):
    """An undo does not change the time that was played (M4)."""

    before: float
    since: float | None

    def apply(self, state: CitiesState) -> CitiesState:
        clock = replace(state.whole_clock, before=self.before, since=self.since)
        return replace(state, clock=clock)


class AskPause(Command):
    """A player would like a pause (M4)."""

    def decide(self, state: CitiesState, seat: int) -> Decision:
        asked = None if state.pause_asked is None else refuse("E_PAUSE_ASKED")
        return _no_pause(state) or asked or (PauseAsked(seat),)


class ConfirmPause(Command):
    """The other player agrees to the pause (M4)."""

    def decide(self, state: CitiesState, seat: int, now: float) -> Decision:
        own = refuse("E_PAUSE_OWN") if state.pause_asked == seat else None
        return _none_asked(state) or own or (MatchPaused(now, seat),)


class DropPause(Command):
    """Either player: no pause after all."""

    def decide(self, state: CitiesState) -> Decision:
        return _none_asked(state) or (PauseDropped(),)


class Pause(Command, by=By.HOST):
    """Tablet only, in an emergency: pause the match (M4)."""

    def decide(self, state: CitiesState, now: float) -> Decision:
        return _no_pause(state) or (MatchPaused(now, None),)


class Resume(Command, by=By.ANYBODY):
    """Either player or the tablet: continue the match (M4)."""

    def decide(self, state: CitiesState, now: float) -> Decision:
        return (ClockStarted(now),) if state.paused else refuse("E_WRONG_PHASE")


def _no_pause(state: CitiesState) -> Refusal | None:
    if state.paused or state.rung:
        return refuse("E_PAUSED" if state.paused else "E_TIME_UP")
    return None if state.runs else refuse("E_WRONG_PHASE")


def _none_asked(state: CitiesState) -> Refusal | None:
    return _no_pause(state) or (refuse("E_WRONG_PHASE") if state.pause_asked is None else None)


def countdown(state: CitiesState) -> tuple[Countdown, ...]:
    """The clock, until extra time."""
    if state.clock is None or state.extra:
        return ()
    return (Countdown(clock=state.clock, label=text("cities-clock"), head=True),)


def notices(state: CitiesState, seat: int | None) -> tuple[Note, ...]:
    """Notices for both players: the bell, extra time, a request for a pause."""
    if state.extra:
        return extra_time(state) if state.duel is None or seat not in state.players else ()
    if state.is_counted:
        return ()  # the title says it
    if state.time_is_up:
        return (Note(title=text("cities-bell"), lines=(text("cities-bell-how"),), tone="warning"),)
    if state.pause_asked is not None:
        who = state.pause_asked
        line = text("cities-pause-asked", who=SeatName(who))
        if who == seat:
            line = text("cities-pause-asked-you", who=SeatName(state.other(who)))
        return (Note(lines=(line,)),)
    return ()


def clock_prompts(
    state: CitiesState, seat: int, others: tuple[Prompt, ...] = ()
) -> tuple[Prompt, ...]:
    """A pause asked for, agreed to, ended (M4): small beside a main button among `others`."""
    if state.paused:
        return (press("resume", text("cities-go-resume")),)
    if not state.runs or state.rung:
        return ()
    if state.pause_asked is None:
        return (aside("ask_pause", text("cities-go-ask-pause")),)
    busy = any(one.weight is Weight.MAIN for one in others)
    if state.pause_asked == seat:
        group = "quick" if busy else ""
        return (aside("drop_pause", text("cities-go-withdraw-pause"), group=group),)
    label, no = text("cities-go-agree-pause"), small("drop_pause", text("cities-go-drop-pause"))
    if busy:
        return small("confirm_pause", label), no
    title = text("cities-pause-asked", who=SeatName(state.pause_asked))
    return press("confirm_pause", label, title=title), no


def host_clock_prompts(state: CitiesState) -> tuple[Prompt, ...]:
    """Prompts of the tablet about the clock."""
    if state.paused:
        return (press("resume", text("cities-go-resume")),)
    if not state.runs or state.rung:
        return ()
    warn = text("cities-pause-warn")
    return (aside("pause", text("cities-go-pause"), group="clock", warn=warn),)


def extra_time(state: CitiesState) -> tuple[Note, ...]:
    """How extra time is decided."""
    if not state.extra:
        return ()
    id = "cities-extra-duel" if state.duel else "cities-extra-next"
    winner = "duel" if len(set(state.wins.values())) > 1 else state.options.extra_time_winner
    return (Note(lines=(text(id, wins=winner),), tone="warning", bell=True),)
