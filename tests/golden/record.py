"""Record the golden games anew, on purpose: `python -m tests.golden.record [name…]`."""

from __future__ import annotations

import sys

from tests.kit.golden.book import path_of, write, written
from tests.kit.golden.scenes import SCENES


def main(names: list[str]) -> None:
    """All of them, or those named; the diff is then read and explained."""
    for scene in SCENES:
        if not names or scene.__name__ in names:
            page = written(scene(), (scene.__doc__ or "").strip())
            write(scene.__name__, page)
            print(f"{path_of(scene.__name__).name}: {len(page['log'])} steps")


if __name__ == "__main__":
    main(sys.argv[1:])
