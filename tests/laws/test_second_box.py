"""At night no phone can be told from another with the cards of the second box either (P3)."""

import pytest

from companion.core.game import Stage
from tests.kit.deals import play_on
from tests.kit.games.lupus import knowledge
from tests.kit.games.lupus.world import random_table
from tests.kit.laws.games import GAMES
from tests.laws.screens import differences, own_parts


@pytest.mark.parametrize("way", ["phones", "together"])
@pytest.mark.parametrize("seed", [3, 8, 20])
def test_no_phone_can_be_told_from_another_at_night(seed, way):
    """In shape and in size: with two names, with «nobody», with news and whispers."""
    play, looked = random_table(seed, way), 0
    for offer in play_on(play):
        if type(offer.command).__name__ not in ("Pick", "Advance"):
            continue
        seats = knowledge.must_look_alike(play.state, play.phones)
        if play.game.hushed(play.state) and len(seats) > 1:
            wrongs = differences(play, GAMES, seats)
            assert not wrongs, f"{play.state.night.called}: {seats} can be told apart: {wrongs}"
            looked += 1
    assert looked > 5


@pytest.mark.parametrize("seed", [1, 3, 5])
def test_the_length_of_a_frame_tells_no_seat_from_another_by_day(seed):
    """Also where the fallen are asked, a captain decides, or a card tells more (P14)."""
    play, phases = random_table(seed, "phones"), set()
    for number, _ in enumerate(play_on(play)):
        state = play.state
        if number % 4 or not state.players or play.game.stage(state) is not Stage.PLAY:
            continue
        lengths = own_parts(play, GAMES, sorted(play.phones))
        hushed = knowledge.must_look_alike(state, play.phones)
        groups = {}
        for seat, length in lengths.items():
            groups.setdefault((knowledge.lives(state, seat), seat in hushed), set()).add(length)
        assert all(len(some) == 1 for some in groups.values()), (state.phase, lengths)
        phases.add(str(state.phase))
    assert "nomination" in phases
