"""Faults in the files of `deploy/`, which the proxies of a trial are started with."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tests.kit.faults.fault import fault

DEPLOY = Path(__file__).resolve().parents[3] / "deploy"
EDITS = {
    "a_process_that_was_away_stays_marked": (
        *("nginx.conf", " max_fails=0;", " max_fails=1 fail_timeout=2s;"),
    )
}
"""By fault: the file, what stands there, and what would stand there instead."""


def spoilt(name: str, put: Iterable[str]) -> str:
    """The text of a file, with those of these faults in it that concern it."""
    text = (DEPLOY / name).read_text()
    for one in put:
        file, right, wrong = EDITS.get(one, ("", "", ""))
        if file == name:
            text = text.replace(right, wrong)
    return text


@fault("through_the_proxies")
def a_process_that_was_away_stays_marked() -> None:
    """nginx asks a process that has refused once only every two seconds, and one request at a
    time, until one has ended well; sockets do not end."""
    file, right, _ = EDITS["a_process_that_was_away_stays_marked"]
    assert right in (DEPLOY / file).read_text()
