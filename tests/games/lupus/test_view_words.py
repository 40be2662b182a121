"""Every sentence of the werewolf night exists in both languages, with the same variables."""

import re
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from companion.games import lupus
from companion.games.lupus.cast import roles, steps
from companion.games.lupus.facts.presets import PRESETS
from companion.games.lupus.options import Options
from companion.web.build.translation import cut
from companion.web.languages import LANGUAGES
from tests.kit.games.lupus.words import everything_said
from tests.kit.sentences import bundle, catalog, spoken

pytestmark = pytest.mark.unmeasured

RULES = Path(lupus.__file__).parent
WRITTEN = "".join(file.read_text(encoding="utf-8") for file in RULES.rglob("*.py"))
ABOUT_DECKS = re.findall(r'"(PLAYER_COUNT|DECK_\w+)"', WRITTEN)
"""What may be wrong with a deck; refused as E_…, warned of as W_… where the box only advises."""
CODES = {*re.findall(r'"([EW]_[A-Z0-9_]+)"', WRITTEN), *(f"E_{one}" for one in ABOUT_DECKS)}
CODES |= {code for one in ABOUT_DECKS if f"\n{(code := f'W_{one}')} =" in catalog("it")}
PICKED = "name"
"""The twin of a pick completes its label with the chosen name."""


class Variables(Visitor):
    """The variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The variables of every message of the catalog, by id."""
    found = {}
    for entry in FluentParser().parse(catalog(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is said twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_screen_says_is_in_the_catalog(language):
    said = everything_said()
    assert len(said) > 1500
    assert [text.id for text in said if not bundle(language).has_message(text.id)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_lacks_a_variable(language):
    for text in everything_said():
        sentence, wrong = spoken(text, language)
        missing = [str(one) for one in wrong if not str(one).endswith(f": {PICKED}")]
        assert missing == [], f"{text.id}: {missing}"
        assert sentence.strip() or text.id == "lupus-words"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_role_step_rule_and_refusal_has_its_words(language):
    wanted = chain(
        (
            f"lupus-{what}-{id}"
            for id in roles()
            for what in ("role", "pile", "does", "side", "hint")
        ),
        (f"lupus-{what}-{id}" for id in steps() for what in ("step", "call", "close")),
        (f"lupus-option-{one.id.replace('_', '-')}" for one in Options.asked.values()),
        (f"lupus-option-{one.id.replace('_', '-')}-note" for one in Options.asked.values()),
        (f"lupus-preset-{id}" for id in PRESETS),
        CODES,
    )
    assert [id for id in wanted if not bundle(language).has_message(id)] == []


def test_refusals_need_no_more_than_the_rules_tell_them():
    deck = {"players", "cards", "wolves", "low", "high", "rule"}
    told = {
        **{code: deck for code in CODES if "_DECK_" in code or code.endswith("PLAYER_COUNT")},
        "E_ROLE_MISMATCH": {"missing"},
        "W_BELOW_RECOMMENDED": {"role", "advised", "players"},
        "E_VOTES_MISSING": {"who", "count"},
        "E_NO_PHONES": {"who"},
    }
    for code, variables in messages("it").items():
        if code in CODES:
            assert variables <= told.get(code, set()), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_night_question_fills_two_lines_of_a_phone_at_most(language):
    """Picture 04: the title has two lines of about 22 letters, the sentence one."""
    assert list(cut(language)) == []
