"""What each pair of eyes sees of a match: nearly everything is public, a deck list is not (§10)."""

from __future__ import annotations

from companion.core.game import Moment
from companion.core.text import Text, text
from companion.core.value import replace
from companion.core.view import Scene, Tone, View, mark_known
from companion.core.words.panels.base import Chronicle, Circle, Mark, Panel, Pile, Piles
from companion.core.words.prompts.base import Prompt, Weight
from companion.core.words.prompts.field import Field
from companion.core.words.prompts.form import Form
from companion.games.cities import clocks
from companion.games.cities.duel.prompts_duel import duel_prompts
from companion.games.cities.screens.ended import ended_board, shown, versus
from companion.games.cities.screens.panels import fights, head_panels, laid_out, match_panels
from companion.games.cities.screens.prompts_match import (
    lobby_prompts,
    ready_prompts,
    reopening,
    tablet_prompts,
)
from companion.games.cities.screens.words import line, title
from companion.games.cities.state import CitiesState, Step
from companion.games.cities.told.recap import chapters, verdict

CARDS_AT_MOST = 500


def wall_view(state: CitiesState, moment: Moment) -> View:
    """What everybody sees of a match."""
    state, _ = clocks.with_bell(state, moment.now)
    return View(
        tone=_tone(state),
        scene=_scene(state),
        title=title(state, None),
        line=line(state, None),
        emblem="game-cities" if state.step is Step.LOBBY else None,
        panels=_panels(state, None),
    )


def phone_view(state: CitiesState, seat: int, moment: Moment, wall: View) -> View:
    """A player is spoken to, sits on the near side, and may do something; all but the list of the
    own deck everybody may know (§10)."""
    if seat not in state.players:
        return wall
    state, _ = clocks.with_bell(state, moment.now)
    return replace(
        wall,
        title=title(state, seat),
        line=line(state, seat),
        prompts=tuple(
            replace(one, known=one.command != "list_cards") for one in seat_prompts(state, seat)
        ),
        panels=mark_known(_panels(state, seat)),
        known=("title", "line"),
    )


def desk_view(state: CitiesState, moment: Moment, wall: View) -> View:
    """What the tablet sees, and may do."""
    state, _ = clocks.with_bell(state, moment.now)
    return replace(wall, prompts=_tablet(state, moment))


def _tone(state: CitiesState) -> Tone:
    return Tone.END if state.step is Step.OVER else Tone.TABLE


def _scene(state: CitiesState) -> Scene:
    if state.step is Step.LOBBY:
        return Scene.LOBBY
    if state.step is Step.OVER:
        return Scene.END
    if shown(state):
        return Scene.WON
    return Scene.FIGHT if state.duel is not None and fights(state, state.duel) else Scene.LINE


def seat_prompts(state: CitiesState, seat: int) -> tuple[Prompt, ...]:
    """What a player may do."""
    if state.step is Step.READY:
        return ready_prompts(state, seat)
    return duel_prompts(state, seat) if state.step is Step.DUEL else reopening(state, seat)


def _tablet(state: CitiesState, moment: Moment) -> tuple[Prompt, ...]:
    """The tablet's own, and all that it may do in a player's place."""
    if state.step is Step.LOBBY:
        return lobby_prompts(state)
    instead = [
        _in_place(prompt, seat, phone=seat in moment.phones)
        for seat in state.players
        for prompt in seat_prompts(state, seat)
        if prompt.command not in ("resume", "call_time")
    ]
    if state.step is Step.OVER:
        return tuple(instead)
    counts = [_counted(state, seat) for seat in state.players if _may_count(state)]
    return (*tablet_prompts(state), *instead, *counts)


def _in_place(prompt: Prompt, seat: int, *, phone: bool) -> Prompt:
    """A player's prompt on the tablet; for a player with a phone it is not the main one."""
    weight = Weight.QUIET if phone and prompt.weight is Weight.MAIN else prompt.weight
    key = f"{seat}-{prompt.key}"
    if isinstance(prompt, Form) and prompt.command == "list_cards":
        # What is written is its owner's; the tablet may write it anew.
        blank = tuple(replace(field, value="") for field in prompt.fields)
        hint = text("cities-list-hint")
        return replace(prompt, act_for=(seat,), key=key, weight=weight, fields=blank, hint=hint)
    return replace(prompt, act_for=(seat,), key=key, weight=weight)


def _may_count(state: CitiesState) -> bool:
    duel = state.duel
    if duel is None or state.paused or clocks.time_is_up(state):
        return False
    return duel.combat is None and duel.adjust is None and not duel.due


def _counted(state: CitiesState, seat: int) -> Form:
    """Counted again, by the tablet."""
    cards = state.playing().counts[seat]
    piles = (("deck", cards.deck), ("hand", cards.hand), ("graveyard", cards.graveyard))
    return Form(
        key=f"{seat}-counts",
        command="correct_counts",
        act_for=(seat,),
        label=text("cities-correct-counts"),
        title=text("cities-correct-counts-title"),
        fields=tuple(
            Field(id, "number", text(f"cities-count-{id}"), high=CARDS_AT_MOST, value=value)
            for id, value in piles
        ),
        weight=Weight.QUIET,
        group="corrections",
    )


def _panels(state: CitiesState, seat: int | None) -> tuple[Panel, ...]:
    if state.step is Step.LOBBY:
        return _circle(state), _box(state)
    if state.step is Step.OVER:
        told = Chronicle(chapters=chapters(state))
        return verdict(state), *ended_board(state, seat), _circle(state), told
    if shown(state):
        return (
            *head_panels(state, seat),
            *ended_board(state, seat),
            versus(state, seat),
            *laid_out(state),
        )
    return match_panels(state, seat)


def _circle(state: CitiesState) -> Circle:
    return Circle(marks=tuple(_mark(state, seat) for seat in state.ring), moderator=False)


def _mark(state: CitiesState, seat: int) -> Mark:
    plays = seat in state.players
    result = state.result
    return Mark(
        seat=seat,
        waits=plays and state.step is Step.READY and seat not in state.ready,
        note=text("cities-plays-note") if plays and state.step is Step.LOBBY else None,
        role=_score(state, seat) if plays and result is not None else None,
        wins=result is not None and result.winner == seat,
    )


def _score(state: CitiesState, seat: int) -> Text:
    return text("cities-score", wins=state.wins[seat], conquests=state.conquests[seat])


def _box(state: CitiesState) -> Piles:
    """What lies ready: five cities, and the time."""
    return Piles(
        title=text("cities-box"),
        piles=(
            Pile(text("cities-box-city"), 4, "tower"),
            Pile(text("cities-box-capital"), 1, "keep"),
        ),
        notes=(text("cities-box-time", minutes=state.options.minutes),),
        warnings=() if state.players else (text("E_TWO_PLAYERS"),),
    )
