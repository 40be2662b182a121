"""The promises of the evening, each with trials that measure it: short in tests, long on demand."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.kit.rig import Rig
from tests.kit.wire.line import all_dropped

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
                hold(not rig.faults(), rig.faults())
            return figures
        finally:
            await all_dropped()


@dataclass
class Book:
    """All trials, by name."""

    trials: dict[str, Trial] = field(default_factory=dict)

    def trial(
        self,
        promise: str,
        sentence: str,
        *,
        short: Mapping[str, Any] | None = None,
        full: Mapping[str, Any] | None = None,
        least: Mapping[str, Any] | None = None,
    ) -> Callable[[Run], Run]:
        """Enter the decorated function, named by itself, as a trial of this promise."""

        def enter(run: Run) -> Run:
            small = short or {}
            sizes = (small, full or small, least or small)
            one = Trial(run.__name__, promise, sentence, run, *sizes)
            assert one.name not in self.trials, one.name
            self.trials[one.name] = one
            return run

        return enter


BOOK = Book()
trial = BOOK.trial


def hold(kept: object, broken: str) -> None:
    """The promise is kept so far; else Broken, with what was found."""
    if not kept:
        raise Broken(broken)


__all__ = ["BOOK", "Broken", "Figures", "Rig", "Trial", "hold", "trial"]
