"""The piper, who wins alone once all others are charmed (L-B8, W39)."""

import pytest

from companion.core import Note, SeatNames, text
from companion.core.eye import MODERATOR
from companion.games.lupus.bets import sides
from tests.kit.games.lupus.cards import needs
from tests.kit.games.lupus.seen import panel_of, pick
from tests.kit.games.lupus.world import name_two, world

pytestmark = needs("hamster")
# 1, 2 wolves · 3 seer · 4 piper · 5 hamster · 6–10 villagers
DECK = "wolf*2 seer piper hamster v*5"
PIPER, HAMSTER, A = 4, 5, 6


def second_night(deck=DECK, **options):
    return world(deck, at="night 2", **options)


@pytest.mark.parametrize("way", ["phones", "pointing"])
def test_w39_with_all_others_charmed_the_piper_wins_alone(way):
    evening = second_night(night_input=way)
    name_two(evening, "piper", HAMSTER, A)
    evening.to("discussion").kill(3, 7, 8, 9)
    assert evening.side is None, "two wolves are not charmed"
    evening.kill(1, 10)
    assert evening.side is None, "one wolf against three"
    evening.kill(2)
    assert (evening.side, evening.winners) == ("piper", (PIPER,))


def test_charmed_players_learn_of_themselves_at_the_end_of_the_night():
    evening = second_night()
    name_two(evening, "piper", HAMSTER, A)
    evening.open("music")
    assert pick(evening, A).title.id == "lupus-band-music"
    assert pick(evening, 7).title.id == "lupus-ask-decoy"
    evening.to("dawn")
    for seat, line in ((A, "lupus-card-music"), (PIPER, "lupus-card-charmed")):
        [card] = evening.view(seat).own
        assert line in [one.id for one in card.lines]
    evening.lynch_nobody()
    name_two(evening, "piper", A, 7)
    evening.open("music")
    assert pick(evening, A).title.id == "lupus-ask-decoy", "it is no news"
    assert pick(evening, 7).title.id == "lupus-band-music"


def test_one_name_is_enough_where_the_step_is_closed():
    evening = second_night()
    name_two(evening, "piper", A)
    assert evening.to("dawn").state.noted["piper"] == (A,)


def test_a_dead_piper_has_lost_and_its_charm_has_no_effect():
    evening = second_night()
    name_two(evening, "piper", HAMSTER, A)
    evening.to("discussion").kill(PIPER, 3, 1, 2)
    assert (evening.side, evening.winners) == ("hamster", (HAMSTER,))


def test_i29_a_piper_in_love_wins_with_the_lover_and_a_hamster_in_love_not_alone():
    evening = world("wolf*2 seer piper cupid v*5").night(cupid=(PIPER, A)).lynch_nobody()
    evening.night(piper=(7, 8)).kill(1, 3, 5, 9, 10)
    assert sides(evening.state) == ("humans", "lovers", "piper", "wolves")
    evening.lynch_nobody().night(piper=(2, A))
    assert (evening.side, evening.winners) == ("piper", (PIPER, A))
    evening = world("wolf*2 seer cupid hamster v*5", at="night").night(cupid=(HAMSTER, A))
    evening.kill(1, 2)
    assert (evening.side, evening.winners) == ("lovers", (HAMSTER, A))


def test_it_charms_others_only_and_sleeps_through_the_first_night():
    evening = world(DECK).by(PIPER).pick("piper", A).refuses("E_TOO_EARLY").then
    evening = second_night().open("piper")
    evening.by(PIPER).pick("piper", PIPER).refuses("E_TARGET_SELF")


@pytest.mark.parametrize(("closed", "charmed"), [(True, (A,)), (False, (7, 8))])
def test_who_leaves_frees_no_other_and_is_replaced_while_the_piper_is_called(closed, charmed):
    evening = second_night()
    name_two(evening, "piper", HAMSTER, A)
    if closed:
        evening.close()
    evening.leave(HAMSTER)
    if not closed:
        name_two(evening, "piper", 7, 8)
    evening.open("music")
    living = evening.living
    heard = tuple(seat for seat in living if pick(evening, seat).title.id == "lupus-band-music")
    [card] = evening.view(PIPER).own
    charm = next(line for line in card.lines if line.id == "lupus-card-charmed")
    assert heard == charmed
    assert {*dict(charm.params)["who"].seats} == {*charmed, *((HAMSTER,) if closed else ())}


@pytest.mark.parametrize("way", ["phones", "together"])
def test_the_charm_of_a_piper_who_has_gone_home_stands(way):
    evening = second_night(night_input=way)
    evening.open("night" if way == "together" else "piper")
    for name in (HAMSTER, A):
        evening.pick(PIPER, name)
    assert evening.leave(PIPER).to("dawn").state.noted["piper"] == (HAMSTER, A)


@needs("medium")
def test_the_covered_note_names_both_and_of_whom_only_hears_something_not_that_they_choose():
    evening = world("wolf*2 seer medium piper v*5", at="night 2").open("medium")
    assert [one.id for one in covered(evening)] == ["lupus-tile-names", "lupus-cover-medium-none"]
    name_two(evening, "piper", 7, 8)
    assert covered(evening)[1] == text("lupus-cover-picks", target=SeatNames((7, 8)))
    evening.open("music")
    assert [one.id for one in covered(evening)] == ["lupus-tile-names", "lupus-cover-music"]


def covered(evening):
    """What the moderator may look up."""
    return panel_of(evening, MODERATOR, Note).lines
