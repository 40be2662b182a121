"""What is written down is what a careful library would write and read, for every golden evening."""

import json

import pytest
from pydantic import TypeAdapter

from companion.core.event import VOCABULARY
from companion.core.reading import BadShape, reader
from companion.table.commands import COMMANDS
from companion.table.log.codec import Codec
from companion.table.log.facts import FACTS, GrantMade, Record
from tests.kit.golden.book import FOLDER, read
from tests.kit.laws.games import GAMES
from tests.kit.vocabulary import FILE, known

CODEC = Codec(GAMES)
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))


@pytest.mark.parametrize("name", NAMES)
def test_every_fact_of_a_golden_evening_is_read_and_written_as_pydantic_does(name):
    compared = 0
    for _number, _at, _name, _seat, *facts in read(name)["log"]:
        for wire, fact in facts:
            kind = CODEC.event(wire)
            other = TypeAdapter(kind)
            event = CODEC.read({"wire": wire, "version": kind.version, "fact": fact})
            assert event == other.validate_python(fact)
            assert CODEC.spell(event)["fact"] == other.dump_python(event, mode="json")
            compared += 1
    assert compared > 30


def test_every_command_and_fact_has_fields_that_can_be_read():
    known = [*COMMANDS, *FACTS]
    for game in GAMES.values():
        known += [*game.commands, *game.events]
    assert len(known) > 200
    for kind in known:
        assert callable(reader(kind))


@pytest.mark.parametrize(
    ("hint", "fits"),
    [
        (int, [1, -5, 2**64 - 1]),
        (float, [1, 1.5]),
        (bool, [True]),
        (str, ["", "è"]),
        (int | None, [1, None]),
        (bool | int | str, [True, 1, "x"]),
        (int | float, [1, 1.5]),
        (tuple[int, ...], [[], [1, 2]]),
        (tuple[tuple[int, str], ...], [[[1, "x"]]]),
    ],
)
def test_a_value_is_read_as_exactly_the_type_that_is_written(hint, fits):
    read_one, strict = reader(hint), TypeAdapter(hint)
    anything = [
        1,
        -5,
        2**64 - 1,
        2**64,
        1.0,
        1.5,
        True,
        "",
        "è",
        "1",
        "x",
        None,
        [],
        [1, 2],
        [[1, "x"]],
    ]
    anything += [[True], ["x"], {}, {"a": 1}, "\ud800"]
    taken = []
    for value in anything:
        try:
            came = read_one(value)
        except BadShape:
            continue
        taken.append(value)
        assert came == strict.validate_json(json.dumps(value), strict=True)
    kinds = [type(value) for value in taken]
    assert all(value in taken for value in fits)
    assert all(type(value) in kinds for value in fits)


def test_what_is_no_number_for_json_is_not_written_down():
    wire = {"wire": "table.grant_made", "version": 1}
    fact = {"grant": "g", "sort": "tablet", "seat": None, "expires_at": 1.0}
    event = CODEC.read({**wire, "fact": fact})
    assert event == GrantMade("g", "tablet", None, 1.0)
    endless = GrantMade("g", "tablet", None, float("inf"))
    with pytest.raises(ValueError, match="not JSON compliant"):
        CODEC.dump(Record(1, 0.0, "x", None, (endless,)))


def test_a_fact_is_changed_only_with_the_vocabulary_that_all_processes_of_a_house_must_know():
    """Where this fails: a fact, or a version of one, that no release has written yet is only
    entered (`python -m tests.kit.vocabulary`). After a release VOCABULARY rises by one, and what
    is new or changed says that number (`Event.vocabulary`)."""
    assert known() == FILE.read_text().splitlines()
    assert max(int(one.partition(":")[0].split()[2]) for one in known()) == VOCABULARY
