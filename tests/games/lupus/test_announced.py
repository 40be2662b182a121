"""How long the wall takes to announce something follows from its kind and from who is there."""

import pytest

from companion.games.lupus.cast import roles, steps
from companion.games.lupus.game import GAME
from tests.games.lupus.voting import EIGHT
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.seen import spoken_night
from tests.kit.sentences import said as name_of
from tests.kit.sentences import spoken

DECK = "wolf*2 seer v*6"


def seconds(evening, step):
    """What this step takes on the wall."""
    before = evening.state
    step()
    return round(GAME.announcement_seconds(before, evening.state), 2)


def at_dawn(victim):
    """An untold dawn after the second night."""
    evening = Evening(DECK, at="dawn")
    evening.lynch(9)
    if victim is not None:
        evening.act("wolves", victim)
    evening.daybreak()
    return evening


@pytest.mark.parametrize("victim", [None, 8])
def test_a_dawn_takes_as_long_whether_somebody_was_lost_or_not(victim):
    evening = at_dawn(victim)
    assert seconds(evening, evening.hear) == 2.2
    assert seconds(evening, lambda: evening.to("discussion")) == 0.0


def test_a_verdict_takes_as_long_as_all_who_live_need_and_the_end_as_all_cards():
    evening = at_dawn(None)
    evening.hear()
    evening.to("nomination")
    for voter in evening.order:
        evening.tablet.on_behalf_of(voter).skip_voter("silent")
    assert seconds(evening, evening.advance) == round(0.9 + 0.16 * 8, 2), "nobody is named"
    evening.advance()
    evening.night()
    evening.to("nomination")
    first, other = evening.living[:2]
    evening.votes({voter: other if voter == first else first for voter in evening.order})
    evening.to("runoff")
    evening.votes(dict.fromkeys(evening.order, first))
    assert seconds(evening, evening.advance) == round(0.9 + 0.16 * 8, 2), "somebody is"
    ends = [evening.ring[0], evening.ring[1]]
    for wolf in (one for one in ends if evening.player(one).alive):
        taken = seconds(evening, lambda wolf=wolf: evening.tablet.kill(wolf, "removed", "x"))
    assert taken == round(0.9 + 0.22 * 9, 2)


def test_a_lot_has_its_own_time():
    evening = Evening("wolf*2 seer v*9", at="nomination")
    evening.votes({voter: 2 if voter % 2 else 1 for voter in evening.order})
    for _ in range(2):
        evening.to("runoff")
        evening.votes({voter: 1 + at % 2 for at, voter in enumerate(evening.order)})
    evening.to("lot")
    assert seconds(evening, evening.advance) == 2.6


LATE = [id for id, role in steps().items() if role.first == 2 and role.in_box == 1]
"""Roles that the first night does not call, in the order of the night."""
SOON = LATE[:2]
LATE_DECK = f"wolf*2 seer {' '.join(SOON)} v*8"


def said(scene):
    """The last line of the night, as the moderator reads it."""
    return spoken(spoken_night(scene)[-1], "it")[0]


def announces(ids):
    names = ", ".join(name_of(f"lupus-role-{id}") for id in ids)
    return f"La prossima notte chiamo anche: {names}"


def test_after_the_first_night_it_is_said_who_is_called_from_the_second_on():
    """In every game with these cards, regardless of who holds them; in later nights it is not
    said."""
    scene = Evening(LATE_DECK)
    assert f"{announces(SOON)}." in said(scene)
    scene.lynch(max(scene.living))
    assert "La prossima notte" not in said(scene)
    assert "La prossima notte" not in said(Evening(EIGHT))


def test_where_absent_roles_are_called_the_first_night_names_them_like_those_of_the_deck():
    """What is called tells nobody what the deck holds, so what is announced does not, either."""
    scene = Evening(f"wolf*2 seer {LATE[0]} v*5", call_absent_roles=True)
    assert announces(LATE) in said(scene)
    assert len(roles()) > len(LATE) > 1


def test_all_at_once_nobody_is_called_by_name_so_nobody_is_announced():
    assert "La prossima notte" not in said(Evening(LATE_DECK, night_input="together"))
