"""The mythomaniac: whom it copies, when, and whom it knows then (L-N7, cases M8 to M10)."""

import pytest

from companion.core import Card, SeatName, SeatNames, text
from companion.games.lupus.cast import night_order, steps
from companion.games.lupus.victory import parity
from tests.kit.games.lupus.cards import with_each
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.invented import card, lobby
from tests.kit.games.lupus.seen import story_lines, title

# 1, 2 wolves · 3 seer · 4 mythomaniac · 5–10 villagers
DECK = "wolf*2 seer mythomaniac v*6"
WAYS = pytest.mark.parametrize("way", ["phones", "pointing", "together"])


def second_night(deck=DECK, **options):
    return Evening(deck, at="night 2", **options)


def third_night(target, lynched=None, **targets):
    """The third night: seat 4 has copied this seat."""
    evening = second_night().night(mythomaniac=target, **targets)
    evening.lynch_nobody() if lynched is None else evening.lynch(lynched)
    return evening


def values(night, step):
    return [one.value for one in night.answers if one.step == step]


@WAYS
def test_m8_a_mythomaniac_bitten_while_turning_wolf_dies_a_wolf(way):
    evening = second_night(night_input=way).night(wolves=4, mythomaniac=1)
    assert evening.dead == (4,)
    assert (evening.role(4), evening.player(4).dealt) == ("werewolf", "mythomaniac")
    evening.tablet.revive(4, "slip")
    assert (evening.player(4).alive, evening.player(4).death) == (True, None)
    assert evening.role(4) == "werewolf"
    evening.to("nomination")
    assert 4 in evening.order


def test_m8_belongs_to_the_wolf_faction_and_shares_its_victory():
    evening = second_night().night(wolves=3, mythomaniac=1).leave(5, 6, 7)
    assert (evening.side, evening.winners) == ("wolves", (1, 2, 4))


def test_a_mythomaniac_turning_wolf_may_end_the_game_at_dawn():
    evening = Evening("wolf*2 seer mythomaniac v*5", at="dawn").kill(5, 6, 7)
    evening.lynch_nobody().open("mythomaniac").pick(4, 1)
    assert evening.phase == "night", "a night cannot be stopped in public"
    assert evening.to("over").side == "wolves"
    assert 4 in evening.winners


@WAYS
def test_m9_a_mythomaniac_who_copies_tonights_victim_acts_alone_from_the_third_night(way):
    evening = second_night(night_input=way).night(wolves=3, mythomaniac=3)
    assert (evening.dead, evening.role(4)) == ((3,), "seer")
    evening.lynch_nobody().night(seer=1)
    night = evening.state.nights[-1]
    assert (night.picks["seer"], night.by["seer"], values(night, "seer")) == (1, (4,), ["yes"])


OTHERS = ["villager", *with_each("possessed", "mason", "hamster", "bodyguard")]


@WAYS
@pytest.mark.parametrize("copied", OTHERS)
def test_m10_copying_anybody_else_changes_nothing(way, copied):
    deck = f"wolf*2 seer mythomaniac {copied} v*6"
    evening = second_night(deck, night_input=way, deck_rule="free")
    assert evening.night(mythomaniac=5).role(4) == "mythomaniac"
    assert values(evening.state.nights[-1], "mythomaniac") == ["unchanged"]


def test_m10_the_mythomaniac_is_too_early_in_night_one_and_too_late_in_night_three():
    evening = Evening(DECK).open("seer")
    evening.by(4).pick("mythomaniac", 1).refuses("E_TOO_EARLY").then.to("dawn").lynch_nobody()
    evening.night().lynch_nobody()
    assert (evening.role(4), evening.player(4).turned) == ("mythomaniac", None)
    assert "mythomaniac" not in evening.steps_tonight
    evening.open("seer").by(4).pick("mythomaniac", 1).refuses("E_WRONG_PHASE")


def test_the_mythomaniac_never_copies_himself():
    evening = second_night().open("mythomaniac").pick(4, 4).refuses("E_TARGET_SELF").then
    assert evening.role(4) == "mythomaniac"


def test_s1_the_seers_answer_is_given_before_the_mythomaniac_turns():
    evening = second_night(night_input="together").night(seer=4, mythomaniac=1)
    night = evening.state.nights[-1]
    assert (values(night, "seer"), values(night, "mythomaniac")) == (["no"], ["werewolf"])
    evening.lynch_nobody().night(seer=4)
    assert values(evening.state.nights[-1], "seer") == ["yes"]


def test_all_at_once_nobody_has_turned_before_the_window_is_closed():
    evening = second_night(night_input="together").open("night").pick(4, 3).then
    assert (evening.role(4), evening.state.night.answers) == ("mythomaniac", ())


def test_the_step_of_a_mythomaniac_lynched_on_the_first_day_is_called_all_the_same():
    evening = Evening(DECK, at="dawn").lynch(4).open("mythomaniac")
    evening.by(4).pick("mythomaniac", 1).refuses("E_NOT_YOUR_STEP").then.close()
    assert evening.state.night.answers == ()


