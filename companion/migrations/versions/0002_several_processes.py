"""Which processes are there, what is connected to each, and what was answered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
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
    _answers()


def _answers() -> None:
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


def downgrade() -> None:
    for table in ("answers", "presence", "processes"):
        op.drop_table(table)
