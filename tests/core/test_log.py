"""The log: appended for ever, rewound by one more entry, replayed to any point."""

from companion.core.event import Event
from companion.core.log import Rewind, Step, fold
from tests.kit.playbook import standing


class Added(Event):
    amount: int


def step(number: int, *amounts: int) -> Step:
    return Step(number, float(number), "add", None, tuple(Added(amount) for amount in amounts))


def total(steps: tuple[Step, ...]) -> int:
    return fold(lambda state, event: state + event.amount, 0, steps)  # type: ignore[attr-defined]


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
