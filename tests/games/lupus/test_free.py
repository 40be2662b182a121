"""Beyond the box: few or many players (L-D8, A32)."""

from tests.kit.games.lupus.evening import Evening


def test_five_players_play_with_one_wolf():
    evening = Evening("wolf seer v*3", first_night="bite", deck_rule="free")
    evening.night(wolves=3)
    assert evening.living == (1, 2, 4, 5)
    evening.lynch(1)
    assert evening.side == "humans"


def test_forty_players_play_with_five_wolves():
    evening = Evening("wolf*5 seer v*34", deck_rule="free")
    evening.night(seer=1)
    evening.to("nomination")
    assert len(evening.order) == 40
