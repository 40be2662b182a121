"""Every question of the second box reaches each seat that it is put to, with a phone or without, in
each way of the night, with a person or the voice; no evening stands still."""

import random
from collections import Counter, deque
from dataclasses import replace
from itertools import islice

import pytest

from companion.core import BLIND, TABLET, Caller, Stage
from companion.core.eye import MODERATOR, PUBLIC, seat_eye
from companion.games.lupus.game import GAME
from companion.games.lupus.night_rules import actors
from companion.games.lupus.phase import phase_of
from companion.games.lupus.phases.defence import deciding
from companion.games.lupus.state import Phase, passing
from companion.games.lupus.victory import ending
from tests.kit.games.lupus.commands import do
from tests.kit.games.lupus.world import OF_WORLD, WAYS, deck_with, random_table
from tests.kit.random_play import Play, command_of, play_to_end

RING = tuple(range(1, 12))
ANSWERS = ("pick", "settle", "aim", "vote", "decide", "name_captain", "take_device", "look")
"""What an honest player does where it is offered, beside the talk."""
TALK = ("say_ready", "finish_speech")
LED = [
    *((way, lead) for way in ("phones", "together", "pointing") for lead in ("sees", "blind")),
    *((way, "voice") for way in ("phones", "together")),
    *(("together", lead) for lead in ("sees passing", "blind passing")),
]
"""Way of the night, and who moderates: a person whose tablet sees secrets or not, or the voice."""


class OfferedEvening:
    """An evening of people who answer what they are offered, once, and do nothing else.

    `phones`: who has one. `offered`: whom the question of now has reached.
    """

    def __init__(self, card, way, lead, phones, seed):
        self.blind = "sees" not in lead
        self.rng = random.Random(f"{card} {way} {lead} {seed}")
        self.play = Play(GAME, RING, frozenset(phones), self.rng, GAME.open(RING, {}))
        options = {"box": "world", "deck_rule": "free", "captain": "elected"}
        if lead == "voice":
            options["moderation"] = "voice"
        options |= {"night_input": way, "first_night": "bite", "step_seconds": 8}
        if "passing" in lead:
            options["without_phone"] = "passing"
        for id, value in options.items():
            self.play.must_do(do.SetOption(id, value), self.tablet())
        self.play.must_do(do.SetDeck(dict(Counter(deck_with(card, seed)))), self.tablet())
        self.play.must_do(do.Deal(), self.tablet())
        self.answered, self.offered, self.seen = {}, set(), (None, None, {})
        self.devices = deque((0, *sorted(phones)))

    def tablet(self, seat=None):
        blind = self.blind or GAME.blindfolds(self.play.state)
        return Caller(seat, moderator=True, blind=blind)

    def prompts(self, device):
        """What a device is asked now; 0: the tablet. A view is built once for each moment of a
        state."""
        state, moment = self.play.state, self.play.moment
        before, then, views = self.seen
        if before is not state or then != moment:
            views = {PUBLIC: GAME.view(state, PUBLIC, moment)}
            self.seen = state, moment, views
        eye = BLIND if self.blind or GAME.blindfolds(state) else MODERATOR
        own = seat_eye(device) if device else eye
        if own not in views:
            views[own] = GAME.view(state, own, moment, views[PUBLIC])
        return views[own].prompts

    def question(self):
        """A key of the question of now, and whom it is put to."""
        state, none = self.play.state, frozenset()
        if state.in_night and state.tonight().open_step is not None:
            seats = none if state.options.dark else set(state.living)
            if self.blind and not state.options.passes:
                seats &= self.play.phones  # the lobby says that the others do not choose
            return (state.number, state.tonight().called), seats
        if state.phase == Phase.SHOT and state.today().aims_end is not None:
            return (state.number, "shot", state.today().asked), set(state.today().asked)
        if state.phase == Phase.LOT and (captain := deciding(state, state.today().lot)):
            return (state.number, "lot"), {captain}
        if state.phase == Phase.HANDOVER:
            return (state.number, "handover"), {state.captain}
        vote = None if state.day is None else phase_of(state).vote(state)
        if vote is not None and vote.missing:
            key = (state.number, state.phase, len(state.today().rounds), vote.cast)
            return key, set(vote.whose_turn)
        return (state.phase, state.number), none

    def act(self):
        """One answer that a device offers, first the one that answered last; whether there was
        one. Between two calls of a night nobody is asked."""
        state = self.play.state
        if state.in_night and state.tonight().open_step is None and passing(state) is None:
            return False
        for device in tuple(self.devices):
            for prompt in self.prompts(device):
                if prompt.command in ANSWERS and prompt.closed is None:
                    who = prompt.act_for or ((device,) if device else ())
                    self.offered.update(who)
                    if self.answer(device, prompt, who or (None,)):
                        return True
                elif prompt.command in TALK and device and self.answer(device, prompt, (device,)):
                    return True
            self.devices.rotate(-1)
        return False

    def answer(self, device, prompt, who):
        times = 2 if self.play.state.in_night and actors.names_needed(self.play.state) == 2 else 1
        for seat in who:
            before = self.answered.setdefault((prompt.key, seat, prompt.command), [])
            if len(before) >= times or getattr(prompt, "locked", False):
                continue
            given = [one.args for one in prompt.answers() if device or one.seat in (seat, None)]
            given = [args for args in given if args not in before]  # two names differ
            before.append(args := self.rng.choice(given) if given else None)
            if args is not None:
                command = command_of(GAME, prompt.command, args)
                self.play.must_do(command, Caller(seat) if device else self.tablet(seat))
                return True
        return False

    def go_on(self):
        """Nobody has more to say: the big button, where it is open; else time passes."""
        opens = [one for one in self.prompts(0) if one.command == "advance" and one.closed is None]
        dues = (GAME.wakes_at(self.play.state), *(one.opens_at for one in opens))
        if opens and (opens[0].opens_at or 0) <= self.play.now:
            self.play.must_do(do.Advance(), self.tablet())
        else:
            due = min((one for one in dues if one is not None), default=self.play.now + 1)
            self.play.pass_time(max(0.0, due - self.play.now))

    def to_the_end(self):
        """Play on; yields the kind of each question that has reached all whom it is put to."""
        question, seats = self.question()
        for _ in range(6000):
            if GAME.stage(self.play.state) is Stage.OVER:
                return
            if not self.act():
                missed = seats - self.offered
                self.go_on()
            else:
                missed = set()
            now, those = self.question()
            if now != question:
                assert not missed, f"{question}: {missed} were not asked"
                yield question[1]
                question, self.offered = now, set()
            seats = those
        raise AssertionError(f"the evening stands still: {self.play.state.phase}, {question}")


