"""The wild child turns when its model dies (L-B6, W38)."""

import pytest

from companion.core import Circle, text
from companion.core.eye import PUBLIC
from tests.kit.games.lupus.seen import panel_of, pick, sentence, shape, title
from tests.kit.games.lupus.world import world

# 1 wolf · 2 seer · 3 wild child · 4–8 villagers
DECK = "wolf seer wild_child v*5"
CHILD = 3


def chosen(model, *gone, deck=DECK, **options):
    """The child has chosen its model in the first night; others are killed by hand by daylight."""
    return world(deck, **options).night(wild_child=model).kill(*gone)


@pytest.mark.parametrize("way", ["phones", "pointing", "together"])
def test_w38_the_last_wolf_is_the_model_and_the_game_goes_on(way):
    evening = chosen(1, 4, 5, 6, 7, night_input=way).lynch(1)
    assert (evening.side, evening.role(CHILD)) == (None, "werewolf")
    if way == "phones":
        assert evening.open("seer").pick(2, CHILD).then.answer("seer") == "yes"


@pytest.mark.parametrize(("model", "cause"), [(4, "removed"), (None, "mauled")])
def test_who_chose_nobody_or_whose_model_went_home_stays_human(model, cause):
    assert chosen(model).tablet.kill(4, cause, "scene").then.role(CHILD) == "wild_child"


def test_the_turned_child_wakes_with_the_pack_from_the_next_night_on():
    evening = chosen(4, 4).lynch_nobody().open("wolves")
    assert (evening.holders("wolves"), evening.player(1).knows) == ((1, CHILD), (CHILD,))


def test_it_is_asked_in_the_first_night_only_and_never_chooses_itself():
    evening = world(DECK).open("wild_child")
    evening.by(CHILD).pick("wild_child", CHILD).refuses("E_TARGET_SELF")
    evening.to("dawn").lynch_nobody().by(CHILD).pick("wild_child", 1).refuses("E_WRONG_PHASE")


TWO = "wolf seer wild_child wild_child v*5"  # the children: 3 and 4


def turned_child(deck=DECK, bitten=5):
    """A dawn of which only the tablet knows so far; the model is 5."""
    return chosen(5, deck=deck, first_night="bite").lynch_nobody().act("wolves", bitten).daybreak()


def card_emblem(evening, seat):
    return evening.view(seat).own[0].emblem


def test_its_card_names_the_model_and_changes_as_the_death_is_told_that_has_turned_it():
    evening = turned_child()
    [card] = evening.view(CHILD).own
    assert "lupus-card-wild_child" in [line.id for line in card.lines]
    assert (evening.role(CHILD), card_emblem(evening, CHILD)) == ("werewolf", "wild_child")
    evening.advance()
    assert card_emblem(evening, CHILD) == "werewolf"


def test_it_turns_back_where_a_correction_of_the_dawn_saves_its_model_or_has_both_fall():
    evening = turned_child().kill(CHILD)
    assert evening.role(CHILD) == "wild_child"
    assert evening.tablet.revive(CHILD, "scene").then.role(CHILD) == "werewolf"
    evening.tablet.revive(5, "scene")
    assert (evening.role(CHILD), evening.player(CHILD).turned) == ("wild_child", None)
    assert evening.kill(5).tell_dawn().role(CHILD) == "werewolf"


def test_no_card_changes_before_the_dawn_is_told_also_where_one_of_two_children_was_corrected():
    evening = turned_child(TWO, bitten=3).kill(5).tablet.revive(3, "scene").then
    assert [card_emblem(evening, seat) for seat in (3, 4)] == ["wild_child"] * 2
    evening.tell_dawn()
    assert [card_emblem(evening, seat) for seat in (3, 4)] == ["werewolf"] * 2


def test_a_role_that_is_set_at_such_a_dawn_is_shown_at_once_and_stays():
    evening = turned_child().tablet.set_role(CHILD, "villager", "scene").then
    assert card_emblem(evening, CHILD) == "villager"
    assert evening.tablet.revive(5, "scene").then.role(CHILD) == "villager"


def test_one_who_leaves_at_such_a_dawn_is_gone_for_everybody():
    ring = panel_of(turned_child().leave(CHILD), PUBLIC, Circle)
    assert [mark.seat for mark in ring.marks if mark.gone] == [CHILD]


def test_a_model_who_went_home_and_came_back_turns_nobody():
    evening = chosen(4).leave(4)
    evening.tablet.revive(4, "back")
    assert evening.kill(4).role(CHILD) == "wild_child"


@pytest.mark.parametrize("first", [True, False])
def test_a_child_turned_by_hand_at_night_plays_with_the_pack_from_the_next_step_on(first):
    if first:
        evening = world(DECK, first_night="bite").act("wild_child", 4).open("seer").kill(4)
    else:
        evening = chosen(4).lynch_nobody().open("seer").kill(4)
    evening.open("wolves")
    assert title(evening, CHILD) == title(evening, 1) == text("lupus-ask-wolves")
    assert 1 not in pick(evening, CHILD).seats
    evening.pick(CHILD, 5)
    assert sentence(evening, 1).id == "lupus-band-pack-says"
    assert title(evening, 6) == text("lupus-ask-decoy")


@pytest.mark.parametrize("way", ["phones", "together"])
def test_nobody_but_child_and_pack_can_tell_whether_a_killing_at_night_has_turned_it(way):
    """The same evening with two models, of whom one is killed."""
    seen = []
    for model in (4, 5):
        evening = chosen(model, night_input=way).lynch_nobody()
        step = "wolves" if way == "phones" else "night"
        evening.open("seer" if way == "phones" else step).kill(4).open(step)
        assert evening.role(CHILD) == ("werewolf" if model == 4 else "wild_child")
        assert len({shape(evening, seat) for seat in evening.living}) == 1
        evening.pick(CHILD, 6)
        seen.append([evening.view(eye) for eye in (PUBLIC, 2, 5, 6, 7, 8)])
    assert seen[0] == seen[1]
