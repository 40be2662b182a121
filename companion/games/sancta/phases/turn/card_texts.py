"""Effects of a card's text on points, levels, saints, supports and the limits of the turn (§6)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core import Chance, Decision, Field, Form, Grid, Row, SeatName, Throw, answers, text
from companion.core.refusal import Refusal, refuse
from companion.core.words.prompts.base import Choose, Item, Press
from companion.games.sancta import commands as do
from companion.games.sancta.components.draft import Draft
from companion.games.sancta.facts.effect import EffectApplied, SaintMoved, SupportDropped
from companion.games.sancta.facts.turn import CardDieRolled, Permitted, spent
from companion.games.sancta.names import saint_word, worded
from companion.games.sancta.phases.turn.allowed import EFFECT, note_field
from companion.games.sancta.phases.turn.points import thrown
from companion.games.sancta.state import SANCTUARY, Saint, SanctaState
from companion.games.sancta.typed_words import LONG_NOTE, place_of

MOST = 9
"""By how much one effect changes a number."""
PLACES = ("discard", "hand", "rose", "sanctuary")


@answers(do.Effect)
def _effect(state: SanctaState, command: do.Effect) -> Decision:
    seats = [change[0] for change in command.changes]
    known = len(set(seats)) == len(seats) and set(seats) <= set(state.in_play)
    small = all(abs(number) <= MOST for change in command.changes for number in change[1:])
    if not known or not small or len(command.note) > LONG_NOTE:
        return refuse("E_EFFECT")
    changes = tuple(tuple(change) for change in command.changes if any(change[1:]))
    if any(state.players[change[0]].active is None for change in changes):
        return refuse("E_NO_SAINT_THERE")
    fact = EffectApplied(changes, command.note.strip())  # type: ignore[arg-type]
    return Draft(state).record(fact).decision


@answers(do.CardDie)
def _card_die(state: SanctaState, command: do.CardDie, seat: int, chance: Chance) -> Decision:
    face = thrown(state, command.face, chance)
    return face if isinstance(face, Refusal) else (CardDieRolled(seat, face),)


@answers(do.Permit)
def _permit_again(state: SanctaState, command: do.Permit, seat: int) -> Decision:
    if command.what not in spent(state.turn):
        return refuse("E_EFFECT")
    return (Permitted(seat, command.what),)


@answers(do.MoveSaint)
def _move_saint(state: SanctaState, command: do.MoveSaint) -> Decision:
    found = (
        (seat, saint)
        for seat in state.in_play
        for saint in state.players[seat].saints
        if str(saint.id) == command.saint
    )
    seat, saint = next(found, (0, None))
    if saint is None:
        return refuse("E_EFFECT")
    player, to = state.players[seat], command.to
    if saint is player.active and not command.explicit:
        return refuse("E_ACTIVE_PROTECTED")
    lies = {"rose": player.rose, "sanctuary": player.sanctuary}.get(to, ())
    if to not in PLACES or len(command.note) > LONG_NOTE or saint in lies:
        return refuse("E_EFFECT")
    if to == "sanctuary" and len(lies) >= SANCTUARY:
        return refuse("E_SANCTUARY_FULL")
    covered = state.options.sanctuary_hidden and saint in player.sanctuary and to == "hand"
    called, level = ("", 0) if covered else (saint.name, saint.level)
    fact = SaintMoved(seat, saint.id, to, called, command.note.strip(), level)
    return Draft(state).record(fact).decision


@answers(do.DropSupport)
def _drop(state: SanctaState, command: do.DropSupport) -> Decision:
    supports = state.players[command.seat].supports
    place = place_of(command.place, len(supports))
    if place is None:
        return refuse("E_EFFECT")
    return (SupportDropped(command.seat, place, supports[place]),)


def changes(state: SanctaState) -> Grid:
    """Points, level and required of everybody's active saint, all at once (W3)."""
    columns = ("points", "level", "required")
    saints = {seat: state.players[seat].active for seat in state.in_play}
    return Grid(
        command="effect",
        field="changes",
        columns=tuple(
            Field(one, "number", text(f"sancta-{one}"), low=-MOST, high=MOST) for one in columns
        ),
        rows=tuple(
            Row(
                text("sancta-who", who=SeatName(seat)),
                (0, 0, 0),
                (seat,),
                (saint.points, saint.level, saint.required),
            )
            for seat, saint in saints.items()
            if saint is not None
        ),
        fields=(note_field(),),
        **worded("effect", "title", "hint", **EFFECT),
    )


def die(state: SanctaState) -> Throw:
    """A throw that a card's text asks for; it gives no points by itself (§8)."""
    typed = state.options.die_source == "physical"
    return Throw(command="card_die", typed=typed, **worded("card-die", **EFFECT))


def permit_presses(state: SanctaState) -> Iterator[Press]:
    """Allow once more what the turn has used."""
    for what in spent(state.turn):
        label, args = text("sancta-permit", what=what), {"what": what}
        yield Press(key=f"permit-{what}", command="permit", args=args, label=label, **EFFECT)


def moves(state: SanctaState, *, host: bool) -> Iterator[Form]:
    """A form for each zone: a text moves the active saint only where it is explicit (§6)."""
    zones: dict[str, list[Item]] = {"move": [], "move-active": [], "move-rose": []}
    for seat in state.in_play:
        player = state.players[seat]
        covered = state.options.sanctuary_hidden and (host or seat != state.active)
        if player.active is not None:
            zones["move-active"].append(_saint(seat, player.active))
        for place, saint in enumerate(player.sanctuary, 1):
            zones["move"].append(_saint(seat, saint, place if covered else None))
        zones["move-rose"] += [_saint(seat, saint) for saint in player.rose]
    full = any(len(state.players[seat].sanctuary) >= SANCTUARY for seat in state.in_play)
    for key, saints in zones.items():
        own = {"move": "sanctuary", "move-rose": "rose"}.get(key)
        places = [to for to in PLACES if to != own and not (full and to == "sanctuary")]
        if saints:
            yield _move(key, saints, places)


def _saint(seat: int, saint: Saint, covered_at: int | None = None) -> Item:
    """A saint of `seat`. `covered_at`: its place (from 1), where its name is not shown."""
    who = SeatName(seat)
    called = text("sancta-saint-covered-of", who=who, n=covered_at or 0)
    if covered_at is None:
        name = saint_word(saint.name, saint.level, starts=True)
        called = text("sancta-saint-of", who=who, saint=name)
    return Item(str(saint.id), called)


def _move(key: str, saints: list[Item], places: list[str]) -> Form:
    targets = tuple(Item(to, text(f"sancta-to-{to}")) for to in places)
    return Form(
        command="move_saint",
        args={"explicit": key == "move-active"},
        fields=(
            Field("saint", "choice", text("sancta-which-saint"), items=tuple(saints)),
            Field("to", "choice", text("sancta-to"), items=targets, value="discard"),
            note_field(),
        ),
        **worded(key, "title", "hint", **EFFECT),
    )


def drops(state: SanctaState) -> Iterator[Choose]:
    """A card's text takes a support out of a zone."""
    for seat in state.in_play:
        names = enumerate(state.players[seat].supports)
        items = tuple(Item(str(n), text("sancta-words", words=name)) for n, name in names)
        if items:
            yield Choose(
                key=f"drop-{seat}",
                command="drop_support",
                args={"seat": seat},
                field="place",
                label=text("sancta-drop"),
                title=text("sancta-drop-title", who=SeatName(seat)),
                items=items,
                **EFFECT,
            )
