"""A role of the werewolf game is its class in `roles/`, its strings beside it and its emblem."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from companion.games.lupus.cast import roles, steps
from companion.games.lupus.options import WORLD
from tests.architecture.tree import fail_on, files, names_in, nodes, read

GAME = "companion/games/lupus/"
HOMES = (f"{GAME}roles/", f"{GAME}deck.py", f"{GAME}second_box.py")
EVERYDAY = {
    "wolves": "also the name of a side",
    "lupus-say-owl-nominees": "who is nominated, with a mark or without; ids of catalogs stay",
    "lupus-custom-seer": "what an invented card answers, as its fields in every log are called",
    "lupus-custom-medium": "as above",
}
"""Words with another meaning, and messages about something else."""


def ids() -> re.Pattern[str]:
    """A pattern of the ids of roles and night steps, as a word or in the id of a message."""
    words = sorted((set(roles(WORLD)) | set(steps(WORLD))) - set(EVERYDAY))
    return re.compile(rf"(?:lupus-(?:[\w-]+-)?)?(?:{'|'.join(words)})(?:-[\w-]+)?")


def named(word: str) -> bool:
    return ids().fullmatch(word) is not None and word not in EVERYDAY


def test_the_law_knows_an_id_when_it_sees_one():
    assert all(map(named, ("owl", "lupus-say-owl", "lupus-story-medium-none", "masons")))
    assert not any(map(named, ("owl_may_mark_self", "bowl", "lupus-say-owl-nominees", "wolves")))


def test_no_role_is_named_outside_roles_and_the_deck():
    paths = [path for path in files(".py", GAME.rstrip("/")) if not path.startswith(HOMES)]
    assert len(paths) > 20
    errors = [
        f"{path}:{line}: {word!r}" for path in paths for line, word in names_in(path) if named(word)
    ]
    fail_on(errors, "what a role does is asked of its file in roles/")


def test_no_role_names_another_for_the_order_of_the_night():
    paths = files(".py", f"{GAME}roles")
    # what they may become (L-N7, L-B6)
    allowed = {*(("mythomaniac", "werewolf"), ("mythomaniac", "seer"), ("wild_child", "werewolf"))}
    errors = [
        f"{path}:{line}: {word!r}"
        for path in paths
        for line, word in names_in(path)
        if word in roles(WORLD)
        and word != Path(path).stem
        and (Path(path).stem, word) not in allowed
    ]
    fail_on(errors, "a slot is the place in the night, not another role")


ID = re.compile(r"^(lupus-[\w-]+) *=", re.MULTILINE)
PLAIN = {id for id, role in roles().items() if not role.special}
"""The roles of the smallest deck: werewolf, seer and villager."""
DELETABLE = tuple(id for id in roles() if id not in PLAIN)
TESTS = "tests/games/lupus/"
ALLOWED = {
    "tests/browser/staged.py": "no test: moments that the wall stages, for its film",
    f"{TESTS}test_printed_box.py": "the box as a whole",
    "tests/kit/games/lupus/days.py": "unoffered commands of a phone",
    "tests/kit/games/lupus/leaks.py": "a leak says which role it needs",
    "tests/kit/games/lupus/pairs.py": "whom a card does not know, written independently",
    "tests/kit/games/lupus/plans.py": "the rules of the night, written independently",
}
"""Other tests that name a role, and why. Only remove entries."""


def test_the_strings_of_a_role_lie_beside_it():
    errors = [
        f"{path}: {id}"
        for path in files(".ftl", GAME.rstrip("/"))
        for id in ID.findall(read(path))
        for role in {*roles(WORLD)} - PLAIN & {*id.split("-")}
        if id not in EVERYDAY and not path.startswith(f"{GAME}roles/{role}.")
    ]
    fail_on(errors, "the strings of a role lie beside it")


LEAVES_OUT = ("needs", "with_each", "deals", "or_villagers")
"""Calls that skip a test, or deal villagers, where a role has been deleted."""


def specials_in(path: str) -> Iterator[tuple[str, bool]]:
    """(role, whether a call of LEAVES_OUT names it) for each special role in strings and
    arguments."""
    sentences: set[int] = set()
    for node in nodes(path):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in LEAVES_OUT:
            sentences |= {id(one) for one in ast.walk(node)}
    for node in nodes(path):
        named = getattr(node, "value", None) if isinstance(node, ast.Constant) else None
        named = node.arg if isinstance(node, ast.keyword) else named
        prose = isinstance(named, str) and not re.search(r"[.,;:]\s|[.]$", named)
        for word in re.split(r"\W+", named) if prose else ():
            if word in DELETABLE:
                yield word, id(node) in sentences


def test_a_test_names_no_role_but_its_own_or_one_that_it_says_it_needs():
    """Such a test would break when the role is deleted; `needs` leaves it out."""
    errors, unlisted = [], set(ALLOWED)
    folders = ("tests/games/lupus", "tests/kit/games/lupus", "tests/laws", "tests/table")
    for path in files(".py", *folders, "tests/core", "tests/golden", "tests/web", "tests/browser"):
        named = [*specials_in(path)]
        own = {role for role in DELETABLE if path == f"{TESTS}roles/test_{role}.py"}
        others = {role for role, _ in named} - own - {role for role, needed in named if needed}
        if path in ALLOWED:
            unlisted -= {path} if others else set()
        else:
            errors += [f"{path}: {role}" for role in sorted(others)]
    fail_on(errors, "tests ask for cards by what they need, or lie in the file of the role")
    fail_on(sorted(unlisted), "take these out of ALLOWED: they name no role any more")
