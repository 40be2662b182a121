"""Static files under addresses that contain a hash of their content, so that they are never stale.

One hash stands for the whole folder: modules, styles and fonts refer to each other by relative
paths, and a page never mixes two versions. A page has one module and one style sheet, which were
built before (web/build).
"""

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
"""The folder of built files; built.json lists what belongs together."""
SVG = "{http://www.w3.org/2000/svg}"
EMBLEMS = "icons/emblems.svg"
"""Name of the file with all emblems, which is generated."""
COMPRESSIBLE = {".js", ".css", ".svg", ".json", ".txt", ".html", ".webmanifest"}
URI_LEAVES = " '()*+,/:;=?@"
"""Characters that a data: address need not escape."""
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


class NotBuilt(RuntimeError):
    """The browser's files were not built; `make` does it."""


class Scripts(NamedTuple):
    """The addresses of a page's module, its preloads, and the style sheet for later (or "")."""

    module: str
    preloads: list[str]
    later: str


class Assets:
    """The folder of static files: addresses, preloads, the sprite of emblems. Raises NotBuilt if a
    page's files are missing."""

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
        built = json.loads(self._kept[f"{BUILT}/built.json"])
        self._parts: dict[str, dict[str, list[str]]] = built["parts"]
        self._looks: set[str] = set(built["sheets"])

    def url(self, name: str) -> str:
        return f"/static/{self.hash}/{name}"

    def read(self, name: str, accepted: str = "") -> tuple[bytes, str, str] | None:
        """Content, type and encoding («br», «gzip» or none) of a file; None: there is no such file.
        `accepted`: the request's `Accept-Encoding`."""
        if name == EMBLEMS:
            return self.sprite().encode(), "image/svg+xml", ""
        path = self._files.get(name)
        if path is None:
            return None
        kind = type_of(path)
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
        """The addresses of a page's style sheets (SHEETS in build.mjs). `whole`: the later, too."""
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
        """The emblems used in the first part of a page's module."""
        names = [f"{entry}.js", *self._parts[entry]["first"]]
        code = "".join(self._kept[f"{BUILT}/{name}"].decode() for name in names)
        return {id for id in self.symbols if f'"{id.removeprefix("e-")}"' in code}

    @cached_property
    def symbols(self) -> dict[str, str]:
        """Every emblem by its id: icons/emblems/wolf.svg is used as `<use href="#e-wolf"/>`."""
        return {
            f"e-{path.stem}": _symbol(f"e-{path.stem}", path.read_text(encoding="utf-8"))
            for name, path in self._files.items()
            if name.startswith("icons/emblems/") and path.suffix == ".svg"
        }

    @cached_property
    def icon(self) -> str:
        """The tab's icon as a data: address, which saves a request. Its lantern has the same source
        as in the sprite, which compresses well."""
        source = self._content("icons/favicon.svg").decode().strip()
        return f"data:image/svg+xml,{quote(source, safe=URI_LEAVES)}"

    def sprite(self, drawn: Container[str] | None = None) -> str:
        symbols = [one for id, one in self.symbols.items() if drawn is None or id in drawn]
        return f'<svg class="sprite" hidden aria-hidden="true">{"".join(symbols)}</svg>'


def type_of(path: Path) -> str:
    """The media type of a file by its name."""
    guessed = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return guessed or "application/octet-stream"


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
