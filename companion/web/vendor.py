"""Fills static/vendor with third-party browser code and static/built with what is joined.

Neither is ever committed. What is copied comes from the versions and hashes of package-lock.json.
It happens when the package is installed or built (hatch_build), and again by itself at start where
something is missing or made from something else.
Standard library only: this file runs before anything is installed.
"""

import hashlib
import json
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from companion.web import bundle, places
from companion.web.node import CannotVendor, node, npm

ENTRIES = {
    # import specifier -> file in static/vendor; the file in the package is what `exports` names
    "preact": "preact.js",
    "preact/hooks": "preact-hooks.js",
    "htm": "htm.js",
    "htm/preact": "htm-preact.js",
    "@preact/signals": "signals.js",
    "@preact/signals-core": "signals-core.js",
    "socket.io-client": "socket.io.js",
    "@fluent/bundle": "fluent/index.js",
}
CHOSEN = {
    # where the package's own entry is not one file that a browser can load as it is
    "socket.io-client": "socket.io-client/dist/socket.io.esm.min.js",
    "@fluent/bundle": "@fluent/bundle/esm/index.js",  # its siblings are copied with it
}
FONTS = {
    "@fontsource/grenze/files/grenze-latin-500-normal.woff2": "grenze-500",
    "@fontsource/grenze/files/grenze-latin-700-normal.woff2": "grenze-700",
}
LETTERS = "".join(map(chr, range(0x20, 0x7F))) + "«»·×ÀÈÉÌÒÙàèéìòù–—’“”…−"
"""What is written every evening; a letter beyond (Zoë) brings the whole font, by css/base.css."""
EDITING = "COMPANION_EDITING"
"""Set in the environment by `make dev`: every start would join anew."""
CONDITIONS = ("browser", "import", "default")
SPECIFIER = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["']([^"'\s]+)["']""")
SOURCE_MAP = re.compile(r"//# sourceMappingURL=.*$", re.MULTILINE)
QUIET = ("--ignore-scripts", "--no-audit", "--no-fund")


def ensure() -> None:
    """Make both folders complete and current; at once where they already are, and in a wheel.

    Raises CannotVendor where that fails, unless an older complete copy can serve the evening.
    While somebody edits (`EDITING`), what is joined may be old: then it is not served.
    """
    if places.installed() or _is_ready():
        return
    try:
        with _alone():
            if not _is_ready():
                fill()
    except CannotVendor as reason:
        if not is_complete():
            raise
        print(f"companion: static/vendor is of an older version ({reason})", file=sys.stderr)


def _is_ready() -> bool:
    joined = bool(os.environ.get(EDITING)) or bundle.joined(places.static_dir()) is not None
    return joined and is_current()


@contextmanager
def _alone() -> Iterator[None]:
    """Of programs that start at once one does the work, and the others find it done."""
    try:
        import fcntl
    except ImportError:  # Windows: there all of them do it, each for itself
        yield
        return
    folder = os.open(places.static_dir(), os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def is_complete() -> bool:
    """Tell whether every file that the manifest promises is there."""
    manifest = _manifest()
    promised = [*manifest.get("imports", {}).values(), *manifest.get("fonts", [])]
    return bool(promised) and all((_vendor() / name).is_file() for name in promised)


def is_current() -> bool:
    """Tell whether static/vendor is complete and was made from today's lock file and rules."""
    return is_complete() and _manifest().get("made_from") == _fingerprint()


def fill() -> None:
    """Install the locked packages into a temporary folder and copy what the browser needs."""
    # Beside the folders that are filled, so that they can be put in place at one stroke.
    with tempfile.TemporaryDirectory(prefix=".filling-", dir=_root()) as scratch:
        workshop, made = Path(scratch, "npm"), Path(scratch, "vendor")
        workshop.mkdir()
        for name in ("package.json", "package-lock.json", ".npmrc"):
            shutil.copy(_root() / name, workshop / name)
        npm("ci", *QUIET, "--omit=dev", cwd=workshop)
        modules = workshop / "node_modules"
        _copy_scripts(modules, made)
        (made / "licenses.txt").write_text(_licenses(modules), encoding="utf-8")
        _check(modules, made)
        built = Path(scratch, "built")
        _work(workshop, made, built)
        _put_in_place(made, built, Path(scratch))


def _work(workshop: Path, made: Path, built: Path) -> None:
    """Cut the fonts into `made`, join our modules and sheets into `built`."""
    shutil.copy(Path(__file__).with_name("workshop.mjs"), workshop)
    fonts = []
    for source, name in FONTS.items():
        whole = shutil.copy(workshop / "node_modules" / source, made / f"{name}-rest.woff2")
        fonts.append({"from": str(whole), "to": str(made / f"{name}.woff2"), "text": LETTERS})
    job = {"fonts": fonts, "made": str(built), **bundle.job(places.static_dir(), _fingerprint())}
    node("workshop.mjs", cwd=workshop, told=json.dumps(job))


