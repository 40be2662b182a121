"""Refusals as values: a stable code and parameters."""

from collections.abc import Mapping

from companion.core.text import Param, Text
from companion.core.value import Frozen


class Refusal(Frozen):
    """Why a command is not carried out; `code` is also the Fluent id of its sentence, unless
    `sentence` names another (two games may say the same code in different words)."""

    code: str
    params: Mapping[str, Param] = {}
    sentence: str = ""

    @property
    def text(self) -> Text:
        return Text(self.sentence or self.code, self.params)


def refuse(code: str, **params: Param) -> Refusal:
    """Shorthand: `refuse("E_TARGET_DEAD", who=SeatName(3))`."""
    return Refusal(code, params)


def closed_by(refusal: Refusal | None) -> Text | None:
    """Why a button is closed: the sentence of the refusal that its command would get."""
    return None if refusal is None else refusal.text
