"""The parts in which `make test` runs all tests, and which of them is begun first.

The browsers' tests are cut by their folders: some put recorded moments into one page, some play
with many devices at once. Each part has one Chromium; one has WebKit and Firefox, too. A new folder
or file belongs to the last part of the folder around it until it is given one of its own.
"""

from __future__ import annotations

from dataclasses import dataclass

BROWSERS, RULES = "tests/browser", ("tests/core", "tests/games", "tests/table", "tests/golden")
SCENES = tuple(
    f"{BROWSERS}/{one}"
    for one in (
        *("coming_back", "duels", "engines", "evenings", "looks", "other_games", "pocket"),
        "walls",
    )
)
COMING, DUELS, ENGINES, EVENINGS, LOOKS, OTHERS, POCKET, WALLS = SCENES
PROMISES = "tests/soak/test_promises.py"
FOLDERS = (BROWSERS, "tests/soak", "tests/web", "tests/laws", *RULES)
"""What has parts of its own."""


@dataclass(frozen=True)
class Part:
    """Some of the tests. `measured`: with the branches that they go through, which makes the rules
    two or three times as slow before Python 3.14; so it is done where every line is soon reached.
    """

    name: str
    arguments: tuple[str, ...]
    measured: bool = False


def _but(*files: str) -> tuple[str, ...]:
    """Arguments that leave these files or folders out."""
    return tuple(f"--ignore={one}" for one in files)


PARTS = (
    Part("the promises, in short", (PROMISES,)),
    Part("tests/web", ("tests/web",)),
    Part("browsers: three engines", (ENGINES,)),
    Part("browsers: evenings of Lupus", (EVENINGS,)),
    Part("browsers: coming back", (COMING,)),
    Part("browsers: the pocket", (POCKET,)),
    Part("browsers: recorded moments of every game", (LOOKS,)),
    Part("browsers: devices in the hand", (BROWSERS, *_but(*SCENES))),
    Part("browsers: duels of cities", (DUELS,)),
    Part("tests/soak, but the promises", ("tests/soak", *_but(PROMISES))),
    Part("tests/laws", ("tests/laws",)),
    Part("the rules, measured", (*RULES, "-m", "not unmeasured"), measured=True),
    Part("browsers: recorded moments on the wall", (WALLS,)),
    Part("browsers: the other games", (OTHERS,)),
    Part("the rules, whole games by chance", (*RULES, "-m", "unmeasured")),
    Part("everything else", _but(*FOLDERS)),
)
"""The longest first: the short ones fill what is left at the end. The programs of tests/web and of
the promises wait more than they work: they have others beside them."""
