"""How Alembic reaches the database; run at start by the program itself, or by the test.

Of several processes that start together one makes the tables; the others wait and find them made.
"""

from __future__ import annotations

from typing import Any

from alembic import context
from sqlalchemy import create_engine, event
from sqlalchemy.engine import make_url

from companion.web.store.postgres import network
from companion.web.store.sqlite import write_ahead

WAIT = 20
"""Seconds that the others wait."""
KEY = 0x7665676C
"""Of PostgreSQL's lock: «vegl». It ends with the transaction."""

url = make_url(context.config.get_main_option("sqlalchemy.url") or "")
sqlite = url.get_backend_name() == "sqlite"
engine = create_engine(url, connect_args={"timeout": WAIT} if sqlite else network(url))

if sqlite:

    @event.listens_for(engine, "connect")
    def _by_hand(connection: Any, _: Any) -> None:
        # The driver itself begins no transaction for a change of shape.
        connection.isolation_level = None
        write_ahead(connection, WAIT)


with engine.connect() as connection:
    if sqlite:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{WAIT}s'")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({KEY})")
    context.configure(
        connection=connection,
        render_as_batch=True,
        transactional_ddl=True,
    )
    context.run_migrations()
    connection.commit()
engine.dispose()
