"""The shape of the database: tables, and their records by number."""

from __future__ import annotations

from sqlalchemy import (
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("code", String(24), primary_key=True),
    Column("created", Float, nullable=False),
)
"""One row a table; `created` in seconds of the server's time."""

records = Table(
    "records",
    metadata,
    Column("code", String(24), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    # The primary key is the law: of two processes that write the same number one is refused.
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("record", LargeBinary, nullable=False),
    CheckConstraint("number > 0", name="number_counts_from_1"),
)
"""One row a step; `record` is JSON in UTF-8 (see `codec`)."""
