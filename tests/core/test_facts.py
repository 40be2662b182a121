"""Facts add up in a draft, and belong to the game in whose package they stand."""

from __future__ import annotations

import pytest

from companion.core.event import RingChanged
from companion.core.kit.facts import Draft, Fact, facts_of
from companion.core.value import Frozen
from companion.games.registry import find_games


class Added(Fact[int]):
    n: int

    def apply(self, state: int) -> int:
        return state + self.n


def test_each_fact_of_a_draft_stands_on_those_before():
    draft = Draft(1).record(Added(2)).record(Added(3), Added(4))
    assert draft.state == 10
    assert draft.decision == (Added(2), Added(3), Added(4))


class Box(Frozen):
    width: int = 1
    height: int = 1


class Widened(Fact[Box]):
    width: int


def test_a_fact_gives_the_fields_of_the_state_with_its_names_its_values():
    assert Draft(Box()).record(Widened(3)).state == Box(width=3, height=1)


def test_two_facts_of_one_wire_name_are_refused_when_the_game_is_read():
    twin = type(Added)("Added", (Fact,), {"__module__": __name__})
    with pytest.raises(TypeError, match=r"core\.added"):
        facts_of(__name__.rpartition(".")[0])
    assert twin.wire == Added.wire == "core.added"


def test_a_fact_has_no_line_in_the_diary_unless_it_says_one():
    assert Added(1).diary_line() is None


def test_every_fact_that_stands_in_a_game_is_an_event_of_it():
    many = 0
    for id, game in find_games().items():
        assert RingChanged in game.events
        found = facts_of(f"companion.games.{id}")
        many += len(found)
        shared = {event for event in game.events if event.__module__.startswith("companion.core.")}
        assert set(found) | shared == set(game.events)
        assert all(fact.wire.startswith(f"{id}.") for fact in found)
    assert many > 200


def test_the_facts_of_a_test_belong_to_no_game():
    assert not any(Added in game.events for game in find_games().values())
