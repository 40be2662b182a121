"""The SQL statements of a store, and our own ones on its database."""

import sqlite3
from contextlib import closing, contextmanager


def run_statement(file, statement, *given):
    """Run a statement in this database, and commit."""
    with closing(sqlite3.connect(file)) as database, database:
        return database.execute(statement, given).fetchall()


@contextmanager
def listening(store, hear):
    """Call `hear` with each statement that the store makes."""
    with store._database.connect() as reader:
        reader.set_trace_callback(hear)
    yield
    reader.set_trace_callback(None)
