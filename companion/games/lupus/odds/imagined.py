"""How imaginary friends choose in a rehearsal: by the policy `ANYHOW`, from what their own phones
show."""

from __future__ import annotations

from companion.core import Chance
from companion.core.words.prompts.base import Answer, Offered, Pick, Prompt
from companion.games.lupus.cast import definition
from companion.games.lupus.commands import Pick as PickTarget
from companion.games.lupus.night_rules.actors import actors
from companion.games.lupus.odds.policies import ANYHOW, Talk, known_to
from companion.games.lupus.state import LupusState


def imagined(
    state: LupusState, seat: int, prompt: Prompt, offered: Offered, chance: Chance
) -> Answer:
    """The answer of the friend in `seat`: a vote, a target at night, else any that is offered."""
    by_seat: dict[int, Answer] = {}
    if isinstance(prompt, Pick):
        by_seat = {int(at): one for one in offered if (at := one.args[prompt.field]) is not None}
    if not by_seat:
        return chance.one_of(offered)
    ring, known = tuple(by_seat), known_to(state, seat)
    part = str(prompt.args.get("step", ""))
    if prompt.command != PickTarget.name:
        return by_seat[ANYHOW.day(known, ring, Talk(), chance)]
    if seat not in actors(state, part):
        return chance.one_of(offered)
    # Friends who share a step see what the others point at, and agree.
    shown = (state.tonight().proposals.get(one) for one in actors(state, part))
    agreed = next((target for target in shown if target in by_seat), None)
    if agreed is None:
        agreed = ANYHOW.night(known, definition(state, part), ring, Talk(), chance)
    return by_seat[agreed]
