"""What can be done is asked at the things of the chart, each at exactly one."""

import random
from collections import Counter

import pytest

from companion.core.eye import MODERATOR, PUBLIC, seat_eye
from companion.core.words.panels.graph import Graph
from companion.core.words.prompts.several import Route
from companion.games.final_decrees.phases.play.actions import Action
from tests.kit.games.final_decrees.office import do
from tests.kit.laws.games import GAMES
from tests.kit.laws.lives import moments

OF_THE_TURN = {one.name for one in (do.Draw, do.EndTurn, *Action.__subclasses__())}


def chart(view):
    return next(one for one in view.panels if isinstance(one, Graph))


def things(graph):
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
                known = things(chart(view))
                given = {one for p in of_the_turn(view) for one in places(p, known)}
                assert max(Counter(args for _, args in given).values()) == 1
                assert all(at in known or at == "" for at, _ in given)
                looked.update(name for _, (name, _) in given)
            other = rng.choice([one for one in play.ring if one != player])
            for eye in (seat_eye(other), PUBLIC):
                assert not of_the_turn(play.game.view(play.state, eye, play.moment))
    assert set(looked) == OF_THE_TURN
