"""The parts in which `make test` runs all tests, and which of them is begun first.

The browsers' tests are cut where they differ in kind: some put recorded moments into one page, some
play with many devices at once. Each part has one Chromium. A new file belongs to the last part of
its folder until somebody names it in another.
"""

from __future__ import annotations

from dataclasses import dataclass

BROWSERS, RULES = "tests/browser", ("tests/core", "tests/games", "tests/table", "tests/golden")
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


def _scenes(*names: str) -> tuple[str, ...]:
    """These files of the browsers' folder."""
    return tuple(f"{BROWSERS}/test_{name}.py" for name in names)


def _but(*files: str) -> tuple[str, ...]:
    """Arguments that leave these files or folders out."""
    return tuple(f"--ignore={one}" for one in files)


LOOKS = _scenes("look_at_games", "look_at_nights")
WALLS = _scenes("great_table", "ministries_on_the_wall", "wall", "wall_touched")
NIGHTS = _scenes(
    *("a_whole_evening", "absent", "at_the_tablet", "by_keyboard", "help", "night_likeness"),
    *("orders", "other_nights", "phone_shapes", "sealed_papers", "secret_in_the_hand"),
)
MATCHES = _scenes("a_fight", "a_match", "a_match_lying_down", "match_screens", "the_end_of_a_duel")
OFFICES = _scenes(
    *("a_campaign", "a_rose", "first_saint", "long_names"),
    *("ministries", "ministries_of_every_shape"),
)
WAYS = _scenes("coming_back", "door", "links_from_elsewhere", "own_seat")
ALONE = _scenes(
    *("awake_on_plain_http", "in_the_pocket", "in_the_pocket_in_trouble", "without_a_server"),
)
NAMED_SCENES = (*LOOKS, *WALLS, *NIGHTS, *MATCHES, *OFFICES, *WAYS, *ALONE)

PARTS = (
    Part("tests/web", ("tests/web",)),
    Part("browsers: recorded moments of every game", LOOKS),
    Part("browsers: coming and going", WAYS),
    Part("browsers: without a server", ALONE),
    Part("browsers: all other pages", (BROWSERS, *_but(*NAMED_SCENES))),
    Part("tests/soak", ("tests/soak",)),
    Part("browsers: nights", NIGHTS),
    Part("tests/laws", ("tests/laws",)),
    Part("the rules, measured", (*RULES, "-m", "not unmeasured"), measured=True),
    Part("browsers: duels of cities", MATCHES),
    Part("browsers: recorded moments on the wall", WALLS),
    Part("browsers: ministries, a campaign, a rose", OFFICES),
    Part("the rules, whole games by chance", (*RULES, "-m", "unmeasured")),
    Part("everything else", _but(*FOLDERS)),
)
"""The longest first: the short ones fill what is left at the end. The programs of tests/web and
tests/soak wait more than they work: they have others beside them."""
