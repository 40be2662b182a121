"""All tables: evenings, what several processes share, how old things are, and the key."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _evenings()
    _processes()
    _answers()
    _ages()


def _evenings() -> None:
    """One row a table, and one a step, whose `record` is JSON (`codec`). The key of a record is the
    law: of two processes that write the same number one is refused."""
    op.create_table(
        "tables",
        sa.Column("code", sa.String(24), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_tables"),
    )
    op.create_table(
        "records",
        sa.Column("code", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.CheckConstraint("number > 0", name="ck_records_number_counts_from_1"),
        sa.ForeignKeyConstraint(
            ["code"], ["tables.code"], name="fk_records_code", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("code", "number", name="pk_records"),
    )


def _processes() -> None:
    """One row a process of PostgreSQL's: since when there has always been one, and when this one
    was `seen` last (the database's seconds); and the `places` connected to it, as JSON."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.create_table(
        "presence",
        sa.Column("code", sa.String(24), nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("places", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["code"], ["tables.code"], name="fk_presence_code", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["process"], ["processes.id"], name="fk_presence_process", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("code", "process", name="pk_presence"),
    )


def _answers() -> None:
    """What is answered again when the same command comes again, and stands in no record; `device`
    is the hash of a token, `digest` that of the command."""
    op.create_table(
        "answers",
        sa.Column("code", sa.String(24), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("digest", sa.String(32), nullable=False),
        sa.Column("refusal", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(
            ["code"], ["tables.code"], name="fk_answers_code", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("code", "device", "id", name="pk_answers"),
    )


def _ages() -> None:
    """For how long a program has had this database, the pauses between, and when the last step of
    each table was found (`ages`); by which key all tokens were hashed (`keys`)."""
    op.create_table(
        "in_use",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seconds", sa.Double, nullable=False),
        sa.Column("looked", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_in_use"),
    )
    op.create_table(
        "pauses",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("seconds", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pauses"),
    )
    op.create_table(
        "last_steps",
        sa.Column("name", sa.String(255), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("found", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_last_steps"),
    )
    op.create_table(
        "server_key",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("fingerprint", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_server_key"),
    )
