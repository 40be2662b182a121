"""A campaign that was stored by an older version goes on without any question."""

from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import orjson
import pytest

from companion.core.log import Step
from companion.games.jrc.facts.session import SeatingSet
from companion.games.jrc.facts.setup import CampaignStarted
from companion.games.jrc.game import GAME
from companion.games.jrc.state import Phase
from companion.table.commands import Undo
from companion.table.export.copies import copied, restored
from companion.table.lifecycle import back_at, undo, undoable
from companion.table.log.codec import Codec
from companion.table.log.facts import Record
from companion.table.log.fold import fold
from companion.web import places
from companion.web.catalogs import LANGUAGES, Catalogs
from tests.kit.games.jrc.campaign import WASHINGTON, C, Campaign, F, L, M

GAMES = MappingProxyType({"jrc": GAME})
CODEC = Codec(GAMES)
OLD = Path(__file__).parents[2] / "kit/games/jrc/a_campaign_of_version_1.jsonl"
"""Written by the program before `jrc.campaign_started` had rules: two house rules, the worked
example, and in turn 2 one order that is still sealed."""
SEATED = 6
"""The record after which all four sit at the table."""


def old_records():
    return [CODEC.load(line) for line in OLD.read_bytes().splitlines()]


def old_table():
    return fold(old_records(), GAMES)


def test_the_log_is_really_an_older_one():
    versions = {
        event["wire"]: event["version"]
        for line in OLD.read_bytes().splitlines()
        for event in orjson.loads(line)["events"]
    }
    assert versions[CampaignStarted.wire] < CampaignStarted.version


def test_a_stored_campaign_of_the_version_before_stands_where_it_stood():
    state = old_table().game.state
    assert (state.phase, state.turn) == (Phase.METHUSELAH_ORDERS, 2)
    assert [state.fi[seat][WASHINGTON] for seat in (L, F, C, M)] == [6, 0, 1, 7]
    assert [state.fund[seat] for seat in (L, F, C, M)] == [1, 3, 6, 6]
    assert state.papers.given == {L: (("Boston", 1),)}
    assert (state.options.late_join, state.options.win_princes) == (True, 6)
    assert state.options.max_per_city == 8


def test_the_diary_still_tells_of_what_no_button_asks_for_any_more():
    words = Catalogs(places.locale_dir())
    for asked in ("leave_out", "bring_in", "set_vp"):
        said = GAME.tell(Step(1, 0.0, f"jrc.{asked}", None, (SeatingSet((L, F)),)))
        for language in LANGUAGES:
            assert words.translate(said, language, {}) != said.id


def test_and_it_goes_on_to_the_next_turn():
    scene = Campaign()
    scene._state = old_table().game.state
    for seat in (F, C, M):
        scene.by(seat).order("pass")
    scene.tablet.open_papers()
    assert scene.row("Boston") == (3, 5, 3, 0)
    scene.tablet.go_on()
    scene.tablet.end_city_turn()
    scene.tablet.go_on()
    assert scene.state.turn == 3
    assert len(GAME.history(scene.state)[-1].leaves) == 4


def test_every_step_of_the_old_campaign_can_be_taken_back():
    records = old_records()
    table = fold(records, GAMES)
    first = next(undoable(table.game)).number
    for to in range(len(records) - 1, SEATED - 1, -1):
        events = undo(table, Undo(to), 9.0, GAMES)
        taken_back = fold([*records, Record(len(records) + 1, 9.0, "undo", None, events)], GAMES)
        # A step that has opened papers stays, where they lie sealed before it.
        stays = back_at(table.game, to, GAMES)
        opened = (one for one in records[to:stays] if one.name == "jrc.open_papers")
        assert stays == to or next(opened, None) is not None
        assert taken_back.game.state == fold(records[:stays], GAMES).game.state
    assert first == len(records)


def test_what_is_stored_from_now_on_is_of_todays_version():
    again = [CODEC.load(CODEC.dump(record)) for record in old_records()]
    assert fold(again, GAMES) == old_table()
    (started,) = [
        event for record in again for event in record.events if isinstance(event, CampaignStarted)
    ]
    assert CODEC.spell(started)["version"] == CampaignStarted.version


def test_a_copy_that_was_made_by_the_version_before_is_taken_up():
    old = copied(old_table(), GAMES, CODEC.spell)
    for step in old["steps"]:
        for event in step["events"]:
            if event["wire"] == CampaignStarted.wire:
                event["version"] = 1
                del event["fact"]["rules"]
    table = fold(restored(old, "luna-2", ("key", 9e9), 5.0, GAMES, CODEC.read), GAMES)
    assert table.game.state.fi == old_table().game.state.fi
    assert table.game.state.papers.answered == ()


def test_a_default_that_changes_later_changes_no_campaign_that_runs():
    scene = Campaign().allocated()
    started = scene.steps[0].events[0]
    assert started.rules["max_per_city"] == 8
    other = replace(scene.state.options, max_per_city=10, win_princes=7)
    begun = GAME.evolve(replace(scene.state, options=other), started)
    assert (begun.options.max_per_city, begun.options.win_princes) == (8, 5)


@pytest.mark.parametrize("version", [0, 3])
def test_an_event_of_no_version_is_not_guessed_at(version):
    with pytest.raises(LookupError):
        GAME.upgrade(CampaignStarted.wire, version, {})
