"""Where the match is and what is awaited, in one title and one sentence."""

from __future__ import annotations

from typing import Any

from companion.core.text import SeatName, Text, text
from companion.games.cities import clocks
from companion.games.cities.duel import combat_awaiting
from companion.games.cities.duel.character_words import called
from companion.games.cities.duel.combat_flow import fight_of
from companion.games.cities.screens import ended as view_ended
from companion.games.cities.state import CitiesState, Combat, Duel, Phase, Stage, Step


def title(state: CitiesState, seat: int | None) -> Text:
    """«Duello 2: tocca ad Anna»."""
    if state.step is Step.LOBBY:
        return text("cities-lobby")
    if state.step is Step.OVER:
        return text("cities-over")
    if view_ended.shown(state) and not state.extra:
        return view_ended.title(state, seat)
    if clocks.is_counted(state):
        return text("cities-bell")
    if state.duel is None:
        return text("cities-extra" if state.extra else "cities-before-duel", n=state.number)
    if state.extra:
        return _in_extra_time(state.duel, seat)
    if state.duel.combat is not None:
        who, slot = SeatName(state.duel.active), state.duel.combat.slot
        id = "cities-attacks-you" if state.duel.active == seat else "cities-attacks"
        return text(id, who=who, slot=slot, n=state.number)
    if state.duel.active == seat:
        return text("cities-turn-you", n=state.number)
    return text("cities-turn", n=state.number, who=SeatName(state.duel.active))


def _in_extra_time(duel: Duel, seat: int | None) -> Text:
    """The greatest words of every screen say it, as long as it lasts (M2)."""
    if duel.active == seat:
        return text("cities-extra-you")
    return text("cities-extra-turn", who=SeatName(duel.active))


def line(state: CitiesState, seat: int | None) -> Text | None:
    """What is awaited now, in one sentence; the player who is awaited is addressed directly."""
    if state.step is Step.LOBBY:
        return text("cities-lobby-line")
    if state.step is Step.OVER:
        return None
    if state.paused:
        return text("cities-line-paused")
    if view_ended.shown(state) and not state.extra:
        return view_ended.why(state, seat)
    if state.duel is None:
        return text("cities-line-bell" if clocks.time_is_up(state) else "cities-line-ready")
    who, id, more = _awaited(state, state.duel)
    if who is None:
        return text(f"cities-line-{id}")
    if who == seat and _asks_itself(id):
        return None
    if who == seat:
        return text(f"cities-line-{id}-you", **more)
    return text(f"cities-line-{id}", who=SeatName(who), **more)


_MUSTERS = ("attackers", "defenders")
_ASKED = ("defence", "reveal", "settle", "discards")


def _asks_itself(id: str) -> bool:
    """Whether the question has a sentence of its own, so that the player's phone needs none beside
    it."""
    return id.startswith("fighters-") or id in (*_ASKED, *_MUSTERS)


def _awaited(state: CitiesState, duel: Duel) -> tuple[int | None, str, dict[str, Any]]:
    """Whom the duel waits for (None: nobody in particular), for what, and what the words need."""
    if duel.adjust is not None:
        return duel.adjust, "adjust", {}
    if duel.combat is not None:
        stage = duel.combat.stage
        if state.options.light and stage in (Stage.ATTACKERS, Stage.DEFENDERS):
            return (
                combat_awaiting.asked(state),
                f"fighters-{stage.value}",
                {"slot": duel.combat.slot},
            )
        return combat_awaiting.asked(state), stage.value, _of_the_combat(state, duel, duel.combat)
    if duel.due:
        return duel.active, "discards", {"n": duel.due}
    if clocks.time_is_up(state):
        return None, "bell", {}
    if state.options.light and duel.phase is Phase.MAIN:
        return duel.active, "main-light", {}
    return duel.active, duel.phase.value, {}


def _of_the_combat(state: CitiesState, duel: Duel, combat: Combat) -> dict[str, Any]:
    if combat.stage is Stage.TARGETS:
        one = fight_of(duel).choosing
        return {"name": "" if one is None else called(state, duel.characters[one.id])}
    return {"slot": combat.slot}
