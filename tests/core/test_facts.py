"""Facts add up in a draft, and belong to the game in whose package they stand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from companion.core.event import RingChanged
from companion.core.kit.facts import Draft, Fact, facts_of
from companion.games.registry import find_games


@dataclass(frozen=True)
class Added(Fact[int]):
    wire: ClassVar[str] = "sum.added"
    n: int

    def apply(self, state: int) -> int:
        return state + self.n


def test_each_fact_of_a_draft_stands_on_those_before():
    draft = Draft(1).tell(Added(2)).tell(Added(3), Added(4))
    assert draft.state == 10
    assert draft.decision == (Added(2), Added(3), Added(4))


def test_two_facts_of_one_wire_name_are_refused_when_the_game_is_read():
    class Twin(Added):
        """Derived without a wire name of its own."""

    with pytest.raises(TypeError, match=r"sum\.added"):
        facts_of(__name__.rpartition(".")[0])
    assert Twin.wire == Added.wire


def test_a_fact_has_no_line_in_the_diary_unless_it_says_one():
    assert Added(1).diary_line() is None


def test_every_fact_that_stands_in_a_game_is_an_event_of_it():
    for id, game in find_games().items():
        assert RingChanged in game.events
        found = facts_of(f"companion.games.{id}")
        assert len(found) > 20
        assert set(found) | {RingChanged} == set(game.events)
        assert all(fact.wire.startswith(f"{id}.") for fact in found)


def test_the_facts_of_a_test_belong_to_no_game():
    assert not any(Added in game.events for game in find_games().values())
