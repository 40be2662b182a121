"""The prompts of the tablet's desk."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.game import Stage
from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.words.prompts.base import Choose, Item, Order, Pick, Press, Prompt, Weight
from companion.core.words.prompts.field import Field, Form
from companion.games.registry import Games
from companion.table import commands
from companion.table.people.handover import seats_to_hand_to
from companion.table.people.names import LONGEST
from companion.table.people.seating import late_guests, removable, ring_is_open, stage_of
from companion.table.screens.offers_kept import kept
from companion.table.state import FRIENDS_PACES, SEATS_AT_MOST, Table


def offers(table: Table, games: Games) -> tuple[Prompt, ...]:
    """The prompts of the desk, by group: "game", "seats", "door", "devices", "handover",
    "table"."""
    return (
        *_games(table, games),
        *_seats(table, games),
        _door(table),
        *_devices(table),
        *_hand_to(table, games),
        *_table(table, games),
    )


def _games(table: Table, games: Games) -> Iterator[Prompt]:
    stage = stage_of(table, games)
    args = {"abandon": True} if stage is Stage.PLAY else {}
    warn = text("table-abandon-warn") if stage is Stage.PLAY else None
    over = stage is Stage.OVER
    if stage in (Stage.PLAY, Stage.OVER):
        yield Press(
            key="table.rematch",
            command=commands.Rematch.name,
            args=args,
            label=text("table-abandon-and-again" if warn else "table-rematch"),
            hint=text("table-rematch-hint"),
            warn=text("table-rematch-warn") if over else warn,
            weight=Weight.MAIN if over else Weight.QUIET,
            group="game",
        )
    yield Choose(
        key="table.choose_game",
        command=commands.ChooseGame.name,
        args=args,
        field="game",
        items=tuple(_game(id) for id in games),
        chosen=None if table.game is None else table.game.id,
        label=text("table-abandon-and-choose" if warn else "table-choose-game"),
        title=text("table-choose-game-title"),
        warn=warn,
        weight=Weight.QUIET if table.game else Weight.MAIN,
        group="game",
    )


def _game(id: str) -> Item:
    """A game of the list: its name, and for how many people it is."""
    return Item(id, text(f"{id}-name"), text(f"{id}-for-how-many"), emblem=f"game-{id}")


def _seats(table: Table, games: Games) -> Iterator[Prompt]:
    if len(table.people) < SEATS_AT_MOST:
        yield _words("table.add_seat", commands.AddSeat.name, "table-add-seat", group="seats")
    people = tuple(table.people)
    if not people:
        return
    if late := late_guests(table, games):
        yield Press(
            key="table.seat_watchers",
            command=commands.SeatWatchers.name,
            label=text("table-seat-watchers"),
            hint=text("table-seat-watchers-hint", who=SeatNames(late)),
            weight=Weight.QUIET,
            group="table",
        )
    if len(table.ring) > 1 and ring_is_open(table, games):
        seats = tuple(Item(str(seat), _name(seat)) for seat in table.ring)
        yield Order(
            key="table.set_ring",
            command=commands.SetRing.name,
            items=seats,
            label=text("table-set-ring"),
            title=text("table-set-ring-title"),
            hint=text("table-set-ring-hint"),
            weight=Weight.QUIET,
            group="seats",
        )
    yield Form(
        key="table.rename",
        command=commands.Rename.name,
        fields=(
            Field("seat", "seat", text("table-rename-seat"), seats=people),
            Field("called", "words", text("table-name"), low=1, high=LONGEST),
        ),
        label=text("table-rename"),
        title=text("table-rename-title"),
        weight=Weight.QUIET,
        group="seats",
    )
    yield from _partings(table, games)


def _partings(table: Table, games: Games) -> Iterator[Prompt]:
    if leaving := removable(table, games):
        warn = "table-remove-seat-warn"
        yield _pick(commands.RemoveSeat.name, "table-remove-seat", leaving, "seats", warn)
    if held := tuple(seat for seat in table.people if seat in table.holders):
        warn = "table-release-seat-warn"
        yield _pick(commands.ReleaseSeat.name, "table-release-seat", held, "seats", warn)


def _door(table: Table) -> Prompt:
    command, label = (
        (commands.CloseDoor.name, "table-close-door")
        if table.door_open
        else (commands.OpenDoor.name, "table-open-door")
    )
    return Press(key=command, command=command, label=text(label), weight=Weight.QUIET, group="door")


def _devices(table: Table) -> Iterator[Prompt]:
    if table.people:
        yield _pick(commands.SeatQr.name, "table-seat-qr", tuple(table.people), "devices")
    for command, label in (
        (commands.HandOver.name, "table-hand-over"),
        (commands.MakeRecovery.name, "table-make-recovery"),
    ):
        yield Press(
            key=command,
            command=command,
            label=text(label),
            hint=text(f"{label}-hint"),
            weight=Weight.QUIET,
            group="devices",
        )


def _hand_to(table: Table, games: Games) -> Iterator[Prompt]:
    """Prompts to hand the tablet to a seat without a phone."""
    if seats := seats_to_hand_to(table, games):
        yield _pick(commands.ShowSeat.name, "table-show-seat", seats, "handover")


def _table(table: Table, games: Games) -> Iterator[Prompt]:
    yield _words(
        "table.name_table", commands.NameTable.name, "table-name-table", table.name, group="table"
    )
    if table.rehearsal:
        yield _friends_pace(table)
    else:
        yield from kept(table, games)
    blindfolded = table.game is not None and table.game.blindfolded
    if not blindfolded and (table.blind or _is_secretive(table, games)):
        yield _blind(table)


def _friends_pace(table: Table) -> Prompt:
    return Choose(
        key="table.set_friends_pace",
        command=commands.SetFriendsPace.name,
        field="pace",
        items=tuple(Item(word, text(f"table-friends-{word}")) for word in FRIENDS_PACES),
        chosen=table.friends_pace,
        label=text("table-friends-pace"),
        title=text("table-friends-pace-title"),
        weight=Weight.QUIET,
        group="table",
    )


def _is_secretive(table: Table, games: Games) -> bool:
    return table.game is not None and games[table.game.id].secretive


def _blind(table: Table) -> Prompt:
    """Hiding secrets from the host is offered if the game has secrets; showing them again
    always."""
    return Press(
        key="table.set_blind",
        command=commands.SetBlind.name,
        args={"on": not table.blind},
        label=text("table-blind-off" if table.blind else "table-blind-on"),
        hint=text("table-blind-hint"),
        weight=Weight.QUIET,
        group="table",
    )


def _words(key: str, command: str, label: str, value: str = "", *, group: str) -> Form:
    called = Field("called", "words", text("table-name"), low=1, high=LONGEST, value=value)
    return Form(
        key=key,
        command=command,
        fields=(called,),
        label=text(label),
        title=text(f"{label}-title"),
        weight=Weight.QUIET,
        group=group,
    )


def _pick(
    command: str, label: str, seats: tuple[int, ...], group: str, warn: str | None = None
) -> Pick:
    return Pick(
        key=command,
        command=command,
        field="seat",
        ring=seats,
        seats=seats,
        label=text(label),
        title=text(f"{label}-title"),
        warn=None if warn is None else text(warn),
        weight=Weight.QUIET,
        group=group,
    )


def _name(seat: int) -> Text:
    return text("table-seat", who=SeatName(seat))
