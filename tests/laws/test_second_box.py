"""With the cards of the second box no eye is shown what it may not know (P1, P14), and at night no
phone can be told from another (P3) either."""

import os

import pytest

from companion.core.eye import Sight
from companion.core.game import Stage
from tests.kit.games.lupus import knowledge
from tests.kit.games.lupus.pairs import Spec
from tests.kit.games.lupus.world import CARDS, OF_WORLD, deck_with, random_table
from tests.kit.laws.games import GAMES
from tests.kit.laws.lockstep import Lockstep
from tests.kit.laws.paired import Sending, run
from tests.kit.random_play import play_to_end
from tests.laws.screens import differences, secret_sizes

SEEDS = range(int(os.environ.get("VEGLIA_WORLD_PAIRS", "1")))
"""Of each card and each eye."""
CAPTAIN = "captain"


def eyes(card):
    """Sight and card of each eye that looks: the holder of the card, others, the host, the wall."""
    seats = dict.fromkeys((card if card in CARDS else "seer", "villager", "werewolf"))
    others = (Sight.PUBLIC, Sight.MODERATOR, Sight.BLIND)
    return (*(("seat", one) for one in seats), *((one.value, "") for one in others))


def pairs(card, kind):
    """Pairs of evenings with this card in the deck, or with a captain."""
    for seed in SEEDS:
        for sight, role in eyes(card):
            options = {"deck_rule": "free", "simultaneous_votes": False}
            if card == CAPTAIN or seed % 2:
                options |= {"captain": "elected", "simultaneous_votes": bool(seed % 4 == 3)}
            deck = deck_with(card, seed)
            spec = Spec(sight, role, deck=deck, options=tuple(options.items()), box="world")
            yield run(GAMES["lupus"], f"{card} {seed} {sight} {role}", spec, kind)


class Shown(Lockstep):
    """The classic box tries what nobody was offered three times as often; it took two thirds of the
    time of these pairs."""

    unoffered_every = 15


@pytest.mark.parametrize("kind", [Shown, Sending], ids=["shown", "sent"])
@pytest.mark.parametrize("card", [*OF_WORLD, CAPTAIN])
def test_evenings_that_differ_in_what_an_eye_may_not_know_look_alike(card, kind):
    played = list(pairs(card, kind))
    assert {one.eye.sight for one in played} == {*Sight}
    assert sum(one.a.state != one.b.state for one in played) > len(played) / 2
    assert sum(one.compared for one in played) > 60 * len(played)


@pytest.mark.parametrize("way", ["phones", "together"])
@pytest.mark.parametrize("seed", [3, 8, 20])
def test_no_phone_can_be_told_from_another_at_night(seed, way):
    """In shape and in size: with two names, with «nobody», with news and whispers."""
    play, looked = random_table(seed, way), 0
    for offer in play_to_end(play):
        if type(offer.command).__name__ not in ("Pick", "Advance"):
            continue
        seats = knowledge.alike_seats(play.state, play.phones)
        if play.game.hushed(play.state) and len(seats) > 1:
            wrongs = differences(play, GAMES, seats)
            assert not wrongs, f"{play.state.night.called}: {seats} can be told apart: {wrongs}"
            looked += 1
    assert looked > 5


@pytest.mark.parametrize("seed", [1, 3, 5])
def test_the_length_of_a_frame_tells_no_seat_from_another_by_day(seed):
    """Also where the fallen are asked, a captain decides, or a card tells more (P14)."""
    play, phases = random_table(seed, "phones"), set()
    for number, _ in enumerate(play_to_end(play)):
        state = play.state
        if number % 4 or not state.players or play.game.stage(state) is not Stage.PLAY:
            continue
        lengths = secret_sizes(play, GAMES, sorted(play.phones))
        hushed = knowledge.alike_seats(state, play.phones)
        groups = {}
        for seat, length in lengths.items():
            key = knowledge.seems_alive(state, seat), seat in hushed
            groups.setdefault(key, set()).add(length)
        assert all(len(group) == 1 for group in groups.values()), (state.phase, lengths)
        phases.add(str(state.phase))
    assert "nomination" in phases
