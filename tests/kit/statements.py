"""The statements that a store makes, as they are made, and those of our own in its database."""

import sqlite3
from contextlib import closing, contextmanager


def stored(file, statement, *given):
    """What this database answers; what the statement changes there, stays."""
    with closing(sqlite3.connect(file)) as database, database:
        return database.execute(statement, given).fetchall()


@contextmanager
def listening(store, hear):
    """`hear` is called with each statement that the store makes."""
    with store._database.connect() as reader:
        reader.set_trace_callback(hear)
    yield
    reader.set_trace_callback(None)
