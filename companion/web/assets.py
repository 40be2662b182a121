"""Static files under an address that changes with their content, so that they never go stale.

One hash stands for the whole folder: modules, styles and fonts keep naming each other by
relative paths, and an evening's page never mixes two versions. What is joined (bundle) is served
where it was made from exactly the modules and sheets that lie here, else these are.
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
from typing import NamedTuple
from xml.etree import ElementTree

from companion.web import bundle
from companion.web.vendor import SPECIFIER

SVG = "{http://www.w3.org/2000/svg}"
EMBLEMS = "icons/emblems.svg"
"""All of them in one file, which lies on no disk."""
COMPRESSIBLE = {".js", ".css", ".svg", ".json", ".txt", ".html", ".webmanifest"}
TYPES = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


class Scripts(NamedTuple):
    """The address of a page's module, its import map (where it is not joined), what to preload,
    and the sheet that it brings later, if any."""

    module: str
    import_map: str
    preloads: list[str]
    later: str


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
        # What is joined is kept: it may be made anew under a program that runs.
        self._kept: dict[str, bytes] = {}
        digest = hashlib.sha256()
        for name, path in self._files.items():
            content = path.read_bytes()
            digest.update(name.encode() + b"\0" + content)
            if name.startswith(f"{bundle.FOLDER}/"):
                self._kept[name] = content
        self.hash = digest.hexdigest()[:12]
        self._joined = bundle.joined(folder)

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
        """The addresses of the style sheets of a page that looks like this (bundle.SHEETS).

        `whole`: with those that a page may bring later.
        """
        looks = [look, f"{look}-later"] if f"{look}-later" in bundle.SHEETS else [look]
        if not self._joined:
            return [self.url(f"css/{name}.css") for look in looks for name in bundle.SHEETS[look]]
        return [self.url(f"{bundle.FOLDER}/{look}.css") for look in looks[: None if whole else 1]]

    def scripts(self, entry: str, *, whole: bool = True) -> Scripts:
        """How a page loads the module `entry` («phone»): joined, or as it was written."""
        if self._joined is None:
            name = f"js/{entry}.js"
            return Scripts(self.url(name), self.import_map, self.preloads(name), "")
        parts = self._joined[entry]
        first = parts["first"] + (parts["later"] if whole else [])
        later = "" if whole else self.sheets(entry)[-1]
        address = self.url(f"{bundle.FOLDER}/")
        return Scripts(f"{address}{entry}.js", "", [address + name for name in first], later)

    def drawn_by(self, entry: str) -> set[str]:
        """The emblems that the first part of a joined module names."""
        names = [f"{entry}.js", *(self._joined or {})[entry]["first"]]
        code = "".join(self._content(f"{bundle.FOLDER}/{name}").decode() for name in names)
        return {id for id in self.symbols if f'"{id.removeprefix("e-")}"' in code}

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
        code = re.sub(r"/\*.*?\*/|^\s*//[^\n]*$", "", source, flags=re.DOTALL | re.MULTILINE)
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
