"""Seeded leaks: the names that the expressions of leaks.toml use, and the leaks of any game."""

# ruff: noqa: F401
from typing import Any

from companion.core import Sight, View, refuse, replace, text
from companion.games.final_decrees.facts.setup import BidSealed
from companion.games.final_decrees.game import FinalDecrees
from companion.games.final_decrees.state import DecreesState, Phase
from tests.kit.games.final_decrees.office import do
from tests.kit.games.final_decrees.pairs import Spec
from tests.kit.laws.leaks import Leaky, by_line, by_refusal, by_scene, by_wall, seeded

BIDS, DEALS = Spec(about="bids"), Spec(about="trades")


def at(sight: str, about: str) -> Spec:
    return Spec(sight, about)


def papers(state: DecreesState) -> dict[int, int]:
    return {} if state.round is None else dict(state.round.given)


def offers(state: DecreesState) -> list[int]:
    return [line.blame for trade in state.trades for line in trade.lines]


def say(view: View, thing: Any) -> View | None:
    """The view that says one thing more (None: nothing more just now)."""
    return None if thing is None else replace(view, line=text("x", said=str(thing)))


def bid_in_all(state: DecreesState) -> int:
    """A number that only the sealed bids tell."""
    return sum(papers(state).values())


def agreed_in_all(state: DecreesState) -> int:
    """A number that only the proposals of others tell."""
    return len(state.trades)


SEEDED = seeded(FinalDecrees, globals())
MUTANTS = (
    *SEEDED,
    Leaky("bids in the scene", by_scene(FinalDecrees, bid_in_all), at("public", "bids")),
    *(
        Leaky(
            f"{who} is refused by {what}",
            by_refusal(FinalDecrees, hidden, host=host),
            at(sight, what),
            view_seed=view_seed,
        )
        for who, host, sight, what, hidden, view_seed in (
            ("the host", True, "blind", "bids", bid_in_all, 0),
            ("the host", True, "blind", "trades", agreed_in_all, 0),
            ("a phone", False, "seat", "bids", bid_in_all, 10),
            ("a phone", False, "seat", "trades", agreed_in_all, 0),
        )
    ),
    Leaky("a cue follows from a secret", by_line(FinalDecrees, bid_in_all), at("public", "bids")),
    Leaky("the wall follows from a secret", by_wall(FinalDecrees, bid_in_all), at("seat", "bids")),
)
