"""The event loop of tests that wait, in a thread of its own."""

import asyncio
import threading
from collections.abc import Coroutine
from functools import cache
from typing import Any

from tests.kit.wire.pages import SECONDS


@cache
def loop() -> asyncio.AbstractEventLoop:
    """The loop of all devices, in a thread of its own."""
    made = asyncio.new_event_loop()
    threading.Thread(target=made.run_forever, daemon=True).start()
    return made


def awaited(coroutine: Coroutine[Any, Any, Any]) -> Any:
    """What this comes to. Raises what it raises."""
    return asyncio.run_coroutine_threadsafe(coroutine, loop()).result(SECONDS + 5)
