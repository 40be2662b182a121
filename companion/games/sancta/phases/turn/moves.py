"""A card's text moves a saint: from any zone to the discards, a hand, the Rose (§6)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.refusal import refuse
from companion.core.text import SeatName, text
from companion.core.words.prompts.base import Item
from companion.core.words.prompts.field import Field
from companion.core.words.prompts.form import Form
from companion.games.sancta import commands as do
from companion.games.sancta.components.draft import Draft
from companion.games.sancta.facts.effect import SaintMoved
from companion.games.sancta.names import saint_word
from companion.games.sancta.phases.turn.allowed import EFFECT, note_field
from companion.games.sancta.state import SANCTUARY, Saint, SanctaState
from companion.games.sancta.typed_words import LONG_NOTE, clean

PLACES = ("discard", "hand", "rose", "sanctuary")


@answers(do.MoveSaint)
def _move_saint(state: SanctaState, command: do.MoveSaint) -> Decision:
    for seat in state.in_play:
        player = state.players[seat]
        saints = (player.active, *player.sanctuary, *player.rose)
        saint = next((one for one in saints if one and str(one.id) == command.saint), None)
        if saint is None:
            continue
        if saint is player.active and not command.explicit:
            return refuse("E_ACTIVE_PROTECTED")
        if command.to not in PLACES or len(command.note) > LONG_NOTE:
            return refuse("E_EFFECT")
        waits = saint in player.sanctuary
        if (command.to, True) in (("rose", saint in player.rose), ("sanctuary", waits)):
            return refuse("E_EFFECT")
        if command.to == "sanctuary" and len(player.sanctuary) >= SANCTUARY:
            return refuse("E_SANCTUARY_FULL")
        covered = waits and state.options.sanctuary_hidden and command.to == "hand"
        called, level = ("", 0) if covered else (saint.name, saint.level)
        fact = SaintMoved(seat, saint.id, command.to, called, clean(command.note), level)
        return Draft(state).record(fact).decision
    return refuse("E_EFFECT")


def moves(state: SanctaState, *, host: bool) -> Iterator[Form]:
    """The one in the active zone only where the text says so: a form of its own (§6)."""
    waiting: list[Item] = []
    active: list[Item] = []
    finished: list[Item] = []
    for seat in state.in_play:
        player = state.players[seat]
        covered = state.options.sanctuary_hidden and (host or seat != state.active)
        if player.active is not None:
            active.append(_saint(seat, player.active))
        for place, saint in enumerate(player.sanctuary, 1):
            waiting.append(_saint(seat, saint, place if covered else None))
        finished += [_saint(seat, saint) for saint in player.rose]
    full = any(len(state.players[seat].sanctuary) >= SANCTUARY for seat in state.in_play)
    back = () if full else ("sanctuary",)
    if waiting:
        yield _move("move", waiting, ("discard", "hand", "rose"))
    if active:
        yield _move("move-active", active, ("discard", "hand", "rose", *back), explicit=True)
    if finished:
        yield _move("move-rose", finished, ("discard", "hand", *back))


def _saint(seat: int, saint: Saint, covered_at: int | None = None) -> Item:
    """`covered_at`: its place (from 1), where its name is not told."""
    who = SeatName(seat)
    if covered_at is not None:
        return Item(str(saint.id), text("sancta-saint-covered-of", who=who, n=covered_at))
    return Item(
        str(saint.id),
        text("sancta-saint-of", who=who, saint=saint_word(saint.name, saint.level, starts=True)),
    )


def _move(key: str, saints: list[Item], places: tuple[str, ...], *, explicit: bool = False) -> Form:
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
            note_field(),
        ),
        **EFFECT,
    )
