"""A campaign at a table: late guests and undo, and copies without sealed papers (J-Z4)."""

from types import MappingProxyType

import pytest

from companion.core import Refusal, payload
from companion.games.jrc.game import GAME, OPENING_SECONDS
from companion.table.commands import Leave, SeatWatchers, Undo
from companion.table.export.copies import BadCopy, copied, restored
from companion.table.export.recap import as_csv, sheet
from companion.table.lifecycle import undoable
from companion.table.log.codec import Codec
from companion.table.log.fold import fold
from companion.web.catalogs import Catalogs
from tests.kit.games.jrc.campaign import COLUMNS, Campaign, points
from tests.kit.playbook import FixedChance
from tests.kit.random_play import command_of
from tests.kit.table.scene import Room

GAMES = MappingProxyType({"jrc": GAME})
NAMES = ("Luca", "Fabrizio", "Francesco", "Marcello")


def jrc_command(name, **args):
    """A command of the game, as a device sends it."""
    return command_of(GAME, f"jrc.{name}", args)


def allocated(*names, **options):
    """A table where everybody has written an allocation; the host has opened nothing."""
    room = Room(GAMES, FixedChance())
    phones = room.called(*(names or NAMES))
    for option, value in options.items():
        room.host.do(jrc_command("set_option", option=option, value=value))
    room.host.do(jrc_command("start"))
    for phone, column in zip(phones, COLUMNS.values(), strict=False):
        phone.do(jrc_command("allocate", points=points(*column)))
    return room, phones


def ordered():
    """A table at the orders of turn 1, Fabrizio's order sealed."""
    room, phones = allocated()
    room.host.do(jrc_command("open_papers"))
    room.host.do(jrc_command("go_on"))
    phones[1].do(jrc_command("order", kind="invest", cities=["Miami"]))
    return room.table


def with_a_late_guest(*, late_join=True):
    """The allocations are open, and a fifth guest has come since."""
    room, _ = allocated(late_join=late_join)
    room.host.do(jrc_command("open_papers"))
    return room, room.guest("Anna")


def copy_of(table):
    return payload(copied(table, GAMES))


def restore(copy):
    return fold(restored(copy, "lume-1", ("key", 99.0), 5.0, GAMES, Codec(GAMES).read), GAMES)


def csv_of(table):
    words, names = Catalogs(), {seat: one.name for seat, one in table.people.items()}
    blocks = sheet(table, GAMES, lambda text: words.translate(text, "it", names))
    return blocks, as_csv(blocks)


def test_a_late_guest_watches_until_the_host_seats_and_welcomes_them():
    room, anna = with_a_late_guest()
    anna.asks(jrc_command("allocate", points={})).refuses("E_WATCHING")
    room.host.do(SeatWatchers())
    room.host.do(jrc_command("welcome", seats=(str(anna.seat),)))
    room.host.do(jrc_command("go_on"))
    anna.do(jrc_command("allocate", points=points(*COLUMNS[1])))
    room.host.do(jrc_command("open_papers"))
    assert anna.seat in room.table.game.state.players


def test_without_late_join_nobody_can_be_seated():
    room, _ = with_a_late_guest(late_join=False)
    room.host.asks(SeatWatchers()).refuses("E_WRONG_PHASE")


def test_an_undo_between_turns_keeps_the_newcomer_at_the_table():
    room, anna = with_a_late_guest()
    room.host.do(SeatWatchers())
    room.host.do(jrc_command("welcome", seats=(str(anna.seat),)))
    room.undo()
    assert anna.seat in room.table.game.ring
    assert anna.seat not in room.table.game.state.arrivals
    room.host.do(jrc_command("welcome", seats=(str(anna.seat),)))


def test_an_undo_between_turns_seats_no_spectator_and_leaves_the_redo():
    room, anna = with_a_late_guest()
    room.host.do(jrc_command("mark_absent", seats=["1"]))
    room.undo()
    assert room.table.watchers == (anna.seat,)
    assert room.host.sees()["desk"]["redo"]
    anna.do(Leave())


