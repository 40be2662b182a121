"""What an eye tries with deals that it cannot know of, and who may speak for which seat."""

from __future__ import annotations

import random
from typing import Any

from companion.core.command import Caller
from tests.kit.games.final_decrees.office import do
from tests.kit.laws.lockstep import Leak, Lockstep


def caller(steps: Lockstep, seat: int) -> Caller:
    """Seats without a phone are played on the tablet."""
    return Caller(seat, moderator=seat not in steps.phones)


def strangers(steps: Lockstep) -> list[int]:
    """Seats whose proposals the eye may not know of."""
    ring = steps.a.state.ring
    if steps.eye.moderates:
        return [seat for seat in ring if seat in steps.phones]
    return [seat for seat in ring if seat != steps.eye.seat]


def blame_line(giver: int, taker: int, amount: int) -> dict[str, Any]:
    return {"sort": "blame", "giver": giver, "taker": taker, "amount": amount}


def try_unoffered(steps: Lockstep, rng: random.Random) -> None:
    """The eye's own phone tries its luck with proposals that it cannot know of."""
    for world in steps.worlds:
        for trade in world.state.trades:
            if steps.eye.seat not in trade.named and rng.random() < 0.3:
                who = caller(steps, steps.eye.seat or 0)
                steps.both(
                    who, rng.choice((do.ConfirmTrade, do.CarryOutTrade, do.DeclineTrade))(trade.id)
                )


def try_unoffered_on_the_tablet(steps: Lockstep, rng: random.Random) -> None:
    """The tablet tries to speak for players with a phone: what it is told says nothing."""
    by = rng.choice(strangers(steps))
    taker = rng.choice([seat for seat in steps.a.state.ring if seat != by])
    wishes: list[Any] = [do.ProposeTrade((blame_line(by, taker, 1),))]
    for world in steps.worlds:
        wishes += [do.ConfirmTrade(trade.id) for trade in world.state.trades]
    for wish in wishes:
        answers = [steps.decide(one, Caller(by, moderator=True), wish) for one in steps.worlds]
        if answers[0][1] != answers[1][1]:
            raise Leak(f"the tablet, for {by}, {wish}: {answers}")
