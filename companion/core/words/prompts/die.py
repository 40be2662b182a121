"""A die: thrown by the program or typed in, and shown large enough for the whole room."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from companion.core.text import Text
from companion.core.words.panels.base import Panel
from companion.core.words.prompts.base import Prompt


@dataclass(frozen=True, kw_only=True)
class Throw(Prompt):
    """Throw a die. `typed`: a real one was thrown, and the answer is `{field: 1 … faces}`;
    otherwise the program throws it, and the answer is `{field: null}`."""

    kind: ClassVar[str] = "throw"
    field: str = "face"
    faces: int = 6
    typed: bool = False

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        if not self.typed:
            yield {self.field: None}
            return
        for face in range(1, self.faces + 1):
            yield {self.field: face}


@dataclass(frozen=True, kw_only=True)
class Die(Panel):
    """The face that lies on the table, and what it means."""

    kind: ClassVar[str] = "die"
    face: int
    label: Text
    line: Text | None = None
