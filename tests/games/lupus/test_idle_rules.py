"""House rules that cannot matter are not asked: beside the others, or with this deck."""

import pytest

from companion.games.lupus.cast import roles
from tests.kit.games.lupus.cards import SPECIALS
from tests.kit.games.lupus.invented import lobby
from tests.kit.games.lupus.seen import asked_rules as asked

VOICE = {"window_seconds", "vote_seconds", "pauses"}
RULES = {id: {rule.id for rule in roles()[id].rules} for id in SPECIALS if roles()[id].rules}
"""Special cards with house rules of their own."""


def test_the_rules_of_the_voice_are_asked_only_where_it_moderates():
    scene = lobby()
    assert not asked(scene) & {*VOICE, "step_seconds"}
    scene.tablet.set_option("moderation", "voice")
    assert asked(scene) >= {*VOICE, "step_seconds"}
    assert "without_phone" not in asked(scene), "with the voice the tablet always goes round"


@pytest.mark.parametrize("id", RULES)
def test_the_rules_of_a_card_are_asked_only_where_it_is_in_the_deck(id):
    assert RULES[id] <= asked(lobby(9, f"v*5 wolf*2 seer {id}"))
    assert not RULES[id] & asked(lobby(9, "v*6 wolf*2 seer"))


def test_a_rule_without_effect_beside_another_comes_back_with_it():
    scene = lobby()
    assert "ghost_vote_from" not in asked(scene)
    scene.tablet.set_option("ghosts", True)
    assert "ghost_vote_from" in asked(scene)
    scene.tablet.set_option("night_input", "pointing")
    assert "min_step_seconds" not in asked(scene)
    scene.tablet.set_option("pace", "no_clock")
    assert not {"discussion_seconds", "shorter_talk", "defence_seconds"} & asked(scene)
    scene.tablet.set_option("moderation", "voice")
    assert "defence_seconds" in asked(scene), "with the voice a defence has a clock at every pace"
