"""Sentences as message id and parameters, translated for each reader."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core.value import Sparse


class SeatName(Sparse):
    """Placeholder for the name of the person in `seat`; names are filled in for each reader."""

    seat: int


class SeatNames(Sparse):
    """Placeholder for several names, joined as in the reader's language («Anna, Luca e Pia»)."""

    seats: tuple[int, ...]


class Text(Sparse, rename={"id": "t", "params": "p"}):
    """A message of the catalog, translated for each reader. In JSON:
    `{"t": id, "p": {"count": 3, "word": "x", "who": {"seat": 3}, "all": {"seats": [3]}}}`."""

    id: str
    """A Fluent message id."""
    params: Mapping[str, Param] = {}
    """Its variables: whole numbers, typed words, seats, or further texts."""

    def __hash__(self) -> int:
        return hash(self.id)


Param = int | str | SeatName | SeatNames | Text


def text(id: str, **params: Param) -> Text:
    """Shorthand: `text("lupus-dawn-dead", who=SeatNames((3, 5)))`."""
    return Text(id, params)


def labelled(id: str, *parts: str) -> dict[str, Any]:
    """Texts of a prompt: `id` as its label, `<id>-<part>` for `parts` ("title", "hint", "warn")."""
    known = {"title": text(f"{id}-title"), "hint": text(f"{id}-hint"), "warn": text(f"{id}-warn")}
    return {"label": text(id), **{part: known[part] for part in parts}}
