"""A picture has two parts: what everybody sees, and what is for one eye."""

import pytest

from companion.core.eye import BLIND, MODERATOR, PUBLIC, seat_eye
from companion.core.slip import ALL, NOTHING, Slip, apart, divided, together
from companion.core.text import text
from companion.core.value import payload
from companion.core.view import Scene, Tone, View
from companion.core.words.prompts.base import Press
from companion.table.screens.picture_parts import changed, changes
from tests.kit.laws.games import GAMES
from tests.kit.laws.lives import moments
from tests.kit.wire.parts import laid

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def looked_at(game):
    """Some moments of a few games, with every eye."""
    for seed in range(4):
        for play in moments(game, seed, every=11):
            yield play, (MODERATOR, BLIND, *(seat_eye(seat) for seat in play.ring))


@EVERY_GAME
def test_the_public_part_is_what_the_wall_shows_and_asks_nobody_anything(game):
    for play, _ in looked_at(game):
        public = game.public(play.state, play.moment)
        assert together(public, game.slip(play.state, PUBLIC, play.moment)) == public
        assert game.view(play.state, PUBLIC, play.moment) == public
        assert (public.prompts, public.own, public.hush, public.alike) == ((), (), False, False)


@EVERY_GAME
def test_the_public_part_is_the_same_whoever_was_looked_at_before(game):
    for play, eyes in looked_at(game):
        before = payload(game.public(play.state, play.moment))
        for eye in eyes:
            game.slip(play.state, eye, play.moment)
            assert payload(game.public(play.state, play.moment)) == before


@EVERY_GAME
def test_a_whole_picture_taken_apart_is_put_together_again(game):
    for play, eyes in looked_at(game):
        public = game.public(play.state, play.moment)
        for eye in eyes:
            whole = game.view(play.state, eye, play.moment)
            assert together(public, apart(public, whole)) == whole


@EVERY_GAME
def test_the_parts_that_travel_come_to_the_whole_picture(game):
    for play, eyes in looked_at(game):
        public = payload(game.public(play.state, play.moment))
        for eye in eyes:
            slip = payload(game.slip(play.state, eye, play.moment))
            cue = {} if eye.seat is None else payload(game.cue(play.state, eye.seat, play.moment))
            whole = payload(game.view(play.state, eye, play.moment))
            assert laid(laid(public, cue), slip) == whole


@EVERY_GAME
def test_a_slip_is_the_same_while_what_it_follows_from_is(game):
    for seed in range(4):
        known = {}
        for play in moments(game, seed, every=3):
            for seat in play.ring:
                slip = game.slip(play.state, seat_eye(seat), play.moment)
                follows = game.slip_follows(play.state, seat)
                if follows is not None:
                    key = (seat, *map(id, follows))
                    before, _ = known.setdefault(key, (slip, follows))
                    assert slip == before


def test_a_public_part_that_asks_something_is_no_public_part():
    play = next(moments(GAMES["lupus"], 0))
    asking = play.game.view(play.state, MODERATOR, play.moment)
    assert asking.prompts
    with pytest.raises(ValueError, match="nobody"):
        apart(asking, asking)


def test_whoever_sees_what_everybody_sees_has_an_empty_slip():
    play = next(moments(GAMES["lupus"], 0))
    public = play.game.public(play.state, play.moment)
    assert apart(public, public) is play.game.slip(play.state, PUBLIC, play.moment) is NOTHING


@EVERY_GAME
def test_all_that_a_seat_is_asked_has_a_key_of_its_own(game):
    """A slip says by their keys where the questions of the cue stand among its own."""
    for play, _ in looked_at(game):
        for seat in play.ring:
            asked = game.view(play.state, seat_eye(seat), play.moment).prompts
            keys = [one.key for one in asked]
            assert len(keys) == len(set(keys))


def test_a_slip_stands_among_the_questions_of_the_cue_or_leaves_one_out():
    first, second, own = (Press(key=key, command=key, label=text(key)) for key in "abc")
    view = View(tone=Tone.TABLE, scene=Scene.RING, title=text("x"), prompts=(first, second))
    for said, keys in (
        ((), "ab"),
        ((own,), "c"),
        ((ALL, own), "abc"),
        ((own, ALL), "cab"),
        (("a", own, "b"), "acb"),
        (("b", own), "bc"),
    ):
        slip = Slip(prompts=said)
        assert "".join(one.key for one in together(view, slip).prompts) == keys
        assert laid(payload(view), payload(slip)) == payload(together(view, slip))


def test_prompts_are_divided_into_those_that_all_may_know_and_the_secret_ones():
    first, second, own = (Press(key=key, command=key, label=text(key)) for key in "abc")
    assert divided((first, own, second), lambda one: one is own) == (
        (first, second),
        ("a", own, "b"),
    )
    assert divided((first, second), lambda one: one is own) == ((first, second), ())


@EVERY_GAME
def test_the_changes_of_a_part_lead_from_what_was_shown_to_what_is(game):
    for seed in range(4):
        before = None
        for play in moments(game, seed, every=2):
            after = {"view": payload(game.public(play.state, play.moment))}
            if before is not None:
                assert changed(before, changes(before, after)) == after
            before = after


def test_changes_say_only_the_places_where_something_else_stands():
    before = {"v": 1, "view": {"line": {"t": "x"}, "marks": [1, {"seat": 2}, 3]}}
    after = {"v": 2, "view": {"line": {"t": "x"}, "marks": [1, {"seat": 2}, {"seat": 3}, 4]}}
    told = [[["v"], 2], [["view", "marks", 2], {"seat": 3}], [["view", "marks", 3], 4]]
    assert list(changes(before, after)) == told
    assert changed(before, told) == after
    assert before["view"]["marks"] == [1, {"seat": 2}, 3]


def test_what_has_other_words_or_is_shorter_comes_whole():
    before = {"marks": [1, 2], "line": {"t": "x"}}
    after = {"marks": [1], "line": {"t": "x", "p": {"n": 1}}}
    assert list(changes(before, after)) == [[["marks"], [1]], [["line"], {"t": "x", "p": {"n": 1}}]]
