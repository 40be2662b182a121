"""A whole party on the wire: the tablet, its guests, and a way to run all that in a test."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, ParamSpec

from tests.kit.wire.pages import Place
from tests.kit.wire.phone import Phone

P = ParamSpec("P")
LONGEST = 600.0


def awaited(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that is a coroutine, as pytest wants it; it may not take for ever."""

    @functools.wraps(test)
    def run(*args: P.args, **named: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **named), LONGEST))

    return run


def place_of(program: Any) -> Place:
    """Where a `tests.kit.people.Program` is reached."""
    return Place("127.0.0.1", program.port)


@dataclass
class Party:
    """A tablet and its phones, all connected; closes them at the end of `async with`."""

    tablet: Phone
    phones: list[Phone] = field(default_factory=list)

    async def __aenter__(self) -> Party:
        return self

    async def __aexit__(self, *_: object) -> None:
        for one in (*self.phones, self.tablet):
            one.drop()
        await asyncio.sleep(0)


async def gathered(program: Any, names: Sequence[str] = (), keep: int | None = None) -> Party:
    """The host and guests of these names, in this order, at the program's table."""
    place = place_of(program)
    tablet = Phone(place, program.code, "tablet", keep)
    assert (await tablet.take(program.invite)).status == 303
    party = Party(await tablet.connect())
    for name in names:
        phone = Phone(place, program.code, keep=keep)
        assert (await phone.join(name)).status == 303, name
        party.phones.append(await phone.connect())
    return party
