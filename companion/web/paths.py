"""Paths of static files, templates and texts, in a checkout and in a wheel."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
"""The folder of the package `companion`."""


def installed() -> bool:
    """Whether this is a wheel (files inside the package) and not a checkout (beside it)."""
    return (PACKAGE / "_static").is_dir()


def static_dir() -> Path:
    """The folder that /static is served from: js/, css/, icons/, vendor/, built/."""
    return PACKAGE / "_static" if installed() else PACKAGE.parent / "static"


def templates_dir() -> Path:
    """The folder of the Jinja templates."""
    return PACKAGE / "_templates" if installed() else PACKAGE.parent / "templates"


def pocket_dir() -> Path:
    """The folder of the pocket (`make pocket`), which may be missing."""
    return PACKAGE / "_pocket" if installed() else PACKAGE.parent / "build" / "pocket"
