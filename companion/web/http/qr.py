"""QR codes: SVG for pages, characters for the terminal."""

from __future__ import annotations

import io
from functools import lru_cache

import qrcode

QUIET = 4
"""Empty modules around a code, as scanners require."""


@lru_cache(maxsize=64)
def svg(link: str) -> bytes:
    """`link` as one dark path on light ground. Cached, because it takes 5 ms and every page of a
    tablet has the same."""
    matrix = _matrix(link, QUIET)
    size = len(matrix)
    runs = "".join(
        f"M{x} {y}h{length}v1h-{length}z"
        for y, row in enumerate(matrix)
        for x, length in _runs(row)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" '
        f'shape-rendering="crispEdges"><path fill="#f6ecd8" d="M0 0h{size}v{size}H0z"/>'
        f'<path fill="#1d1107" d="{runs}"/></svg>'
    ).encode()


def terminal(link: str) -> str:
    """`link` in half blocks; inverted, because most terminals are dark."""
    code = qrcode.QRCode(border=2, error_correction=qrcode.ERROR_CORRECT_L)
    code.add_data(link)
    out = io.StringIO()
    code.print_ascii(out, invert=True)
    return out.getvalue().rstrip("\n")


def _matrix(link: str, border: int) -> list[list[bool]]:
    code = qrcode.QRCode(border=border, error_correction=qrcode.ERROR_CORRECT_M)
    code.add_data(link)
    code.make(fit=True)
    return code.get_matrix()


def _runs(row: list[bool]) -> list[tuple[int, int]]:
    """Start and length of the dark stretches of a row."""
    runs: list[tuple[int, int]] = []
    for x, dark in enumerate(row):
        if dark and x and row[x - 1]:
            start, length = runs[-1]
            runs[-1] = (start, length + 1)
        elif dark:
            runs.append((x, 1))
    return runs
