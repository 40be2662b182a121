"""A campaign at a table: late guests sit down between turns, and an undo keeps them seated."""

from companion.table.commands import SeatWatchers, Undo
from tests.games.jrc.sealed import GAME, GAMES, NAMES, played
from tests.kit.deals import command_of
from tests.kit.games.jrc.campaign import COLUMNS, points
from tests.kit.table.called import called
from tests.kit.table.scene import PlainLuck, Room


def do(device, name, **args):
    return device.do(command_of(GAME, f"jrc.{name}", args))


def ask(device, name, **args):
    return device.asks(command_of(GAME, f"jrc.{name}", args))


def revealed(*, late_join=True):
    """Four have allocated, the table was opened, a fifth guest has come since."""
    room = Room(GAMES, PlainLuck())
    phones = called(room, *NAMES)
    if late_join:
        do(room.host, "set_option", option="late_join", value=True)
    do(room.host, "start")
    for phone, column in zip(phones, COLUMNS.values(), strict=True):
        do(phone, "allocate", points=points(*column))
    do(room.host, "open_papers")
    return room, room.guest("Anna")


def test_a_late_guest_watches_until_the_host_seats_and_welcomes_them():
    room, anna = revealed()
    ask(anna, "allocate", points={}).refuses("E_WATCHING")
    room.host.do(SeatWatchers())
    do(room.host, "welcome", seats=(str(anna.seat),))
    do(room.host, "go_on")
    do(anna, "allocate", points=points(*COLUMNS[1]))
    do(room.host, "open_papers")
    assert anna.seat in room.table.game.state.players


def test_without_late_join_nobody_can_be_seated():
    room, _ = revealed(late_join=False)
    room.host.asks(SeatWatchers()).refuses("E_WRONG_PHASE")


def test_an_undo_between_turns_keeps_the_newcomer_at_the_table():
    room, anna = revealed()
    room.host.do(SeatWatchers())
    do(room.host, "welcome", seats=(str(anna.seat),))
    before = room.host.sees()["desk"]["undo"]["args"]["to"]
    room.host.do(Undo(before))
    assert anna.seat in room.table.game.ring
    assert anna.seat not in room.table.game.state.arrivals
    do(room.host, "welcome", seats=(str(anna.seat),))


def test_a_campaign_is_never_forgotten_by_the_fold():
    table = played()
    assert (table.game.state.turn, GAMES["jrc"].wakes_at(table.game.state)) == (1, None)


def test_papers_that_were_opened_stay_open_and_nothing_later_is_lost():
    room = Room(GAMES, PlainLuck())
    phones = called(room, *NAMES)
    do(room.host, "start")
    for phone, column in zip(phones, COLUMNS.values(), strict=True):
        do(phone, "allocate", points=points(*column))
    do(phones[0], "take_back")
    do(phones[0], "allocate", points=points(*COLUMNS[1]))
    do(room.host, "open_papers")
    assert "undo" not in room.host.sees()["desk"], "what was opened stays open"
    opened = room.table.version
    for to in range(opened - 6, opened):
        room.host.asks(Undo(to)).refuses("E_STAYS_OPEN")
    before = room.table.game.state
    do(room.host, "mark_absent", seats=(str(phones[0].seat),))
    room.host.do(Undo(opened - 3))
    assert room.table.game.state == before, "back to right after the opening"
    for phone in phones:
        ask(phone, "take_back").refuses("E_ALREADY_REVEALED")
