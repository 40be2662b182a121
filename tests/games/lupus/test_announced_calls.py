"""With the last close of the first night it is said who is called from the second on (L-N1)."""

from companion.games.lupus.cast import roles, steps
from tests.games.lupus.voting import EIGHT
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.seen import spoken_night
from tests.kit.sentences import said as name_of
from tests.kit.sentences import spoken

LATE = [id for id, role in steps().items() if role.first == 2 and role.in_box == 1]
"""Roles that the first night does not call, in the order of the night."""
SOON = LATE[:2]
DECK = f"wolf*2 seer {' '.join(SOON)} v*8"


def said(scene):
    """The last line of the night, as the moderator reads it."""
    return spoken(spoken_night(scene)[-1], "it")[0]


def announces(ids):
    names = ", ".join(name_of(f"lupus-role-{id}") for id in ids)
    return f"La prossima notte chiamo anche: {names}"


def test_after_the_first_night_it_is_said_who_is_called_from_the_second_on():
    """In every game with these cards, regardless of who holds them; in later nights it is not
    said."""
    scene = Evening(DECK)
    assert f"{announces(SOON)}." in said(scene)
    scene.lynch(max(scene.living))
    assert "La prossima notte" not in said(scene)
    assert "La prossima notte" not in said(Evening(EIGHT))


def test_where_absent_roles_are_called_the_first_night_names_them_like_those_of_the_deck():
    """What is called tells nobody what the deck holds, so what is announced does not, either."""
    assert announces(LATE) in said(Evening(f"wolf*2 seer {LATE[0]} v*5", call_absent_roles=True))
    assert len(roles()) > len(LATE)


def test_all_at_once_nobody_is_called_by_name_so_nobody_is_announced():
    assert "La prossima notte" not in said(Evening(DECK, night_input="together"))
