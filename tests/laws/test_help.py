"""Help in play: the same for all, and it lists every house rule that was changed."""

from importlib import import_module

from companion.core import Help, Stage, replace
from companion.core.kit.option import Choice, Switch
from companion.games.lupus.options import Options
from companion.web.catalogs import Catalogs
from companion.web.languages import LANGUAGES
from tests.kit.laws.every_game import EVERY_GAME
from tests.kit.laws.games import GAMES
from tests.kit.laws.random_games import moments

WORDS = Catalogs()


def helps(game, state):
    return [panel for panel in game.reference(state) if isinstance(panel, Help)]


def in_play(game):
    """The first moment after the lobby."""
    return next(play.state for play in moments(game, 0) if game.stage(play.state) is Stage.PLAY)


def other_values(option):
    """Every value but the default; of a number, those at its ends."""
    if isinstance(option, Switch):
        return [not option.default]
    if isinstance(option, Choice):
        return list(option.values)[1:]
    return sorted({option.low, option.low + 1, option.high} - {option.default})


def translations(text):
    return {language: WORDS.translate(text, language, {}) for language in LANGUAGES}


def changed_rules(game):
    state = in_play(game)
    for option in state.options.asked.values():
        for value in other_values(option):
            rules = state.options.having(option.id, value)
            yield option, value, replace(state, options=rules)


@EVERY_GAME
def test_every_house_rule_that_was_changed_is_told_in_both_languages(game):
    for option, value, state in changed_rules(game):
        (panel,) = helps(game, state)
        word = f"-help-{option.id.replace('_', '-')}"
        own = [rule.words for rule in panel.rules if rule.own and rule.words.id.endswith(word)]
        assert len(own) == 1, f"{option.id} = {value} is not told"
        for language, sentence in translations(own[0]).items():
            assert sentence.endswith("."), f"{language}: {option.id} = {value}: {sentence!r}"


def test_the_games_have_house_rules_and_words_enough_to_trust_these_laws():
    assert sum(1 for game in GAMES.values() for _ in changed_rules(game)) >= 12 * len(GAMES)
    terms = [len(helps(game, in_play(game))[0].terms) for game in GAMES.values()]
    assert sum(terms) >= 5 * len(GAMES)


@EVERY_GAME
def test_another_value_of_a_house_rule_is_another_sentence(game):
    plain = import_module(f"companion.games.{game.id}.options").Options()
    for option, value, state in changed_rules(game):
        (panel,) = helps(game, state)
        word = f"-help-{option.id.replace('_', '-')}"
        (own,) = (rule.words for rule in panel.rules if rule.words.id.endswith(word))
        before = plain.value(option.id)
        usual = {True: "on", False: "off"}[before] if isinstance(before, bool) else before
        ours, theirs = translations(own), translations(replace(own, params={"value": usual}))
        assert all(ours[one] != theirs[one] for one in LANGUAGES), f"{option.id}: {value}"


@EVERY_GAME
def test_a_table_that_changed_nothing_reads_of_no_house_rule(game):
    state = in_play(game)
    usual = import_module(f"companion.games.{game.id}.options").Options()
    (panel,) = helps(game, replace(state, options=usual))
    assert panel.rules
    assert not any(rule.own for rule in panel.rules)


@EVERY_GAME
def test_in_play_there_is_always_help_with_steps_rules_and_words(game):
    for play in moments(game, 1, every=5):
        if game.stage(play.state) is not Stage.PLAY:
            assert not helps(game, play.state)
            continue
        (panel,) = helps(game, play.state)
        assert panel.at is None or 0 <= panel.at < len(panel.steps)
        assert panel.steps
        assert panel.rules
        assert panel.terms


@EVERY_GAME
def test_every_sentence_of_help_is_said_in_both_languages(game):
    for play in moments(game, 2, every=5):
        for panel in helps(game, play.state):
            texts = [panel.title, *panel.steps, *(rule.words for rule in panel.rules)]
            texts += [text for term in panel.terms for text in (term.name, term.means)]
            for text in texts:
                assert text.id not in translations(text).values(), text


@EVERY_GAME
def test_help_is_the_very_same_while_neither_phase_nor_rules_change(game):
    state = in_play(game)
    assert game.reference(state) is game.reference(state)


def test_the_way_of_a_werewolf_night_is_told_as_this_table_goes_it():
    game = GAMES["lupus"]
    state = in_play(game)

    def steps(**rules):
        (panel,) = helps(game, replace(state, phase="night", options=replace(Options(), **rules)))
        return [step.id.removeprefix("lupus-help-step-") for step in panel.steps[:4]]

    assert steps()[:2] == ["night-phones", "dawn"]
    assert steps(night_input="pointing")[:2] == ["night", "dawn"]
    assert steps(moderation="voice", night_input="together")[:2] == ["night-together", "dawn-voice"]
    assert steps(simultaneous_votes=True)[3] == "nomination-sealed"
