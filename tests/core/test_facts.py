"""Facts add up in a draft, and belong to the game in whose package they stand; the log is
appended for ever, rewound by one more entry, replayed to any point."""

import pytest

from companion.core.event import Event, RingChanged
from companion.core.kit.facts import Draft, Fact, facts_of
from companion.core.log import Rewind, Step, fold
from companion.core.value import Frozen
from companion.games.registry import find_games
from tests.kit.playbook import standing


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
    count = 0
    for id, game in find_games().items():
        assert RingChanged in game.events
        facts = facts_of(f"companion.games.{id}")
        count += len(facts)
        shared = {event for event in game.events if event.__module__.startswith("companion.core.")}
        assert set(facts) | shared == set(game.events)
        assert all(fact.wire.startswith(f"{id}.") for fact in facts)
    assert count > 200


def test_the_facts_of_a_test_belong_to_no_game():
    assert not any(Added in game.events for game in find_games().values())


class Counted(Event):
    amount: int


def step(number: int, *amounts: int) -> Step:
    return Step(number, float(number), "add", None, tuple(Counted(amount) for amount in amounts))


def total(steps: tuple[Step, ...]) -> int:
    return fold(lambda state, event: state + event.amount, 0, steps)


def test_a_state_is_the_fold_of_all_events_in_order() -> None:
    assert total((step(1, 2, 3), step(2, 5))) == 10


def test_a_rewind_takes_back_whole_steps_and_erases_nothing() -> None:
    log = (step(1, 1), step(2, 10), step(3, 100), Rewind(4, 4.0, to=1), step(5, 1000))
    assert [one.number for one in standing(log)] == [1, 5]
    assert total(standing(log)) == 1001


def test_a_rewind_after_a_rewind_goes_further_back() -> None:
    log = (step(1, 1), step(2, 10), step(3, 100), Rewind(4, 4.0, to=2), Rewind(5, 5.0, to=0))
    assert standing(log) == ()


def test_any_earlier_point_can_be_replayed_as_it_was_then() -> None:
    log = (step(1, 1), step(2, 10), Rewind(3, 3.0, to=1), step(4, 100))
    assert [
        total(standing(one for one in log if one.number <= number)) for number in (0, 1, 2, 3, 4)
    ] == [0, 1, 11, 1, 101]
