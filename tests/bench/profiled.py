"""Our server with a profile of where its processor time goes: `make bench ARGS=--profile`.

Every two milliseconds of processor time a signal looks at what the server is doing, so that it
runs nearly as fast as ever; what was seen is written to standard error at the end.
"""

import signal
import sys
from collections import Counter
from types import FrameType

EVERY = 0.002
LINES = 45
_alone: Counter[str] = Counter()
_within: Counter[str] = Counter()


def look(_: int, frame: FrameType | None) -> None:
    """Count where the program is."""
    seen = set()
    first = True
    while frame is not None:
        place = f"{frame.f_code.co_filename.rpartition('/companion/')[2]}:{frame.f_code.co_name}"
        if first:
            _alone[place] += 1
        if place not in seen:
            _within[place] += 1
        seen.add(place)
        first, frame = False, frame.f_back


def report() -> str:
    """Shares of the time: by function alone, and with all that it called."""
    total = sum(_alone.values()) or 1
    parts = []
    for title, found in (("alone", _alone), ("with what it calls", _within)):
        rows = (f"{100 * n / total:6.1f} %  {place}" for place, n in found.most_common(LINES))
        parts.append("\n".join([f"{title}:", *rows]))
    return "\n\n".join(parts)


if __name__ == "__main__":
    import companion.__main__ as program  # which patches before anything else

    signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
    try:
        program.main()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        print(report(), file=sys.stderr, flush=True)
