"""Every screen is small and can be sent; at night no phone can be told from another (P3)."""

import dataclasses
import json
from collections import Counter
from copy import deepcopy
from itertools import chain, islice
from random import Random

import pytest

from companion.core import Game, Stage, replace
from companion.games.lupus.cast import cast
from companion.games.lupus.phases.lobby.answers import LONG_NAME, LONG_TEXT
from companion.games.lupus.state import Custom
from companion.table.device import A_SPECTATOR, THE_TABLET, Kind, Viewer
from companion.table.screens.padding import PRIVATE_BYTES, TooMuchToSay, size
from companion.table.screens.present import Showing
from tests.kit.faults.fault import all_faults
from tests.kit.games.lupus import knowledge
from tests.kit.laws.every_game import EVERY_GAME
from tests.kit.laws.games import GAMES, proof
from tests.kit.laws.leaks import Leaky
from tests.kit.laws.random_games import MANY, moments
from tests.kit.playbook import Scene
from tests.kit.random_play import Play
from tests.kit.table.around import table_of
from tests.laws.screens import differences, secret_of, secret_sizes

DARK = {id: game for id, game in GAMES.items() if type(game).hushed is not Game.hushed}
EVERY_DARK_GAME = pytest.mark.parametrize("game", DARK.values(), ids=list(DARK))
LEAKS = [leak for game in DARK for leak in proof(game, "leaks").UNALIKE]
KIB = 1024
# Measured with 24 long names of two-byte letters; the head of names is about 1.2 KiB of each.
REFERENCE = 5 * KIB
"""What everybody may look up: the cards of a deck, with the words of invented ones, and help with
a sentence for each house rule. It goes over the wire when the phase changes."""
# A game of boards says its own (`PHONE`, `SCREEN`, `DESK` in its tables).
PHONE, PHONE_AT_THE_END, SCREEN, DESK = 5 * KIB, 16 * KIB, 4 * KIB, 28 * KIB
# At the end a phone gets the whole story, titles and bets, once: 24 people and 1,400 steps.


def has_nights(game, lives=8):
    """Whether phones are ever hushed in this game."""
    return any(game.hushed(play.state) for seed in range(lives) for play in moments(game, seed))


def nights(game, lives=MANY or 8, least=60):
    """Moments in which phones must look alike, with the seats that must: of so many lives, or of
    more where there are few in each (a night is long, a window is short)."""
    secrecy, found = proof(game.id, "knowledge"), 0
    for seed in range(40 * lives):
        if seed >= lives and found >= least:
            return
        for play in moments(game, seed, every=3):
            seats = secrecy.alike_seats(play.state, play.phones)
            if game.hushed(play.state) and len(seats) > 1:
                found += 1
                yield play, seats


@EVERY_GAME
def test_every_picture_can_be_sent_and_keeps_its_size(game):
    seen, own = 0, proof(game.id, "tables")
    phone, screen = getattr(own, "PHONE", PHONE), getattr(own, "SCREEN", SCREEN)
    tablet = getattr(own, "DESK", DESK)
    for seed in range(max(MANY, 40)):
        if seed >= max(MANY, 8) and seen > 400:  # some games are given up early
            break
        for play in moments(game, seed, every=9):
            if len(play.ring) > 24:
                continue
            over = game.stage(play.state) is Stage.OVER
            showing = Showing(table_of(play), play.now, GAMES)
            a_phone = Viewer(Kind.PHONE, play.rng.choice(play.ring))
            for viewer, most in (
                (a_phone, PHONE_AT_THE_END if over else phone),
                (A_SPECTATOR, PHONE_AT_THE_END if over else phone),
                (Viewer(Kind.SCREEN), PHONE_AT_THE_END if over else screen),
                (THE_TABLET, tablet),
            ):
                picture = deepcopy(showing.to(viewer))
                assert json.loads(json.dumps(picture)) == picture
                context = f"{viewer} in {picture['view']['title']}"
                # It goes over the wire once, when it changes: not with every view.
                reference = picture["table"].pop("reference", [])
                assert size(reference) <= REFERENCE, f"{context}: {size(reference)} bytes"
                assert size(picture) <= most, f"{context}: {size(picture)} bytes"
                seen += 1
    assert seen > 400


@EVERY_DARK_GAME
def test_at_night_no_phone_can_be_told_from_another(game):
    looked = 0
    for play, seats in nights(game):
        wrongs = differences(play, GAMES, seats)
        assert not wrongs, f"seats {seats} can be told apart: {wrongs}"
        looked += 1
    assert looked > 50 or not has_nights(game)


@EVERY_DARK_GAME
def test_what_is_private_at_night_fits_under_the_padding(game):
    for play, seats in nights(game, lives=3):
        showing = Showing(table_of(play), play.now, GAMES)
        for seat in seats:
            own = secret_of(showing, Viewer(Kind.PHONE, seat))
            assert len(own) == PRIVATE_BYTES
            assert set(json.loads(own)["pad"]) <= {" "}


