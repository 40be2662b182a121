"""A view travels as documents, and as their differences: a device always has the whole view."""

import json

import pytest

from companion.core.eye import BLIND, MODERATOR, PUBLIC, seat_eye
from companion.core.text import text
from companion.core.value import payload, replace
from companion.core.view import HEADING, Scene, Tone, View
from companion.core.words.panels.base import Circle, Mark, Note
from companion.core.words.prompts.base import Press
from companion.table.screens.difference import difference, encode
from companion.table.screens.documents import ViewSplitter, WallView, joined
from tests.kit.faults.fault import faults
from tests.kit.laws.every_game import EVERY_GAME
from tests.kit.laws.games import GAMES
from tests.kit.laws.random_games import moments
from tests.kit.wire.parts import Documents

TABLE = {"code": "CANE"}


def moments_with_eyes(game, every=11, seeds=4):
    """Some moments of a few games, with every eye."""
    for seed in range(seeds):
        for play in moments(game, seed, every=every):
            yield play, (PUBLIC, MODERATOR, BLIND, *(seat_eye(seat) for seat in play.ring))


NAMES = "wall", "known", "secret"


def split_view(play, eye):
    """The view of this eye, and its documents."""
    wall = play.game.view(play.state, PUBLIC, play.moment)
    view = play.game.view(play.state, eye, play.moment)
    return view, (wall_view(wall), *ViewSplitter(wall).split(view, {"kind": "phone"}))


def wall_view(wall):
    heading = {name: getattr(wall, name) for name in HEADING}
    return WallView(v=1, table=TABLE, announced_at=0.0, panels=wall.panels, **heading)


def to_draw(view):
    """What a page is to draw."""
    fields = payload(view)
    fields.pop("known", None)
    return fields


@EVERY_GAME
def test_the_wall_asks_nobody_anything_and_everybody_may_know_all_of_it(game):
    for play, _ in moments_with_eyes(game):
        view, (wall, known, secret) = split_view(play, PUBLIC)
        assert (view.prompts, view.own, view.hush, view.alike) == ((), (), False, False)
        assert to_draw(view).items() <= payload(wall).items()
        assert payload(known) == {}
        assert payload(secret) == {"me": {"kind": "phone"}}


@EVERY_GAME
def test_the_wall_shows_the_same_whoever_was_looked_at_before(game):
    for play, eyes in moments_with_eyes(game):
        before = payload(game.view(play.state, PUBLIC, play.moment))
        for eye in eyes:
            game.view(play.state, eye, play.moment)
            assert payload(game.view(play.state, PUBLIC, play.moment)) == before


@EVERY_GAME
def test_the_documents_of_a_view_come_to_the_view(game):
    for play, eyes in moments_with_eyes(game):
        for eye in eyes:
            view, parts = split_view(play, eye)
            assert joined(*map(payload, parts)) == to_draw(view)


@EVERY_GAME
def test_differences_lead_to_the_very_view_that_is_built_from_nothing(game):
    """Byte for byte, whatever happened in between (every third moment is looked at)."""
    for seed in range(4):
        before, pages = {}, {}
        for play in moments(game, seed, every=3):
            for eye in (PUBLIC, MODERATOR, BLIND, *map(seat_eye, play.ring)):
                _, now = split_view(play, eye)
                page = pages.setdefault(eye, Documents())
                page.receive(message(before.get(eye), now))
                before[eye] = now
                assert page._have == payloads(now)


def message(before, now):
    """What a device is sent that has the documents `before`."""
    if before is None:
        return payloads(now)
    return {
        "changed": {
            name: [json.loads(one) for one in difference(old, new)]
            for name, old, new in zip(NAMES, before, now, strict=True)
        }
    }


def payloads(now):
    return dict(zip(NAMES, map(payload, now), strict=True))


@pytest.mark.parametrize("fault", faults("*forgets_something_is_noticed"), ids=lambda f: f.name)
def test_a_difference_that_forgets_something_is_noticed(fault):
    with fault.injected(), pytest.raises(AssertionError):
        test_differences_lead_to_the_very_view_that_is_built_from_nothing(GAMES["lupus"])


@EVERY_GAME
def test_all_that_a_seat_is_asked_has_a_key_of_its_own(game):
    """The secret document says by their keys where the known questions stand."""
    for play, _ in moments_with_eyes(game):
        for seat in play.ring:
            asked = game.view(play.state, seat_eye(seat), play.moment).prompts
            keys = [one.key for one in asked]
            assert len(keys) == len(set(keys))


def press(key, *, known=False):
    return Press(key=key, command=key, label=text(key), known=known)


WALL = View(tone=Tone.TABLE, scene=Scene.RING, title=text("x"), line=text("y"))


def layers(view, wall=WALL):
    """What is laid over the wall."""
    return tuple(map(payload, ViewSplitter(wall).split(view, {})))


def test_nothing_is_known_that_is_not_marked():
    first, second = press("a"), press("b", known=True)
    ring, own = Circle(marks=(Mark(1),)), Note(title=text("own"))
    view = replace(WALL, title=text("mine"), prompts=(first, second), panels=(ring,), own=(own,))
    known, secret = layers(view)
    assert "title" not in known
    assert [one["key"] for one in known["prompts"]] == ["b"]
    assert "panels" not in known
    assert secret["title"] == {"t": "mine"}
    assert [one if isinstance(one, str) else one["key"] for one in secret["prompts"]] == ["a", "b"]


def test_what_the_wall_shows_is_known_to_all_also_to_who_is_not_shown_it():
    ring = Circle(marks=(Mark(1),), known=True)
    known, secret = layers(WALL, replace(WALL, panels=(ring,)))
    assert known == {}
    assert secret["panels"] == []


def test_a_heading_that_everybody_may_know_stands_in_the_known_document():
    view = replace(WALL, title=text("turn"), line=None, known=("title", "line"))
    known, secret = layers(view)
    assert known == {"title": {"t": "turn"}, "without": ["line"]}
    assert secret == {"me": {}}
    hidden = replace(WALL, line=None)
    known, secret = layers(hidden)
    assert known == {}
    assert secret["without"] == ["line"]
    assert "line" not in joined(payload(wall_view(WALL)), known, secret)


def test_several_parts_of_one_kind_are_told_apart():
    one, other = (Note(title=text(word), known=True) for word in "ab")
    own = Note(title=text("c"))
    view = replace(WALL, panels=(other, own, one))
    wall = replace(WALL, panels=(one, other))
    assert joined(payload(wall_view(wall)), *layers(view, wall)) == to_draw(view)


def test_a_difference_says_only_what_is_another():
    long = text("x" * 300)
    before = Circle(marks=tuple(Mark(seat) for seat in range(1, 25)), middle=long)
    marks = tuple(replace(one, votes=int(one.seat == 3)) for one in before.marks)
    after = replace(before, marks=marks)
    assert difference(before, after) == [encode((("marks", 2, "votes"), 1))]
    assert difference(after, replace(after, middle=None)) == [encode((("middle",),))]
    assert difference(before, before) == []
