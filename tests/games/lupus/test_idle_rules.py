"""House rules that cannot matter are not asked: beside the others, or with this deck."""

import pytest

from companion.core.eye import MODERATOR
from companion.core.words.prompts.rules import Rules
from companion.games.lupus.game import GAME
from companion.games.lupus.options import Options
from tests.kit.games.lupus.seen import view
from tests.kit.playbook import Scene

VOICE = {"window_seconds", "vote_seconds", "pauses"}


def asked(lobby):
    (sheet,) = [one for one in view(lobby, MODERATOR).prompts if isinstance(one, Rules)]
    assert {rule.id for rule in sheet.rules} == set(Options.asked), "all are kept"
    return {rule.id for rule in sheet.rules if not rule.idle}


def test_the_rules_of_the_voice_are_asked_only_where_it_moderates():
    lobby = Scene(GAME, range(1, 10))
    assert not asked(lobby) & {*VOICE, "step_seconds"}
    lobby.tablet.set_option("moderation", "voice")
    assert asked(lobby) >= {*VOICE, "step_seconds"}
    assert "without_phone" not in asked(lobby), "with the voice the tablet always goes round"


@pytest.mark.parametrize(("people", "there"), [(9, False), (11, True)])
def test_the_rules_of_a_card_are_asked_only_where_it_is_in_the_deck(people, there):
    lobby = Scene(GAME, range(1, people + 1))
    assert ("guard_no_repeat" in asked(lobby)) is there
    assert ("medium_no_lynch" in asked(lobby)) is True
    lobby.tablet.set_option("deck_preset", "plain")
    assert not asked(lobby) & {"medium_no_lynch", "guard_no_repeat"}


def test_a_rule_without_effect_beside_another_comes_back_with_it():
    lobby = Scene(GAME, range(1, 10))
    assert "ghost_vote_from" not in asked(lobby)
    lobby.tablet.set_option("ghosts", True)
    assert "ghost_vote_from" in asked(lobby)
    lobby.tablet.set_option("night_input", "pointing")
    assert "min_step_seconds" not in asked(lobby)
