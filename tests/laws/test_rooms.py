"""What is for one phone alone has room for the most that can be said there (P14)."""

from dataclasses import replace

from companion.core.game import Stage
from companion.games.final_decrees.state_parts import Line, Trade
from companion.games.final_decrees.turn.trades import LINES_AT_MOST, OPEN_AT_MOST
from tests.kit.laws.games import GAMES
from tests.kit.laws.lives import moments
from tests.laws.screens import own_parts

DECREES, SANCTA = GAMES["final_decrees"], GAMES["sancta"]
LONG_NAME = "Ż" * 40


def deal(ring, by, number):
    """A deal of as many lines as there may be, which names everybody."""
    pairs = [(ring[n % len(ring)], ring[(n + number) % len(ring)]) for n in range(LINES_AT_MOST)]
    lines = tuple(Line(giver, taker, 99, 99) for giver, taker in pairs)
    return Trade(f"{by}-1732437563123{number}", by, lines, ())


def test_ten_deals_that_name_everybody_have_room():
    looked = 0
    for seed in range(6):
        for play in moments(DECREES, seed, every=9):
            if play.state.phase != "play" or len(play.ring) < 5:
                continue
            each = ((by, number) for by in play.ring for number in range(1, OPEN_AT_MOST + 1))
            trades = tuple(deal(play.ring, by, number) for by, number in each)
            full = replace(play, state=replace(play.state, trades=trades))
            lengths = set(own_parts(full, GAMES, play.ring).values())
            assert lengths == {DECREES.private_bytes}
            looked += 1
    assert looked > 5


def renamed(player):
    saints = {
        "sanctuary": tuple(replace(one, name=LONG_NAME) for one in player.sanctuary),
        "rose": tuple(replace(one, name=LONG_NAME) for one in player.rose),
    }
    active = None if player.active is None else replace(player.active, name=LONG_NAME)
    return replace(player, active=active, **saints)


def test_covered_saints_of_the_longest_names_have_room():
    looked = 0
    for seed in range(30):
        for play in moments(SANCTA, seed, every=20):
            covered = play.state.options.sanctuary_hidden
            playing = SANCTA.stage(play.state) is Stage.PLAY and play.state.window is None
            if not (covered and playing):
                continue
            players = {seat: renamed(one) for seat, one in play.state.players.items()}
            long = replace(play, state=replace(play.state, players=players))
            lengths = set(own_parts(long, GAMES, play.ring).values())
            assert lengths == {SANCTA.slip_bytes(long.state, play.ring[0])}
            looked += 1
    assert looked > 20
