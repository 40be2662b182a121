"""Tables and their records."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
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


def downgrade() -> None:
    op.drop_table("records")
    op.drop_table("tables")
