"""How Alembic reaches the database; run at start by the program itself, or by the test."""

from __future__ import annotations

from alembic import context
from sqlalchemy import create_engine

from companion.web.schema import metadata

url = context.config.get_main_option("sqlalchemy.url") or ""
engine = create_engine(url)
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
engine.dispose()
