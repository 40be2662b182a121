"""All languages have the same messages with the same variables, and all that the code uses."""

import re
from collections import Counter, defaultdict
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from companion.games.registry import find_games
from companion.web.build import translation
from companion.web.build.translation import missing, wrong
from companion.web.languages import KNOWN, LANGUAGES
from tests.architecture.tree import code, fail_on, files, read
from tests.kit.translated import differences

KEY = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+|[EW]_[A-Z0-9_]+")

OWN_FAMILIES = {"decrees": "final_decrees"}
"""Games whose ids do not begin with the name of their folder."""


def written(language):
    """The catalog files of a language."""
    return [path for path in files(f"{language}.ftl", "companion") if path[-7] in "./"]


@cache
def catalog(language):
    """The ids of all messages, each defined once."""
    seen = Counter()
    for path in written(language):
        for entry in FluentParser(with_spans=False).parse(read(path)).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content[:80]!r}"
            seen.update([entry.id.name] if isinstance(entry, ast.Message) else [])
    fail_on([id for id, count in seen.items() if count > 1], "an id is said once")
    return frozenset(seen)


@pytest.mark.parametrize("language", KNOWN)
def test_every_catalog_can_be_read(language):
    """Also of unfinished languages."""
    assert catalog(language) or language not in LANGUAGES


def test_italian_and_english_are_written_together():
    """The other languages follow: tests/laws/test_languages.py."""
    fail_on(differences("it"), "same files, same ids and variables, same order")


def test_a_translator_is_told_what_is_missing_wrong_long_and_cut(monkeypatch):
    asks = "lupus-ask-x"
    catalogs = {
        "en": {"a": "a = One { $n }\n", "b": "b = Two\n", asks: f"{asks} = Who?\n"},
        "fr": {"a": "a = Un\n", "c": "c = Trois\n", asks: f"{asks} = {'Qui ' * 13}\n"},
    }
    monkeypatch.setattr(translation, "texts", catalogs.__getitem__)
    assert missing("fr") == ["b"]
    assert list(wrong("fr")) == ["a: other variables (n)", "c: not in English"]
    assert list(translation.cut("fr")) == ["lupus-ask-x: 51 letters, room for 48"]
    assert [id for *_, id in translation.long("fr")] == ["lupus-ask-x"]


def sources():
    """All files that may use an id: Python, templates, JavaScript."""
    python = files(".py", "companion")
    return [*python, *files(".html", "templates"), *files(".js", "static/js")]


def asked_for():
    """(file, id) of all ids that code passes as a literal."""
    calls = re.compile(
        r"""(?:\b(?:text|Text|labelled|refuse|say|t)\(\s*|Refusal\(\s*|\bt:\s*)(?:words,\s*|language,\s*)?"""
        r"""["']([a-z][a-z0-9]*(?:-[a-z0-9]+)+|[EW]_[A-Z0-9_]+)["']"""
    )
    return [(path, id) for path in sources() for id in calls.findall(code(path))]


@cache
def words_of_rooms():
    """The words in the code of each game, the browser ("js") and the rest (""): names and strings,
    in lower case with underscores."""
    found = defaultdict(set)
    for path in sources():
        stem, text = Path(path).stem, code(path).replace("-", "_").lower()
        words = {word.strip("_") for word in re.findall(r"\w+", text)}
        found[room_of(path)] |= {stem.replace("-", "_"), *words}
    return found


def room_of(path):
    if path.endswith((".js", ".html")):
        return "js"
    game = re.match("companion/games/([a-z_]+)/", path)
    return game[1] if game else ""


@cache
def composed():
    """Patterns of composed ids with the room of their code: f"{game}-role-{role}" is
    `(…)-role-(…)`. At least two letters are fixed. In a code such as f"E_{name}" the name is a
    literal of that file."""
    shapes = set()
    for path in sources():
        script = path.endswith((".js", ".html"))
        made = r"(?=`([^`\n]*\$\{[^`\n]*)`)" if script else r"""f["']([^"'\n ]*\{[^"'\n]*)["']"""
        for text in re.findall(made, code(path)):
            fixed = re.split(r"(?:\$?\{[^}]*\})+", text)
            if fixed[0] in ("E_", "W_"):
                names = re.findall(r'"([A-Z][A-Z0-9_]+)"', code(path))
                shapes.add((f"{fixed[0]}(?:{'|'.join(names)})", room_of(path)))
            if re.fullmatch("[A-Za-z_-][A-Za-z0-9_-]*", "".join(fixed)) and len("".join(fixed)) > 2:
                shapes.add(("([A-Za-z0-9_-]+)".join(map(re.escape, fixed)), room_of(path)))
    return [(re.compile(shape), room) for shape, room in sorted(shapes)]


def is_composed(id):
    """Whether code may compose this id from words of the same room, the general code, or the id's
    game."""
    family = OWN_FAMILIES.get(id.partition("-")[0], id.partition("-")[0])
    for shape, room in composed():
        if match := shape.fullmatch(id):
            known = known_in(frozenset({room, "", family if family in find_games() else ""}))
            if all(is_of_words(hole, known) for hole in match.groups()):
                return True
    return False


@cache
def known_in(rooms):
    """The words of these rooms, and the ids of games."""
    return set(find_games()).union(*(words_of_rooms()[one] for one in rooms))


def is_of_words(hole, known):
    """Whether a part is a number, a known word, or several of them."""
    hole = hole.replace("-", "_").strip("_").lower()
    if hole.isdigit() or hole in known:
        return True
    cuts = [at for at, letter in enumerate(hole) if letter == "_"]
    return any(hole[:at] in known and is_of_words(hole[at:], known) for at in cuts)


def test_every_sentence_that_is_asked_for_exists():
    known = catalog("it")
    fail_on(
        [f"{path}: {id}" for path, id in asked_for() if id not in known], "ids are in the catalogs"
    )


def test_every_sentence_is_used():
    literal = {id for path in sources() for id in KEY.findall(code(path))}
    unused = [id for id in sorted(catalog("it")) if id not in literal and not is_composed(id)]
    fail_on(unused, "nothing in the catalogs is dead")


@pytest.mark.parametrize(
    ("id", "used"),
    [
        ("lupus-option-abstain-note", True),
        ("lupus-option-abdicate-note", False),
        ("cities-option-ghosts", False),
    ],
)
def test_an_id_is_composed_of_words_that_its_game_knows(id, used):
    assert is_composed(id) is used


def test_a_label_is_said_and_not_drawn():
    drawn = re.compile(r"(?:aria-[a-z]+|alt|placeholder)=\$\{draw\(.*")
    errors = [
        f"{path}: {found}"
        for path in files(".js", "static/js")
        for found in drawn.findall(read(path))
    ]
    fail_on(errors, "an attribute is plain text, where a name is no piece of its own")


NAMED = "who|whom|name|names|owner|predator|city|chooser|target|narrow"


def test_no_italian_sentence_stumbles_over_a_name_that_begins_with_a_vowel():
    """«a Anna», «a Elena»: a sentence that needs an «a» before a name is put in another way."""
    bare = re.compile(rf"(?<![A-Za-zÀ-ÿ’])[Aa] {{ \$(?:{NAMED}) }}")
    errors = [
        f"{path}: {line.strip()}"
        for path in written("it")
        for line in read(path).splitlines()
        if bare.search(line)
    ]
    fail_on(errors, "no «a» stands before a name")
