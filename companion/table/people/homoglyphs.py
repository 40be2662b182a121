"""Whether two names look alike, by a small table of similar letters.

A library with the full table of confusables would be larger than this package, is behind Unicode,
and is made for domain names. We need the alphabets of common keyboards.
"""

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
"""Combining lines below and through letters; they look like an underlined name."""
_AT_THE_ENDS = " .,;:!·’'`´\"_-…"
"""Characters that do not distinguish names at their start or end."""
_INVISIBLE = str.maketrans("", "", "\ufe0e\ufe0f")
_DOT_ABOVE = "\u0307"

_MISTAKEN = frozenset({"LATIN", "GREEK", "CYRILLIC"})
_OF_KEYBOARDS = _MISTAKEN.union(
    ("ARMENIAN", "GEORGIAN", "HEBREW", "ARABIC", "SYRIAC", "THAANA", "ETHIOPIC", "MONGOLIAN"),
    ("CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"),
    ("HANGUL", "BOPOMOFO", "IDEOGRAPHIC", "MODIFIER"),
    ("THAI", "LAO", "KHMER", "MYANMAR", "TIBETAN", "SINHALA", "DEVANAGARI", "BENGALI"),
    ("GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM"),
)
"""Scripts mixed with Latin, Greek or Cyrillic: the first word of their letters' names."""


def mixed(name: str) -> bool:
    """Whether Latin, Greek or Cyrillic letters stand beside a script without common keyboards that
    has many similar letters (Cherokee, Deseret, Lisu, runes)."""
    letters = (point for point in unicodedata.normalize("NFKD", name) if point.isalpha())
    scripts = {unicodedata.name(point, "LATIN").partition(" ")[0] for point in letters}
    return not scripts.isdisjoint(_MISTAKEN) and not scripts <= _OF_KEYBOARDS


def looks(name: str) -> frozenset[str]:
    """The forms by which `name` is compared: lower case, and with similar letters unified.

    Both are NFKC, without lines through or below letters and without dots at the ends.
    """
    parts = unicodedata.normalize("NFKD", name).translate(_INVISIBLE).translate(_LINES)
    plain = unicodedata.normalize("NFC", parts)
    plain = plain.strip(_AT_THE_ENDS) or plain
    return frozenset({_small(plain), _small(plain.translate(_TABLE))})


def alike(one: str, other: str) -> bool:
    """Whether a person in dim light could take one name for the other."""
    return not looks(one).isdisjoint(looks(other))


def _small(name: str) -> str:
    # The Turkish capital İ becomes an i with a second dot: the eye sees one.
    apart = unicodedata.normalize("NFD", name.casefold()).replace(f"i{_DOT_ABOVE}", "i")
    return unicodedata.normalize("NFC", apart)
