"""The order of the night with both boxes, and who is blind (W5, W40)."""

import pytest

from companion.core import BLIND, Caller, SeatName, text
from companion.games.lupus.cast import steps
from companion.games.lupus.game import GAME
from companion.games.lupus.night_rules.pass_and_play import turn_seconds
from companion.games.lupus.night_rules.picks import Pick
from companion.games.lupus.options import WORLD
from companion.games.lupus.phases.lobby.answers import is_legal_order
from companion.games.lupus.phases.shot import Aim
from tests.kit.games.lupus.cards import needs
from tests.kit.games.lupus.seen import sentence, title
from tests.kit.games.lupus.world import name_two, world
from tests.kit.playbook import Scene

pytestmark = needs("mason", "medium", "bodyguard", "owl", "mythomaniac")
PRINTED = (
    *("masons", "cupid", "wild_child", "medium", "seer", "bodyguard", "wolves", "witch"),
    *("owl", "raven", "piper", "mythomaniac", "heart", "music"),
)
DEFAULT = tuple(steps(WORLD))
"""The steps of roles beside the box, too."""


@pytest.mark.parametrize(
    ("step", "before", "legal"),
    [
        ("witch", "raven", True),
        ("witch", "wolves", False),
        ("heart", "mythomaniac", False),
        ("mythomaniac", "owl", False),
        ("raven", "seer", True),
    ],
)
def test_w5_the_witch_comes_after_the_wolves_and_the_news_come_last(step, before, legal):
    assert tuple(one for one in DEFAULT if one in PRINTED) == PRINTED
    lobby = Scene(GAME, range(1, 13), {"options": {"box": WORLD}})
    assert is_legal_order(lobby.state, DEFAULT)
    order = [one for one in DEFAULT if one != step]
    order.insert(order.index(before), step)
    assert is_legal_order(lobby.state, tuple(order)) is legal


# 1 wolf · 2 seer · 3 witch · 4 piper · 5 cupid · 6 hunter · 7–10 villagers
SEER, WITCH, PIPER, CUPID = 2, 3, 4, 5
DECK = "wolf seer witch piper cupid hunter v*4"


def test_the_steps_of_each_night_with_such_a_deck():
    evening = world(DECK)
    assert evening.steps_tonight == ("cupid", "seer", "wolves", "heart")
    evening.to("dawn").lynch_nobody()
    assert evening.steps_tonight == ("seer", "wolves", "witch", "piper", "music")


def test_w40_in_together_a_phone_reads_the_answer_then_the_news_and_then_the_victim():
    evening = world(DECK, night_input="together")
    news = {"heart": {CUPID: (SEER, 7)}, "music": {PIPER: (SEER, 7), 1: (8, 9)}}
    for line, acts in news.items():
        evening.open("night")
        for seat, names in {SEER: (1, 9), **acts}.items():
            for name in names:
                evening.by(seat).pick("night", name)
        evening.close()
        assert title(evening, SEER).id == "lupus-band-yes"
        assert {sentence(evening, SEER).id, title(evening, 7).id} == {f"lupus-band-{line}"}
        if line == "heart":
            evening.to("dawn").lynch_nobody()
    evening.open("witch")
    assert sentence(evening, WITCH) == text("lupus-band-victim", target=SeatName(8))
    assert {sentence(evening, seat).id for seat in (1, SEER, 7)} == {"lupus-band-neutral"}


@pytest.mark.parametrize("gone", [(), (3, 4)])
def test_w40_in_together_the_same_is_asked_whether_witch_and_piper_live_or_not(gone):
    evening = world(DECK, night_input="together", at="discussion").kill(*gone).lynch_nobody()
    assert evening.steps_tonight == ("night", "witch")
    evening.open("night").by(7).pick("night", 1)
    assert 7 not in evening.state.night.tapped, "a second name is asked"
    evening.by(7).pick("night", 8)
    assert 7 in evening.state.night.tapped


def test_on_the_tablet_that_goes_round_nobody_sees_whether_a_name_counts():
    """1 and 2, the pack, may not bite each other; 3, the seer, may not see itself."""
    rules = {"night_input": "together", "without_phone": "passing", "first_night": "bite"}
    evening = world("wolf*2 seer cupid v*6", phones=range(6, 11), **rules).open("night")
    seen = set()
    for seat in (1, 2, 3, 4, 5):
        hand, traces = evening.tablet.on_behalf_of(seat), []
        hand.take_device()
        for name in (2, 2, 6, 3, 2, seat, 7, 6, 4, 1):
            hand.pick("night", name)
            traces += [evening.view(BLIND).prompts[0].title, seat in evening.state.night.tapped]
        seen.add(tuple(traces))
        evening.wait(turn_seconds(evening.state))
    assert len(seen) == 1


@pytest.mark.parametrize("what", ["pick", "aim"])
def test_w40_a_blind_tablet_takes_no_pick_and_no_shot(what):
    evening = world(DECK, first_night="bite")
    if what == "pick":
        name_two(evening, "cupid", 7)
        command = Pick("cupid", 8)
    else:
        evening.night(wolves=6).to("shot")
        command = Aim(7)
    tablet = Caller(seat=6, moderator=True, blind=True)
    evening.play(command, tablet).refuses("E_BLIND")
