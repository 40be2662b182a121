"""With the last close of the first night it is said who is called from the second on (L-N1)."""

from tests.games.lupus.reading import spoken_night
from tests.kit.games.lupus.evening import Evening
from tests.kit.sentences import spoken

DECK = "wolf*2 seer medium guard v*8"


def test_after_the_first_night_it_is_said_who_is_called_from_the_second_on():
    """In every game with these cards, regardless of who holds them; in later nights it is not
    said."""
    scene = Evening(DECK)
    said = [spoken(spoken_night(scene)[-1], "it")[0]]
    scene.to("nomination")
    scene.lynch(max(scene.living))
    said.append(spoken(spoken_night(scene)[-1], "it")[0])
    assert "La prossima notte chiamo anche: Medium, Guardia del corpo." in said[0]
    assert "La prossima notte" not in said[1]
    plain = spoken_night(Evening("wolf*2 seer v*5"))
    assert "La prossima notte" not in spoken(plain[-1], "it")[0]


def test_where_absent_roles_are_called_the_first_night_names_them_like_those_of_the_deck():
    """What is called tells nobody what the deck holds, so what is announced does not, either."""
    scene = Evening("wolf*2 seer medium v*5", call_absent_roles=True)
    said = spoken(spoken_night(scene)[-1], "it")[0]
    assert "chiamo anche: Medium, Guardia del corpo, Mitomane." in said


def test_all_at_once_nobody_is_called_by_name_so_nobody_is_announced():
    scene = Evening(DECK, night_input="together")
    assert "La prossima notte" not in spoken(spoken_night(scene)[-1], "it")[0]
