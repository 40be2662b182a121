"""What one command is here, the same for every server: who is at the tables, and the bare view."""

from typing import Any

TABLES = 10
PHONES = 24
DEVICES = PHONES + 1
"""Of one table; the last one is the tablet."""


def personal_view(code: str, seat: int, version: int) -> dict[str, Any]:
    """About 600 bytes of JSON that differ for every seat and every version."""
    ring = [{"seat": 1 + (seat + one) % PHONES, "waits": one > 11} for one in range(14)]
    return {
        "v": version,
        "me": {"kind": "phone", "seat": seat},
        "table": {"code": code, "door": "open", "game": "bare"},
        "view": {
            "tone": "day",
            "title": {"t": "bare-day", "p": {"n": 1}},
            "line": {"t": "bare-line-votes", "p": {"cast": version % PHONES, "of": PHONES}},
            "panels": [{"kind": "circle", "marks": ring, "seat": seat}],
        },
    }
