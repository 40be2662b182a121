"""Where the match is and what is awaited, in one title and one sentence."""

from __future__ import annotations

from typing import Any

from companion.core.text import SeatName, Text, text
from companion.games.cities import awaiting, clocks
from companion.games.cities.combat import fight_of
from companion.games.cities.state import CitiesState, Combat, Duel, Stage, Step


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


def line(state: CitiesState, seat: int | None) -> Text | None:
    """What is awaited now, in one sentence; to whoever it waits for it speaks as to a friend."""
    if state.step is Step.LOBBY:
        return text("cities-lobby-line")
    if state.step is Step.OVER:
        return None
    if state.paused:
        return text("cities-line-paused")
    if state.duel is None:
        return text("cities-line-bell" if clocks.time_is_up(state) else "cities-line-ready")
    who, id, more = _awaited(state, state.duel)
    if who is None:
        return text(f"cities-line-{id}")
    if who == seat and _asks_itself(state, id):
        return None
    if who == seat:
        return text(f"cities-line-{id}-you", **more)
    return text(f"cities-line-{id}", who=SeatName(who), **more)


def _asks_itself(state: CitiesState, id: str) -> bool:
    """The question on one's own phone has a sentence of its own already."""
    return id == "defence" or (id in ("attackers", "defenders") and not state.options.light)


def _awaited(state: CitiesState, duel: Duel) -> tuple[int | None, str, dict[str, Any]]:
    """Whom the duel waits for (None: nobody in particular), for what, and what the words need."""
    if duel.adjust is not None:
        return duel.adjust, "adjust", {}
    if duel.combat is not None:
        return awaiting.asked(state), duel.combat.stage.value, _of_the_combat(duel, duel.combat)
    if duel.due:
        return duel.active, "discards", {"n": duel.due}
    if clocks.time_is_up(state):
        return None, "bell", {}
    return duel.active, duel.phase.value, {}


def _of_the_combat(duel: Duel, combat: Combat) -> dict[str, Any]:
    if combat.stage is Stage.TARGETS:
        one = fight_of(duel).choosing
        return {"name": "" if one is None else duel.characters[one.id].name}
    return {"slot": combat.slot}
