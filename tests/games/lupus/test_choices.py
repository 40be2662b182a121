"""What the table may choose in the lobby: house rules, presets, order of the night, cards; rules
that cannot matter are not asked."""

import json

import pytest

from companion.core.value import replace
from companion.games.lupus.cast import night_order, roles
from companion.games.lupus.facts.presets import preset_of, style_of
from companion.games.lupus.game import GAME
from companion.games.lupus.options import Options
from companion.games.lupus.phases.lobby.answers import is_legal_order
from tests.kit.games.lupus.cards import SPECIALS
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.invented import card, lobby
from tests.kit.games.lupus.seen import asked_rules as asked

WOLF_CUB = card(2, "wolf", "no", "yes", "with_wolves", card_name="Cucciolo", text="Ulula piano.")


def test_every_option_begins_at_its_default():
    options = lobby().state.options
    assert all(options.value(id) == option.default for id, option in options.asked.items())
    assert preset_of(options) == "recommended"


def test_the_strict_preset_is_to_the_letter_and_changes_nothing_else():
    scene = lobby().tablet.set_option("ghosts", True).then
    assert preset_of(scene.state.options) is None
    scene.tablet.use_preset("strict")
    of_roles = {id: value for role in roles().values() for id, value in role.strict}
    strict = {"first_night": "bite", "bets": False, **of_roles}
    assert (scene.state.options.kept(), preset_of(scene.state.options)) == (strict, "strict")


def test_a_style_sets_the_deck_and_the_vote_and_leaves_every_other_rule():
    scene = lobby().tablet.set_option("moderation", "voice").set_option("ghosts", True).then
    before = scene.state
    scene.tablet.use_style("sealed")
    assert scene.state.options == replace(before.options, simultaneous_votes=True)
    scene.tablet.use_style("easy")
    assert scene.state.options == replace(before.options, deck_preset="plain")
    assert style_of(scene.state.options) == "easy"
    scene.tablet.set_option("simultaneous_votes", True)
    assert style_of(scene.state.options) is None
    scene.tablet.use_style("hard").refuses("E_OPTION")


def test_a_deck_by_hand_stays_until_a_style_proposes_another():
    scene = lobby()
    scene.tablet.set_deck({"villager": 5, "werewolf": 2, "seer": 1}).use_style("sealed")
    assert scene.state.deck_by_hand
    scene.tablet.use_style("easy")
    assert not scene.state.deck_by_hand


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("no_such_rule", True),
        ("ghosts", "yes"),
        ("night_input", "telepathy"),
        ("min_step_seconds", 2),
        ("min_step_seconds", 31),
        ("discussion_seconds", 181),
        ("discussion_seconds", 0),
        ("discussion_seconds", True),
    ],
)
def test_rules_that_do_not_exist_and_values_beyond_the_limits_are_refused(option, value):
    scene = lobby()
    before = scene.state
    scene.tablet.set_option(option, value).refuses("E_OPTION")
    assert scene.tablet.use_preset("gentle").refuses("E_OPTION").then.state is before


def test_a_long_discussion_is_cut_when_it_is_no_longer_allowed():
    scene = lobby()
    scene.tablet.set_option("long_discussion", True).set_option("discussion_seconds", 900)
    scene.tablet.set_option("long_discussion", False)
    assert scene.state.options.discussion_seconds == 180


def test_rules_are_chosen_before_the_cards_are_dealt():
    evening = Evening("wolf*2 seer v*5")
    evening.tablet.set_option("ghosts", True).refuses("E_WRONG_PHASE")
    evening.tablet.propose_deck().refuses("E_WRONG_PHASE").deal().refuses("E_WRONG_PHASE")


def test_only_the_tablet_chooses():
    scene = lobby().by(1).set_option("ghosts", True).refuses("E_NOT_MODERATOR").then
    scene.by(1).deal().refuses("E_NOT_MODERATOR")


@pytest.mark.parametrize(
    "wrong",
    [
        {"slot": 0},
        {"slot": 4},
        {"card_name": "  "},
        {"card_name": "x" * 25},
        {"text": "x" * 201},
        {"counts_as": "fish"},
        {"seer_answer": "maybe"},
        {"night_step": "noon"},
    ],
)
def test_a_card_without_a_name_or_sense_is_refused(wrong):
    lobby().tablet.set_custom_card(**{**WOLF_CUB, **wrong}).refuses("E_CUSTOM_CARD")


def test_a_human_does_not_wake_with_the_wolves():
    scene = lobby().tablet.set_custom_card(**{**WOLF_CUB, "counts_as": "human"}).then
    assert scene.state.customs[0].night_step == "none"


def test_a_dropped_card_leaves_the_deck():
    scene = lobby().tablet.set_custom_card(**WOLF_CUB).then
    scene.tablet.set_deck({"custom2": 1, "werewolf": 2, "seer": 1, "villager": 5})
    scene.tablet.drop_custom_card(2)
    assert scene.state.deck == {"werewolf": 2, "seer": 1, "villager": 5}
    scene.tablet.drop_custom_card(2).refuses("E_CUSTOM_CARD")


def test_the_next_game_at_the_table_begins_with_the_same_rules_cards_and_deck():
    scene = lobby()
    scene.tablet.set_option("long_discussion", True).set_option("discussion_seconds", 600)
    scene.tablet.set_custom_card(**card(1, "human", "no", "yes", "own", card_name="Oracolo"))
    order = list(night_order(scene.state))
    last = order.index("custom1")
    order[last - 1 : last + 1] = order[last], order[last - 1]
    scene.tablet.set_night_order(tuple(order))
    scene.tablet.set_deck({"custom1": 1, "werewolf": 2, "seer": 1, "villager": 5})
    memory = json.loads(json.dumps(GAME.keep(scene.state)))
    assert GAME.open(scene.ring, memory) == scene.state
    more = GAME.open((*scene.ring, 10), memory)
    assert (more.deck_by_hand, more.options) == (False, scene.state.options)


def test_what_was_kept_and_is_not_legal_any_more_is_forgotten():
    card = {("name" if id == "card_name" else id): value for id, value in WOLF_CUB.items()}
    memory = {
        "options": {"ghosts": "perhaps", "first_night": "bite", "night_order": ["wolves"]},
        "customs": [{"slot": 1}, {**card, "slot": 9}],
        "deck": {"vampire": 9},
    }
    state = GAME.open(range(1, 10), memory)
    assert (state.options, state.customs) == (Options(first_night="bite"), ())
    assert is_legal_order(state, night_order(state))
    assert not state.deck_by_hand


VOICE = {"window_seconds", "vote_seconds", "pauses"}
RULES_OF = {id: {rule.id for rule in roles()[id].rules} for id in SPECIALS if roles()[id].rules}
"""Special cards with house rules of their own."""


def test_the_rules_of_the_voice_are_asked_only_where_it_moderates():
    scene = lobby()
    assert not asked(scene) & {*VOICE, "step_seconds"}
    scene.tablet.set_option("moderation", "voice")
    assert asked(scene) >= {*VOICE, "step_seconds"}
    assert "without_phone" not in asked(scene), "with the voice the tablet always goes round"


@pytest.mark.parametrize("id", RULES_OF)
def test_the_rules_of_a_card_are_asked_only_where_it_is_in_the_deck(id):
    assert RULES_OF[id] <= asked(lobby(9, f"v*5 wolf*2 seer {id}"))
    assert not RULES_OF[id] & asked(lobby(9, "v*6 wolf*2 seer"))


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
