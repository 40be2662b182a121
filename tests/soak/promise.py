"""The promises of the evening, each with trials that measure it: short in tests, long on demand."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tests.kit.rig import Rig
from tests.kit.wire.websocket import drop_all

Figures = dict[str, Any]
"""Measured values by name, for JSON."""
Run = Callable[..., Awaitable[Figures]]


class Broken(AssertionError):
    """A promise was not kept."""


@dataclass(frozen=True)
class Trial:
    """One test of a promise. Arguments of `run`: `short` in the tests, `full` in `make soak`,
    `least` when a seeded fault must be noticed."""

    name: str
    promise: str
    sentence: str
    run: Run
    short: Mapping[str, Any]
    full: Mapping[str, Any]
    least: Mapping[str, Any]

    def execute(self, rig: Rig, size: Mapping[str, Any], longest: float | None) -> Figures:
        """Run it to its end. Raises Broken, or what a broken promise leads to."""
        return asyncio.run(asyncio.wait_for(self._run(rig, size), longest))

    async def _run(self, rig: Rig, size: Mapping[str, Any]) -> Figures:
        # Where one of many tasks fails, the failures of the others say nothing more.
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        try:
            figures = await self.run(rig, **size)
            if hasattr(rig, "program") and rig.program.process is not None:
                hold(not rig.logged_errors(), rig.logged_errors())
            return figures
        finally:
            await drop_all()


TRIALS_BY_NAME: dict[str, Trial] = {}
"""The trials of all imported modules."""


def trial(promise: str, sentence: str, **sizes: Mapping[str, Any]) -> Callable[[Run], Run]:
    """Register the decorated function as a trial of this promise. `sizes`: `short`, `full`,
    `least`; the last two default to the short one."""
    small = sizes.get("short", {})

    def enter(run: Run) -> Run:
        others = (sizes.get("full", small), sizes.get("least", small))
        one = Trial(run.__name__, promise, sentence, run, small, *others)
        assert one.name not in TRIALS_BY_NAME, one.name
        TRIALS_BY_NAME[one.name] = one
        return run

    return enter


def hold(kept: object, broken: str) -> None:
    """Raise Broken with this message unless the promise is kept."""
    if not kept:
        raise Broken(broken)