CARDS = [*OF_WORLD, "captain"]


@pytest.mark.unmeasured
@pytest.mark.parametrize(("way", "lead"), LED)
@pytest.mark.parametrize("card", CARDS)
def test_whoever_answers_what_is_offered_comes_to_the_end_and_is_asked_everything(card, way, lead):
    """All have a phone, or every other one, or nobody: each card and each way meets the three."""
    seed = (CARDS.index(card) + LED.index((way, lead))) % 3
    all_have_one = (way, lead) == ("phones", "voice")  # without phones that voice does not deal
    phones = RING if all_have_one else (RING, RING[::2], ())[seed]
    assert Phase.ELECTION in set(OfferedEvening(card, way, lead, phones, seed).to_the_end())


@pytest.mark.unmeasured
@pytest.mark.parametrize("way", WAYS)
def test_a_correction_at_any_moment_can_be_shown_and_played_on_and_evenings_end_with_winners(way):
    phases = set()
    for seed in range(4, 8):
        play = random_table(seed, way)
        phases |= set(play_with_corrections(play, random.Random(seed)))
        assert (GAME.stage(play.state), play.state.result) == (Stage.OVER, ending(play.state))
        assert GAME.recap(play.state, tuple(play.steps))
    assert {"night", "dawn", "discussion", "nomination", "runoff", "lynch", "shot"} <= phases


def play_with_corrections(play, rng):
    """An evening is played; the phases in which a correction was made, shown and played on beside
    it."""
    for number, _ in enumerate(play_to_end(play)):
        if number % 3 or not play.state.players or GAME.stage(play.state) is not Stage.PLAY:
            continue
        branch = replace(play, rng=rng, steps=[*play.steps], states=[*play.states])
        if branch.do(random_correction(rng.choice(play.ring), rng), TABLET) is None:
            for eye in (PUBLIC, BLIND, *branch.eyes):
                GAME.view(branch.state, eye, branch.moment)
            for _ in islice(play_to_end(branch), 10):
                pass
            yield str(play.state.phase)


def random_correction(seat, rng):
    """A player leaves, dies, comes back or has another card."""
    cause, role = rng.choice(("mauled", "poisoned", "lynched")), rng.choice(OF_WORLD)
    hands = (do.Remove(seat), do.Kill(seat, cause), do.Revive(seat), do.SetRole(seat, role))
    return rng.choice(hands)
