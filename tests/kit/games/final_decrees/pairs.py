"""Pairs of games that look alike to one eye: sealed bids and proposals of others are free (P1)."""

import random
from collections import Counter
from dataclasses import dataclass
from functools import partial
from typing import Any

from companion.core import TABLET, Command, Game
from companion.games.final_decrees.components.trades import OPEN_AT_MOST
from companion.games.final_decrees.state import DecreesState, Phase
from tests.kit.games.final_decrees.knowledge import public, secrets
from tests.kit.games.final_decrees.office import do, offer, proposed_posting
from tests.kit.games.final_decrees.tables import random_steps
from tests.kit.laws.lockstep import Lockstep, World
from tests.kit.laws.paired import Opening
from tests.kit.laws.world import DeclaredKnowledge, random_eye, set_up


@dataclass(frozen=True)
class Spec:
    """What a pair should be about: whose eye, and "bids" or "trades"; "" is left to chance."""

    sight: str = ""
    about: str = ""


def opening(rng: random.Random, game: Game[Any], spec: Spec) -> Opening:
    """Four or five people, of whom one may have no phone."""
    ring = tuple(rng.sample(range(1, 9), rng.choice((4, 5))))
    eye = random_eye(rng, spec.sight, ring)
    served = () if rng.random() < 0.6 else (rng.choice(ring),)
    phones = frozenset(seat for seat in ring if seat not in served)
    decrees = (do.SetDecree(slot, "", random_steps(rng)) for slot in range(5))
    lobby = set_up(game, ring, decrees, phones)
    return Opening(
        eye,
        lobby,
        partial(DeclaredKnowledge, public, partial(secrets, phones=phones)),
        phones=phones,
        by_hand=strange_commands,
    )


def play(steps: Lockstep, rng: random.Random, spec: Spec) -> None:
    """The bids of a round differ, or the proposals of several turns."""
    steps.both(TABLET, do.Begin())
    for _ in range(rng.randint(0, 2)):
        _bid_alike(steps, dict.fromkeys(steps.a.state.ring, 3))
    if (spec.about or rng.choice(("bids", "trades", "trades", "trades"))) == "bids":
        _bid_differently(steps, rng)
    else:
        _trade_in_secret(steps, rng)


def _bid_alike(steps: Lockstep, bids: dict[int, int]) -> None:
    for seat, amount in bids.items():
        steps.both(steps.caller(seat), do.Bid(amount))


def _bid_differently(steps: Lockstep, rng: random.Random) -> None:
    """Everybody but the last has bid: what others wrote is free, one's own is not."""
    bidders = list(rng.sample(steps.a.state.round.asked, len(steps.a.state.round.asked)))
    eye = steps.eye.seat
    if eye in bidders and rng.random() < 0.7:
        bidders.remove(eye)
        bidders.insert(rng.randint(1, 2), eye)
    for seat in bidders[:-1]:
        steps.unlike(seat, do.Bid(rng.randint(1, 6)), do.Bid(rng.randint(1, 6)))
        steps.wait(1.0)
    if eye is not None:
        steps.both(steps.caller(eye), do.Bid(9))
        if eye in bidders[:-1]:
            steps.both(steps.caller(eye), do.Bid(2))


def _trade_in_secret(steps: Lockstep, rng: random.Random) -> None:
    ring = steps.a.state.ring
    _bid_alike(steps, {seat: 6 if seat == ring[0] else rng.randint(1, 5) for seat in ring})
    if steps.a.state.phase is Phase.POSTING:
        _hidden_deals(steps, rng)
        _hidden_deals(steps, rng)
    places = do.Post(proposed_posting(steps.a.state))
    steps.both(steps.caller(ring[0]), places)
    for _ in range(rng.randint(4, 7)):
        if steps.a.state.phase is not Phase.PLAY:
            return
        _turn(steps, rng)
    for world in steps.worlds:
        _hidden_deal(steps, rng, world)


def _turn(steps: Lockstep, rng: random.Random) -> None:
    """A public turn, the same in both worlds, with talk between."""
    _hidden_deals(steps, rng)
    who = steps.caller(steps.a.state.now().player)
    steps.both(who, do.Draw(rng.choice(("ordinary", "ordinary", "decline"))))
    _hidden_deals(steps, rng)
    _removal(steps, rng)
    seat = str(rng.choice(steps.a.state.ring))
    steps.both(who, do.MoveMarker(seat, rng.choice(steps.a.state.empty())))
    if rng.random() < 0.4:
        _open_deal(steps, rng)
    _hidden_deals(steps, rng)
    steps.both(who, do.EndTurn())


