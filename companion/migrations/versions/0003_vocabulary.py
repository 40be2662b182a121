"""Which facts each process can read."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    column = sa.Column("vocabulary", sa.Integer, nullable=False, server_default="1")
    with op.batch_alter_table("processes") as processes:
        processes.add_column(column)


def downgrade() -> None:
    with op.batch_alter_table("processes") as processes:
        processes.drop_column("vocabulary")
