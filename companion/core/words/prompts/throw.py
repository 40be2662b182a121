"""A die that is thrown by the program, or by hand and typed in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.core.words.prompts.base import Prompt


class Throw(Prompt, one_game=True):
    """Throw a die."""

    field: str = "face"
    faces: int = 6
    typed: bool = False
    """Whether a real die was thrown, the answer being `{field: 1 … faces}`; otherwise the program
    throws it, and the answer is `{field: null}`."""

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        if not self.typed:
            yield {self.field: None}
            return
        for face in range(1, self.faces + 1):
            yield {self.field: face}
