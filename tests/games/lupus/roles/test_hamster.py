"""The hamster: what harms it, and how it wins alone (L-N8, cases M and E)."""

import pytest

from companion.core.eye import MODERATOR
from companion.core.words.panels.base import Piles
from companion.games.lupus.deck import check
from companion.games.lupus.narration.pictures import pictures
from tests.kit.games.lupus.cards import needs
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.invented import lobby
from tests.kit.games.lupus.seen import cause, panel, prompt, story_lines

# 1, 2 wolves · 3 seer · 4 hamster · 5–9 villagers
DECK = "wolf*2 seer hamster v*5"
LAST = "wolf*2 v*5 seer hamster"
"""The hamster is in seat 9, beside seat 1."""
WAYS = pytest.mark.parametrize("way", ["phones", "pointing", "together"])


@WAYS
@pytest.mark.parametrize(
    ("case", "targets", "causes"),
    [
        ("M2", {"wolves": 4}, {}),
        ("M3", {"wolves": 6, "seer": 4}, {4: "seen", 6: "mauled"}),
        ("M4", {"wolves": 4, "seer": 4}, {4: "seen"}),
        ("", {"wolves": 3, "seer": 4}, {3: "mauled", 4: "seen"}),
    ],
)
def test_m2_to_m4_the_bite_does_it_no_harm_and_the_eye_of_the_seer_kills_it(
    way, case, targets, causes
):
    evening = Evening(DECK, at="night 2", night_input=way).night(**targets)
    assert {seat: cause(evening, seat) for seat in evening.dead} == causes, case


@needs("bodyguard")
@pytest.mark.parametrize(("seen", "dead"), [(4, (4,)), (1, ())])
def test_m4_a_protection_saves_it_from_no_eye_and_from_a_bite_that_does_no_harm(seen, dead):
    evening = Evening("wolf*2 seer hamster bodyguard v*5", at="night 2")
    assert evening.night(wolves=4, bodyguard=4, seer=seen).dead == dead


@WAYS
def test_m6_a_hamster_seen_in_the_first_night_dies_though_the_moderator_was_bitten(way):
    evening = Evening(DECK, night_input=way).night(seer=4)
    assert evening.day.moderator_bitten
    assert (evening.dead, [one.value for one in evening.state.nights[-1].answers]) == ((4,), ["no"])


@pytest.mark.parametrize("phase", ["night", "dawn"])
def test_e8_x1_a_living_hamster_takes_the_victory_of_the_humans_alone(phase):
    evening = Evening(DECK, at=phase).leave(1, 2)
    assert (evening.side, evening.winners) == ("hamster", (4,))


@pytest.mark.parametrize("gone", [(3, 5, 6, 7, 8), (5, 6, 7, 8, 9)])
def test_e8_it_takes_the_victory_of_the_wolves_as_well(gone):
    evening = Evening(DECK, at="dawn").kill(*gone[:3])
    assert evening.side is None
    evening.kill(*gone[3:])
    assert (evening.side, evening.winners) == ("hamster", (4,))


def test_e9_a_villager_and_the_hamster_die_at_once_and_skip_the_equality():
    evening = Evening(DECK, at="dawn").kill(5, 6, 7, 8).lynch_nobody()
    evening.night(seer=4, wolves=9).to("over")
    assert (evening.side, evening.winners) == ("wolves", (1, 2))


def test_a_removed_hamster_is_not_alive_and_a_removed_human_shares_the_victory():
    evening = Evening(DECK, at="dawn").leave(4, 5, 1).lynch(2)
    assert (evening.side, {4, 5} & {*evening.winners}) == ("humans", {5})


def test_each_hamster_stands_for_itself():
    evening = Evening("wolf*2 seer hamster*2 v*5", deck_rule="free").night(seer=4)
    assert evening.dead == (4,)
    evening.lynch(1).night().lynch(2)
    assert (evening.side, evening.winners) == ("hamster", (5,))


def test_o6_a_hamster_seen_in_a_night_of_the_moderator_is_not_the_anchor():
    assert Evening(LAST).night(seer=9).to("nomination").order == (1, 2, 3, 4, 5, 6, 7, 8)


@pytest.mark.parametrize(("drawn", "first"), [(3, 4), (9, 1)])
def test_of_two_who_died_one_is_drawn_so_that_the_order_does_not_tell_which_was_which(drawn, first):
    evening = Evening(LAST, first_night="bite")
    evening.chance.draw(drawn)
    assert evening.night(seer=9, wolves=3).dead == (3, 9)
    assert evening.to("nomination").order[0] == first


def test_a_hamster_that_dies_alone_is_the_anchor():
    evening = Evening("wolf*2 v*5 hamster seer", first_night="bite").night(seer=8, wolves=8)
    assert evening.to("nomination").order[0] == 9


def test_d6_below_its_number_the_deck_is_dealt_with_a_warning_that_says_the_number():
    scene = lobby(10, "v*6 wolf*2 seer hamster")
    (warning,) = check(scene.state).warnings
    assert (warning.code, dict(warning.params)["advised"]) == ("W_BELOW_RECOMMENDED", 15)
    view = scene.view(MODERATOR)
    assert prompt(view, "deal").closed is None
    assert [one.id for one in panel(view, Piles).warnings] == ["W_BELOW_RECOMMENDED"]
    assert prompt(view, "propose") is not None


@needs("bodyguard")
def test_m4_the_story_of_one_that_was_guarded_and_seen_says_that_the_eye_has_killed_it():
    evening = Evening("wolf*2 seer hamster bodyguard v*6", at="night 2")
    evening.night(wolves=4, bodyguard=4, seer=4).to("discussion").leave(1, 2)
    ids = [line.id for line in story_lines(evening)]
    assert "lupus-story-shielded" in ids
    assert not {"lupus-title-saved", "lupus-story-unharmed"} & {*ids}
    (panel_of_end,) = pictures(evening.state)
    assert [one.style for one in panel_of_end.tiles] == ["visit", "spared", "fallen"]
    assert panel_of_end.tiles[-1].line.id == "lupus-tile-fallen"
