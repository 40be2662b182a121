"""Limits on the head of a request, and a check for what two parsers could read differently."""

from email.errors import MultipartInvariantViolationDefect, StartBoundaryNotFoundDefect
from typing import Any

HEAD_BYTES = 1 << 14
BODY_AT_MOST = 1 << 24
"""Longer than any copy; each page has its own, lower limit."""
OF_A_FORM = (StartBoundaryNotFoundDefect, MultipartInvariantViolationDefect)
"""Defects that the library sees in the head of any form with a file: its parts come later."""


class Head:
    """The lines of a request's head, up to a length."""

    def __init__(self, lines: Any) -> None:
        self._lines, self._left = lines, HEAD_BYTES

    def readline(self, size: int) -> bytes:
        """The next line. Raises ValueError if the head is too long."""
        line: bytes = self._lines.readline(min(size, self._left + 1))
        self._left -= len(line)
        if self._left < 0:
            raise ValueError("head too long")
        return line


def must_be_plain(headers: Any, version: str) -> None:
    """Raises ValueError for a head that no browser sends."""
    length, *again = headers.get_all("content-length", ("0",))
    wrong = [one for one in headers.defects if not isinstance(one, OF_A_FORM)]
    if wrong or headers.get_payload():
        raise ValueError("no headers")
    if again or "transfer-encoding" in headers or not (length.isascii() and length.isdigit()):
        raise ValueError("no plain length")
    if int(length) > BODY_AT_MOST or version == "HTTP/0.9":
        raise ValueError("not served")
