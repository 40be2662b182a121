"""Logs: what failed, for whoever runs the program; never a token, a role, a name, an address."""

from __future__ import annotations

import logging
import sys

import structlog


def set_up(level: str) -> None:
    """Lines on standard error from `level` on, the libraries' from warnings on."""
    number = getattr(logging, level.upper())
    logging.basicConfig(level=max(number, logging.WARNING), stream=sys.stderr, force=True)
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(number),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.KeyValueRenderer(key_order=["timestamp", "level", "event"]),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
