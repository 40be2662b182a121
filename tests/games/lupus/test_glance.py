"""A glance at the tablet at night tells no role while the roles are covered."""

import random

import pytest

from companion.core import Circle, SeatNames, Weight, payload, replace, text
from companion.core.eye import MODERATOR
from tests.kit.games.lupus.cards import cards, mixed
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.knowledge import holders, steps_on
from tests.kit.games.lupus.leaks import marks

WITHOUT = (2, 5, 9)


def visible_part(view):
    """What is drawn of the tablet while nothing is held or asked for: not the covered notes, not
    the roles on the ring, and for whom a question on the ring would be answered."""
    panels = [
        [(mark.seat, mark.dead, mark.turn, mark.waits, mark.nominated) for mark in one.marks]
        if isinstance(one, Circle)
        else payload(one)
        for one in view.panels
        if not getattr(one, "covered", False)
    ]
    prompts = [one for one in view.prompts if one.weight is Weight.MAIN and not one.group]
    asked = [(one.command, one.title, one.label, one.hint) for one in prompts]
    return payload(view.title), view.line, panels, repr(asked)


def dealt(order, night_input, phones):
    """An evening whose seats hold the cards in this order, its first step called."""
    rules = {"night_input": night_input, "first_night": "bite", "deck_rule": "free"}
    return Evening(" ".join(order), phones=phones, **rules).tablet.advance().then


def pairs(night_input, phones):
    """The same evening twice, with the cards dealt otherwise, at each step and after a removal."""
    for seed in range(6):
        rng = random.Random(f"glance {seed}")
        deck = list(cards(mixed(12)))
        scenes = [dealt(rng.sample(deck, len(deck)), night_input, phones) for _ in "AB"]
        while all(scene.step for scene in scenes):
            yield scenes
            if len(scenes[0].living) == len(deck):
                gone = rng.choice(scenes[0].ring)
                for scene in scenes:
                    scene.leave(gone)
                yield scenes
            for scene in scenes:
                scene.tablet.skip_step("on").skip_step("on")


WAYS = [("pointing", range(1, 13)), ("phones", None), ("together", None)]
WAYS += [(way, set(range(1, 13)) - set(WITHOUT)) for way in ("phones", "together")]


@pytest.mark.parametrize(("night_input", "phones"), WAYS)
def test_a_glance_at_the_tablet_tells_no_role(night_input, phones):
    for a, b in pairs(night_input, phones):
        if "over" not in (a.phase, b.phase):  # whose end it is everybody is told
            assert visible_part(a.view(MODERATOR)) == visible_part(b.view(MODERATOR))


def actors(state):
    """Who acts in the step that is called."""
    if state.night is None:
        return frozenset()
    return frozenset().union(*(holders(state, step) for step in steps_on(state.night)))


def actors_are_underlined(state, view):
    acting = actors(state)
    return marks(view, lambda ring: tuple(replace(one, waits=one.seat in acting) for one in ring))


def actors_are_asked_by_name(state, view):
    title = text("x", who=SeatNames(tuple(sorted(actors(state)))))
    prompts = (replace(one, title=title) if one.title else one for one in view.prompts)
    return replace(view, prompts=tuple(prompts))


@pytest.mark.parametrize("spoil", [actors_are_underlined, actors_are_asked_by_name])
def test_a_tablet_that_marks_who_acts_is_noticed(spoil):
    differs = []
    for a, b in pairs("pointing", range(1, 13)):
        if "over" not in (a.phase, b.phase):
            seen = [visible_part(spoil(one.state, one.view(MODERATOR))) for one in (a, b)]
            differs.append(seen[0] != seen[1])
    assert any(differs)
