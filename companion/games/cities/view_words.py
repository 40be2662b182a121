"""Where the match is and what is awaited, in one title and one sentence."""

from __future__ import annotations

from companion.core.text import SeatName, Text, text
from companion.games.cities import awaiting, clocks
from companion.games.cities.combat import fight_of
from companion.games.cities.state import CitiesState, Duel, Phase, Stage, Step


def words(said: str) -> Text:
    """Something that somebody has typed."""
    return text("cities-words", words=said)


def title(state: CitiesState, seat: int | None) -> Text:
    """«Duello 2: tocca ad Anna»."""
    if state.step is Step.LOBBY:
        return text("cities-lobby")
    if state.step is Step.OVER:
        return text("cities-over")
    if state.duel is None:
        return text("cities-extra" if state.extra else "cities-before-duel", n=state.number)
    if state.extra:
        return _in_extra_time(state.duel, seat)
    if state.duel.active == seat:
        return text("cities-turn-you", n=state.number)
    return text("cities-turn", n=state.number, who=SeatName(state.duel.active))


def _in_extra_time(duel: Duel, seat: int | None) -> Text:
    """The greatest words of every screen say it, as long as it lasts (M2)."""
    if duel.active == seat:
        return text("cities-extra-you")
    return text("cities-extra-turn", who=SeatName(duel.active))


def line(state: CitiesState) -> Text | None:
    """What is awaited now, in one sentence."""
    if state.step is Step.LOBBY:
        return text("cities-lobby-line")
    if state.step is Step.OVER:
        return None
    if state.paused:
        return text("cities-line-paused")
    if state.duel is None:
        return text("cities-line-bell" if clocks.time_is_up(state) else "cities-line-ready")
    return _of_the_duel(state, state.duel)


def _of_the_duel(state: CitiesState, duel: Duel) -> Text:
    if duel.adjust is not None:
        return text("cities-line-adjust", who=SeatName(duel.adjust))
    if duel.combat is not None:
        return _of_the_combat(state, duel, duel.combat.stage)
    if duel.due:
        return text("cities-line-discards", who=SeatName(duel.active), n=duel.due)
    if clocks.time_is_up(state):
        return text("cities-line-bell")
    if duel.phase is Phase.FINAL:
        return text("cities-line-final", who=SeatName(duel.active))
    return text(f"cities-line-{duel.phase.value}", who=SeatName(duel.active))


def _of_the_combat(state: CitiesState, duel: Duel, stage: Stage) -> Text:
    assert duel.combat is not None
    who = SeatName(awaiting.asked(state))
    if stage is Stage.TARGETS:
        one = fight_of(duel).choosing
        name = "" if one is None else duel.characters[one.id].name
        return text("cities-line-targets", who=who, name=name)
    return text(f"cities-line-{stage.value}", who=who, slot=duel.combat.slot)
