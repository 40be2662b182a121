"""A prompt of several fields sent together: corrections with a reason, invented cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from companion.core.words.prompts.base import Prompt
from companion.core.words.prompts.field import Field


class Form(Prompt):
    """Several fields, one button. The answer is `{field id: value, …}`."""

    fields: tuple[Field, ...] = ()

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        for values in product(*(one.samples() for one in self.fields)):
            yield {one.id: value for one, value in zip(self.fields, values, strict=True)}
