"""P19: nothing is learned twice. At moments of random lives: undo, do anew, compare what was shown;
a game that forgets what it has shown is noticed."""

import dataclasses
import os
import random
from collections import Counter, deque
from itertools import takewhile

import pytest

from companion.core import TABLET, replace
from companion.games.lupus.facts.night import VictimShown
from companion.games.lupus.facts.waves import AimsClosed
from companion.games.lupus.options import WORLD
from companion.games.lupus.phases.lobby.answers import SetDeck
from companion.table.lifecycle import first_final_step, is_silent, undo_target, undoable
from tests.kit.games.lupus.voice_evening import answer_on_phones, deal, lobby
from tests.kit.laws.every_game import EVERY_GAME
from tests.kit.laws.games import GAMES, proof
from tests.kit.laws.random_games import random_game, random_games
from tests.kit.laws.undos import LearnedTwice, TablePlay, play_offer, play_with_undos

LIVES = int(os.environ.get("VEGLIA_LIVES", "0")) or 2
"""Of each game; moments of each are lived on from."""
MOMENTS = 12
MOVES = 60
SECOND_BOX = "the voice, the second box"
LOOKS = 40
"""About so many moments of a life at which the ways back are looked at."""
NIGHTS = {
    "a person, sealed votes": {"moderation": "person", "night_input": "pointing"},
    "the voice, by steps": {"night_input": "phones", "step_seconds": 8},
    "the voice, together": {"night_input": "together", "window_seconds": 30},
    SECOND_BOX: {
        **{"box": WORLD, "deck_rule": "free", "captain": "elected"},
        **{"night_input": "together", "window_seconds": 30},
    },
}
"""Evenings of *Lupus*, which are lived on from the first night."""
OF_THE_BOX = dict.fromkeys(("seer", "cupid", "piper", "witch", "hunter", "werewolf"), 1)
FORGOTTEN = {
    "who is in love": lambda event, _: getattr(event, "step", "") == "heart",
    "who is charmed": lambda event, _: getattr(event, "step", "") == "music",
    "the victim": lambda event, _: isinstance(event, VictimShown),
    "the last words": lambda event, _: isinstance(event, AimsClosed),
    "a second name": None,
    "that somebody chose nobody": lambda event, shown: shown == (None, None),
}
"""Facts that show a secret of the second box, and what they show; None: all facts, with one of two
names."""
EVERY_NIGHT = pytest.mark.parametrize("night", NIGHTS)


def seals(id):
    """Whether something is sealed and opened in every life of this game."""
    game = GAMES[id]
    return all(
        any(question.public for state in play.states for question in game.open_questions(state))
        for play in random_games(id, 3)
    )


SEALED = [id for id in GAMES if seals(id)]


def count_tries(game, seeds=range(LIVES)):
    """What the lives have come to; raises LearnedTwice."""
    tried = Counter()
    for seed in seeds:
        life = random_game(GAMES[game.id], seed)
        count = len(life.turns)
        turns = random.Random(seed).sample(range(count), min(count, MOMENTS))
        for turn in turns:
            play = dataclasses.replace(life.at(turn, seed), game=game)
            tried += play_with_undos(play, (seed, turn), MOVES).tried
    return tried


def evenings(game, night, seeds):
    """The same from the first night on, one after the other."""
    for seed in seeds:
        rng = random.Random(f"{night} {seed}")
        options = {"simultaneous_votes": True, "min_step_seconds": 3, **NIGHTS[night]}
        play = dataclasses.replace(deal(lobby(rng, 9, **options)), game=game)
        move = answer_all if play.state.options.moderation == "voice" else None
        yield play_with_undos(play, seed, 2 * MOVES, move).tried


def nights_of_the_box(game, seeds):
    """Short lives from the first or the second night on, with the cards that tell others."""
    for seed in seeds:
        rng = random.Random(f"x {seed}")
        table = lobby(rng, 8, simultaneous_votes=True, min_step_seconds=3, **NIGHTS[SECOND_BOX])
        table.must_do(SetDeck({**OF_THE_BOX, "villager": 2}), TABLET)
        play = deal(table)
        while play.state.number <= seed % 2 and play.state.result is None:
            answer_all(play)
        yield play_with_undos(dataclasses.replace(play, game=game), seed, 30, answer_all)


