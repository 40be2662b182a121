"""Templates: sets of five decrees kept for another evening (D-S5)."""

from collections.abc import Iterable, Mapping
from typing import Any

from companion.games.final_decrees.control_graph import MINISTRIES
from companion.games.final_decrees.state import DECREES, Plan, Template

LONG_NAME = 24
"""Characters of a decree's or template's name."""
MANY_STEPS = 9
MANY_TEMPLATES = 6
EXAMPLE = ""
"""The name of the built-in set; not a valid name of a template."""
EXAMPLE_PLANS = (
    Plan(steps=("executive", "hr", "treasury")),
    Plan(steps=("navy", "secret", "executive")),
    Plan(steps=("treasury", "navy", "hr")),
    Plan(steps=("hr", "secret", "treasury")),
    Plan(steps=("secret", "executive", "navy")),
)
"""Five short decrees for a table without the printed sheets."""


def is_name(called: str) -> bool:
    """Whether this is a valid name of a template."""
    return called == called.strip() and 0 < len(called) <= LONG_NAME


def read_plans(kept: Any) -> tuple[Plan, ...] | None:
    """Five decrees as `FinalDecrees.keep` has written them; None for other data."""
    try:
        plans = tuple(Plan(str(one["name"]), tuple(one["steps"])) for one in kept)
    except (KeyError, TypeError):
        return None
    known = all(step in MINISTRIES for plan in plans for step in plan.steps)
    return plans if known and len(plans) == DECREES else None


def read_templates(kept: Iterable[Any]) -> tuple[Template, ...]:
    """The templates of `FinalDecrees.keep` that are still valid."""
    named = (one for one in kept if isinstance(one, Mapping) and is_name(str(one.get("name", ""))))
    read = ((str(one["name"]), read_plans(one.get("plans", ()))) for one in named)
    return tuple(Template(name, plans) for name, plans in read if plans)[:MANY_TEMPLATES]
