"""The prompts of the tablet's desk."""

from collections.abc import Iterator
from typing import Any, TypeVar

from companion.core.game import Stage
from companion.core.text import SeatName, SeatNames, Text, labelled, text
from companion.core.words.prompts.base import Choose, Item, Order, Pick, Press, Prompt, Weight
from companion.core.words.prompts.field import Field, Form
from companion.games.registry import Games
from companion.table.command import TableCommand
from companion.table.host_choices import CHOICES, KeepEvenings, SetFriendsPace, SetKeeping
from companion.table.lifecycle import ChooseGame, Rematch
from companion.table.people.handover import SetBlind, ShowSeat, seats_to_hand_to
from companion.table.people.invites import HandOver, MakeRecovery, SeatQr
from companion.table.people.names import LONGEST
from companion.table.people.seating import (
    AddSeat,
    CloseDoor,
    NameTable,
    OpenDoor,
    ReleaseSeat,
    RemoveSeat,
    Rename,
    SeatWatchers,
    SetRing,
    late_guests,
    removable,
    ring_is_open,
    stage_of,
)
from companion.table.state import FRIENDS_PACES, SEATS_AT_MOST, Table

P = TypeVar("P", bound=Prompt)


def offers(table: Table, games: Games) -> tuple[Prompt, ...]:
    """The prompts of the desk, by group: game, seats, door, devices, handover, table."""
    return (
        *_games(table, games),
        *_seats(table, games),
        _door(table),
        *_devices(table, games),
        *_table(table, games),
    )


def _asked(kind: type[P], asks: type[TableCommand], group: str, **more: Any) -> P:
    """A prompt for the command `asks`; `more`: the other fields of its class `kind`."""
    more = {"weight": Weight.QUIET, **more}
    return kind(key=asks.name, command=asks.name, group=group, **more)


def _games(table: Table, games: Games) -> Iterator[Prompt]:
    stage = stage_of(table, games)
    plays, over = stage is Stage.PLAY, stage is Stage.OVER
    more: dict[str, Any] = {}
    if plays:
        more = {"args": {"abandon": True}, "warn": text("table-abandon-warn")}
    if plays or over:
        again = {"warn": text("table-rematch-warn"), "weight": Weight.MAIN} if over else more
        label = text("table-abandon-and-again" if plays else "table-rematch")
        hint = text("table-rematch-hint")
        yield _asked(Press, Rematch, "game", label=label, hint=hint, **again)
    yield _asked(
        Choose,
        ChooseGame,
        "game",
        field="game",
        items=tuple(_game(id) for id in games),
        chosen=None if table.game is None else table.game.id,
        label=text("table-abandon-and-choose" if plays else "table-choose-game"),
        title=text("table-choose-game-title"),
        weight=Weight.QUIET if table.game else Weight.MAIN,
        **more,
    )


def _game(id: str) -> Item:
    """A game of the list: its name, and for how many people it is."""
    return Item(id, text(f"{id}-name"), text(f"{id}-for-how-many"), emblem=f"game-{id}")


def _seats(table: Table, games: Games) -> Iterator[Prompt]:
    if len(table.people) < SEATS_AT_MOST:
        yield _named(AddSeat, "table-add-seat", "seats", value="")
    people = tuple(table.people)
    if not people:
        return
    if late := late_guests(table, games):
        label = text("table-seat-watchers")
        hint = text("table-seat-watchers-hint", who=SeatNames(late))
        yield _asked(Press, SeatWatchers, "table", label=label, hint=hint)
    if len(table.ring) > 1 and ring_is_open(table, games):
        seats = tuple(Item(str(seat), _name(seat)) for seat in table.ring)
        words = labelled("table-set-ring", "title", "hint")
        yield _asked(Order, SetRing, "seats", items=seats, **words)
    whose = Field("seat", "seat", text("table-rename-seat"), seats=people)
    yield _named(Rename, "table-rename", "seats", whose)
    if leaving := removable(table, games):
        yield _pick(RemoveSeat, "table-remove-seat", leaving, "seats", "warn")
    if held := tuple(seat for seat in table.people if seat in table.holders):
        yield _pick(ReleaseSeat, "table-release-seat", held, "seats", "warn")


def _door(table: Table) -> Prompt:
    if table.door_open:
        return _asked(Press, CloseDoor, "door", label=text("table-close-door"))
    return _asked(Press, OpenDoor, "door", label=text("table-open-door"))


def _devices(table: Table, games: Games) -> Iterator[Prompt]:
    if table.people:
        yield _pick(SeatQr, "table-seat-qr", tuple(table.people), "devices")
    yield _asked(Press, HandOver, "devices", **labelled("table-hand-over", "hint"))
    yield _asked(Press, MakeRecovery, "devices", **labelled("table-make-recovery", "hint"))
    if seats := seats_to_hand_to(table, games):
        yield _pick(ShowSeat, "table-show-seat", seats, "handover")


def _table(table: Table, games: Games) -> Iterator[Prompt]:
    running = table.game
    game = None if running is None else games[running.id]
    yield _named(NameTable, "table-name-table", "table", value=table.name)
    if table.rehearsal:
        yield _friends_pace(table)
    else:
        yield _retention(table, lasting=game is not None and game.lasting)
        words = "table-evenings-off" if table.keeps_evenings else "table-evenings-on"
        hint, on = text("table-evenings-hint"), not table.keeps_evenings
        yield _switch(KeepEvenings, words, hint, on)
    # Hiding secrets from the host is offered if the game has secrets; showing them again always.
    blindfolded = running is not None and running.blindfolded
    if not blindfolded and (table.blind or (game is not None and game.secretive)):
        words = "table-blind-off" if table.blind else "table-blind-on"
        yield _switch(SetBlind, words, text("table-blind-hint"), not table.blind)


def _friends_pace(table: Table) -> Prompt:
    items = tuple(Item(word, text(f"table-friends-{word}")) for word in FRIENDS_PACES)
    more = {"items": items, "chosen": table.friends_pace, **labelled("table-friends-pace", "title")}
    return _asked(Choose, SetFriendsPace, "table", field="pace", **more)


def _retention(table: Table, *, lasting: bool) -> Prompt:
    """How long the table is kept; a campaign is kept without limit, which the prompt says."""
    return _asked(
        Choose,
        SetKeeping,
        "table",
        field="keep",
        items=tuple(Item(word, text(f"table-keep-{word}")) for word in CHOICES),
        chosen=next(word for word, hours in CHOICES.items() if hours == table.keep_hours),
        hint=text("table-set-keeping-campaign" if lasting else "table-set-keeping-hint"),
        **labelled("table-set-keeping", "title"),
    )


def _switch(asks: type[TableCommand], label: str, hint: Text, on: bool) -> Press:
    """A button that turns something on or off."""
    return _asked(Press, asks, "table", args={"on": on}, label=text(label), hint=hint)


def _named(
    asks: type[TableCommand], words: str, group: str, *of: Field, value: str | None = None
) -> Form:
    """A form for a name, after the fields `of`."""
    called = Field("called", "words", text("table-name"), low=1, high=LONGEST, value=value)
    return _asked(Form, asks, group, fields=(*of, called), **labelled(words, "title"))


def _pick(
    asks: type[TableCommand], words: str, seats: tuple[int, ...], group: str, *parts: str
) -> Pick:
    more = labelled(words, "title", *parts)
    return _asked(Pick, asks, group, field="seat", ring=seats, seats=seats, **more)


def _name(seat: int) -> Text:
    return text("table-seat", who=SeatName(seat))
