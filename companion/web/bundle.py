"""What is joined for the browser: one module and one sheet for each kind of page (decision 0007).

The joined files lie in static/built, which is never committed, and say what they were made from.
They are served only while that is what lies beside them: whoever edits a module is served the
modules. Standard library only: this file runs before anything is installed.
"""

import hashlib
import json
from pathlib import Path

FOLDER, MANIFEST = "built", "built.json"
Parts = dict[str, list[str]]
"""«first»: the files that a module is loaded with; «later»: those that it brings itself."""
MODULES = ("phone", "tablet", "screen")
"""The kinds of pages that have a module."""

_GROUND = ("base", "controls")
_PLAY = ("rows", "panels-play", "panels-wide")
_WORDS = ("games", "prompts", "panels", *_PLAY, "charts", "sealed", "ledger", "graph", "things")
_TABLET = (*_GROUND, *_WORDS, "petals", "board", "tablet", "around", "sheets")
SHEETS = {
    "door": (*_GROUND, "door"),
    "offline": (*_GROUND, "door", "offline"),
    "phone": (*_GROUND, "games", "phone", "prompts", "panels"),
    "phone-later": (*_PLAY, "charts", "board", "sealed", "graph", "things", "ledger", "petals"),
    "tablet": (*_TABLET, "handover"),
    "screen": (*_TABLET, "screen", "wall", "finale"),
    "recap": (*_GROUND, "games", "charts", "recap"),
    "print": (*_GROUND, "print"),
    "sheet": (*_GROUND, "recap", "sheet"),
}
"""Look of a page -> its style sheets in static/css, in the order of the cascade.

What is «later» is not needed before a game begins."""


def fingerprint(static: Path, vendored: str) -> str:
    """A hash over all that is joined: our modules and sheets, and `vendored`, the hash of the rest.

    Taken before the work and kept with it, so that what is edited meanwhile counts as newer.
    """
    digest = hashlib.sha256(vendored.encode())
    for file in (*sorted(static.glob("js/**/*.js")), *sorted(static.glob("css/*.css"))):
        digest.update(file.relative_to(static).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def joined(static: Path) -> dict[str, Parts] | None:
    """The parts of each page's module; None: there are none of today's."""
    try:
        made = json.loads((static / FOLDER / MANIFEST).read_text(encoding="utf-8"))
        vendored = json.loads((static / "vendor" / "vendor.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    if made.get("made_from") != fingerprint(static, vendored["made_from"]):
        return None
    pages: dict[str, Parts] = made["parts"]
    names = [f"{look}.css" for look in SHEETS]
    for page, parts in pages.items():
        names += [f"{page}.js", *parts["first"], *parts["later"]]
    return pages if all((static / FOLDER / name).is_file() for name in names) else None


def job(static: Path, vendored: str) -> dict:
    """What workshop.mjs shall join: name of each result -> its entry, or its sheets in order."""
    return {
        "made_from": fingerprint(static, vendored),
        "modules": {name: str(static / "js" / f"{name}.js") for name in MODULES},
        "sheets": {
            look: [str(static / "css" / f"{sheet}.css") for sheet in sheets]
            for look, sheets in SHEETS.items()
        },
        "ours": str(static / "js"),
    }
