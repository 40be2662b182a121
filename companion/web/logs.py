"""Logs for the operator: failures, never a token, role, name or address."""

import logging
import sys
import traceback
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any, TextIO, cast

import structlog

from companion.web.live.transport.gevent_adapter import on_unhandled_error

log = structlog.get_logger()


def set_up(level: str) -> None:
    """Log to standard error from `level` on; libraries from warnings on."""
    number = getattr(logging, level.upper())
    logging.basicConfig(level=max(number, logging.WARNING), stream=sys.stderr, force=True)
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(number),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            where_it_failed,
            structlog.processors.KeyValueRenderer(key_order=["timestamp", "level", "event"]),
        ],
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", _Lines(sys.stderr))),
    )
    # Errors in greenlets that nobody waits for: gevent would print them with their messages.
    on_unhandled_error(_log_unhandled)


class _Lines:
    """A stream for log lines. A line that cannot be written (full disk) is dropped."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        with suppress(OSError):
            self._stream.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            self._stream.flush()


def _log_unhandled(_context: object, kind: type, error: object, _places: object) -> None:
    log.error("nobody waited for this", kind=kind.__qualname__, exc_info=error)


def where_it_failed(
    _logger: object, _method: str, line: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Replace the exception by its class and traceback positions, without its message. Messages of
    libraries quote what they were given: a name, a command, the record of a role."""
    exc_info = line.pop("exc_info", None)
    error = sys.exc_info()[1] if exc_info is True else exc_info
    kinds = []
    while isinstance(error, BaseException):
        places = "".join(traceback.format_list(traceback.extract_tb(error.__traceback__)))
        kinds.append(f"{type(error).__module__}.{type(error).__qualname__}\n{places}")
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if kinds:
        line["exception"] = "from ".join(kinds)
    return line
