"""A sentence by its message id and parameters; no language is chosen here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class SeatName:
    """Stands for the name of the person in `seat`; only `table.present` knows names."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatNames:
    """Stands for several names, joined by the reader's language («Anna, Luca e Pia»)."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """A message of the catalog: `id` is a Fluent id, `params` are its variables.

    Parameters are whole numbers, typed words (strings), seats, or further texts.
    """

    id: str
    params: tuple[tuple[str, Param], ...] = ()


Param = int | str | SeatName | SeatNames | Text


def text(id: str, **params: Param) -> Text:
    """Shorthand: `text("lupus-dawn-dead", who=SeatNames((3, 5)))`."""
    return Text(id, tuple(sorted(params.items())))


def param_payload(value: Param) -> Any:
    """The JSON shape of one parameter: 3, "x", {"seat": 3}, {"seats": [3]}, {"t": …}."""
    if isinstance(value, SeatName):
        return {"seat": value.seat}
    if isinstance(value, SeatNames):
        return {"seats": list(value.seats)}
    if isinstance(value, Text):
        return text_payload(value)
    return value


def text_payload(value: Text) -> dict[str, Any]:
    """The JSON shape of a text: `{"t": id}`, with `"p": {name: value}` where it has any."""
    shape: dict[str, Any] = {"t": value.id}
    if value.params:
        shape["p"] = {name: param_payload(param) for name, param in value.params}
    return shape
