"""Beyond the box: few or many players, several of a kind (L-D8, A32)."""

import pytest

from tests.kit.games.lupus.evening import Evening


def free(deck, **options):
    return Evening(deck, deck_rule="free", **options)


def test_two_seers_know_each_other_from_the_first_night_and_share_one_answer():
    evening = free("wolf*2 seer*2 v*5")
    evening.open("seer")
    assert evening.player(3).knows == (4,)
    evening.pick(3, 1)
    assert evening.answer("seer") is None
    evening.pick(4, 3).refuses("E_TARGET_SELF")
    evening.pick(4, 1)
    assert evening.answer("seer") == "yes"


def test_two_bodyguards_protect_one_player_and_neither_of_them():
    evening = free("wolf*2 seer guard*2 v*4")
    evening.night()
    evening.lynch_nobody()
    evening.open("bodyguard")
    evening.pick(4, 5).refuses("E_TARGET_SELF")
    evening.pick(4, 6)
    evening.wait(31)
    evening.advance().refuses("E_NO_AGREEMENT")
    evening.pick(5, 6)
    evening.close()
    evening.act("wolves", 6)
    evening.to("dawn")
    assert evening.dead == ()


@pytest.mark.parametrize("masons", [1, 2, 4])
def test_every_mason_sees_all_the_others_and_a_single_one_nobody(masons):
    evening = free(f"wolf*2 seer mason*{masons} v*5")
    evening.open("masons")
    seats = tuple(range(4, 4 + masons))
    for seat in seats:
        assert evening.player(seat).knows == tuple(one for one in seats if one != seat)


def test_each_hamster_stands_for_itself():
    evening = free("wolf*2 seer hamster*2 v*5")
    evening.night(seer=4)
    assert evening.dead == (4,)
    evening.lynch(1)
    evening.night()
    evening.lynch(2)
    assert (evening.side, evening.winners) == ("hamster", (5,))


def test_two_mythomaniacs_agree_and_turn_together():
    evening = free("wolf*2 seer myth*2 v*6")
    evening.night()
    evening.lynch_nobody()
    evening.open("mythomaniac")
    evening.pick(4, 1)
    evening.pick(5, 1)
    evening.close()
    assert (evening.role(4), evening.role(5)) == ("werewolf", "werewolf")


def test_five_players_play_with_one_wolf():
    evening = free("wolf seer v*3", first_night="bite")
    evening.night(wolves=3)
    assert evening.living == (1, 2, 4, 5)
    evening.lynch(1)
    assert evening.side == "humans"


def test_forty_players_play_with_five_wolves():
    evening = free("wolf*5 seer v*34")
    evening.night(seer=1)
    evening.to("nomination")
    assert len(evening.order) == 40
