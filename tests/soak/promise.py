"""The promises of the evening, each with trials that measure it: short in tests, long on demand."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tests.kit.rig import Rig
from tests.kit.wire.websocket import drop_all

Figures = dict[str, Any]
"""What a trial has measured, by name; JSON-ready."""
Run = Callable[..., Awaitable[Figures]]


class Broken(AssertionError):
    """A promise was not kept."""


@dataclass(frozen=True)
class Trial:
    """One way to try a promise. `short`, `full`: the sizes with which `run` is called, in the
    tests and in `make soak`. `least`: those with which a seeded fault is sought."""

    name: str
    promise: str
    sentence: str
    run: Run
    short: Mapping[str, Any]
    full: Mapping[str, Any]
    least: Mapping[str, Any]

    def tried(self, rig: Rig, size: Mapping[str, Any], longest: float | None) -> Figures:
        """Run it to its end. Raises Broken, and whatever else a broken promise leads to."""
        return asyncio.run(asyncio.wait_for(self._quietly(rig, size), longest))

    async def _quietly(self, rig: Rig, size: Mapping[str, Any]) -> Figures:
        # Where one of many fails, the others' failures say nothing more.
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        try:
            figures = await self.run(rig, **size)
            if hasattr(rig, "program") and rig.program.process is not None:
                hold(not rig.logged_errors(), rig.logged_errors())
            return figures
        finally:
            await drop_all()


BY_NAME: dict[str, Trial] = {}
"""All trials whose module was imported."""


def trial(promise: str, sentence: str, **sizes: Mapping[str, Any]) -> Callable[[Run], Run]:
    """Enter the decorated function, named by itself, as a trial of this promise. `sizes`: `short`,
    `full`, `least`; without one of the last two it is the short one."""
    small = sizes.get("short", {})

    def enter(run: Run) -> Run:
        others = (sizes.get("full", small), sizes.get("least", small))
        one = Trial(run.__name__, promise, sentence, run, small, *others)
        assert one.name not in BY_NAME, one.name
        BY_NAME[one.name] = one
        return run

    return enter


def hold(kept: object, broken: str) -> None:
    """The promise is kept so far; else Broken, with what was found."""
    if not kept:
        raise Broken(broken)
