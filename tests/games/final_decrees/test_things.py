"""What can be done is asked at the things of the chart, each at exactly one; why not is told."""

import random
from collections import Counter
from itertools import islice

import pytest

from companion.core import Graph, Route
from companion.core.eye import MODERATOR, PUBLIC, seat_eye
from companion.games.final_decrees.phases.play.actions import Action
from tests.kit.games.final_decrees.office import Office, do
from tests.kit.laws.games import GAMES
from tests.kit.laws.random_games import moments

OF_THE_TURN = {one.name for one in (do.Draw, do.EndTurn, *Action.__subclasses__())}


def chart(view):
    return next(one for one in view.panels if isinstance(one, Graph))


def touchables(graph):
    """Everything that can be touched, by its id."""
    nodes = {one.id: one for one in graph.nodes}
    tokens = {token.id: token for node in graph.nodes for token in node.tokens}
    arrows = {f"{a}>{b}": None for a, b in graph.arrows}
    assert len(nodes) + len(tokens) + len(arrows) == len({*nodes, *tokens, *arrows})
    return {**nodes, **tokens, **arrows}


def places(prompt, known):
    """Where each answer of this prompt is given: (the thing, its arguments)."""
    for answer in prompt.answers():
        at = prompt.at
        if at == "*":
            assert isinstance(prompt, Route)
            first = answer.args[prompt.fields[0]]
            at = first if first in known else first.split(">")[0]
        yield at, (prompt.command, repr(sorted(answer.args.items())))


def of_the_turn(view):
    return [one for one in view.prompts if one.command in OF_THE_TURN]


@pytest.mark.unmeasured
def test_every_legal_action_is_reached_from_exactly_one_thing():
    rng, looked = random.Random("things"), Counter()
    for seed in range(8):
        for play in moments(GAMES["final_decrees"], seed, every=7):
            if play.state.turn is None or play.state.result or play.state.pending:
                continue
            player = play.state.now().player
            for eye in (seat_eye(player), MODERATOR):
                view = play.game.view(play.state, eye, play.moment)
                known = touchables(chart(view))
                given = {one for p in of_the_turn(view) for one in places(p, known)}
                assert max(Counter(args for _, args in given).values()) == 1
                assert all(at in known or at == "" for at, _ in given)
                looked.update(name for _, (name, _) in given)
            other = rng.choice([one for one in play.ring if one != player])
            for eye in (seat_eye(other), PUBLIC):
                assert not of_the_turn(play.game.view(play.state, eye, play.moment))
    assert set(looked) == OF_THE_TURN


def at(view, thing):
    known = touchables(chart(view))
    things = [(p, where) for p in of_the_turn(view) for where, _ in islice(places(p, known), 400)]
    return {prompt.command for prompt, where in things if where == thing}


def test_what_can_be_done_at_the_things_of_an_executive():
    view = Office().to_play(B="executive", A="hr", C="navy", D="secret", E="treasury").view(2)
    assert at(view, "executive") == {"redistribute", "restructure"}
    assert at(view, "reform") == {"move_marker", "restructure"}
    assert at(view, "treasury") == {"restructure"}
    assert (at(view, "reform>executive"), at(view, "0")) == ({"restructure"}, {"stamp", "forward"})
    assert at(view, "") == {"draw", "play_card", "end_turn"}


@pytest.mark.parametrize(
    ("own", "thing", "commands"),
    [
        ("treasury", "treasury", {"treasury_extra"}),
        ("navy", "navy", {"redistribute", "manoeuvres"}),
        ("secret", "hr", {"investigate"}),
        ("secret", "secret", set()),
        ("hr", "hr", {"reassign"}),
        ("navy", "hr", set()),
    ],
)
def test_a_ministry_has_its_special_action(own, thing, commands):
    office = Office().to_play(B=own, **({"A": "hr"} if own != "hr" else {})).have(secret=2)
    assert at(office.view(2), thing) == commands


@pytest.mark.parametrize(
    ("own", "thing", "why"),
    [
        ("navy", "hr", ("decrees-only-empty", "decrees-only-hr")),
        ("navy", "reform", ("decrees-only-reform",)),
        ("secret", "reform", ("E_NO_DIRECTOR", "decrees-only-reform")),
        ("treasury", "treasury", ("decrees-none-below", "decrees-none-lying")),
        ("reform", "reform", ("decrees-only-reform", "decrees-none-lying")),
    ],
)
def test_what_cannot_be_done_there_is_told_with_the_reason(own, thing, why):
    office = Office().to_play(B=own, A="hr")
    view = office.view(2)
    assert tuple(one.id for one in touchables(chart(view))[thing].details) == why


def test_a_special_action_of_once_a_turn_says_that_it_was_used():
    office = Office().to_play(B="treasury").active.treasury_extra().then
    assert touchables(chart(office.view(2)))["treasury"].details[0].id == "E_TREASURY_USED"


def test_a_decree_says_why_it_cannot_be_stamped():
    office = Office().to_play(B="navy", C="executive").lay(1, "navy")
    view = office.view(2)
    assert [one.id for one in touchables(chart(view))["0"].details] == ["decrees-only-there"]
    assert [one.id for one in touchables(chart(view))["1"].details] == ["decrees-stamped-next"]


def test_without_actions_nothing_of_the_chart_is_touched():
    office = Office().to_play(B="treasury")
    for _ in range(3):
        office.active.play_card()
    view = office.view(2)
    assert {one.command for one in of_the_turn(view)} == {"end_turn"}
    assert not any(getattr(one, "details", ()) for one in touchables(chart(view)).values())
    assert chart(view).left is not None


def test_nobody_but_the_player_is_told_what_the_player_cannot_do():
    office = Office().to_play(B="navy", A="hr")
    for eye in (seat_eye(1), PUBLIC):
        graph = chart(office.view(eye))
        assert not any(getattr(one, "details", ()) for one in touchables(graph).values())
        assert graph.left is graph.price is None