def answer_all(life):
    """Everybody answers, or nearly, and the voice goes on."""
    due = life.game.wakes_at(life.state)
    if due is None:
        play_offer(life)
        return
    answer_on_phones(life, 0.1)
    life.pass_time(max(0.0, due - life.now))


def forgetful(game):
    """The game, which asks everything as if it were for the first time."""

    class Forgetful(type(game)):
        def open_questions(self, state):
            return ()

    return Forgetful()


def undo_at_forgetful_tables(game, seeds):
    """From each moment of these lives a way back, at a table that knows of no opening."""
    for seed in seeds:
        life = random_game(game, seed)
        for turn in range(len(life.turns)):
            tabled = TablePlay.of(life.at(turn, seed))
            tabled.table = replace(tabled.table, game=replace(tabled.running, opened=()))
            yield tabled.random_undo()


@EVERY_GAME
def test_what_was_shown_is_the_same_after_every_undo(game):
    tried = count_tries(game)
    met = tried["again"] + tried["led elsewhere"] + tried["E_STAYS_OPEN"]
    assert met > 0 or game.id not in SEALED, f"nothing that was opened was taken back: {tried}"


@EVERY_NIGHT
def test_nobody_who_plays_has_two_answers_of_a_night_or_two_votes(night):
    tried = sum(evenings(GAMES["lupus"], night, range(6 * LIVES)), Counter())
    assert tried["again"] + tried["E_STAYS_OPEN"] > 0, f"nothing was shown again: {tried}"


@pytest.mark.parametrize("game", SEALED)
def test_a_game_that_forgets_what_it_has_shown_is_noticed(game):
    with pytest.raises(LearnedTwice):
        count_tries(forgetful(GAMES[game]), range(20))


def test_there_are_games_enough_that_seal_something():
    assert len(SEALED) >= 3


@EVERY_NIGHT
def test_an_evening_that_forgets_what_it_has_shown_is_noticed(night):
    with pytest.raises(LearnedTwice):
        deque(evenings(forgetful(GAMES["lupus"]), night, range(60)), maxlen=0)


def test_no_secret_of_the_second_box_is_learned_in_two_ways():
    lives = list(nights_of_the_box(GAMES["lupus"], range(80, 120)))
    assert sum(one.tried["again"] for one in lives) > 0


@pytest.mark.parametrize("forgotten", FORGOTTEN.values(), ids=FORGOTTEN)
def test_an_evening_that_forgets_one_secret_of_the_second_box_is_noticed(forgotten):
    class Forgetful(type(GAMES["lupus"])):
        def shown_answers(self, state, event):
            for question, shown in super().shown_answers(state, event):
                if forgotten is None and question.id[0] == "night":
                    yield question, (shown[0], None)
                elif forgotten is None or not forgotten(event, shown):
                    yield question, shown

    with pytest.raises(LearnedTwice):
        deque(nights_of_the_box(Forgetful(), range(200)), maxlen=0)


@pytest.mark.parametrize("game", SEALED)
def test_a_table_that_forgets_what_was_opened_is_noticed(game):
    with pytest.raises(AssertionError, match="opened something"):
        deque(undo_at_forgetful_tables(GAMES[game], range(8)), maxlen=0)


@pytest.mark.parametrize("game", SEALED)
def test_the_diary_offers_a_way_back_exactly_where_an_undo_leads(game):
    closed = 0
    for seed in range(LIVES):
        life = random_game(GAMES[game], seed)
        turns = len(life.turns)
        for turn in range(0, turns, max(1, turns // LOOKS)):
            running = TablePlay.of(life.at(turn, seed)).running
            steps = diary_steps(running)
            leads = {one.number: undo_target(running, one.number - 1, GAMES) for one in steps}
            stay = [number for number, _ in takewhile(lambda one: one[1] is None, leads.items())]
            assert stay == [
                number for number in leads if number >= first_final_step(running, GAMES)
            ]
            closed += len(stay) > 1
    assert closed, "no opening closed a way back over several steps"


def diary_steps(running):
    """The newest standing steps that the diary tells, newest first."""
    return [step for step in undoable(running) if not is_silent(step)][:MOVES]


def test_every_game_says_what_is_learned_of_its_sealed_answers():
    assert all(callable(proof(game, "learned").learned) for game in GAMES)
