"""The few real choices of the lobby, one touch each: how the night is played, who moderates, which
deck and which vote."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core import Choose, Item, SetOption, Weight, text
from companion.games.lupus.commands import UseStyle
from companion.games.lupus.options import STYLES, Options, style_of
from companion.games.lupus.state import LupusState

OPTIONS = ("night_input", "moderation")
"""House rules that are chosen here, too."""


def chips(state: LupusState) -> tuple[Choose, ...]:
    """Each a row of chips on the tablet."""
    rules = state.options
    style = _row("style", UseStyle.name, "style", tuple(STYLES), style_of(rules), {})
    return (*(_of_a_rule(rules, id) for id in OPTIONS), style)


def _of_a_rule(rules: Options, id: str) -> Choose:
    option = rules.asked[id]
    values = tuple(str(one) for one in getattr(option, "values", ()) if rules.admits(id, one))
    return _row(id, SetOption.name, "value", values, str(rules.value(id)), {"option": id})


def _row(
    id: str,
    command: str,
    field: str,
    values: tuple[str, ...],
    chosen: str | None,
    args: Mapping[str, Any],
) -> Choose:
    return Choose(
        key=f"chip-{id}",
        command=command,
        args=args,
        field=field,
        label=text(f"lupus-chips-{id.replace('_', '-')}"),
        items=tuple(
            Item(one, text(f"lupus-chip-{one}"), text(f"lupus-chip-{one}-note")) for one in values
        ),
        chosen=chosen,
        at_once=True,
        weight=Weight.QUIET,
        group="chips",
    )
