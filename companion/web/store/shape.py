"""The schema of a database and its migration."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from companion.web.store.database import CannotSave, reason

if TYPE_CHECKING:
    from alembic.config import Config as AlembicConfig

NEWEST = "0001"
"""The newest revision in `migrations/versions`."""
MIGRATIONS = Path(__file__).resolve().parents[2] / "migrations"


class LaterShape(Exception):
    """The database was made by a later version; `shape` is its revision."""

    def __init__(self, shape: str) -> None:
        super().__init__(shape)
        self.shape = shape


def migrate(url: str, shape: str | None) -> None:
    """Bring the database from revision `shape` (None: empty) to the newest one. Raises LaterShape,
    CannotSave."""
    if shape == NEWEST:
        return
    # Alembic takes longer to load than all else that a start after a power cut has to do.
    from alembic import command
    from sqlalchemy.exc import SQLAlchemyError

    if shape is not None and shape not in known_shapes():
        raise LaterShape(shape)
    try:
        command.upgrade(migrations(url), "head")
    except SQLAlchemyError as error:
        raise CannotSave(reason(error)) from error


def known_shapes() -> set[str]:
    """All revisions that this program can migrate."""
    from alembic.script import ScriptDirectory  # only here: it is long in coming

    found = ScriptDirectory.from_config(migrations("")).walk_revisions()
    return {one.revision for one in found}


def migrations(url: str) -> AlembicConfig:
    """Alembic's configuration; there is no ini file."""
    from alembic.config import Config as AlembicConfig

    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    return config
