"""Which names a person may have, and when two names look alike."""

import unicodedata

import pytest

from companion.core.refusal import Refusal
from companion.table.people.homoglyphs import alike
from companion.table.people.names import LONGEST, clean_name, clean_person, visible

FAMILY = "👨‍👩‍👧‍👦"
SCOTLAND = "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"


@pytest.mark.parametrize(
    "name",
    [
        *("Anna", "<script>alert(1)</script"[:LONGEST], "{{7*7}}", "'; DROP TABLE seats;--"),
        *("../../etc/passwd", "%00", "Moderator", "null", "__proto__", "=cmd|' /C calc'!A0"),
        *("İpek", "ışık", "שלום", "שָׁלוֹם", "محمد", "王小明"),
        *("Anna 佐々木", "Zoë", "Nguyễn", "สมชาย"),
        *("김철수", FAMILY, SCOTLAND, "🇮🇹", "👍🏽", "❤️", "1️⃣", "👩🏽‍🚀 Pia", "O’Hara"),
        "🫨",  # younger than the tables of Python 3.11
    ],
)
def test_these_are_names(name):
    assert clean_name(name) == unicodedata.normalize("NFC", name)


REFUSED = {
    "E_NAME_EMPTY": ["", "   ", "\n\t ", "\u00a0\u3000"],
    "E_NAME_LONG": ["x" * 25, FAMILY * 25, "x" * 10_000_000],
    "E_NAME_CHARACTERS": [
        *("abc\u202etxt", "Anna🏻", "\u200b", "\u200d", "An\u200dna", "Anna\u200d", "Anna\ufe0f"),
        *("a" + "\u0301" * 60, "\u0301", "An\nna", "An\x00na", "\x1b[31mAnna", "\ud83d", "\ue000"),
        *("\u3164", "\u2800", "A\U000e0061", "A\u2028B", "A\U000e0100", "\u1f0a" + "\u034f"),
    ],
}


@pytest.mark.parametrize(
    ("name", "code"), [(name, code) for code, names in REFUSED.items() for name in names]
)
def test_these_are_not(name, code):
    refusal = clean_name(name)
    assert isinstance(refusal, Refusal)
    assert refusal.code == code


def test_spaces_of_all_kinds_are_one_space_and_none_at_the_ends():
    assert clean_name("  Anna\u00a0\u2003 B ") == "Anna B"


def test_a_name_is_kept_composed():
    assert clean_name("Zoe\u0308") == "Zoë"


@pytest.mark.parametrize("name", [FAMILY, SCOTLAND, "🇮🇹", "👍🏽", "é", "1️⃣", "e\u0323\u0301"])
def test_what_looks_like_one_sign_counts_as_one(name):
    assert len(list(visible(name))) == 1


def test_twenty_four_families_fit_and_two_flags_are_two():
    assert clean_name(FAMILY * 24) == FAMILY * 24
    assert len(list(visible("🇮🇹🇫🇷"))) == 2


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Anna", "anna"), ("Anna", "Аnnа"), ("Pia", "Ріа")),
        *(("Anna", "Ａｎｎａ"), ("Tomas", "Τomas")),
        *(("ΝΙΚΟΣ", "νικος"), ("ilaria", "İlaria"), ("ilaria", "ılaria"), ("Ilaria", "llaria")),
        *(("Marco 1", "Marco l"), ("Otto", "0tto"), ("❤️", "❤"), ("Zoë", "Zoe\u0308")),
        *(("STRASSE", "straße"), ("Anna", "Ꭺnna"), ("Sara", "Ꮪara"), ("Luca", "ꓡuca")),
        *(("Leo", "Leᴏ"), ("Anna", "Anna\u0332"), ("Anna", "A\u0336nna"), ("Anna", "Anna.")),
    ],
)
def test_these_look_alike(one, other):
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Anna B"), ("Noè", "Noe"), ("Guest 1", "Guest 10"), ("👍", "👎")]
)
def test_these_do_not(one, other):
    assert not alike(one, other)


@pytest.mark.parametrize("name", ["Ꮟob", "𐐠eo", "Ꮪara", "Leꓳ", "ᛒruno"])
def test_letters_of_alphabets_without_keyboards_are_not_mixed_with_ours(name):
    refusal = clean_name(name)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "E_NAME_MIXED"


@pytest.mark.parametrize(
    "name", ["ᏣᎳᎩ", "李 Bob", "Bob くん", "Аня B", "김철수 Kim", "ʻOlena", "Anna ª"]
)
def test_other_alphabets_are_names_and_may_stand_beside_ours(name):
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "name",
    [
        *("Moderatore", "moderatrice", "Moderator", "Tavolo", "TABLET", "Voce", "la voce"),
        *("Nessuno", "NOBODY", "The Voice", "Il Moderatore", "Nеssuno", "Voce.", "No one"),
    ],
)
def test_nobody_is_called_as_what_speaks_at_the_table(name):
    refusal = clean_person(name)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "E_NAME_RESERVED"


@pytest.mark.parametrize("name", ["Moderato", "Tavola", "Vocetta", "Anna", "Nessuno B", "Il Lupo"])
def test_what_is_only_near_to_that_is_a_name(name):
    assert clean_person(name) == name


def test_the_one_it_looks_like_is_named():
    refusal = clean_name("anna", ["Luca", "Anna"])
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.params) == ("E_NAME_TAKEN", {"name": "Anna"})
