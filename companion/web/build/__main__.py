"""Build what browsers get: static/built (modules, sheets) and static/vendor (fonts, licences).

Neither is committed. `make` builds before it starts anything, if a source has changed; a wheel is
built with it. A running program never builds (decision 0007). Standard library only: a wheel is
built before anything is installed.
"""

import argparse
import hashlib
import json
import sys
from pathlib import Path

from companion.web import paths
from companion.web.build.node import NoNode, node, npm

ROOT = paths.PACKAGE.parent
SCRIPTS = Path("companion", "web", "build")
MANIFEST = paths.static_dir() / "built" / "built.json"
QUIET = ("--ignore-scripts", "--no-audit", "--no-fund")


def is_current() -> bool:
    """Whether the built files were made from the current sources."""
    try:
        made = json.loads(MANIFEST.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return bool(made["made_from"] == fingerprint())


def fingerprint(root: Path = ROOT) -> str:
    """A hash over all sources: our modules and sheets, the locked packages, the scripts."""
    digest = hashlib.sha256()
    read = (
        "static/js/**/*.js",
        "static/css/*.css",
        f"{SCRIPTS.as_posix()}/*.mjs",
        "package-lock.json",
    )
    for file in (file for pattern in read for file in sorted(root.glob(pattern))):
        digest.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def install_packages(folder: Path = ROOT) -> None:
    """Install the packages of a folder's lock file. Raises NoNode with npm's output."""
    npm("ci", *QUIET, cwd=folder)


def build() -> None:
    """Build everything, packages included. Raises NoNode."""
    # Taken before the work: what is edited meanwhile counts as newer.
    node((SCRIPTS / "build.mjs").as_posix(), fingerprint(), cwd=ROOT)


def ensure() -> None:
    """Build with packages unless that is done already; for wheels and tests."""
    if is_current():
        return
    install_packages()
    build()


def main() -> None:
    """Called by make: the packages, the tools that check modules, or the build."""
    parser = argparse.ArgumentParser(prog="python -m companion.web.build", description=__doc__)
    parser.add_argument("--packages", action="store_true", help="only install the packages")
    parser.add_argument("--tools", action="store_true", help="only install the checkers")
    options = parser.parse_args()
    try:
        if options.packages:
            install_packages()
        elif options.tools:
            install_packages(ROOT / "tests" / "js" / "tools")
        else:
            build()
    except NoNode as reason:
        sys.exit(f"companion: {reason}")


if __name__ == "__main__":
    main()
