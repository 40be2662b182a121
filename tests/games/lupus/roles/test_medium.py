"""The medium: what it hears of yesterday's lynched, and when it hears of nobody (cases S2, N8)."""

import pytest

from companion.core.eye import MODERATOR
from companion.core.text import SeatName, text
from companion.games.lupus.cast import night_order, roles, steps
from companion.games.lupus.facts.presets import preset_of
from companion.games.lupus.game import GAME
from companion.games.lupus.phases.lobby import answers as lobby_answers
from companion.games.lupus.phases.lobby.answers import is_legal_order
from tests.kit.games.lupus.cards import needs, with_each
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.invented import card, lobby
from tests.kit.games.lupus.seen import button, sentence, story_lines, title
from tests.kit.games.lupus.world import world
from tests.kit.sentences import translate

# 1, 2 wolves · 3 seer · 4 medium · 5 the card that a test adds, or a villager · 6–10 villagers
DECK = "wolf*2 seer medium v*6"
MEDIUM = 4


def answer_to_medium(evening):
    """What the medium is answered in the night that comes."""
    evening.open("medium").pick(MEDIUM, 3)
    return evening.answer("medium")


def lynching(seat, deck=DECK, **options):
    """A first day on which this seat is lynched, or nobody (None)."""
    evening = Evening(deck, at="dawn", **options)
    evening.lynch_nobody() if seat is None else evening.lynch(seat)
    return evening


@pytest.mark.parametrize(("lynched", "heard"), [(8, "no"), (1, "yes"), (None, "none")])
def test_s2_n8_the_medium_hears_whether_yesterdays_lynched_was_a_wolf(lynched, heard):
    assert answer_to_medium(lynching(lynched)) == heard


@pytest.mark.parametrize("other", with_each("possessed", "hamster", "mythomaniac"))
def test_s2_no_other_special_card_seems_a_wolf_to_the_medium(other):
    assert answer_to_medium(lynching(5, f"wolf*2 seer medium {other} v*5")) == "no"


@needs("mythomaniac")
def test_s2_a_mythomaniac_lynched_after_turning_wolf_was_a_wolf():
    evening = Evening("wolf*2 seer medium mythomaniac v*5", at="night 2").night(mythomaniac=1)
    evening.lynch(5)
    assert answer_to_medium(evening) == "yes"


def test_an_invented_card_says_how_it_seems_to_the_medium():
    deck, customs = "wolf*2 seer medium custom1 v*5", [card(1, "human", "no", "yes")]
    assert answer_to_medium(lynching(5, deck, customs=customs)) == "yes"


def test_s2_the_medium_hears_of_yesterday_only():
    assert answer_to_medium(lynching(1).night().lynch_nobody()) == "none"


def test_s2_with_all_at_once_the_medium_hears_it_too():
    evening = lynching(1, night_input="together").night()
    answers = evening.state.nights[-1].answers
    assert [(one.seats, one.value) for one in answers if one.step == "medium"] == [((4,), "yes")]


def test_n8_nobody_is_named_so_nobody_is_lynched_and_by_house_rule_the_medium_hears_no():
    evening = Evening(DECK, at="nomination", abstain=True, medium_no_lynch="no").vote_like("-10")
    assert evening.to("lynch").day.condemned is None
    assert answer_to_medium(evening.advance().then) == "no"


def test_the_medium_hears_of_nobody_when_the_condemned_went_home_before_the_rope():
    evening = Evening(DECK, at="nomination", abstain=True)
    evening.votes({voter: 1 if voter == 2 else None for voter in evening.order}).to("lynch")
    assert evening.day.condemned == 1
    evening.leave(1).to("night")
    assert answer_to_medium(evening) == "none"


@pytest.mark.parametrize(
    ("by_hand", "lynched", "heard"),
    [("lynched", None, "yes"), ("lynched", 9, "no"), ("mauled", None, "none")],
)
def test_who_was_killed_by_hand_as_lynched_counts_unless_the_vote_has_lynched_another(
    by_hand, lynched, heard
):
    evening = Evening(DECK, at="dawn").tablet.kill(1, by_hand, "forgotten").then
    evening.lynch_nobody() if lynched is None else evening.lynch(lynched)
    assert answer_to_medium(evening) == heard


