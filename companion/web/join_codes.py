"""Join codes: short Italian words and a number, easy to say across a room and to type."""

import re
import secrets
from pathlib import Path

WORDS = tuple(Path(__file__).with_name("join_words.txt").read_text("ascii").split())

_SHAPE = re.compile(r"(?:[A-Z]{4}){1,4}[0-9]{2,3}")


def new_code(*, hosted: bool) -> str:
    """`LUME42` on a LAN (about 14 bits); four words and three digits if `hosted` (over 40 bits)."""
    words = "".join(secrets.choice(WORDS) for _ in range(4 if hosted else 1))
    digits = 100 + secrets.randbelow(900) if hosted else 10 + secrets.randbelow(90)
    return f"{words}{digits}"


def typed(text: str) -> str | None:
    """The code in `text`, however it is spaced; None if it is none."""
    code = re.sub(r"[^A-Za-z0-9]", "", text[:64]).upper()
    return code if _SHAPE.fullmatch(code) else None


def spoken(code: str) -> str:
    """The code as shown and said: «LUME 42»."""
    return " ".join(re.findall(r"[A-Z]{4}|[0-9]+", code))
