"""The sheet of house rules: each rule is a question with a plain sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.core.words.prompts.base import Prompt
from companion.core.words.prompts.field import Field


class Rules(Prompt):
    """The sheet of house rules. Each change is sent at once as `{option: id, value: value}`."""

    whole: str
    """Name of the command that sets several rules, as `{values: {id: value}}`."""
    rules: tuple[Field, ...] = ()

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        for rule in self.rules:
            yield {"option": rule.id, "value": rule.value}
