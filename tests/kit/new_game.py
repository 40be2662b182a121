"""A new game, written from the page *Write a game*: `python -m tests.kit.new_game NAME`.

Each block of the page names the file that it is. With another name than the page's own, the same
game is written under that name: a game that runs, to begin from.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "companion" / "writing-a-game.md"
EXAMPLE = "quarry"
"""The name of the game on the page."""
BLOCK = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
NAME = re.compile(r"[a-z]{3,20}")
SHARED = "static/css/games.css"
"""A file to which the page adds a line; all others are new."""
BEFORE = "  .hush {"
"""The line of that file before which it is added."""
PROGRAMS = (
    ("-m", "companion.web.protocol"),
    ("-m", "tests.kit.event_list"),
    ("tests/golden/record.py", f"{EXAMPLE}_three_good_shifts"),
)
"""Programs that generate the other files."""


def blocks(name: str = EXAMPLE) -> dict[str, str]:
    """The files of the page by their paths, for a game called `name`."""
    page = PAGE.read_text(encoding="utf-8")
    return {_named(path, name): _named(text, name) for path, text in BLOCK.findall(page)}


def _named(words: str, name: str) -> str:
    return words.replace(EXAMPLE, name).replace(EXAMPLE.title(), name.title())


def write(name: str, root: Path = ROOT) -> None:
    """Write the game into a checkout. Raises ValueError for a name that cannot be one, or that is
    taken."""
    if not NAME.fullmatch(name):
        raise ValueError(f"{name!r} is no name of a game: 3 to 20 small letters")
    if (root / "companion" / "games" / name).exists():
        raise ValueError(f"there is a game called {name}")
    for path, text in blocks(name).items():
        file = root / path
        if path == SHARED:
            text = file.read_text(encoding="utf-8").replace(BEFORE, text + BEFORE, 1)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    clean = os.environ | {"PYTHONPATH": str(root)}
    for program in PROGRAMS:
        command = [sys.executable, *(_named(word, name) for word in program)]
        subprocess.run(command, cwd=root, env=clean, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    try:
        write(*sys.argv[1:])
    except (TypeError, ValueError) as error:
        sys.exit(f"make game NAME=…: {error}")
    print(
        f"companion/games/{sys.argv[1]}: play it with `make run`; companion/{PAGE.name} explains it"
    )
