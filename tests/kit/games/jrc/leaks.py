"""Seeded leaks: the names that the expressions of leaks.toml use, and the leaks of any game."""

# ruff: noqa: F401
from collections.abc import Hashable

from companion.core.command import TABLET
from companion.core.eye import Sight
from companion.core.refusal import refuse
from companion.core.text import text
from companion.core.value import replace
from companion.core.words.panels.base import Awaited, Card, Note
from companion.core.words.panels.ledger import Account, Ledger
from companion.games.jrc.advantages import cost
from companion.games.jrc.facts.papers import PaperSealed
from companion.games.jrc.game import Jrc
from companion.games.jrc.paper_phase import OpenPapers
from companion.games.jrc.phases.methuselah_orders import Order
from companion.games.jrc.standing import claimants
from companion.games.jrc.state import JrcState, PaperLines, Phase
from tests.kit.games.jrc.pairs import Spec
from tests.kit.laws.leaks import Leaky, by_line, by_refusal, by_scene, by_wall, panels, seeded

PICKS = (("city_choice", "each_picks"), ("secret_pick", True))
COUNTER = Spec("seat", until=Phase.COUNTER, steps=3)
BUYING = Spec("public", until=Phase.ADVANTAGES, steps=4)
ORDERING = Spec("public", until=Phase.METHUSELAH_ORDERS, steps=2)
PICKING = Spec("seat", until=Phase.CITY_SELECT, options=PICKS, steps=3)
EARLY = Spec("seat", until=Phase.ALLOCATE, steps=1)


def sealed_papers(state: JrcState, *phases: Phase) -> dict[int, PaperLines]:
    """The sealed papers, in these phases (all where none is named)."""
    if state.round is None or (phases and state.phase not in phases):
        return {}
    return dict(state.round.given)


def orders(state: JrcState) -> dict[int, PaperLines]:
    return sealed_papers(state, Phase.METHUSELAH_ORDERS)


def purchases(state: JrcState) -> dict[int, PaperLines]:
    return sealed_papers(state, Phase.ADVANTAGES)


def points_of(lines: PaperLines) -> int:
    return sum(n for _, n in lines)


def weight(state: JrcState) -> int:
    papers = [paper for _, paper in sorted(sealed_papers(state).items())]
    return len(str(papers)) + sum(points_of(paper[:1]) for paper in papers)


def margins_ahead(state: JrcState) -> Hashable:
    """The margins as the papers will make them."""
    ahead = {seat: dict(row) for seat, row in state.fi.items()}
    papers = sealed_papers(state, Phase.ALLOCATE, Phase.LATE_ALLOCATE, Phase.METHUSELAH_ORDERS)
    for seat, lines in papers.items():
        for city, points in lines:
            ahead[seat][city] += points
    return str([claimants(ahead, city) for city in state.cities])


def papers_size(state: JrcState) -> int:
    """A number that only the sealed papers tell."""
    return 0 if state.round is None else len(repr(sorted(state.round.given.items())))


SEEDED = seeded(Jrc, globals())
HOST = by_refusal(Jrc, papers_size, host=True)
MUTANTS = (
    *SEEDED,
    Leaky("papers in the scene", by_scene(Jrc, papers_size), Spec("public")),
    Leaky("the host is refused by papers", HOST, Spec("moderator"), view_seed=10),
    Leaky("a cue follows from a secret", by_line(Jrc, papers_size), Spec("public")),
    Leaky("the wall follows from a secret", by_wall(Jrc, papers_size), Spec("seat")),
)
