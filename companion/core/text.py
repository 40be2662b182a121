"""A sentence by its message id and parameters; no language is chosen here."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.value import Sparse


class SeatName(Sparse):
    """Stands for the name of the person in `seat`; only `table.present` knows names."""

    seat: int


class SeatNames(Sparse):
    """Stands for several names, joined by the reader's language («Anna, Luca e Pia»)."""

    seats: tuple[int, ...]


class Text(Sparse, rename={"id": "t", "params": "p"}):
    """A message of the catalog: `id` is a Fluent id, `params` are its variables.

    Parameters are whole numbers, typed words (strings), seats, or further texts. In JSON it is
    `{"t": id, "p": {"count": 3, "word": "x", "who": {"seat": 3}, "all": {"seats": [3]}}}`.
    """

    id: str
    params: Mapping[str, Param] = {}

    def __hash__(self) -> int:
        return hash(self.id)


Param = int | str | SeatName | SeatNames | Text


def text(id: str, **params: Param) -> Text:
    """Shorthand: `text("lupus-dawn-dead", who=SeatNames((3, 5)))`."""
    return Text(id, params)
