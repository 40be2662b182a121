"""Seeded leaks: views, lines and refusals that tell too much; each law must notice (promise P2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from companion.core.command import Caller, Command
from companion.core.eye import Eye, Sight
from companion.core.game import Decision, Moment
from companion.core.log import Step
from companion.core.refusal import refuse
from companion.core.text import Text, text
from companion.core.value import replace
from companion.core.view import View
from companion.games.final_decrees import commands as do
from companion.games.final_decrees.facts.setup import BidSealed
from companion.games.final_decrees.game import FinalDecrees
from companion.games.final_decrees.state import DecreesState, Phase
from tests.kit.games.final_decrees.pairs import Wishes
from tests.kit.laws.altered_game import AlteredGame
from tests.kit.laws.leaky import Leaky
from tests.kit.laws.seeded_leaks import cued, scened, telling, walled

Told = Callable[[DecreesState, Eye], Any]
BIDS, DEALS = Wishes(about="bids"), Wishes(about="trades")


class Spoiled(AlteredGame, FinalDecrees):
    """The game whose screens say one thing more (None: nothing more just now)."""

    def __init__(self, told: Told) -> None:
        self._told = told

    def retell(self, state: DecreesState, eye: Eye, moment: Moment, shown: View) -> View:
        told = self._told(state, eye)
        return shown if told is None else replace(shown, line=text("x", told=str(told)))


class TalkativeDiary(FinalDecrees):
    def diary_line(self, step: Step) -> Text | None:
        made = [event for event in step.events if isinstance(event, BidSealed)]
        return text("x", n=made[0].answer) if made else super().diary_line(step)


class TellingRefusals(FinalDecrees):
    """Who is not named learns that a proposal is there."""

    def decide(
        self, state: DecreesState, command: Command, caller: Caller, moment: Moment, chance: Any
    ) -> Decision:
        if isinstance(command, do.CarryOutTrade) and any(
            t.id == command.trade for t in state.trades
        ):
            return refuse("E_TRADE_UNCONFIRMED")
        return super().decide(state, command, caller, moment, chance)


class UniqueBids(FinalDecrees):
    """A bid that another player has made already is refused."""

    def decide(
        self, state: DecreesState, command: Command, caller: Caller, moment: Moment, chance: Any
    ) -> Decision:
        seats = caller.seat is not None and not caller.moderator
        if isinstance(command, do.Bid) and seats and papers(state):
            last = list(papers(state).values())[-1]
            if command.amount == last and caller.seat not in papers(state):
                return refuse("E_BID_RANGE")
        return super().decide(state, command, caller, moment, chance)


class TalkingTablet(FinalDecrees):
    """The tablet may speak for players with a phone, and gets the result."""

    def decide(
        self, state: DecreesState, command: Command, caller: Caller, moment: Moment, chance: Any
    ) -> Decision:
        nobody = replace(moment, phones=frozenset())
        return super().decide(state, command, caller, nobody, chance)


def papers(state: DecreesState) -> dict[int, int]:
    return {} if state.round is None else dict(state.round.given)


def bids_to_all(state: DecreesState, eye: Eye) -> Any:
    return papers(state) or None


def bids_to_the_moderator(state: DecreesState, eye: Eye) -> Any:
    return papers(state) if eye.sight is Sight.MODERATOR else None


def bids_to_the_blind(state: DecreesState, eye: Eye) -> Any:
    return papers(state) if eye.sight is Sight.BLIND else None


def highest_so_far(state: DecreesState, eye: Eye) -> Any:
    return max(papers(state).values(), default=None)


def lowest_so_far(state: DecreesState, eye: Eye) -> Any:
    return min(papers(state).values(), default=None)


def sum_of_bids(state: DecreesState, eye: Eye) -> Any:
    return sum(papers(state).values())


def parity_of_bids(state: DecreesState, eye: Eye) -> Any:
    return sum(papers(state).values()) % 2


def leader_of_the_bids(state: DecreesState, eye: Eye) -> Any:
    return max(papers(state), key=papers(state).__getitem__, default=None)


def bidders_in_the_order_of_their_bids(state: DecreesState, eye: Eye) -> Any:
    return sorted(papers(state), key=papers(state).__getitem__)


def a_tie_is_coming(state: DecreesState, eye: Eye) -> Any:
    return len(set(papers(state).values())) < len(papers(state))


def the_neighbours_bid(state: DecreesState, eye: Eye) -> Any:
    if eye.seat is None:
        return None
    at = state.ring.index(eye.seat)
    return papers(state).get(state.ring[at - 1])


def the_last_bid_to_who_bids_next(state: DecreesState, eye: Eye) -> Any:
    waits = state.round is not None and eye.seat in state.round.missing
    return list(papers(state).values())[-1:] if waits else None


def proposals_to_all(state: DecreesState, eye: Eye) -> Any:
    return state.trades


def proposals_to_the_moderator(state: DecreesState, eye: Eye) -> Any:
    return state.trades if eye.sight is Sight.MODERATOR else None


def proposals_to_the_blind(state: DecreesState, eye: Eye) -> Any:
    return state.trades if eye.sight is Sight.BLIND else None


def how_many_proposals_are_open(state: DecreesState, eye: Eye) -> Any:
    return len(state.trades) if not eye.moderates else None


def who_is_dealing(state: DecreesState, eye: Eye) -> Any:
    return sorted({seat for trade in state.trades for seat in trade.named})


def blame_that_is_promised_away(state: DecreesState, eye: Eye) -> Any:
    return sum(line.blame for trade in state.trades for line in trade.lines)


def who_has_agreed(state: DecreesState, eye: Eye) -> Any:
    return [trade.agreed for trade in state.trades]


def proposals_are_numbered(state: DecreesState, eye: Eye) -> Any:
    own = (n for n, trade in enumerate(state.trades) if eye.seat in trade.named)
    return list(own) if eye.seat is not None else None


def the_largest_offer(state: DecreesState, eye: Eye) -> Any:
    return max((line.blame for trade in state.trades for line in trade.lines), default=None)


def what_came_to_nothing_among_others(state: DecreesState, eye: Eye) -> Any:
    return sorted(state.fallen) if not eye.moderates else None


def proposals_of_the_posting_to_all(state: DecreesState, eye: Eye) -> Any:
    return state.trades if state.phase is Phase.POSTING else None


def proposals_of_a_removal_to_all(state: DecreesState, eye: Eye) -> Any:
    return state.trades if state.pending is not None else None


def of(told: Iterable[Told], wishes: Wishes) -> tuple[Leaky, ...]:
    return tuple(Leaky(one.__name__, Spoiled(one), wishes) for one in told)


def at(sight: str, about: str) -> Wishes:
    return Wishes(sight, about)


def bid_in_all(state: DecreesState) -> int:
    """A number that only the sealed bids tell."""
    return 0 if state.round is None else sum(state.round.given.values())


def agreed_in_all(state: DecreesState) -> int:
    """A number that only the proposals of others tell."""
    return len(state.trades)


MUTANTS = (
    *of((bids_to_all, highest_so_far, lowest_so_far, sum_of_bids, parity_of_bids), BIDS),
    *of((leader_of_the_bids, bidders_in_the_order_of_their_bids, a_tie_is_coming), BIDS),
    *of((bids_to_the_moderator,), at("moderator", "bids")),
    *of((bids_to_the_blind,), at("blind", "bids")),
    *of((the_neighbours_bid, the_last_bid_to_who_bids_next), at("seat", "bids")),
    *of((proposals_to_all, blame_that_is_promised_away, who_is_dealing), DEALS),
    *of((who_has_agreed, the_largest_offer), DEALS),
    *of((proposals_of_the_posting_to_all, proposals_of_a_removal_to_all), DEALS),
    *of((how_many_proposals_are_open,), at("public", "trades")),
    *of((proposals_are_numbered, what_came_to_nothing_among_others), at("seat", "trades")),
    *of((proposals_to_the_moderator,), at("moderator", "trades")),
    *of((proposals_to_the_blind,), at("blind", "trades")),
    Leaky("bids in the scene", scened(FinalDecrees, bid_in_all), at("public", "bids")),
    Leaky("the diary says what somebody has bid", TalkativeDiary(), at("blind", "bids")),
    Leaky("a refusal tells that there is a proposal", TellingRefusals(), at("seat", "trades")),
    Leaky("the tablet speaks for phones", TalkingTablet(), at("moderator", "trades")),
    Leaky("a refusal tells what somebody has bid", UniqueBids(), at("seat", "bids")),
    *(
        Leaky(
            f"{who} is refused by {what}", telling(FinalDecrees, hidden, host=host), at(sight, what)
        )
        for who, host, sight in (("the host", True, "blind"), ("a phone", False, "seat"))
        for what, hidden in (("bids", bid_in_all), ("trades", agreed_in_all))
    ),
    Leaky("a cue follows from a secret", cued(FinalDecrees, bid_in_all), at("public", "bids")),
    Leaky("the wall follows from a secret", walled(FinalDecrees, bid_in_all), at("seat", "bids")),
)
UNALIKE: tuple[Leaky, ...] = ()
"""No phone is hushed in this game: nothing has to look alike."""

LATE = {
    "a copy with its papers": 9,
    "proposals_of_a_removal_to_all": 14,
    "a refusal tells what somebody has bid": 11,
    "a phone is refused by bids": 10,
}
SOON = {"leader_of_the_bids": 2}
NO_FRAME = frozenset(
    (
        "a refusal tells that there is a proposal",
        "a refusal tells what somebody has bid",
        "the tablet speaks for phones",
    )
)
