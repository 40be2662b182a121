"""What is read is exactly what its class says, and what is written can be read again."""

import json

import msgspec
import pytest

from companion.core import Event, payload
from companion.table.commands import COMMANDS
from companion.table.log.codec import BadInput, Codec, UnknownEvent
from companion.table.log.facts import FACTS, InviteMade, SeatReleased
from companion.table.log.record import Record
from tests.kit.event_list import FILE, known
from tests.kit.golden.book import FOLDER, read
from tests.kit.laws.games import GAMES

CODEC = Codec(GAMES)


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.json")))
def test_every_fact_of_a_golden_evening_is_written_with_all_its_fields(name):
    compared = 0
    for _number, _at, _name, _seat, *facts in read(name)["log"]:
        for wire, fact in facts:
            event = CODEC.read({"wire": wire, **fact})
            assert payload(event) == {"wire": wire, **fact}
            assert list(fact) == list(event.__struct_fields__)
            compared += 1
    assert compared > 30


def test_every_command_and_fact_has_fields_that_can_be_read():
    known = [*COMMANDS, *FACTS]
    for game in GAMES.values():
        known += [*game.commands, *game.events]
    assert len(known) > 200
    for kind in known:
        msgspec.json.Decoder(kind)


ANYTHING = [1, -5, 2**64 - 1, -(2**63), 2**64, -(2**63) - 1, 2**200, 1.0, 1.5, float("inf")]
ANYTHING += [True, "", "è", "1", "x", "\ud800", None, [], [1, 2], ["x"], [["x"]], {}, {"a": 1}]


@pytest.mark.parametrize(
    ("name", "arg", "fits"),
    [
        ("table.undo", "to", [1, -5, 2**64 - 1, -(2**63)]),
        ("table.set_blind", "on", [True]),
        ("table.add_seat", "called", ["", "è", "1", "x"]),
        ("table.set_ring", "order", [[], ["x"]]),
        ("set_option", "value", [1, -5, 2**64 - 1, -(2**63), True, "", "è", "1", "x"]),
        ("vote", "target", [1, -5, 2**64 - 1, -(2**63), None]),
        ("use_rules", "values", [{}, {"a": 1}]),
    ],
)
def test_an_argument_is_read_as_exactly_the_type_that_is_written(name, arg, fits):
    rest = {"option": "x"} if name == "set_option" else {}
    taken = []
    for value in ANYTHING:
        try:
            command = CODEC.command(name, {arg: value, **rest}, "lupus")
        except BadInput:
            continue
        taken.append(value)
        assert payload(command)[arg] == value
    assert list(map(repr, taken)) == list(map(repr, fits))


def test_a_field_that_no_command_has_is_refused():
    with pytest.raises(BadInput):
        CODEC.command("table.undo", {"to": 1, "more": 1}, None)


def test_what_is_no_number_for_json_is_not_written_down():
    event = CODEC.read(
        {
            "wire": "table.invite_made",
            "invite": "g",
            "sort": "tablet",
            "seat": None,
            "expires_at": 1,
        }
    )
    assert event == InviteMade("g", "tablet", None, 1.0)
    for endless in (float("inf"), float("-inf"), float("nan")):
        made = InviteMade("g", "tablet", None, endless)
        with pytest.raises(ValueError, match="read otherwise"):
            CODEC.dump(Record(1, 0.0, "x", None, (made,)))


def test_what_could_not_be_read_again_is_not_written_down():
    class Strange(Event):
        """A fact of no game."""

    with pytest.raises(UnknownEvent):
        CODEC.dump(Record(1, 0.0, "x", None, (Strange(),)))
    with pytest.raises(ValueError, match="str"):
        CODEC.dump(Record(1, 0.0, "x", None, (SeatReleased("3"),)))


@pytest.mark.parametrize(
    "fact",
    [{"seat": "3"}, {"seat": 3.0}, {"seat": True}, {"seat": 3, "more": 1}, {}, {"seat": None}],
)
def test_a_stored_fact_of_another_shape_is_not_guessed_at(fact):
    record = {"number": 1, "at": 0.0, "name": "x", "seat": None}
    stored = {**record, "events": [{"wire": SeatReleased.wire, **fact}]}
    with pytest.raises(msgspec.ValidationError):
        CODEC.load(json.dumps(stored))


def test_an_event_is_changed_on_purpose():
    """Every event of the list is read by its class. After a change of a class, write the list anew:
    `python -m tests.kit.event_list`."""
    assert FILE.read_text().splitlines() == known()


def test_a_fact_of_no_game_that_lies_here_is_of_another_version():
    for wire in ("table.no_such", "no.such", "such"):
        with pytest.raises(UnknownEvent):
            CODEC.read({"wire": wire, "seat": 1})
