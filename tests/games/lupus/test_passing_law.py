"""The law of the tablet that goes round: whom it is sent to, for how long, what it shows and what
it answers do not depend on a card. Pairs of tables differ in nothing but who holds which."""

import random
from dataclasses import replace

import pytest

from companion.core.command import Caller
from companion.core.eye import BLIND, MODERATOR, PUBLIC
from companion.core.refusal import Refusal
from companion.games.lupus import commands as do
from companion.games.lupus.game import GAME, Lupus
from companion.games.lupus.night.actors import chooses, legal_targets
from companion.games.lupus.passing.commands import PassOver, ReturnDevice, TakeDevice
from companion.games.lupus.passing.turns import holder, passing
from companion.games.lupus.voice.commands import PauseVoice, ResumeVoice
from tests.kit.deals import Play
from tests.kit.games.lupus.led import dealt, lobby

PAIRS = 16
HOST = Caller(moderator=True, blind=True)


def pair(game, seed):
    """Two tables of the same people, of whom some have a phone, as the first window opens."""
    worlds = []
    for world in (0, 1):
        rng = random.Random(seed)
        play = dealt(lobby(rng, rng.randint(8, 12), night_input="together", first_night="bite"))
        play.game = game
        if world:
            play.state = replace(play.state, players=shuffled(play.state.players, rng))
        play.phones = frozenset(play.ring[: seed % 4])
        while passing(play.state) is None:
            on(play)
        worlds.append(play)
    return worlds


def shuffled(players, rng):
    """The same cards in other hands."""
    cards = [one.role for one in players.values()]
    rng.shuffle(cards)
    return {
        seat: replace(one, role=card, dealt=card)
        for (seat, one), card in zip(players.items(), cards, strict=True)
    }


def on(play):
    play.pass_time(max(0.0, play.game.wakes_at(play.state) - play.now))


def seen(play: Play):
    """All that the tablet and the wall show, and when it goes on."""
    eyes = (MODERATOR, BLIND, PUBLIC)
    shown = [play.game.view(play.state, eye, play.moment) for eye in eyes]
    return play.game.wakes_at(play.state), shown


def told(play, command, caller):
    refusal = play.do(command, caller)
    return refusal.code if isinstance(refusal, Refusal) else ""


def differs(game, seed):
    """The first difference between the two tables, while people do the same at both."""
    worlds = pair(game, seed)
    rng = random.Random(seed)
    for _ in range(120):
        a, b = worlds
        if seen(a) != seen(b):
            return "shown"
        if passing(a.state) is None:
            return ""
        command, caller, wait = move(a, rng)
        answers = [None if command is None else told(one, command, caller) for one in worlds]
        if answers[0] != answers[1]:
            return f"{command}: {answers}"
        for one in worlds:
            one.pass_time(wait) if wait else on(one)
    raise AssertionError("it goes round for ever")


def move(play, rng):
    """What somebody does next: mostly what is asked, sometimes something else."""
    seat, living = passing(play.state).turn, play.state.living
    hand = Caller(seat, moderator=True, blind=True)
    if rng.random() < 0.1:
        strange = (PauseVoice(), ResumeVoice(), PassOver(), ReturnDevice(), do.Advance())
        return rng.choice(strange), HOST, 1.0
    if play.game.wakes_at(play.state) is None:
        return ResumeVoice(), HOST, 1.0
    if holder(play.state) is None:
        return TakeDevice(), hand, 1.0
    if play.state.tonight().open_step and rng.random() < 0.7:
        return do.Pick("night", rng.choice(living)), hand, rng.choice((1.0, 4.0))
    return None, None, 0.0


def test_paired_rounds_are_alike_in_all_that_can_be_seen_and_measured():
    hands = 0
    for seed in range(PAIRS):
        a, b = pair(GAME, seed)
        hands += a.state.players != b.state.players
        assert differs(GAME, seed) == ""
    assert hands > 0.7 * PAIRS, "pairs of equal worlds prove nothing"


class WaitsAfterAChoice(Lupus):
    """Whoever has a part keeps the tablet a little longer once the choice is in."""

    def wakes_at(self, state):
        at, night = super().wakes_at(state), state.night
        done = holder(state) is not None and night is not None and holder(state) in night.proposals
        return at + 3 if done else at


class OffersWhatIsLegal(Lupus):
    """The names that a wolf may not choose are left out."""

    def view(self, state, eye, moment):
        shown, seat = super().view(state, eye, moment), holder(state)
        if not eye.moderates or seat is None:
            return shown
        return shown, legal_targets(state, seat)


class RefusesWhatDoesNotCount(Lupus):
    """A wolf is told that another wolf is none to choose."""

    def decide(self, state, command, caller, moment, chance):
        made = super().decide(state, command, caller, moment, chance)
        if isinstance(made, Refusal) or not isinstance(command, do.Pick):
            return made
        vain = any(one.wire == "lupus.chose_in_vain" for one in made)
        return Refusal("E_TARGET_WOLF", made) if vain else made


class LongerWithoutAPart(Lupus):
    """A villager has the tablet for a longer time."""

    def wakes_at(self, state):
        at, seat = super().wakes_at(state), holder(state)
        return at + 2 if seat is not None and chooses(state, seat) is None else at


LEAKS = (WaitsAfterAChoice(), OffersWhatIsLegal(), RefusesWhatDoesNotCount(), LongerWithoutAPart())


@pytest.mark.parametrize("game", LEAKS, ids=lambda game: type(game).__name__)
def test_every_seeded_leak_of_the_round_is_noticed(game):
    assert any(differs(game, seed) for seed in range(PAIRS))
