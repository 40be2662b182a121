"""House rules refuse every value outside their limits, of any type."""

import pytest

from companion.core.kit.option import (
    OURS,
    OWN,
    PRINTED,
    Choice,
    Number,
    Option,
    Origin,
    Switch,
    of_the_kind,
)
from companion.core.words.prompts.field import Value

SECONDS = Number("seconds", 180, 1, 900, printed=range(181))
MODE = Choice("mode", {"phones": OWN, "pointing": PRINTED})
GHOSTS = Switch("ghosts", False, off=OURS, on=OWN)


@pytest.mark.parametrize(
    ("option", "value"),
    [(GHOSTS, True), (MODE, "pointing"), (SECONDS, 1), (SECONDS, 900)],
)
def test_a_value_within_the_limits_is_admitted(option: Option, value: Value) -> None:
    assert option.admits(value)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (GHOSTS, 1),
        (GHOSTS, "on"),
        (MODE, "Phones"),
        (MODE, True),
        (SECONDS, 0),
        (SECONDS, 901),
        (SECONDS, True),
        (SECONDS, "180"),
    ],
)
def test_anything_else_is_not(option: Option, value: Value) -> None:
    assert not option.admits(value)


def test_the_first_value_of_a_choice_is_its_default() -> None:
    assert MODE.default == "phones"


@pytest.mark.parametrize(("now", "value"), [(3, "3"), (3, True), (False, 0), ("box", 1)])
def test_a_rule_keeps_its_kind(now: Value, value: Value) -> None:
    assert of_the_kind(now, now) is now
    with pytest.raises(ValueError, match="cannot stand"):
        of_the_kind(now, value)


@pytest.mark.parametrize(
    ("option", "value", "origin"),
    [
        (GHOSTS, False, OURS),
        (GHOSTS, True, OWN),
        (MODE, "pointing", PRINTED),
        (SECONDS, 60, PRINTED),
        (SECONDS, 181, OWN),
        (Number("points", 3, 1, 9), 3, OURS),
        (Number("points", 3, 1, 9), 4, OWN),
    ],
)
def test_each_value_says_where_it_comes_from(option: Option, value: Value, origin: Origin) -> None:
    assert option.origin(value) is origin