def test_a_copy_goes_on_where_it_was_made_with_all_seats_to_be_taken_again():
    table = ordered()
    assert GAME.wakes_at(table.game.state) is None, "a campaign is never forgotten by the fold"
    new = restore(copy_of(table))
    old, state = table.game.state, new.game.state
    assert (state.fi, state.fund, state.turns) == (old.fi, old.fund, old.turns)
    assert (state.phase, [one.name for one in new.people.values()]) == (old.phase, list(NAMES))
    assert (new.ring, new.tablet, bool(new.holders)) == (table.ring, None, False)


def test_j_z4_after_an_import_the_step_starts_with_no_papers_and_tells_who_had_written():
    table = ordered()
    assert table.game.state.round.answered
    assert copied(table, GAMES)["papers"][-1]["seat"] == 2
    new = restore(copy_of(table))
    assert new.game.state.round.answered == ()
    assert new.game.state.round.asked == table.game.state.round.asked


def test_steps_that_were_taken_back_do_not_travel_those_that_stand_can_be_taken_back_there():
    room, phones = allocated()
    room.host.do(jrc_command("mark_absent", seats=[str(phones[0].seat)]))
    room.undo()
    room.host.do(jrc_command("open_papers"))
    copy = copy_of(room.table)
    assert "jrc.mark_absent" not in [step["name"] for step in copy["steps"]]
    table = restore(copy)
    assert table.game.state.fi == room.table.game.state.fi
    newest = next(undoable(table.game))
    assert newest.name == "jrc.open_papers"
    assert Undo(newest.number - 1).decide(table, 9.0, GAMES) == Refusal("E_STAYS_OPEN")
    start = next(step for step in table.game.steps if step.name == "jrc.start")
    assert not isinstance(Undo(start.number - 1).decide(table, 9.0, GAMES), Refusal)


STRANGE = {"wire": "table.seat_removed", "seat": 1}
"""A fact of the table itself, which no copy may bring in."""
SMUGGLED = {"at": 1.0, "name": "x", "seat": None, "events": [STRANGE]}


@pytest.mark.parametrize(
    "spoil",
    [
        lambda copy: copy | {"veglia": 1},
        lambda copy: copy | {"game": "chess"},
        lambda copy: copy | {"ring": [77], "steps": []},
        lambda copy: copy | {"people": [{"seat": "1", "name": "Luca"}]},
        lambda copy: copy | {"people": copy["people"] * 2},
        lambda copy: copy | {"steps": copy["steps"][5:]},
        lambda copy: copy | {"steps": [copy["steps"][0] | {"events": []}]},
        lambda copy: {key: value for key, value in copy.items() if key != "kept"},
        lambda copy: copy | {"steps": [*copy["steps"], SMUGGLED]},
    ],
)
def test_what_is_no_copy_is_refused(spoil):
    with pytest.raises(BadCopy):
        restore(spoil(copy_of(ordered())))


def test_the_sheet_is_a_table_and_its_history():
    blocks, csv = csv_of(ordered())
    assert blocks[0].rows[1][:4] == ("Atlanta", "0", "8", "2")
    assert (1, 2) in blocks[0].tops
    assert '"Atlanta","0","8","2","0","6"' in csv
    assert '"Washington D.C. (contesa)","5","0","2","5","0"' in csv


def test_a_name_is_no_formula():
    room, _ = allocated("=cmd|A0", "Luca")
    room.host.do(jrc_command("open_papers"))
    assert '"\'=cmd|A0"' in csv_of(room.table)[1]


def wait_of(scene, act):
    """The seconds that phones wait for this step."""
    before = scene.state
    act()
    return GAME.announcement_seconds(before, scene.state)


def test_papers_that_move_influence_are_opened_for_so_long_a_city_others_for_all_at_once():
    scene = Campaign().started()
    for seat, column in COLUMNS.items():
        assert wait_of(scene, lambda at=seat, row=column: scene.by(at).allocate(points(*row))) == 0
    seconds = OPENING_SECONDS * len(scene.state.cities)
    assert wait_of(scene, scene.tablet.open_papers) == seconds
    assert wait_of(scene, scene.tablet.go_on) == 0
    for seat in COLUMNS:
        assert wait_of(scene, lambda at=seat: scene.by(at).order("pass")) == 0
    assert wait_of(scene, scene.tablet.open_papers) == seconds
    scene.in_counter().by(*scene.state.round.missing).counter({})
    assert wait_of(scene, scene.tablet.open_papers) == 0
