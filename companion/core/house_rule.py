"""A line of the options sheet from an option: every game asks after its house rules alike."""

from __future__ import annotations

from companion.core.option import Choice, Number, Option, Value
from companion.core.text import text
from companion.core.words.prompts.base import Item, Rule


def house_rule(
    family: str,
    option: Option,
    value: Value,
    *,
    values: tuple[str, ...] | None = None,
    limits: tuple[int, int] | None = None,
    step: int = 1,
) -> Rule:
    """The question after `option`, which is `value` now.

    Its sentences are `<family>-option-<id>`, the same with `-note`, and for each value of a choice
    `<family>-value-<id>-<value>`. `values`, `limits`: what works beside the other rules, where
    that is less than the option admits. `step`: by how much one tap changes a number.
    """
    word = _dashed(option.id)
    items: tuple[Item, ...] = ()
    sort, low, high = "switch", None, None
    if isinstance(option, Choice):
        sort = "choice"
        offered = option.values if values is None else values
        items = tuple(Item(one, text(f"{family}-value-{word}-{_dashed(one)}")) for one in offered)
    elif isinstance(option, Number):
        sort, (low, high) = "number", limits or (option.low, option.high)
    return Rule(
        id=option.id,
        sort=sort,
        value=value,
        label=text(f"{family}-option-{word}"),
        note=text(f"{family}-option-{word}-note"),
        items=items,
        low=low,
        high=high,
        step=step,
        changed=value != option.default,
    )


def _dashed(word: str) -> str:
    return word.replace("_", "-")