def test_who_is_killed_by_hand_as_lynched_after_the_verdict_does_not_take_its_place():
    evening = world("wolf*2 seer medium hunter v*5", at="dawn").lynch(5)
    assert evening.phase == "shot"
    evening.kill(1, cause="lynched").to("night")
    assert answer_to_medium(evening) == "no"
    seats = [line.params["who"].seat for line in story_lines(evening) if "-lynched" in line.id]
    assert seats == [5]


def test_what_the_medium_has_heard_is_not_about_somebody_lynched_by_hand_after_it():
    evening = lynching(None, medium_no_lynch="no").open("medium").kill(1, cause="lynched")
    assert title(evening, MEDIUM).id == "lupus-band-medium-nobody"


def test_a_lynching_that_is_corrected_at_night_counts_for_the_day_before():
    assert answer_to_medium(lynching(None).tablet.kill(1, "lynched", "forgotten").then) == "yes"


def test_the_step_of_a_dead_medium_is_called_and_nobody_hears_anything():
    assert lynching(MEDIUM).open("medium").close().state.night.answers == ()


def test_two_mediums_hear_the_same():
    evening = Evening("wolf*2 seer medium*2 v*5", at="night 2", deck_rule="free").open("medium")
    assert evening.player(5).knows == (4,)
    assert [(one.seats, one.value) for one in evening.state.night.answers] == [((4, 5), "none")]


def test_the_medium_reads_it_as_soon_as_it_is_called():
    scene = lynching(9).open("medium")
    heard = text("lupus-band-medium-no", target=SeatName(9))
    assert (title(scene, MEDIUM), sentence(scene, MEDIUM)) == (heard, text("lupus-band-tap"))
    scene.by(MEDIUM).pick("medium", 8)
    assert (title(scene, MEDIUM), sentence(scene, MEDIUM)) == (heard, text("lupus-band-done"))


def test_the_call_of_a_dead_medium_is_told_like_that_of_a_living_one():
    """On the tablet, which anybody may see, and in the diary."""
    living, dead = lynching(9), lynching(9)
    dead.tablet.kill(MEDIUM, "removed", "")
    lines = []
    for scene in (living, dead):
        scene.open("medium")
        lines.append(GAME.diary_line(scene.steps[-1]))
    assert lines[0] == lines[1] == text("lupus-diary-called", step=text("lupus-step-medium"))


def test_the_strict_preset_tells_it_no_where_nobody_was_lynched():
    scene = lobby().tablet.use_preset("strict").then
    assert scene.state.options.value("medium_no_lynch") == "no"
    assert preset_of(scene.state.options) == "strict"


def test_the_deck_sheet_says_what_it_does_and_for_how_many_it_is():
    rows = {row.value: row.note for row in button(lobby(), MODERATOR, "deck").rows}
    assert rows["medium"] == text("lupus-deck-row", does=text("lupus-brief-medium"), n=9)


def test_an_invented_card_is_never_called_before_the_step_that_opens_the_night():
    scene = lobby(customs=[card(1, step="own")])
    others = [id for id, role in steps().items() if role.in_box and id != "medium"]
    early = ("medium", "custom1", *others)
    scene.tablet.set_night_order(early)
    assert night_order(scene.state) == early
    scene.tablet.set_night_order(("custom1", "medium", *others)).refuses("E_NIGHT_ORDER")


@needs("mason")
def test_two_steps_that_open_the_night_stand_in_any_order_beside_those_who_meet(monkeypatch):
    opening, others = roles()["medium"], {"masons": roles()["mason"], "seer": roles()["seer"]}
    known = {**others, "medium": opening, "another": opening}
    monkeypatch.setattr(lobby_answers, "night_steps", lambda _state: known)
    state = lobby().state
    for order in (("masons", "medium", "another", "seer"), ("another", "medium", "masons", "seer")):
        assert is_legal_order(state, order)
    assert not is_legal_order(state, ("medium", "seer", "another", "masons"))


def test_two_mediums_learn_together():
    evening = Evening("wolf*2 seer medium*2 v*5", at="dawn", deck_rule="free").lynch(1)
    lines = [translate(line, "en")[0] for line in story_lines(evening.night().lynch(2))]
    assert "P4, P5, the mediums, learn that P1 was a wolf." in lines
