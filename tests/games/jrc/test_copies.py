"""Copies of a campaign: sealed papers are left out, everything opened goes on elsewhere (J-Z4)."""

import pytest

from companion.core.refusal import Refusal
from companion.core.value import payload
from companion.games.jrc.game import GAME, OPENING_SECONDS
from companion.table.commands import Undo
from companion.table.export.copies import BadCopy, copied, restored
from companion.table.export.recap import as_csv, sheet
from companion.table.lifecycle import undoable
from companion.table.log.codec import Codec
from companion.table.log.fold import fold
from companion.web.catalogs import Catalogs
from tests.games.jrc.sealed import GAMES, NAMES, played
from tests.kit.deals import command_of
from tests.kit.games.jrc.campaign import COLUMNS, Campaign, points
from tests.kit.table.called import called
from tests.kit.table.scene import PlainLuck, Room

CODEC = Codec(GAMES)


def copy_of(table):
    return payload(copied(table, GAMES))


def again(copy):
    return fold(restored(copy, "lume-1", ("key", 99.0), 5.0, GAMES, CODEC.read), GAMES)


def test_a_copy_goes_on_where_it_was_made_with_all_seats_to_be_taken_again():
    table = played()
    new = again(copy_of(table))
    old, state = table.game.state, new.game.state
    assert (state.fi, state.fund, state.turns) == (old.fi, old.fund, old.turns)
    assert (state.phase, [one.name for one in new.people.values()]) == (old.phase, list(NAMES))
    assert new.ring == table.ring
    assert not new.holders
    assert new.tablet is None


def test_j_z4_after_an_import_the_step_starts_with_no_papers():
    table = played()
    assert table.game.state.round.answered
    new = again(copy_of(table))
    assert new.game.state.round.answered == ()
    assert new.game.state.round.asked == table.game.state.round.asked


def test_steps_that_were_taken_back_do_not_travel_those_that_stand_can_be_taken_back_there():
    room = Room(GAMES, PlainLuck())
    phones = called(room, *NAMES)
    room.host.do(command_of(GAME, "jrc.start", {}))
    for phone, column in zip(phones, COLUMNS.values(), strict=True):
        phone.do(command_of(GAME, "jrc.allocate", {"points": points(*column)}))
    room.host.do(command_of(GAME, "jrc.mark_absent", {"seats": [str(phones[0].seat)]}))
    room.host.do(Undo(room.host.sees()["desk"]["undo"]["args"]["to"]))
    room.host.do(command_of(GAME, "jrc.open_papers", {}))
    copy = copy_of(room.table)
    assert "jrc.mark_absent" not in [step["name"] for step in copy["steps"]]
    table = again(copy)
    assert table.game.state.fi == room.table.game.state.fi
    newest = next(undoable(table.game))
    assert newest.name == "jrc.open_papers"
    assert Undo(newest.number - 1).decide(table, 9.0, GAMES) == Refusal("E_STAYS_OPEN")
    start = next(step for step in table.game.steps if step.name == "jrc.start")
    assert not isinstance(Undo(start.number - 1).decide(table, 9.0, GAMES), Refusal)


@pytest.mark.parametrize("opened", [True, False])
def test_a_copy_does_not_depend_on_what_was_sealed(opened):
    swapped = dict(zip(COLUMNS, reversed(COLUMNS.values()), strict=True))
    one = played(opened=opened)
    columns = COLUMNS if opened else swapped
    other = played(columns, opened=opened, order=("withdraw", ["Boston"]))
    assert one.game.state != other.game.state
    assert copied(one, GAMES) == copied(other, GAMES)
    assert copied(one, GAMES)["papers"][-1]["seat"] == (2 if opened else 4)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda copy: copy | {"veglia": 1},
        lambda copy: copy | {"game": "chess"},
        lambda copy: copy | {"ring": [77]},
        lambda copy: copy | {"people": [{"seat": "1", "name": "Luca"}]},
        lambda copy: copy | {"people": copy["people"] * 2},
        lambda copy: copy | {"steps": copy["steps"][5:]},
        lambda copy: copy | {"steps": [copy["steps"][0] | {"events": []}]},
        lambda copy: {key: value for key, value in copy.items() if key != "kept"},
    ],
)
def test_what_is_no_copy_is_refused(spoil):
    with pytest.raises(BadCopy):
        again(spoil(copy_of(played())))


def test_nothing_of_the_table_itself_can_be_smuggled_in():
    copy = copy_of(played())
    fact = {"wire": "table.seat_removed", "seat": 1}
    copy["steps"].append({"at": 1.0, "name": "x", "seat": None, "events": [fact]})
    with pytest.raises(BadCopy):
        again(copy)


def test_the_sheet_is_a_table_and_its_history():
    words = Catalogs()
    table = played()
    called = {seat: one.name for seat, one in table.people.items()}
    blocks = sheet(table, GAMES, lambda text: words.translate(text, "it", called))
    assert blocks[0].rows[1][:4] == ("Atlanta", "0", "8", "2")
    assert (1, 2) in blocks[0].tops
    csv = as_csv(blocks)
    assert '"Atlanta","0","8","2","0","6"' in csv
    assert '"Washington D.C. (contesa)","5","0","2","5","0"' in csv


def test_a_name_is_no_formula():
    room = Room(GAMES, PlainLuck())
    called(room, "=cmd|A0", "Luca")
    room.host.do(command_of(GAME, "jrc.start", {}))
    for seat, column in zip(room.table.ring, COLUMNS.values(), strict=False):
        answer = command_of(GAME, "jrc.allocate", {"points": points(*column)})
        room.host.do(answer, act_for=seat)
    room.host.do(command_of(GAME, "jrc.open_papers", {}))
    words = Catalogs()
    names = {seat: one.name for seat, one in room.table.people.items()}
    blocks = sheet(room.table, GAMES, lambda text: words.translate(text, "it", names))
    assert '"\'=cmd|A0"' in as_csv(blocks)


def waits(scene, act):
    """The seconds that phones wait for this step."""
    before = scene.state
    act()
    return GAME.announcement_seconds(before, scene.state)


def test_papers_that_move_influence_are_opened_for_so_long_a_city():
    scene = Campaign().started()
    for seat, column in COLUMNS.items():
        assert waits(scene, lambda at=seat, row=column: scene.by(at).allocate(points(*row))) == 0
    seconds = OPENING_SECONDS * len(scene.state.cities)
    assert waits(scene, scene.tablet.open_papers) == seconds
    assert waits(scene, scene.tablet.go_on) == 0
    for seat in COLUMNS:
        assert waits(scene, lambda at=seat: scene.by(at).order("pass")) == 0
    assert waits(scene, scene.tablet.open_papers) == seconds


def test_other_papers_are_opened_for_all_at_once():
    scene = Campaign().allocated().passed().in_counter()
    scene.by(*scene.state.round.missing).counter({})
    assert waits(scene, scene.tablet.open_papers) == 0
