"""An undo does not take back what a player has seen (decision 14).

If an undo leads to a question that was answered before, the same answers are given again at once.
An undo into a sealed round that was opened since leads to the moment right after its opening.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from companion.core.event import Event
from companion.core.game import Game, Moment, Question, ShownAnswers
from companion.core.log import Step, fold


def first_shown(game: Game[Any], state: Any, steps: Iterable[Step]) -> ShownAnswers:
    """The answers that `steps`, which follow `state`, have shown first."""
    seen: dict[Question, Any] = {}
    for _, shown_in_step in _walked(game, state, steps):
        for question, shown in shown_in_step:
            seen.setdefault(question, shown)
    return seen


def last_opening(game: Game[Any], state: Any, steps: Iterable[Step]) -> int:
    """The number of the last of `steps` that an undo to `state` cannot take back, because it opened
    a sealed round; 0: none."""
    kept = 0
    waiting = _sealed(game, state)
    if not waiting:
        return 0
    for step, shown_in_step in _walked(game, state, steps):
        opened = any(question in waiting for question, _ in shown_in_step)
        state = fold(game.evolve, state, (step,))
        if opened:
            kept, waiting = step.number, _sealed(game, state)
    return kept


def repeat_answers(
    game: Game[Any], state: Any, seen: ShownAnswers, moment: Moment
) -> tuple[tuple[Event, ...], Any]:
    """The facts that answer the open questions of `state` as in `seen`, and the state after."""
    facts: list[Event] = []
    done = set[Question]()
    while seen:
        asked = (one for one in game.open_questions(state) if one in seen and one not in done)
        question = next(asked, None)
        if question is None:
            break
        done.add(question)
        for event in game.answer_again(state, question, seen[question], moment):
            facts.append(event)
            state = game.evolve(state, event)
    return tuple(facts), state


def _sealed(game: Game[Any], state: Any) -> frozenset[Question]:
    return frozenset(one for one in game.open_questions(state) if one.public)


def _walked(
    game: Game[Any], state: Any, steps: Iterable[Step]
) -> Iterator[tuple[Step, tuple[tuple[Question, Any], ...]]]:
    """Each step with the answers it has shown."""
    for step in steps:
        shown_in_step: list[tuple[Question, Any]] = []
        for event in step.events:
            shown_in_step.extend(game.shown_answers(state, event))
            state = game.evolve(state, event)
        yield step, tuple(shown_in_step)
