"""Where static files, templates and texts lie, in a checkout and in an installed wheel alike."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
"""The folder of the package `companion`."""


def installed() -> bool:
    """Tell whether this is a wheel (files inside the package) and not a checkout (beside it)."""
    return (PACKAGE / "_static").is_dir()


def static_dir() -> Path:
    """Return the folder that /static is served from; with js/, css/, icons/, vendor/, built/."""
    return PACKAGE / "_static" if installed() else PACKAGE.parent / "static"


def templates_dir() -> Path:
    """Return the folder of the Jinja templates."""
    return PACKAGE / "_templates" if installed() else PACKAGE.parent / "templates"


def pocket_dir() -> Path:
    """Return the folder of the pocket (`make pocket`); it need not be there."""
    return PACKAGE / "_pocket" if installed() else PACKAGE.parent / "build" / "pocket"
