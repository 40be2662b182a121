"""When two names look alike: our own small table of letters that the eye takes for others.

No library: a full confusables list weighs more than this room, lags behind Unicode anyway, and
is made for domain names; friends around a table need the alphabets of their own keyboards.
"""

from __future__ import annotations

import unicodedata

_LOOKS_LIKE = {
    # Cyrillic
    "АВЕЅІЈКМНОРСТУХҮԚԜҺ": "ABESIJKMHOPCTYXYQWh",
    "аеѕіјорсухүԁԛԝһ": "aesijopcyxydqwh",
    # Greek
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ": "ABEZHIKMNOPTYX",
    "αινορυχ": "aivopux",
    # Armenian
    "ՕՍոսց": "OUnug",
    # Cherokee (its small letters are smaller pictures of the capitals, see _TABLE)
    "ᎪᏴᏟᎠᎬᎫᎻᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃᎥᏧᎩᏀ": "ABCDEJHKLMPRSTVWZidYG",
    "ᎡᏔ": "RW",
    # Lisu
    "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ": "BPDTGKJCZFMNLSRVHWXYAElOU",
    # Latin capitals the size of small letters
    "ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ": "abcdeghijklmnoprstuvwyz",
    # Latin and figures that differ by a hair
    "ıɑɡI1|Ø0": "iaglllOO",
}
_TABLE = str.maketrans(
    {
        costume: like
        for marks, likes in _LOOKS_LIKE.items()
        for mark, like in zip(marks, likes, strict=True)
        for costume in ({mark, mark.lower()} if "Ꭰ" <= mark <= "Ᏽ" else {mark})
    }
)
_LINES = str.maketrans("", "", "\u0331\u0332\u0333\u0335\u0336\u0337\u0338\u0347\u035f")
"""Lines below and through letters, which look like an underlined name."""
_AT_THE_ENDS = " .,;:!·’'`´\"_-…"
"""What nobody says aloud where a name begins or ends with it."""
_INVISIBLE = str.maketrans("", "", "\ufe0e\ufe0f")
_DOT_ABOVE = "\u0307"

_MISTAKEN = frozenset({"LATIN", "GREEK", "CYRILLIC"})
_OF_KEYBOARDS = _MISTAKEN.union(
    ("ARMENIAN", "GEORGIAN", "HEBREW", "ARABIC", "SYRIAC", "THAANA", "ETHIOPIC", "MONGOLIAN"),
    (
        "CJK",
        "HIRAGANA",
        "KATAKANA",
        "KATAKANA-HIRAGANA",
        "HANGUL",
        "BOPOMOFO",
        "IDEOGRAPHIC",
        "MODIFIER",
    ),
    ("THAI", "LAO", "KHMER", "MYANMAR", "TIBETAN", "SINHALA", "DEVANAGARI", "BENGALI"),
    ("GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM"),
)
"""Alphabets, by the first word of their letters' names, that people mix with one of ours."""


def mixed(name: str) -> bool:
    """Whether letters of ours stand beside those of an alphabet that has hardly a keyboard, and
    many letters like ours (Cherokee, Deseret, Lisu, runes)."""
    letters = (point for point in unicodedata.normalize("NFKD", name) if point.isalpha())
    scripts = {unicodedata.name(point, "LATIN").partition(" ")[0] for point in letters}
    return not scripts.isdisjoint(_MISTAKEN) and not scripts <= _OF_KEYBOARDS


def looks(name: str) -> frozenset[str]:
    """The ways in which `name` may be read: in small letters, and by the shape of its signs.

    Full width and other costumes of a letter are taken off (NFKC) in both, and so are lines
    through or below letters, and dots at the ends.
    """
    parts = unicodedata.normalize("NFKD", name).translate(_INVISIBLE).translate(_LINES)
    plain = unicodedata.normalize("NFC", parts)
    plain = plain.strip(_AT_THE_ENDS) or plain
    return frozenset({_small(plain), _small(plain.translate(_TABLE))})


def alike(one: str, other: str) -> bool:
    """Whether a person in half-dark would take one name for the other."""
    return not looks(one).isdisjoint(looks(other))


def _small(name: str) -> str:
    # The Turkish capital İ becomes an i with a second dot: the eye sees one.
    apart = unicodedata.normalize("NFD", name.casefold()).replace(f"i{_DOT_ABOVE}", "i")
    return unicodedata.normalize("NFC", apart)
