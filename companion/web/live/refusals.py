"""Refusals as they are remembered for another process: JSON there and back."""

from __future__ import annotations

from typing import Any

from msgspec.json import decode, encode

from companion.core.refusal import Refusal
from companion.core.text import Param, SeatName, SeatNames, Text
from companion.table.state import AnsweredCommand
from companion.web.store.answers import StoredAnswer


def given(device: str, answer: AnsweredCommand) -> StoredAnswer:
    """As it is stored."""
    refusal = answer.refusal
    if refusal is None:
        return StoredAnswer(device, answer.id, answer.digest, "")
    return StoredAnswer(device, answer.id, answer.digest, encode(refusal).decode())


def answer_of(stored: StoredAnswer) -> AnsweredCommand:
    """As a table knows it."""
    if not stored.refusal:
        return AnsweredCommand(stored.id, stored.digest)
    said = decode(stored.refusal)
    refusal = Refusal(said["code"], _params(said["params"]), said["sentence"])
    return AnsweredCommand(stored.id, stored.digest, refusal)


def _params(shapes: dict[str, Any]) -> dict[str, Param]:
    return {name: _param(shape) for name, shape in shapes.items()}


def _param(shape: Any) -> Param:
    """The parameter that this is the JSON of."""
    match shape:
        case {"seat": seat}:
            return SeatName(seat)
        case {"seats": seats}:
            return SeatNames(tuple(seats))
        case {"t": id}:
            return Text(id, _params(shape.get("p", {})))
        case int() | str():
            return shape
    raise TypeError(type(shape).__name__)
