"""Every role, step, rule and refusal of the werewolf night has its words in every language; «Poi:
…» is a promise: the line that is announced as the next one is read next."""

import re
import tomllib
from functools import cache
from itertools import chain, product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from companion.core import Script, Text, text
from companion.core.eye import MODERATOR
from companion.games import lupus
from companion.games.lupus.cast import roles, steps
from companion.games.lupus.commands import CARDS_OUT
from companion.games.lupus.facts.presets import PRESETS
from companion.games.lupus.game import GAME
from companion.games.lupus.options import Options
from companion.games.lupus.phase import LupusPhase
from companion.web.build.translation import cut
from companion.web.languages import LANGUAGES
from companion.web.paths import static_dir
from tests.kit.games.lupus import leaks
from tests.kit.games.lupus.world import OF_WORLD, WAYS, random_table
from tests.kit.laws.random_games import all_texts, narrated, random_games, screen_texts
from tests.kit.random_play import play_to_end
from tests.kit.sentences import bundle, catalog, incomplete, translate

pytestmark = pytest.mark.unmeasured
RULES = Path(lupus.__file__).parent
WRITTEN = "".join(file.read_text(encoding="utf-8") for file in RULES.rglob("*.py"))
ABOUT_DECKS = re.findall(r'"(PLAYER_COUNT|DECK_\w+)"', WRITTEN)
"""What may be wrong with a deck; refused as E_…, warned of as W_… where the box only advises."""
CODES = {*re.findall(r'"([EW]_[A-Z0-9_]+)"', WRITTEN), *(f"E_{one}" for one in ABOUT_DECKS)}
CODES |= {code for one in ABOUT_DECKS if f"\n{(code := f'W_{one}')} =" in catalog("it")}


class Variables(Visitor):
    """The variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The variables of every message of the catalog, by id."""
    params = {}
    for entry in FluentParser().parse(catalog(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in params, f"{entry.id.name} is said twice"
            variables = Variables()
            variables.visit(entry)
            params[entry.id.name] = variables.names
    return params


@cache
def of_the_second_box() -> frozenset[Text]:
    """All texts of six evenings with it: on every kind of screen, in the diary and in the story."""
    texts: set[Text] = set()
    for seed, way in product((1, 3), WAYS):
        play = random_table(seed, way)
        for number, _ in enumerate(play_to_end(play)):
            texts |= set() if number % 5 else screen_texts(play)
        texts |= narrated(play)
    assert len(texts) > 1000
    return frozenset(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_random_evenings_say_is_in_the_catalog_and_lacks_no_variable(language):
    assert len(all_texts(GAME)) > 1500
    assert incomplete(all_texts(GAME) | of_the_second_box(), language) == []


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_every_phase_and_no_two_of_them_alike(language):
    phases = [one.id for one in LupusPhase.registered.values() if one.help_step is not None]
    titles = {translate(text("lupus-help-now", at=str(id)), language)[0] for id in phases}
    assert len(titles) == len(phases) > 11


SEEDED = tomllib.loads(Path(leaks.__file__).with_suffix(".toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("id", OF_WORLD)
def test_each_card_of_the_second_box_has_six_strings_everywhere_an_emblem_and_a_leak(id):
    kinds = ("role", "pile", "brief", "side", "does", "hint")
    words = {text(f"lupus-{kind}-{id}", **({"n": 2} if kind == "pile" else {})) for kind in kinds}
    assert not any(incomplete(words, language) for language in LANGUAGES)
    assert (static_dir() / "icons" / "emblems" / f"{id}.svg").is_file()
    assert any(one.get("where") == f"'{id}' in roles(WORLD)" for one in SEEDED.values())


def test_refusals_need_no_more_than_the_rules_tell_them():
    deck = {"players", "cards", "wolves", "low", "high", "rule"}
    needed = {
        **{code: deck for code in CODES if "_DECK_" in code or code.endswith("PLAYER_COUNT")},
        "E_ROLE_MISMATCH": {"missing"},
        "W_BELOW_RECOMMENDED": {"role", "advised", "players"},
        "E_VOTES_MISSING": {"who", "count"},
        "E_NO_PHONES": {"who"},
    }
    for code, variables in messages("it").items():
        if code in CODES:
            assert variables <= needed.get(code, set()), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_night_question_fills_two_lines_of_a_phone_at_most(language):
    """Picture 04: the title has two lines of about 22 letters, the sentence one."""
    assert list(cut(language)) == []


NAMES_BY_HAND = {one.name for one in GAME.commands if one.phases == CARDS_OUT}
"""A correction by hand may change what comes next."""


def lines_of(play):
    """After each step of a life: what the tablet reads, what it promises, and by which command."""
    after = (*play.states[1:], play.state)
    for step, state in zip(play.steps, after, strict=True):
        moment = play.moment.__class__(step.at, play.phones)
        panels = GAME.view(state, MODERATOR, moment).panels
        read = next((panel for panel in panels if isinstance(panel, Script)), None)
        yield step.name, read


def test_in_random_lives_every_promised_line_is_read_before_any_other():
    count = 0
    for play in random_games("lupus"):
        promised = line = None
        for name, read in lines_of(play):
            if read is None or name in NAMES_BY_HAND:
                promised = None
            elif promised is not None and read.line != line:
                assert read.line == promised, f"after {line}: {promised}, not {read.line}"
                count += 1
            promised, line = (None, None) if read is None else (read.following, read.line)
    assert count > 80, count
