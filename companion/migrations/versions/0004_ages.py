"""How long the database has been in use, and which key its tokens are hashed with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
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


def downgrade() -> None:
    for table in ("server_key", "last_steps", "pauses", "in_use"):
        op.drop_table(table)