def _root() -> Path:
    return places.PACKAGE.parent


def _vendor() -> Path:
    return places.static_dir() / "vendor"


def _manifest() -> dict:
    try:
        return json.loads((_vendor() / "vendor.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}


def _fingerprint() -> str:
    here = Path(__file__)
    tools = map(here.with_name, ("bundle.py", "node.py", "workshop.mjs"))
    inputs = (_root() / "package-lock.json", here, *tools)
    return hashlib.sha256(b"".join(file.read_bytes() for file in inputs)).hexdigest()


def _entry(modules: Path, specifier: str) -> Path:
    """Return the file that the specifier means to a browser, by the package's `exports`."""
    if specifier in CHOSEN:
        return modules / CHOSEN[specifier]
    parts = specifier.split("/")
    length = 2 if specifier.startswith("@") else 1
    package = modules.joinpath(*parts[:length])
    exports = json.loads((package / "package.json").read_text(encoding="utf-8"))["exports"]
    target = exports["/".join([".", *parts[length:]])]
    while isinstance(target, dict):
        target = next(target[condition] for condition in CONDITIONS if condition in target)
    return package / target


def _copy_scripts(modules: Path, made: Path) -> None:
    for specifier, name in ENTRIES.items():
        entry, target = _entry(modules, specifier), made / name
        target.parent.mkdir(parents=True, exist_ok=True)
        _copy_script(entry, target)
        if name.endswith("/index.js"):
            for sibling in entry.parent.glob("*.js"):
                _copy_script(sibling, target.parent / sibling.name)


def _copy_script(source: Path, target: Path) -> None:
    """Copy without the pointer to a source map, which would be a request that finds nothing."""
    text = source.read_text(encoding="utf-8")
    target.write_text(SOURCE_MAP.sub("", text).rstrip() + "\n", encoding="utf-8")


def _licenses(modules: Path) -> str:
    """Return name, version and licence text of each package, as the licences ask of who copies."""
    packages = {"/".join(name.split("/")[: 2 if name[0] == "@" else 1]) for name in ENTRIES}
    packages.add("@fontsource/grenze")
    texts = []
    for name in sorted(packages):
        about = json.loads((modules / name / "package.json").read_text(encoding="utf-8"))
        files = sorted((modules / name).glob("LICENSE*"))
        text = "\n".join(file.read_text(encoding="utf-8").strip() for file in files)
        texts.append(f"{name} {about['version']} ({about['license']})\n\n{text}".strip())
    return f"\n\n{'=' * 72}\n\n".join(texts) + "\n"


def _check(modules: Path, made: Path) -> None:
    """Assert one copy of Preact, and that the browser can follow every import of every file."""
    preacts = list(modules.glob("**/preact/dist/preact.*js"))
    if {file.parent for file in preacts} != {modules / "preact" / "dist"}:
        raise CannotVendor(f"one Preact is needed, the lock file brings others: {preacts}")
    for file in made.rglob("*.js"):
        for specifier in SPECIFIER.findall(file.read_text(encoding="utf-8")):
            relative = specifier.startswith(".") and (file.parent / specifier).is_file()
            if specifier not in ENTRIES and not relative:
                raise CannotVendor(f"{file.name} imports {specifier!r}, which is not vendored")


def _put_in_place(made: Path, built: Path, scratch: Path) -> None:
    """Replace the old folders; whoever starts meanwhile finds the old one or the new one."""
    fonts = sorted(file.name for file in made.glob("*.woff2"))
    manifest = {"made_from": _fingerprint(), "imports": ENTRIES, "fonts": fonts}
    text = json.dumps(manifest, indent=2) + "\n"
    (made / "vendor.json").write_text(text, encoding="utf-8")
    for source, target in ((made, _vendor()), (built, places.static_dir() / bundle.FOLDER)):
        if target.exists():
            target.rename(scratch / f"old-{target.name}")
        source.rename(target)


def main() -> None:
    """Fill both folders; --tests: also node_modules; --tools: also the checkers of JavaScript."""
    try:
        ensure()
        if "--tests" in sys.argv[1:]:
            npm("ci", *QUIET, cwd=_root())
        if "--tools" in sys.argv[1:]:
            npm("install", *QUIET, cwd=_root() / "tests" / "js" / "tools")
    except CannotVendor as reason:
        sys.exit(f"companion: {reason}")


if __name__ == "__main__":
    main()
