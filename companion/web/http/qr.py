"""QR codes: SVG for pages, characters for the terminal. A device
draws secret ones itself (`static/js/parts/shapes/qr.js`)."""

import io
import re
from functools import lru_cache

import qrcode

DARK = re.compile("1+").finditer
QUIET = 4
"""Empty modules around a code, as scanners require."""


@lru_cache(maxsize=64)
def svg(link: str) -> bytes:
    """`link` as one dark path on light ground. Cached: 5 ms, and each page of a tablet has it."""
    code = qrcode.QRCode(border=QUIET, error_correction=qrcode.ERROR_CORRECT_M)
    code.add_data(link)
    rows = ["".join("01"[dark] for dark in row) for row in code.get_matrix()]
    dark = ((y, found.start(), len(found[0])) for y, row in enumerate(rows) for found in DARK(row))
    runs = "".join(f"M{x} {y}h{length}v1h-{length}z" for y, x, length in dark)
    size = len(rows)
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
