"""The shape of the database: tables, their records by number, and what several processes share."""

from __future__ import annotations

from sqlalchemy import (
    CheckConstraint,
    Column,
    Double,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
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

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("since", Double, nullable=False),
    Column("seen", Double, nullable=False),
)
"""One row for each process of a house (PostgreSQL alone). `seen`: its last sign of life, `since`:
since when the house has been without a pause (both in the database's seconds)."""

presence = Table(
    "presence",
    metadata,
    Column("code", String(24), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("process", String(32), ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
    Column("places", Text, nullable=False),
)
"""What is connected where. `places`: since when, by seat number, as JSON (see `processes`)."""

answers = Table(
    "answers",
    metadata,
    Column("code", String(24), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("device", String(64), primary_key=True),
    Column("id", String(32), primary_key=True),
    Column("digest", String(32), nullable=False),
    Column("refusal", Text, nullable=False),
    Column("at", Double, nullable=False),
)
"""What is answered again when the same command comes again, and stands in no record (PostgreSQL
alone); `device` is the hash of a token, `digest` that of the command, `at` in server's seconds."""

in_use = Table(
    "in_use",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seconds", Double, nullable=False),
    Column("looked", Double, nullable=False),
)
"""One row. `seconds` for which a program has had this database, and what the clock said when this
was last counted (`ages`)."""

pauses = Table(
    "pauses",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("began", Double, nullable=False),
    Column("seconds", Double, nullable=False),
)
"""When no program had it, by the clock: `began` after so many seconds in use."""

last_steps = Table(
    "last_steps",
    metadata,
    Column("name", String(255), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("found", Double, nullable=False),
)
"""By code of a table, or name of a file beside the database: the number of its newest record, and
after how many seconds in use that was found."""

server_key = Table(
    "server_key",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("fingerprint", String(16), nullable=False),
)
"""One row: by which the key is known that all tokens were hashed with (tokens.Seal)."""
