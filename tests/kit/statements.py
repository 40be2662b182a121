"""The statements that a store makes, as they are made."""

from contextlib import contextmanager


@contextmanager
def listening(store, hear):
    """`hear` is called with each statement that the store makes."""
    with store._database.asking() as reader:
        reader.set_trace_callback(hear)
    yield
    reader.set_trace_callback(None)
