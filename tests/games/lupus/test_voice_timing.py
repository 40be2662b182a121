"""The law of time: what is said, shown and when tells no secret, with the tablet that goes round
among it; seeded leaks are noticed."""

import os
import random
from collections import Counter

import pytest

from companion.core import Refusal, Script, replace
from companion.games.lupus.facts.voice import LineBegun
from companion.games.lupus.game import GAME, Lupus
from companion.games.lupus.night_rules import actors, dummy_steps
from companion.games.lupus.night_rules.agreement import disagreement
from companion.games.lupus.night_rules.pass_and_play import holder
from companion.games.lupus.night_rules.picks import Pick
from companion.games.lupus.options import CLASSIC, WORLD
from tests.kit.games.lupus.voice_pairs import play
from tests.kit.games.lupus.world import OF_WORLD, deck_with
from tests.kit.laws.lockstep import Endless, Leak

pytestmark = pytest.mark.unmeasured
PAIRS = int(os.environ.get("VEGLIA_LED_PAIRS", "10"))
"""Of each way of a night: each card of the second box in both, before two kinds of eyes; `make soak
ARGS=P17` plays 1,000."""
SIGHTS = ("blind", "public", "seat")
NIGHTS = ("phones", "together")


def run(game, seed, night, sight, deck=()):
    return play(random.Random(f"voice {seed}"), game, night=night, sight=sight, deck=deck)


DECKS = {CLASSIC: [()], WORLD: [deck_with(card, 0) for card in (*OF_WORLD, "captain")]}
"""Of the second box one for each card; (): drawn by chance."""


@pytest.mark.parametrize("box", DECKS)
@pytest.mark.parametrize("night", NIGHTS)
def test_paired_evenings_of_the_voice_are_alike_to_the_millisecond(night, box):
    ended, compared, differ, decks = Counter(), 0, 0, DECKS[box]
    for seed in range(PAIRS):
        deck = decks[(seed + NIGHTS.index(night)) % len(decks)]
        pair = run(GAME, seed, night, SIGHTS[seed % len(SIGHTS)], deck)
        ended[pair.ended] += 1
        compared += pair.compared
        differ += pair.a.state.players != pair.b.state.players
    assert differ > 0.7 * PAIRS, "pairs of equal worlds prove nothing"
    assert compared > 100 * PAIRS, f"pairs that end at once prove nothing: {ended}"


class OffBy(Lupus):
    """The schedule is off by the seconds that this function finds in the state."""

    def __init__(self, seconds):
        self.seconds = seconds

    def wakes_at(self, state):
        at = super().wakes_at(state)
        return at if at is None else at + self.seconds(state)


def once_its_holder_has_tapped(state):
    """A step is over as soon as its players have chosen."""
    tapped = state.night is not None and state.night.open_step in state.night.picks
    return state.voice.until + 9 - GAME.wakes_at(state) if tapped else 0


def while_the_pack_differs(state):
    """The window stays open then."""
    together = state.night is not None and state.night.open_step == actors.TOGETHER
    return 3 if together and disagreement(state) else 0


def for_each_wolf(state):
    """By day every breath tells how many are left."""
    wolves = sum(state.role(seat) == "werewolf" for seat in state.living)
    return 0 if state.day is None else 0.01 * wolves


def after_a_choice_in_hand(state):
    """A player with a role in this step keeps the tablet a little longer after the choice."""
    seat, night = holder(state), state.night
    return 3 if seat is not None and night is not None and seat in night.proposals else 0


def without_a_part_in_hand(state):
    """A villager has the tablet for a longer time."""
    seat = holder(state)
    return 2 if seat is not None and actors.choosing_part(state, seat) is None else 0


class ShorterForTheDead(Lupus):
    """The pause after a call that nobody living answers is shorter."""

    def decide(self, state, command, caller, moment, chance):
        made = super().decide(state, command, caller, moment, chance)
        if isinstance(made, Refusal):
            return made
        after = state
        for event in made:
            if isinstance(event, LineBegun) and dead_step(after):
                return (*made[:-1], replace(event, lasting=event.lasting - 2))
            after = self.evolve(after, event)
        return made


def dead_step(state):
    night = state.night
    return (
        night is not None
        and night.open_step in night.parts
        and dummy_steps.is_dummy(state, night.open_step)
    )


class SpeaksAtATap(Lupus):
    """The shared display repeats its line when a player with a role in this step has chosen."""

    def wall(self, state, moment):
        view = super().wall(state, moment)
        if state.night is None:
            return view
        panels = [
            replace(one, again=len(state.night.picks)) if isinstance(one, Script) else one
            for one in view.panels
        ]
        return replace(view, panels=tuple(panels))


class OffersWhatIsLegal(Lupus):
    """The names that a wolf may not choose are left out."""

    def view(self, state, eye, moment, wall=None):
        view, seat = super().view(state, eye, moment, wall), holder(state)
        if not eye.moderates or seat is None:
            return view
        return view, actors.legal_targets(state, seat)


class RefusesWhatDoesNotCount(Lupus):
    """A wolf is told that another wolf is none to choose."""

    def decide(self, state, command, caller, moment, chance):
        made = super().decide(state, command, caller, moment, chance)
        if isinstance(made, Refusal) or not isinstance(command, Pick):
            return made
        vain = any(one.wire == "lupus.chose_in_vain" for one in made)
        return Refusal("E_TARGET_WOLF", made) if vain else made


LEAKS = {
    "a step that ends when its holder has tapped": (OffBy(once_its_holder_has_tapped), "phones"),
    "a shorter pause for the dead": (ShorterForTheDead(), "phones"),
    "a line spoken at a tap": (SpeaksAtATap(), "together"),
    "a window that waits for the pack": (OffBy(while_the_pack_differs), "together"),
    "a breath that follows the number of wolves": (OffBy(for_each_wolf), "together"),
    "a tablet that waits after a choice": (OffBy(after_a_choice_in_hand), "together"),
    "a tablet that offers what is legal": (OffersWhatIsLegal(), "together"),
    "a refusal of what does not count": (RefusesWhatDoesNotCount(), "together"),
    "a longer turn without a part": (OffBy(without_a_part_in_hand), "together"),
}


@pytest.mark.parametrize("name", LEAKS)
def test_every_seeded_leak_in_time_is_noticed(name):
    game, night = LEAKS[name]
    assert any(leaks(game, seed, night) for seed in range(40)), f"{name} was not noticed"


def leaks(game, seed, night):
    try:
        run(game, seed, night, SIGHTS[seed % len(SIGHTS)])
    except Leak:
        return True
    except Endless:  # some of these games cannot end their night in every deck
        return False
    return False
