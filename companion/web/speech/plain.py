"""Text for the voice: plain words, nothing that looks like markup."""

import re
import unicodedata
from collections.abc import Mapping

from companion.web.languages import LANGUAGES

LONGEST = 600
"""Most letters of a line; the longest of ours has some 350."""
_REPLACED = str.maketrans("’‘–—…", "'',,.", "\u2068\u2069“”«»") | {0x152: "Oe", 0x153: "oe"}
"""Typographic marks and, by their code points, the letters Œ and œ."""
_READ = re.compile(r"[^\W\d_]")
_ALLOWED = re.compile(r"[^0-9A-Za-zÀ-ÖØ-öø-ÿ .,;:!?'()%+-]")
r"""Letters of Western Europe and punctuation. `<`, `>`, `&` and `\` are left out: the engine treats
them as commands, and one of these writes files."""


def plain(line: str) -> str:
    """`line` without characters that the voice may not get."""
    words = unicodedata.normalize("NFC", line).translate(_REPLACED)
    return re.sub(r"\s+", " ", _ALLOWED.sub(" ", words)).strip()[:LONGEST]


def speakable(names: Mapping[int, str], language: str) -> dict[int, str]:
    """Names by seat for the voice; of one that it cannot read, the number of the seat."""
    return {seat: _name(seat, name, language) for seat, name in names.items()}


def _name(seat: int, name: str, language: str) -> str:
    line = plain(name)
    letters = sum(1 for one in unicodedata.normalize("NFC", name) if one.isalpha())
    kept = len(_READ.findall(line))
    return line if kept and kept == letters else LANGUAGES[language].seat.format(seat)
