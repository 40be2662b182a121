"""Validation of typed names."""

import unicodedata
from collections.abc import Iterable, Iterator

from companion.core.refusal import Refusal, refuse
from companion.table.people.homoglyphs import alike, mixed

LONGEST = 24
"""Most visible characters of a name."""
_RAW_AT_MOST = 400
"""A longer input is refused unread."""
_MARKS_AT_MOST = 4
"""Most combining marks on one letter: enough for pointed Hebrew and Vietnamese."""
_POINTS_AT_MOST = 12
"""Most code points of one emoji; a family with skin tones has eleven."""

_JOINER = "\u200d"
_EMOJI_LOOK = "\ufe0f"
_TEXT_LOOK = "\ufe0e"
_TAG_BASE = "\U0001f3f4"  # the black flag, from which those of Scotland and Wales are made
_KEYCAP = "\u20e3"
_BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u180b\u180c\u180d\u180f")
"""Characters that are letters or marks by category but invisible."""
_OURS = (
    *("Moderatore", "Moderatrice", "Moderator", "Tavolo", "Table", "Tablet", "Voce", "Voice"),
    *("Nessuno", "Nobody", "No one", "Veglia"),
)
_RESERVED = tuple(f"{article}{one}" for article in ("", "Il ", "La ", "The ") for one in _OURS)


def clean_name(raw: str, taken: Iterable[str] = ()) -> str | Refusal:
    """The normalised name, or a refusal.

    NFC, spaces collapsed and trimmed, 1–24 visible characters, no control or format characters
    except inside an emoji, no mix of similar scripts, and unlike every name in `taken`. Refusals:
    E_NAME_EMPTY, E_NAME_LONG, E_NAME_CHARACTERS, E_NAME_MIXED, E_NAME_TAKEN (`name`: the other).
    """
    if len(raw) > _RAW_AT_MOST:
        return refuse("E_NAME_LONG", most=LONGEST)
    name = unicodedata.normalize("NFC", _spaces_collapsed(raw.strip()))
    if not name:
        return refuse("E_NAME_EMPTY")
    signs = tuple(visible(name))
    if not all(_legible(sign) for sign in signs):
        return refuse("E_NAME_CHARACTERS")
    if len(signs) > LONGEST:
        return refuse("E_NAME_LONG", most=LONGEST)
    if mixed(name):
        return refuse("E_NAME_MIXED")
    for other in taken:
        if alike(name, other):
            return refuse("E_NAME_TAKEN", name=other)
    return name


def clean_person(raw: str, taken: Iterable[str] = ()) -> str | Refusal:
    """As `clean_name`, but no name of a thing at the table: E_NAME_RESERVED (with `name`)."""
    name = clean_name(raw, taken)
    if isinstance(name, str) and any(alike(name, one) for one in _RESERVED):
        return refuse("E_NAME_RESERVED", name=name)
    return name


def visible(name: str) -> Iterator[str]:
    """The characters that a reader would count: a letter with its marks, an emoji with its parts.

    An approximation of Unicode's grapheme clusters with the standard library.
    """
    sign = ""
    for point in name:
        if sign and not _continues(sign, point):
            yield sign
            sign = ""
        sign += point
    if sign:
        yield sign


def _spaces_collapsed(raw: str) -> str:
    spaced = "".join(" " if unicodedata.category(point) == "Zs" else point for point in raw)
    return " ".join(part for part in spaced.split(" ") if part)


def _continues(sign: str, point: str) -> bool:
    if _is_mark(point) or point == _JOINER or _is_tone(point) or _is_tag(point):
        return True
    if sign[-1] == _JOINER:
        return True
    if _is_flag_letter(point):
        return len(sign) == 1 and _is_flag_letter(sign)
    return _hangul_goes_on(sign[-1], point)


def _legible(sign: str) -> bool:
    first, rest = sign[0], sign[1:]
    if _is_mark(first) or not _is_printable(first):
        return False
    if len(sign) > _POINTS_AT_MOST or any(point in _BLANKS for point in sign):
        return False
    if sum(_is_mark(point) for point in rest if point not in "\ufe0e\ufe0f") > _MARKS_AT_MOST:
        return False
    return all(_fits(sign, place) for place in range(1, len(sign)))


def _fits(sign: str, place: int) -> bool:
    """Whether the code point at `place` (not the first) may be part of the character `sign`."""
    point, before = sign[place], sign[place - 1]
    if point == _JOINER:
        joined = place + 1 < len(sign) and _is_pictured(sign[place + 1])
        return joined and (_is_pictured(before) or before == _EMOJI_LOOK or _is_tone(before))
    if point in (_EMOJI_LOOK, _TEXT_LOOK):
        return _is_pictured(before) or before in "0123456789#*"
    if 0xFE00 <= ord(point) <= 0xFE0D or 0xE0100 <= ord(point) <= 0xE01EF:
        return False  # other variation selectors: marks without a picture
    if _is_tone(point):
        return _is_pictured(before) or before == _EMOJI_LOOK
    if _is_tag(point):
        return sign[0] == _TAG_BASE
    if point == _KEYCAP:
        return sign[0] in "0123456789#*"
    return _is_printable(point)


def _is_mark(point: str) -> bool:
    return unicodedata.category(point)[0] == "M"


def _is_printable(point: str) -> bool:
    """Whether the code point is visible: no control, format, private or unassigned one. Emoji that
    are newer than this Python's tables are accepted by their range."""
    category = unicodedata.category(point)
    if category == "Cn":
        return 0x1F300 <= ord(point) <= 0x1FAFF
    return category[0] != "C" and category not in ("Zl", "Zp")


def _is_pictured(point: str) -> bool:
    if unicodedata.category(point) in ("So", "Sk", "Sm", "Po"):
        return True
    return 0x1F300 <= ord(point) <= 0x1FAFF


def _is_tone(point: str) -> bool:
    return 0x1F3FB <= ord(point) <= 0x1F3FF


def _is_tag(point: str) -> bool:
    return 0xE0020 <= ord(point) <= 0xE007F


def _is_flag_letter(point: str) -> bool:
    return 0x1F1E6 <= ord(point) <= 0x1F1FF


def _hangul_goes_on(before: str, point: str) -> bool:
    # Only old Korean is still written in parts after NFC: leading, then vowel, then final.
    leading = 0x1100 <= ord(before) <= 0x115F
    vowel = 0x1160 <= ord(before) <= 0x11A7
    if leading:
        return 0x1100 <= ord(point) <= 0x11A7
    return vowel and 0x1160 <= ord(point) <= 0x11FF
