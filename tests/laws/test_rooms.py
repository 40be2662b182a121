"""The padded sizes of secret documents and of commands exceed every possible content (P14)."""

import dataclasses
import json
import re
from itertools import islice
from pathlib import Path

from companion.core import Stage, replace
from companion.core.eye import seat_eye
from companion.games.final_decrees.components.trades import LINES_AT_MOST, OPEN_AT_MOST
from companion.games.final_decrees.state_parts import Line, Trade
from tests.kit.laws.every_game import EVERY_GAME
from tests.kit.laws.games import GAMES
from tests.kit.laws.random_games import moments
from tests.laws.screens import secret_sizes

ROUND_SIZE = Path(__file__).parents[2] / "static" / "js" / "round-size.js"
STEP = int(re.search(r"const STEP = (\d+)", ROUND_SIZE.read_text(encoding="utf-8"))[1])
DECREES, SANCTA = GAMES["final_decrees"], GAMES["sancta"]
LONG_NAME = "Ż" * 40


def full_deal(ring, by, number):
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
            trades = tuple(full_deal(play.ring, by, number) for by, number in each)
            full = dataclasses.replace(play, state=replace(play.state, trades=trades))
            lengths = set(secret_sizes(full, GAMES, play.ring).values())
            assert lengths == {DECREES.private_bytes}
            looked += 1
    assert looked > 5


def with_long_names(player):
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
            players = {seat: with_long_names(one) for seat, one in play.state.players.items()}
            long = dataclasses.replace(play, state=replace(play.state, players=players))
            lengths = set(secret_sizes(long, GAMES, play.ring).values())
            assert lengths == {SANCTA.secret_bytes(long.state, play.ring[0])}
            looked += 1
    assert looked > 20


@EVERY_GAME
def test_whatever_a_seat_answers_fits_into_one_round_size(game):
    """Except the list of a deck, which may be of any length."""
    sizes = []
    for seed in range(4):
        for play in moments(game, seed, every=9):
            for seat in play.ring:
                for prompt in game.view(play.state, seat_eye(seat), play.moment).prompts:
                    sizes += [
                        bytes_of(prompt.command, one.args) for one in islice(prompt.answers(), 20)
                    ]
    assert len(sizes) > 60
    assert max(sizes) <= STEP


def test_a_deal_of_many_lines_fits_into_one_round_size():
    line = {"sort": "blame", "giver": 99, "taker": 99, "amount": 99}
    assert bytes_of("propose_trade", {"lines": [line] * LINES_AT_MOST}) <= STEP


def bytes_of(name, args):
    """The bytes of this command before it is filled."""
    message = {"id": "0" * 32, "name": name, "args": args, "for": 99, "pad": ""}
    return len(json.dumps(message, separators=(",", ":"), ensure_ascii=False).encode())
