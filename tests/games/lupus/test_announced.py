"""How long the wall takes to announce something follows from its kind and from who is there."""

import pytest

from companion.games.lupus.game import GAME
from tests.kit.games.lupus.evening import Evening

DECK = "wolf*2 seer v*6"


def seconds(evening, step):
    """What this step takes on the wall."""
    before = evening.state
    step()
    return round(GAME.announcement_seconds(before, evening.state), 2)


def at_dawn(victim):
    """An untold dawn after the second night."""
    evening = Evening(DECK, at="dawn").lynch(9)
    if victim is not None:
        evening.act("wolves", victim)
    return evening.daybreak()


@pytest.mark.parametrize("victim", [None, 8])
def test_a_dawn_takes_as_long_whether_somebody_was_lost_or_not(victim):
    evening = at_dawn(victim)
    assert seconds(evening, evening.hear) == 2.2
    assert seconds(evening, lambda: evening.to("discussion")) == 0.0


def test_a_verdict_takes_as_long_as_all_who_live_need_and_the_end_as_all_cards():
    evening = at_dawn(None).hear().to("nomination")
    evening.tablet.on_behalf_of(*evening.order).skip_voter("silent")
    assert seconds(evening, evening.advance) == round(0.9 + 0.16 * 8, 2), "nobody is named"
    evening.advance().then.night().to("nomination")
    first, other = evening.living[:2]
    evening.votes({voter: other if voter == first else first for voter in evening.order})
    evening.to("runoff").votes(dict.fromkeys(evening.order, first))
    assert seconds(evening, evening.advance) == round(0.9 + 0.16 * 8, 2), "somebody is"
    ends = [evening.ring[0], evening.ring[1]]
    for wolf in (one for one in ends if evening.player(one).alive):
        taken = seconds(evening, lambda wolf=wolf: evening.tablet.kill(wolf, "removed", "x"))
    assert taken == round(0.9 + 0.22 * 9, 2)


def test_a_lot_has_its_own_time():
    evening = Evening("wolf*2 seer v*9", at="nomination")
    evening.votes({voter: 2 if voter % 2 else 1 for voter in evening.order})
    for _ in range(2):
        evening.to("runoff").votes({voter: 1 + at % 2 for at, voter in enumerate(evening.order)})
    evening.to("lot")
    assert seconds(evening, evening.advance) == 2.6


def test_sealed_votes_are_told_once_the_wall_has_opened_its_shutters():
    evening = Evening(DECK, at="nomination", simultaneous_votes=True)
    first, other, *_ = evening.living
    *most, last = evening.order
    for voter in most:
        choice = first if voter != first else other
        assert seconds(evening, lambda at=voter, for_=choice: evening.by(at).vote(for_)) == 0.0
    assert seconds(evening, lambda: evening.by(last).vote(first if last != first else other)) == 0.9
