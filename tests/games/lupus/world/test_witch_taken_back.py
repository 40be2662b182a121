"""The witch's answer «nobody» stands after a told dawn that is taken back (L-N6, decision 14)."""

import json
import re

import pytest

from companion.games.lupus.phase import phase_of
from companion.table.commands import Undo
from tests.kit.games.lupus.commands import do
from tests.kit.games.lupus.shared_display_room import shared_display_room

pytestmark = pytest.mark.unmeasured

NIGHTS = pytest.mark.parametrize("night", ["phones", "together"])


def witch_asked(night):
    """The witch's question of the second night is open, at a table of the second box."""
    deck = {"werewolf": 2, "seer": 1, "witch": 1, "villager": 6}
    evening = shared_display_room(night, deck=deck, box="world", deck_rule="free")
    evening.to_day()
    while evening.state.night is None:
        vote = phase_of(evening.state).vote(evening.state)
        for voter in () if vote is None else vote.whose_turn:
            target = next(one for one in vote.candidates if one != voter)
            evening.phones[voter].asks(do.Vote(target))
        evening.on()
    evening.until(lambda state: state.tonight().open_step == "witch", answering=True)
    return evening, evening.holder("witch")


def answered_and_taken_back(night, target):
    """The witch has answered, the dawn was told, and everything is taken back to before the night;
    the question is open again."""
    evening, witch = witch_asked(night)
    if target == "somebody":
        target = next(one for one in evening.state.living if one != witch)
    evening.picks(witch, target)
    evening.to_day()
    fell = next(line["n"] for line in evening.diary() if line["text"]["t"] == "lupus-night")
    evening.display.asks(Undo(fell - 1))
    evening.until(
        lambda state: state.in_night and state.tonight().open_step == "witch", answering=True
    )
    return evening, witch


def seen_beside(evening, seat):
    """All views but that of the seat, without times: an announcement has its own for each end."""
    others = [phone for one, phone in evening.phones.items() if one != seat]
    seen = [one.sees() for one in (evening.wall, evening.display, *others)]
    desk = {key: one for key, one in seen[1]["desk"].items() if key != "diary"}
    return re.sub(r'"since": [0-9.]+', "", json.dumps([desk, [one["view"] for one in seen]]))


@NIGHTS
def test_nobody_can_tell_whether_it_stands_that_the_witch_chose_nobody(night):
    shown = []
    for target in (None, "somebody"):
        evening, witch = answered_and_taken_back(night, target)
        shown.append(seen_beside(evening, witch))
        for tap in (None, next(one for one in evening.state.living if one != witch)):
            assert evening.picks(witch, tap).refusal is None
            shown.append(seen_beside(evening, witch))
    assert shown[:3] == shown[3:]
