"""Static files under an address that changes with their content, so that they never go stale.

One hash stands for the whole folder: modules, styles and fonts keep naming each other by
relative paths, and an evening's page never mixes two versions. A page has one module and one sheet,
which were built before (web/build).
"""

from __future__ import annotations

import gzip
import hashlib
import json
import mimetypes
from collections.abc import Container
from functools import cached_property
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote
from xml.etree import ElementTree

BUILT = "built"
"""The folder of what was built for browsers; built.json there says what belongs together."""
SVG = "{http://www.w3.org/2000/svg}"
EMBLEMS = "icons/emblems.svg"
"""All of them in one file, which lies on no disk."""
COMPRESSIBLE = {".js", ".css", ".svg", ".json", ".txt", ".html", ".webmanifest"}
URI_LEAVES = " '()*+,/:;=?@"
"""What a data: address may say as it is."""
TYPES = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


class NotBuilt(RuntimeError):
    """What browsers need was never built here: `make` does it."""


class Scripts(NamedTuple):
    """The address of a page's module, what to preload, the sheet that it brings later (or "")."""

    module: str
    preloads: list[str]
    later: str


class Assets:
    """The folder of static files: addresses, preloads, the sprite of emblems.

    Raises `NotBuilt` where what pages load is missing.
    """

    def __init__(self, folder: Path) -> None:
        self._packed: dict[str, bytes] = {}
        self._files = {
            path.relative_to(folder).as_posix(): path
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.startswith(".")
        }
        # What was built is kept: it may be built anew under a program that runs.
        self._kept: dict[str, bytes] = {}
        digest = hashlib.sha256()
        for name, path in self._files.items():
            content = path.read_bytes()
            digest.update(name.encode() + b"\0" + content)
            if name.startswith(f"{BUILT}/"):
                self._kept[name] = content
        self.hash = digest.hexdigest()[:12]
        if f"{BUILT}/built.json" not in self._kept:
            raise NotBuilt(folder)
        told = json.loads(self._kept[f"{BUILT}/built.json"])
        self._parts: dict[str, dict[str, list[str]]] = told["parts"]
        self._looks: set[str] = set(told["sheets"])

    def url(self, name: str) -> str:
        """The address of `name` («css/base.css»)."""
        return f"/static/{self.hash}/{name}"

    def read(self, name: str, accepted: str = "") -> tuple[bytes, str, str] | None:
        """Content, type and encoding («br», «gzip» or none); None: there is no such file.

        `accepted`: what the browser says that it can unpack.
        """
        if name == EMBLEMS:
            return self.sprite().encode(), "image/svg+xml", ""
        path = self._files.get(name)
        if path is None:
            return None
        guessed = mimetypes.guess_type(name)[0] or "application/octet-stream"
        kind = TYPES.get(path.suffix, guessed)
        if path.suffix not in COMPRESSIBLE or "gzip" not in accepted:
            return self._content(name), kind, ""
        if "br" in accepted and f"{name}.br" in self._kept:
            return self._kept[f"{name}.br"], kind, "br"
        if name not in self._packed:
            self._packed[name] = gzip.compress(self._content(name), 9, mtime=0)
        return self._packed[name], kind, "gzip"

    def _content(self, name: str) -> bytes:
        kept = self._kept.get(name)
        return self._files[name].read_bytes() if kept is None else kept

    def sheets(self, look: str, *, whole: bool = True) -> list[str]:
        """The addresses of the style sheets of a page that looks like this (build.mjs SHEETS).

        `whole`: with those that a page may bring later.
        """
        later = [f"{look}-later"] if whole and f"{look}-later" in self._looks else []
        return [self.url(f"{BUILT}/{name}.css") for name in (look, *later)]

    def scripts(self, entry: str, *, whole: bool = True) -> Scripts:
        """How a page loads the module `entry` («phone»). `whole`: as in `sheets`."""
        parts = self._parts[entry]
        first = parts["first"] + (parts["later"] if whole else [])
        later = "" if whole else self.sheets(entry)[-1]
        address = self.url(f"{BUILT}/")
        return Scripts(f"{address}{entry}.js", [address + name for name in first], later)

    def drawn_by(self, entry: str) -> set[str]:
        """The emblems that the first part of a page's module names."""
        names = [f"{entry}.js", *self._parts[entry]["first"]]
        code = "".join(self._kept[f"{BUILT}/{name}"].decode() for name in names)
        return {id for id in self.symbols if f'"{id.removeprefix("e-")}"' in code}

    @cached_property
    def symbols(self) -> dict[str, str]:
        """Every emblem by its id: icons/emblems/wolf.svg is drawn by `<use href="#e-wolf"/>`."""
        return {
            f"e-{path.stem}": _symbol(f"e-{path.stem}", path.read_text(encoding="utf-8"))
            for name, path in self._files.items()
            if name.startswith("icons/emblems/") and path.suffix == ".svg"
        }

    @cached_property
    def icon(self) -> str:
        """The small picture of a page's tab, in the page itself: a guest asks for it once less.

        Its lantern is drawn as the sprite draws it, so that packing finds it there.
        """
        source = self._content("icons/favicon.svg").decode().strip()
        return f"data:image/svg+xml,{quote(source, safe=URI_LEAVES)}"

    def sprite(self, drawn: Container[str] | None = None) -> str:
        """The emblems as one hidden SVG; where `drawn` is given, only those."""
        symbols = [one for id, one in self.symbols.items() if drawn is None or id in drawn]
        return f'<svg class="sprite" hidden aria-hidden="true">{"".join(symbols)}</svg>'


def _symbol(id: str, source: str) -> str:
    ElementTree.register_namespace("", SVG[1:-1])
    drawing = ElementTree.fromstring(source)
    symbol = ElementTree.Element("symbol", {"id": id, "viewBox": drawing.get("viewBox", "")})
    for name in ("fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"):
        if name in drawing.attrib:
            symbol.set(name, drawing.attrib[name])
    symbol.extend(child for child in drawing if child.tag not in (SVG + "title", SVG + "desc"))
    text = ElementTree.tostring(symbol, encoding="unicode")
    return text.replace(' xmlns="http://www.w3.org/2000/svg"', "")