def test_the_pack_and_the_turned_meet_at_the_next_step_of_the_wolves_and_not_before():
    evening = second_night().act("mythomaniac", 1)
    assert evening.player(4).knows == ()
    assert 4 not in evening.player(1).knows
    evening.to("dawn").lynch_nobody().open("seer")
    assert 4 not in evening.player(1).knows
    evening.open("wolves")
    assert (evening.player(4).knows, evening.player(1).knows) == ((1, 2), (2, 4))


def test_from_then_on_the_pack_needs_the_turned_to_agree():
    evening = third_night(1).open("wolves")
    evening.pick(1, 10).then.pick(2, 10).then.wait(31).advance().refuses("E_NO_AGREEMENT")
    evening.pick(4, 3).then.pick(1, 4).refuses("E_TARGET_WOLF").then.pick(4, 10).then.close()
    assert evening.to("dawn").dead == (10,)


def test_the_turned_learns_of_no_dead_wolf_and_the_dead_learn_of_no_turning():
    evening = third_night(1, lynched=2).open("wolves")
    assert (evening.player(4).knows, evening.player(2).knows) == ((1,), (1,))


def test_a_mythomaniac_turned_by_a_wolf_who_is_then_lynched_stays_a_wolf():
    evening = third_night(1, lynched=1)
    assert evening.role(4) == "werewolf"
    assert evening.leave(2).side is None, "he is a wolf, and alive"


def test_a_turned_seer_hears_nothing_of_before():
    evening = second_night().act("seer", 1).act("mythomaniac", 3)
    assert all(4 not in one.seats for one in evening.state.night.answers if one.step == "seer")


def test_the_seer_and_a_mythomaniac_turned_seer_share_one_pick_and_one_answer():
    evening = third_night(3).open("seer").pick(3, 1).then
    assert evening.answer("seer") is None
    evening.pick(4, 2).then.wait(31).advance().refuses("E_NO_AGREEMENT")
    evening.pick(4, 3).refuses("E_TARGET_SELF").then.pick(4, 1)
    assert (evening.answer("seer"), evening.state.night.by["seer"]) == ("yes", (3, 4))
    evening.pick(3, 2).refuses("E_ALREADY_ACTED").then.advance()


@pytest.mark.parametrize(
    ("counts_as", "seer", "becomes"),
    [("wolf", "no", "werewolf"), ("human", "yes", "mythomaniac")],
)
def test_it_copies_no_human_invention_but_joins_a_wolf_of_any_kind(counts_as, seer, becomes):
    deck, customs = "wolf*2 seer mythomaniac custom1 v*6", [card(1, counts_as, seer)]
    evening = second_night(deck, customs=customs).act("mythomaniac", 5)
    assert (evening.role(4), evening.player(4).dealt) == (becomes, "mythomaniac")


def test_two_mythomaniacs_choose_as_one_and_both_change():
    evening = second_night("wolf*2 seer mythomaniac*2 v*6", deck_rule="free").open("mythomaniac")
    evening.pick(4, 5).refuses("E_TARGET_SELF").then.pick(4, 1).then.pick(5, 1)
    assert [evening.role(seat) for seat in (4, 5)] == ["werewolf"] * 2
    assert parity(evening.state) == (4, 7)


def test_the_turned_reads_what_it_has_become_and_sees_no_pack_yet():
    scene = second_night().open("mythomaniac").by(4).pick("mythomaniac", 1).then
    assert title(scene, 4) == text("lupus-band-becomes", role=text("lupus-role-werewolf"))
    [own] = scene.view(4).own
    assert isinstance(own, Card)
    assert own.emblem == "werewolf"
    assert all(line.id != "lupus-with-wolves" for line in own.lines)


def test_an_invented_card_with_a_step_of_its_own_wakes_before_the_mythomaniac():
    scene = lobby(customs=[card(1, step="own")])
    usual = [id for id, role in steps().items() if role.in_box and id != "mythomaniac"]
    assert night_order(scene.state) == (*usual, "custom1", "mythomaniac")
    for order in (("mythomaniac", *usual), (*usual[:-1], "mythomaniac", usual[-1])):
        lobby().tablet.set_night_order(order).refuses("E_NIGHT_ORDER")


def test_of_who_left_the_window_and_turned_the_story_says_so_and_praises_no_hiding():
    evening = second_night(night_input="together").open("night").by(4).pick("night", 1).then
    evening.leave(4).to("dawn").lynch(1).lynch(2)
    lines = {line.id: line for line in story_lines(evening)}
    names = {"who": SeatNames((4,)), "target": SeatName(1)}
    role = text("lupus-role-werewolf")
    assert lines["lupus-story-copies"] == text("lupus-story-copies", **names, role=role, n=1)
    assert "lupus-title-unnamed" not in lines
