"""Build the pocket: a folder of static files that any web server may serve (`make pocket`).

All files but five have an address with a hash of their content; the five are the page, its service
worker, the manifest, and a note of what was built. Standard library, Jinja and our catalogs only;
pip fetches msgspec for Pyodide.
"""

import contextlib
import gzip
import hashlib
import json
import os
import shutil
import sys
from functools import partial
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, select_autoescape
from markupsafe import Markup

from companion.games.registry import find_games
from companion.web import languages, paths
from companion.web.build import manifest
from companion.web.build.node import NoNode, node
from companion.web.build.wheels import LOCK, NoWheel, wheel
from companion.web.catalogs import WHOLE, Catalogs
from companion.web.http.assets import Assets
from companion.web.http.pocket import PAGE, POLICY
from companion.web.languages import LANGUAGES, described

ROOT = paths.PACKAGE.parent
PACK = Path("companion", "web", "build", "pocket.mjs")
MADE = "made.json"
"""File in the folder with the fingerprint of its sources."""
DRAWN_FIRST = {"e-lantern", "e-rays"}
SHEETS = ("tablet",)
"""Style sheets of the tablet, beside that of the first page."""
WORDS = "lang/"
"""Folder of the catalogs. A device brings that of its language; others when they are chosen."""
IN_RULES = {".py", ".txt", ".json"}
"""Suffixes of the files of our rooms that run in a browser (`rules` in pocket.mjs)."""
PACKED = {".js", ".mjs", ".css", ".svg", ".ftl", ".json"}