@pytest.mark.parametrize("leak", LEAKS, ids=Leaky.label)
def test_every_phone_made_unlike_the_others_is_noticed(leak):
    games = {leak.game.id: leak.game}
    assert any(
        is_noticed(play, games, seats) for play, seats in islice(nights(GAMES[leak.game.id]), 90)
    )


def is_noticed(play, games, seats):
    """Whether the law of equal phones notices something at this moment."""
    try:
        return bool(differences(play, games, seats))
    except TooMuchToSay:
        return True


def in_play(game, lives=MANY or 8, every=9, shown_by=None):
    """Each `every`-th moment of a game that is being played, from its first one on, with the
    lengths of its phones' frames, as this game or another that lives alike shows it."""
    for seed in range(lives):
        played = (one for one in moments(game, seed) if game.stage(one.state) is Stage.PLAY)
        for play in islice(played, 0, None, every):
            seats = [seat for seat in play.ring if seat in play.phones]
            yield play, secret_sizes(play, {game.id: shown_by or game}, seats)


def odd_seats(lengths):
    """The seats whose frame is not as long as those of most."""
    most = Counter(lengths.values()).most_common(1)
    return [seat for seat, length in lengths.items() if length != most[0][0]] if most else []


@EVERY_GAME
def test_the_length_of_a_frame_tells_no_seat_from_another(game):
    """P14: one size, which follows from public facts and is never too small for what is said."""
    phases = Counter()
    secrecy = proof(game.id, "knowledge")
    seems_alive = getattr(secrecy, "seems_alive", lambda state, seat: True)
    alike_seats = getattr(secrecy, "alike_seats", lambda state, phones: ())
    for play, lengths in in_play(game):
        hushed = alike_seats(play.state, play.phones)
        groups = {}
        for seat, length in lengths.items():  # who is dead, and who is asked, everybody knows
            groups.setdefault((seems_alive(play.state, seat), seat in hushed), {})[seat] = length
        for group in groups.values():
            assert not odd_seats(group), f"{getattr(play.state, 'phase', '')}: {group}"
        for seat, length in lengths.items():
            assert length in (PRIVATE_BYTES, game.secret_bytes(play.state, seat))
        phases[str(getattr(play.state, "phase", ""))] += len(lengths) > 1
    assert sum(phases.values()) > 20
    assert game.id != "lupus" or {"deal", "night", "discussion", "nomination"} <= set(phases)


def test_the_dead_who_are_shown_all_roles_have_frames_of_one_length():
    """The ring of roles and a card come close to the padding of a card alone: P14."""
    game, looked = GAMES["lupus"], 0
    plays = (moments(game, seed, every=11) for seed in range(3, 40))
    for play in chain.from_iterable(plays):
        options = replace(play.state.options, dead_see_roles=True, ghosts=False)
        dead = [seat for seat in play.state.players if not knowledge.seems_alive(play.state, seat)]
        shown = dataclasses.replace(play, state=replace(play.state, options=options))
        if game.stage(play.state) is Stage.PLAY and len(dead) > 1:
            lengths = secret_sizes(shown, GAMES, [seat for seat in dead if seat in play.phones])
            assert len(set(lengths.values())) <= 1, f"{play.state.phase}: {lengths}"
            looked += len(lengths) > 1
            if looked > 5:
                return
    pytest.fail("too few lives with several dead")


def test_a_frame_that_is_as_long_as_its_card_is_noticed():
    lupus = GAMES["lupus"]
    with all_faults()["a_card_is_as_long_as_it_is"].injected():
        phases = {str(play.state.phase) for play, sizes in in_play(lupus) if odd_seats(sizes)}
    assert phases >= {"deal", "discussion"}


def test_a_card_that_is_longer_than_the_padding_is_noticed():
    wordy = proof("lupus", "leaks").WORDY
    assert any(odd_seats(lengths) for _, lengths in in_play(GAMES["lupus"], shown_by=wordy.game))


def test_with_real_cards_of_many_kinds_no_card_makes_what_its_phone_is_sent_longer():
    scene = Scene(GAMES["lupus"], range(1, 9), {})
    scene.tablet.set_option("deal_mode", "physical")
    scene.tablet.deal()
    words = "Ż" * LONG_NAME, "Ż" * LONG_TEXT
    ways = ("human", "no", "no", "none")
    state = replace(scene.state, customs=tuple(Custom(n, *words, *ways) for n in (1, 2, 3)))
    kinds = tuple(cast(state))
    for many in range(1, len(kinds) + 1):
        lengths = set()
        for role in kinds[:many]:
            players = {seat: replace(one, role=role) for seat, one in state.players.items()}
            dealt = replace(state, players=players, deck=dict.fromkeys(kinds[:many], 1))
            play = Play(GAMES["lupus"], scene.ring, frozenset(scene.ring), Random(0), dealt)
            lengths |= set(secret_sizes(play, GAMES, players).values())
        assert len(lengths) == 1, f"{many} kinds of cards: {lengths}"
