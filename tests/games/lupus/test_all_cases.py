"""Every acceptance case of the rules (§14) is a test that bears its number."""

import re
from pathlib import Path

from tests.kit.games.lupus.cards import PRINTED, needs

pytestmark = needs(*PRINTED)

CASES = {
    "D": range(1, 14),
    "N": (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 16, 17),
    "R": (1, 2, 3, 4, 6, 7),
    "O": (1, 2, 3, 4, 6),
    "M": (1, 2, 3, 4, 6, 7, 8, 9, 10),
    "S": (1, 2, 3),
    "E": (1, 2, 3, 4, 5, 8, 9, 12),
    "G": (1, 2, 3, 4, 5),
    "X": range(1, 9),
}


def numbers_of_tests() -> set[str]:
    """The numbers in the names of the tests beside this file and below, and in their parameters."""
    found: set[str] = set()
    for path in Path(__file__).parent.rglob("test_*.py"):
        text = path.read_text(encoding="utf-8")
        for name in re.findall(r"^def (test_\w+)", text, re.MULTILINE):
            found |= {case.upper() for case in re.findall(r"_([a-z]\d+)(?=_)", name)}
        found |= set(re.findall(r'^        \("([A-Z]\d+)",', text, re.MULTILINE))
    return found


def test_no_acceptance_case_of_the_rules_is_without_its_test():
    asked = {f"{letter}{number}" for letter, numbers in CASES.items() for number in numbers}
    assert (asked - numbers_of_tests(), len(asked)) == (set(), 71)