def _removal(steps: Lockstep, rng: random.Random) -> None:
    """Each seat that may stamp does; there is talk while the removal is awaited, if that was the
    last."""
    state = steps.a.state
    at = state.posting(state.now().player)
    due = [slot for slot in state.lying_at(at) if state.decrees[slot].next_step == at]
    if not due:
        return
    steps.both(steps.caller(state.now().player), do.Stamp(str(rng.choice(due))))
    pending = steps.a.state.pending
    if pending is None:
        return
    _hidden_deals(steps, rng)
    _hidden_deals(steps, rng)
    steps.both(steps.caller(pending.chooser), do.Remove({}))


def _hidden_deals(steps: Lockstep, rng: random.Random) -> None:
    """Proposals that the eye may not know of, different in the two worlds."""
    steps.wait(1.0)
    for world in steps.worlds:
        if rng.random() < 0.7:
            _hidden_deal(steps, rng, world)


def _proposal(state: DecreesState, rng: random.Random, by: int, others: list[int]) -> Command:
    taker, third = rng.sample([seat for seat in others if seat != by], 2)
    most = max(1, state.personal[by])
    lines = [offer(by, taker, rng.randint(1, most))]
    if rng.random() < 0.5 and state.personal[taker]:
        lines.append(offer(taker, third, 1))
    return do.ProposeTrade(tuple(lines))


def _hidden_deal(steps: Lockstep, rng: random.Random, world: World) -> None:
    """In one world a seat proposes, agrees (never as the last) or declines."""
    people = strangers(steps)
    open_ones = [t for t in world.state.trades if set(t.named) <= set(people)]
    if open_ones and rng.random() < 0.5:
        trade = rng.choice(open_ones)
        if len(trade.missing) > 1 and rng.random() < 0.6:
            who = rng.choice(trade.missing)
            steps.only(world, steps.caller(who), do.ConfirmTrade(trade.id))
        else:
            who = rng.choice(trade.named)
            steps.only(world, steps.caller(who), do.DeclineTrade(trade.id))
        return
    by = rng.choice(people)
    steps.only(world, steps.caller(by), _proposal(world.state, rng, by, people))


def _open_deal(steps: Lockstep, rng: random.Random) -> None:
    """A deal that the eye is part of, or that all see done: the same in both worlds."""
    ring = steps.a.state.ring
    # Who has two open proposals in one world is refused there, and nobody else is answered: the
    # number is the asker's own. (The tablet, which could ask for others, is no phone's voice.) No
    # deal follows there, so the worlds would part in what all may see: such a deal is not tried.
    asked = [Counter(trade.by for trade in world.state.trades) for world in steps.worlds]
    free = [seat for seat in ring if all(one[seat] < OPEN_AT_MOST for one in asked)]
    if steps.eye.seat is None and not free:
        return
    by = steps.eye.seat if steps.eye.seat is not None else rng.choice(free)
    taker = rng.choice([seat for seat in ring if seat != by])
    steps.wait(1.0)
    if steps.both(steps.caller(by), do.ProposeTrade((offer(by, taker, 1),))) is not None:
        return
    trade = next(t.id for t in reversed(steps.a.state.trades) if t.by == by)
    answer = do.ConfirmTrade if rng.random() < 0.5 else do.DeclineTrade
    steps.both(steps.caller(taker), answer(trade))


def strangers(steps: Lockstep) -> list[int]:
    """Seats whose proposals the eye may not know of."""
    ring = steps.a.state.ring
    if steps.eye.moderates:
        return [seat for seat in ring if seat in steps.phones]
    return [seat for seat in ring if seat != steps.eye.seat]


def strange_commands(steps: Lockstep, rng: random.Random) -> list[Command]:
    """Answers to the proposals of others in both worlds; a new one where there are none."""
    trades = [trade for world in steps.worlds for trade in world.state.trades]
    others = [trade.id for trade in trades if steps.eye.seat not in trade.named]
    by, taker = rng.sample(steps.a.state.ring, 2)
    ways = (do.ConfirmTrade, do.CarryOutTrade, do.DeclineTrade)
    answers = [way(id) for id in others for way in ways]
    return answers or [do.ProposeTrade((offer(by, taker, 1),))]
