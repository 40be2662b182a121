"""The class of the city game."""

from collections.abc import Mapping
from typing import Any, ClassVar

from companion.core import Chance, Event, PhasedGame, Ring, Step, Text, last_line, replace, text
from companion.core.command import By, Caller, Command, Tick
from companion.core.game import Decision, Moment
from companion.core.kit.commands import answer, refusal
from companion.core.kit.help import HelpPlace
from companion.core.refusal import Refusal, refuse
from companion.games.cities import PLAYERS
from companion.games.cities.character_cards import card_rows, read_rows
from companion.games.cities.commands import InDuel, MatchCommand
from companion.games.cities.components import card_counting, clock, duel_end
from companion.games.cities.duel import TURN
from companion.games.cities.facts import combat, match, turn
from companion.games.cities.narration import news
from companion.games.cities.narration.recap import recap
from companion.games.cities.options import Options
from companion.games.cities.phase import CitiesPhase, phase_of
from companion.games.cities.phases import bell
from companion.games.cities.phases.combat import WithdrawAttack
from companion.games.cities.phases.duel import DuelPhase
from companion.games.cities.state import CitiesState


class Cities(PhasedGame[CitiesState], package=__package__):
    """Two players and five cities between them; one city is the capital."""

    id: ClassVar[str] = "cities"
    players: ClassVar[tuple[int, int]] = PLAYERS
    cards: ClassVar[str] = "faces"
    state: ClassVar[type[Any]] = CitiesState
    phase: ClassVar[type[Any]] = CitiesPhase
    rules: ClassVar[type[Options]] = Options
    terms = ("deck", "set", "garrison", "neutral", "tapped", "range", "quick")
    applied = staticmethod(news.with_news)
    wakes_at = staticmethod(bell.deadline)
    story = staticmethod(recap)

    def open(self, ring: Ring, kept: Mapping[str, Any]) -> CitiesState:
        made = replace(super().open((), kept), known_cards=read_rows(kept.get("faces", ())))
        return self.seated(made, ring)

    def keep(self, state: CitiesState) -> Mapping[str, Any]:
        """`{"options": {id: value}, "faces": [[name, power, hp, range, quick]…]}`."""
        return {**super().keep(state), "faces": card_rows(state.known_cards)}

    def decide(
        self, state: CitiesState, command: Command, caller: Caller, moment: Moment, chance: Chance
    ) -> Decision:
        """The facts, or the first refusal that applies (§9, §12); the bell rings first (M4)."""
        state, rang = bell.with_bell(state, moment.now)
        if isinstance(command, Tick):
            return rang or refuse("E_WRONG_PHASE")
        made = _decided(state, command, caller, moment, chance)
        return made if isinstance(made, Refusal) else (*rang, *made)

    def seated(self, state: CitiesState, ring: Ring) -> CitiesState:
        """With these people; players chosen before who are still here stay chosen."""
        players = tuple(dict.fromkeys(one for one in (*state.players, *ring) if one in ring))[:2]
        return replace(state, ring=ring, players=players if len(players) == 2 else ())

    def plays(self, state: CitiesState, seat: int) -> bool:
        return seat in state.players

    def shown(self, state: CitiesState, moment: Moment) -> CitiesState:
        return bell.with_bell(state, moment.now)[0]

    def kept_through_undo(
        self, before: CitiesState, after: CitiesState, moment: Moment
    ) -> tuple[Event, ...]:
        if before.clock is None:
            return ()
        ran = before.clock.elapsed(moment.now)
        if after.clock is not None and after.clock.elapsed(moment.now) == ran:
            return ()
        return (clock.ClockKept(ran, moment.now if after.runs else None),)

    def diary_line(self, step: Step) -> Text:
        """The line of the last fact that has one; the discards of a conquest say less than it."""
        conquered = any(isinstance(event, combat.CityConquered) for event in step.events)
        less = combat.DiscardsDone if conquered else ()
        events = tuple(event for event in step.events if not isinstance(event, less))
        return last_line(events) or text("cities-diary-mustered")

    def help_place(self, state: CitiesState) -> HelpPlace | None:
        if state.duel is not None:
            at = state.duel.turn_phase.value
            return HelpPlace(at, TURN, TURN.index(at))
        before = state.begun and state.result is None
        return HelpPlace("ready", ("lay", "ready"), 1) if before else None


def _decided(
    state: CitiesState, command: Command, caller: Caller, moment: Moment, chance: Chance
) -> Decision:
    if wrong := _stranger(state, command, caller):
        return wrong
    if isinstance(command, card_counting.TakeBackCount) and duel_end.may_reopen(state, caller.seat):
        return duel_end.reopen(state, moment.now)
    if state.result is not None:
        return refuse("E_MATCH_OVER")
    if isinstance(command, InDuel):
        made = _in_the_duel(state, command, caller, moment, chance)
        if isinstance(made, Refusal) or not any(isinstance(one, match.DuelEnded) for one in made):
            return made
        assert caller.seat is not None
        return match.DuelDecided(caller.seat), *made
    if state.paused and isinstance(command, MatchCommand):
        return refuse("E_PAUSED")
    wrong = refusal(command, caller, state.phase)
    wrong = wrong or phase_of(state).refuses(state, command, caller.seat)
    return wrong or answer(state, command, caller, moment, chance)


def _stranger(state: CitiesState, command: Command, caller: Caller) -> Refusal | None:
    if not command.by.admits(caller):
        return refuse("E_NOT_MODERATOR")
    if command.by is By.HOST:
        return None
    if command.by is By.ANYBODY and caller.moderator:
        # here the tablet speaks for itself
        return None if caller.seat is None else refuse("E_NOT_ACTIVE")
    if command.by is By.ANYBODY and caller.seat is None:
        return refuse("E_WATCHING")
    if not state.begun:
        return refuse("E_WRONG_PHASE")
    return None if caller.seat in state.players else refuse("E_WATCHING")


def _in_the_duel(
    state: CitiesState, command: InDuel, caller: Caller, moment: Moment, chance: Chance
) -> Decision:
    if state.duel is None:
        return refuse("E_DUEL_OVER" if state.past else "E_WRONG_PHASE")
    if state.paused:
        return refuse("E_PAUSED")
    phase, seat = phase_of(state), caller.seat
    assert isinstance(phase, DuelPhase)
    assert seat is not None
    if phase.closes_opening(state, command, seat):
        closed = turn.OpeningClosed(opened=False)
        made = _in_the_duel(closed.apply(state), command, caller, moment, chance)
        return made if isinstance(made, Refusal) else (closed, *made)
    late = isinstance(command, WithdrawAttack)  # its answer says whether it comes too late
    wrong = None if late else phase.refuses(state, command, seat)
    return wrong or answer(state, command, caller, moment, chance)


GAME = Cities()
