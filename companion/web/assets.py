"""Static files under an address that changes with their content, so that they never go stale.

One hash stands for the whole folder: modules, styles and fonts keep naming each other by
relative paths, and an evening's page never mixes two versions.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import mimetypes
import re
from collections.abc import Container
from functools import cached_property
from pathlib import Path, PurePosixPath
from xml.etree import ElementTree

from companion.web.vendor import SPECIFIER

SVG = "{http://www.w3.org/2000/svg}"
COMPRESSIBLE = {".js", ".css", ".svg", ".json", ".txt", ".html", ".webmanifest"}
TYPES = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


class Assets:
    """The folder of static files: addresses, import map, preloads, the sprite of emblems."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._packed: dict[str, bytes] = {}
        self._files = {
            path.relative_to(folder).as_posix(): path
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.startswith(".")
        }
        digest = hashlib.sha256()
        for name, path in self._files.items():
            digest.update(name.encode() + b"\0" + path.read_bytes())
        self.hash = digest.hexdigest()[:12]

    def url(self, name: str) -> str:
        """The address of `name` («css/base.css»)."""
        return f"/static/{self.hash}/{name}"

    def read(self, name: str, *, packed: bool) -> tuple[bytes, str, bool] | None:
        """Content, type, and whether it is gzipped; None: there is no such file."""
        path = self._files.get(name)
        if path is None:
            return None
        guessed = mimetypes.guess_type(name)[0] or "application/octet-stream"
        kind = TYPES.get(path.suffix, guessed)
        if not packed or path.suffix not in COMPRESSIBLE:
            return path.read_bytes(), kind, False
        if name not in self._packed:
            self._packed[name] = gzip.compress(path.read_bytes(), 9, mtime=0)
        return self._packed[name], kind, True

    @cached_property
    def imports(self) -> dict[str, str]:
        """Import specifier -> address, of the third-party modules."""
        manifest = self._files.get("vendor/vendor.json")
        if manifest is None:
            return {}
        named = json.loads(manifest.read_text(encoding="utf-8")).get("imports", {})
        return {specifier: self.url(f"vendor/{name}") for specifier, name in named.items()}

    @cached_property
    def import_map(self) -> str:
        """The text of the page's import map."""
        return json.dumps({"imports": self.imports}, separators=(",", ":"))

    def preloads(self, *entries: str) -> list[str]:
        """The addresses of all modules that `entries` load at once, entries first."""
        found: list[str] = []
        waiting = list(entries)
        while waiting:
            name = waiting.pop(0)
            if name in self._files and name not in found:
                found.append(name)
                waiting += self._imported_by(name)
        return [self.url(name) for name in found]

    def _imported_by(self, name: str) -> list[str]:
        source = self._files[name].read_text(encoding="utf-8")
        code = re.sub(r"/\*.*?\*/|^\s*//.*$", "", source, flags=re.DOTALL | re.MULTILINE)
        prefix = f"/static/{self.hash}/"
        modules = []
        for specifier in SPECIFIER.findall(code):
            if specifier.startswith("."):
                modules.append(_resolved(PurePosixPath(name).parent, specifier))
            elif specifier in self.imports:
                modules.append(self.imports[specifier].removeprefix(prefix))
        return modules

    @cached_property
    def symbols(self) -> dict[str, str]:
        """Every emblem by its id: icons/emblems/wolf.svg is drawn by `<use href="#e-wolf"/>`."""
        return {
            f"e-{path.stem}": _symbol(f"e-{path.stem}", path.read_text(encoding="utf-8"))
            for name, path in self._files.items()
            if name.startswith("icons/emblems/") and path.suffix == ".svg"
        }

    def sprite(self, drawn: Container[str] | None = None) -> str:
        """The emblems as one hidden SVG; where `drawn` is given, only those."""
        symbols = [one for id, one in self.symbols.items() if drawn is None or id in drawn]
        return f'<svg class="sprite" hidden aria-hidden="true">{"".join(symbols)}</svg>'


def _resolved(folder: PurePosixPath, specifier: str) -> str:
    parts: list[str] = []
    for part in (folder / specifier).parts:
        if part == "..":
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts)


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
