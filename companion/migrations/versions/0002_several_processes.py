"""Which processes are there, and what is connected to each."""

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


def downgrade() -> None:
    for table in ("presence", "processes"):
        op.drop_table(table)
