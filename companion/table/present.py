"""The only way from a table and an eye to what is sent, shown or told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.games.registry import Games
from companion.table.device import Looker
from companion.table.state import Table


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What only the shell knows and the tablet's desk shows.

    `connected`: seats with an open socket. `links`: the secret link (or phrase) behind a pass,
    by its hash. `addresses`: the links under which phones reach the table, likeliest first.
    """

    connected: frozenset[int] = frozenset()
    links: Mapping[str, str] = field(default_factory=dict)
    addresses: tuple[str, ...] = ()


def looker_of(table: Table, kind: str, device: str | None) -> Looker | None:
    """Who looks through a device of this kind with this token (hash); None: a tablet's page
    without the tablet's token, which is shown nothing."""
    raise NotImplementedError


def picture(
    table: Table,
    looker: Looker,
    now: float,
    games: Games,
    around: Surroundings | None = None,
) -> dict[str, Any]:
    """The whole picture for one looker, JSON-ready (decision 0001)."""
    raise NotImplementedError
