"""The manual effect in a few taps: what a card's text does to saints, supports, hands, the turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core.seat import Ring
from companion.core.text import SeatName, Text, text
from companion.core.words.prompts.base import Choose, Item, Press, Prompt, Weight
from companion.core.words.prompts.field import Field
from companion.core.words.prompts.form import Form
from companion.core.words.prompts.grid import Grid, Row
from companion.core.words.prompts.throw import Throw
from companion.games.sancta.screens.fields import seat_text
from companion.games.sancta.state import SANCTUARY, Saint, SanctaState, Trial
from companion.games.sancta.turn.effects import MOST, MOST_HAND, permits
from companion.games.sancta.turn.start_and_end import can_draw
from companion.games.sancta.typed_words import LONG_NOTE

QUIET: Mapping[str, Any] = {"weight": Weight.QUIET, "group": "effects"}


def effect_prompts(
    state: SanctaState, more: Mapping[str, Any], *, host: bool
) -> tuple[Prompt, ...]:
    """Everything a text may do; in the group «effects»."""
    how = {**QUIET, **more}
    hands = (_hand(state, how),) if state.options.track_hands else ()
    counted = bool(state.piles) or state.options.track_hands
    drawing = tuple(s for s in state.in_play if counted and can_draw(state, s))
    draws = (_draw(state, drawing, how),) if drawing else ()
    return (
        *((_changes(state, how),) if any(state.players[s].active for s in state.in_play) else ()),
        _die(state, how),
        *_moves(state, how, host=host),
        *_drops(state, how),
        *draws,
        *hands,
        *_permits(state, how),
        *(() if state.piles or isinstance(state.pending, Trial) else (_shuffle(how),)),
    )


def _changes(state: SanctaState, how: Mapping[str, Any]) -> Grid:
    """Points, level and required of everybody's active saint, all at once (W3)."""
    words = ("points", "level", "required")
    return Grid(
        key="effect",
        command="effect",
        field="changes",
        label=text("sancta-effect"),
        title=text("sancta-effect-title"),
        hint=text("sancta-effect-hint"),
        columns=tuple(
            Field(one, "number", text(f"sancta-{one}"), low=-MOST, high=MOST) for one in words
        ),
        rows=tuple(
            Row(seat_text(seat), (0, 0, 0), (seat,), (saint.points, saint.level, saint.required))
            for seat in state.in_play
            if (saint := state.players[seat].active) is not None
        ),
        fields=(_note(),),
        **how,
    )


def _die(state: SanctaState, how: Mapping[str, Any]) -> Throw:
    """A throw that a card's text asks for: it gives nothing by itself (§8)."""
    return Throw(
        key="card-die",
        command="card_die",
        label=text("sancta-card-die"),
        typed=state.options.die_source == "physical",
        **how,
    )


def _draw(state: SanctaState, seats: Ring, how: Mapping[str, Any]) -> Form:
    """Cards drawn by a card's text, so that the counters stay right (§5)."""
    first = state.active if state.active in seats else None
    return Form(
        key="draw",
        command="draw_cards",
        label=text("sancta-draw-set"),
        title=text("sancta-draw-title"),
        fields=(
            Field("seat", "seat", text("sancta-hand-who"), seats=seats, value=first),
            Field("cards", "number", text("sancta-draw-cards"), low=1, high=MOST, value=1),
        ),
        **how,
    )


def _note() -> Field:
    return Field("note", "words", text("sancta-note"), high=LONG_NOTE)


def _moves(state: SanctaState, how: Mapping[str, Any], *, host: bool) -> tuple[Form, ...]:
    """The one in the active zone only where the text says so: a form of its own (§6)."""
    waiting: list[Item] = []
    active: list[Item] = []
    finished: list[Item] = []
    for seat in state.in_play:
        player = state.players[seat]
        covered = state.options.sanctuary_hidden and (host or seat != state.active)
        if player.active is not None:
            active.append(_saint(seat, player.active, ""))
        for place, saint in enumerate(player.sanctuary):
            waiting.append(_saint(seat, saint, str(place + 1) if covered else ""))
        finished += [_saint(seat, saint, "") for saint in player.rose]
    full = any(len(state.players[seat].sanctuary) >= SANCTUARY for seat in state.in_play)
    back = () if full else ("sanctuary",)
    moves = (
        _move("move", waiting, ("discard", "hand", "rose"), how),
        _move("move-active", active, ("discard", "hand", "rose", *back), how, explicit=True),
        _move("move-rose", finished, ("discard", "hand", *back), how),
    )
    return tuple(form for form in moves if form is not None)


def _saint(seat: int, saint: Saint, place: str) -> Item:
    who = SeatName(seat)
    if place:
        return Item(str(saint.id), text("sancta-saint-covered-of", who=who, n=int(place)))
    return Item(str(saint.id), text("sancta-saint-of", who=who, name=saint.name))


def _move(
    key: str,
    saints: list[Item],
    places: tuple[str, ...],
    how: Mapping[str, Any],
    *,
    explicit: bool = False,
) -> Form | None:
    if not saints:
        return None
    targets = tuple(Item(to, text(f"sancta-to-{to}")) for to in places)
    return Form(
        key=key,
        command="move_saint",
        args={"explicit": explicit},
        label=text(f"sancta-{key}"),
        title=text(f"sancta-{key}-title"),
        hint=text(f"sancta-{key}-hint"),
        fields=(
            Field("saint", "choice", text("sancta-which-saint"), items=tuple(saints)),
            Field("to", "choice", text("sancta-to"), items=targets, value="discard"),
            _note(),
        ),
        **how,
    )


def _drops(state: SanctaState, how: Mapping[str, Any]) -> tuple[Choose, ...]:
    return tuple(
        Choose(
            key=f"drop-{seat}",
            command="drop_support",
            args={"seat": seat},
            field="place",
            label=text("sancta-drop"),
            title=text("sancta-drop-title", who=SeatName(seat)),
            items=tuple(
                Item(str(n), text("sancta-words", words=name))
                for n, name in enumerate(state.players[seat].supports)
            ),
            **how,
        )
        for seat in state.in_play
        if state.players[seat].supports
    )


def _hand(state: SanctaState, how: Mapping[str, Any]) -> Form:
    return Form(
        key="hand",
        command="set_hand",
        label=text("sancta-hand-set"),
        title=text("sancta-hand-title"),
        fields=(
            Field("seat", "seat", text("sancta-hand-who"), seats=state.in_play),
            Field("cards", "number", text("sancta-hand-cards"), high=MOST_HAND, value=5),
        ),
        **how,
    )


def _permits(state: SanctaState, how: Mapping[str, Any]) -> tuple[Press, ...]:
    return tuple(
        Press(
            key=f"permit-{what}",
            command="permit",
            args={"what": what},
            label=_again(what),
            **how,
        )
        for what in permits(state)
    )


def _again(what: str) -> Text:
    return text("sancta-permit", what=what)


def _shuffle(how: Mapping[str, Any]) -> Press:
    """Where nothing is counted: a line in the log (§5)."""
    return Press(
        key="note-shuffle", command="note_shuffle", label=text("sancta-note-shuffle"), **how
    )