def fingerprint() -> str:
    """A hash over all sources: Python packages, texts, built files for browsers, packages."""
    digest = hashlib.sha256()
    rooms = (paths.PACKAGE / one for one in ("core", "games", "table", "pocket"))
    read = [file for room in rooms for file in room.rglob("*.*") if file.suffix in IN_RULES]
    read += [*paths.PACKAGE.rglob("*.ftl"), ROOT / "package-lock.json", ROOT / PACK]
    read += [*(paths.static_dir() / "built").glob("*"), Path(__file__)]
    read += [paths.templates_dir() / "pocket.html", paths.static_dir() / "manifest.webmanifest"]
    read += [Path(manifest.__file__), Path(languages.__file__), LOCK]
    read += [paths.static_dir() / "screenshots" / one for one in manifest.SCREENSHOTS]
    for file in sorted(read):
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def is_current(folder: Path) -> bool:
    """Whether the pocket in `folder` was built from the current sources."""
    try:
        made = json.loads((folder / MADE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return bool(made["from"] == fingerprint())


def make(folder: Path) -> None:
    """Build the pocket in `folder`, replacing an old one. Raises NoNode."""
    made_from, scratch = fingerprint(), folder.with_name(f"{folder.name}.{os.getpid()}")
    scratch.mkdir(parents=True)
    engine = scratch / "packed"
    node(PACK.as_posix(), str(engine), str(wheel()), cwd=ROOT)
    writer = _Writer(scratch)
    page = _page(writer, engine)
    shutil.rmtree(engine)
    writer.finish(page)
    (scratch / MADE).write_text(json.dumps({"from": made_from}), encoding="utf-8")
    _place(scratch, folder)


def _place(scratch: Path, folder: Path) -> None:
    """Move the new folder into place; if two are built at once, either is kept."""
    old = scratch.with_name(f"{scratch.name}.old")
    with contextlib.suppress(FileNotFoundError):
        folder.rename(old)
    try:
        scratch.rename(folder)
    except OSError:
        shutil.rmtree(scratch)
    shutil.rmtree(old, ignore_errors=True)


class _Writer:
    """Writes files into the folder and records what a device has to keep."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files: list[dict[str, Any]] = []

    def put(self, part: str, files: dict[str, bytes]) -> str:
        """Write files that refer to each other under an address with a hash of their content;
        returns its prefix. `part`: «screens», «rules» or «engine»."""
        digest = hashlib.sha256()
        for name, content in sorted(files.items()):
            digest.update(name.encode() + b"\0" + content)
        base = f"{part[0]}/{digest.hexdigest()[:12]}"
        for name, content in files.items():
            path = self.folder / base / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
            wire = len(content)
            if path.suffix in PACKED:
                packed = gzip.compress(content, 9, mtime=0)
                path.with_name(f"{path.name}.gz").write_bytes(packed)
                wire = len(packed)
            file = {"address": f"{base}/{name}", "size": len(content), "wire": wire, "part": part}
            if name.startswith(WORDS):
                file["language"] = name.removeprefix(WORDS).partition(".")[0]
            self.files.append(file)
        return base

    def finish(self, html: str) -> None:
        """Write the page and its worker, each with hashes of all files."""
        source = (paths.static_dir() / "built" / "pocket-sw.js").read_text(encoding="utf-8")
        made = hashlib.sha256((source + html).encode()).hexdigest()[:12]
        (self.folder / PAGE).write_text(html.replace("BUILD", made), encoding="utf-8")
        content = json.dumps({"build": made, "files": self.files})
        assert source.count('"MADE"') == 1
        worker = source.replace('"MADE"', json.dumps(content))
        (self.folder / "sw.js").write_text(worker, encoding="utf-8")


def _page(writer: _Writer, engine: Path) -> str:
    """Write everything; returns the source of the page, with BUILD for its own name."""
    static, words, games = paths.static_dir(), Catalogs(), tuple(find_games())
    assets, parts = Assets(static), _engine(writer, engine)
    built = json.loads((static / "built" / "built.json").read_text(encoding="utf-8"))
    own = built["parts"]["pocket"]
    names = ["pocket.js", "pocket-worker.js", *own["first"], *own["later"], "pocket.css"]
    base = _screens(writer, assets, words, [*names, *(f"{one}.css" for one in SHEETS)])
    manifest.write(writer.folder, f"{base}/icons", words, games)
    pocket = {
        "files": writer.files,
        "parts": parts,
        "worker": f"{base}/built/pocket-worker.js",
        "emblems": f"{base}/emblems.svg",
        "styles": [f"{base}/built/{one}.css" for one in SHEETS],
        "games": games,
    }
    environment = Environment(
        loader=FileSystemLoader(paths.templates_dir()),
        autoescape=select_autoescape(),
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template("pocket.html").render(
        tongues={one: partial(words.say, one) for one in LANGUAGES},
        page=_page_data(base, pocket),
        sprite=Markup(assets.sprite(DRAWN_FIRST | {f"e-game-{id}" for id in games})),
        sheets=[f"{base}/built/pocket.css"],
        module=f"{base}/built/pocket.js",
        preloads=[f"{base}/built/{name}" for name in own["first"]],
        policy=POLICY,
        icon=assets.icon,
        icons=f"{base}/icons",
    )


def _screens(writer: _Writer, assets: Assets, words: Catalogs, built: list[str]) -> str:
    static = paths.static_dir()
    files = {f"built/{name}": (static / "built" / name).read_bytes() for name in built}
    for folder in ("vendor", "icons"):
        for one in (static / folder).iterdir():
            if one.is_file():
                files[f"{folder}/{one.name}"] = one.read_bytes()
    for language in LANGUAGES:
        files[f"{WORDS}{language}.{WHOLE}.ftl"] = words.chunks[language, WHOLE].encode()
    files["emblems.svg"] = assets.sprite().encode()
    return writer.put("screens", files)


def _page_data(base: str, pocket: dict[str, Any]) -> dict[str, Any]:
    return {
        "code": "",
        "kind": "tablet",
        "build": "BUILD",
        "language": next(iter(LANGUAGES)),
        "languages": described(lambda id: f"{base}/{WORDS}{id}.*.ftl"),
        "chunks": [WHOLE],
        "join": "./",
        "pocket": pocket,
    }


def _engine(writer: _Writer, engine: Path) -> dict[str, Any]:
    """Write Pyodide and the rules, each under its own address: they change independently."""
    found = {one.name: one.read_bytes() for one in sorted(engine.iterdir())}
    rules = {name: content for name, content in found.items() if name.startswith("rules.")}
    others = {name: content for name, content in found.items() if name not in rules}
    at_rules, at = writer.put("rules", rules), writer.put("engine", others)

    def pieces(name: str, base: str) -> list[str]:
        own = (one for one in found if one.startswith(f"{name}."))
        return [f"{base}/{one}" for one in sorted(own, key=lambda one: int(one.rpartition(".")[2]))]

    return {
        "module": f"{at}/pyodide.mjs",
        "loader": f"{at}/pyodide.asm.mjs",
        "lock": f"{at}/lock.json",
        "wasm": pieces("engine.wasm", at),
        "native": pieces("native.wasm", at),
        "library": pieces("library.zip", at),
        "rules": pieces("rules.zip", at_rules),
    }


def main() -> None:
    """Called by make: build the pocket where the server offers it, unless it is current."""
    folder = paths.pocket_dir()
    if is_current(folder):
        return
    try:
        make(folder)
    except (NoNode, NoWheel) as reason:
        sys.exit(f"companion: {reason}")


if __name__ == "__main__":
    main()
