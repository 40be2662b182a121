"""Everybody divides the fund over the cities, sealed (§5); late comers do so between turns."""

from collections.abc import Iterator, Mapping

from companion.core import Chance, Draft, Moment, Scene, Stage, Text, View, replace, text
from companion.core.refusal import Refusal, refuse
from companion.core.words.panels.base import Circle, Mark, Panel
from companion.core.words.prompts import allocate as prompts
from companion.games.jrc.commands import Whole, numbers_refusal
from companion.games.jrc.components.names import city_name
from companion.games.jrc.narration.news import near
from companion.games.jrc.paper_phase import PaperPhase
from companion.games.jrc.phase import START, JrcPhase, Sealed, phase_of
from companion.games.jrc.state import JrcState, PaperLines, PapersBySeat, Phase
from companion.games.jrc.turns import begin_turn, next_turn


class Allocate(Sealed):
    """Sealed: FI by city (J-A2); a city that is not named gets 0."""

    points: Mapping[str, Whole]


class AllocationPhase(PaperPhase):
    """A step in which funds are divided over the cities (J-A2)."""

    paper = Allocate
    once = True
    moves = True
    alike = True
    help_steps = START
    help_step = "start"
    help_now = "share"

    def read(self, state: JrcState, command: Allocate, seat: int) -> PaperLines | Refusal:
        """J-A2, in the order of J-A3; the lines are in the order of the cities."""
        points, options = command.points, state.options
        if wrong := numbers_refusal(points, state.cities, "E_UNKNOWN_CITY"):
            return wrong
        if any(one > options.max_per_city for one in points.values()):
            return refuse("E_ALLOC_CAP", most=options.max_per_city)
        given = sum(int(one) for one in points.values())
        if given != options.start_fund:
            way = "over" if given > options.start_fund else "under"
            off = abs(given - options.start_fund)
            return refuse("E_ALLOC_SUM", given=given, fund=options.start_fund, off=off, way=way)
        return tuple((city, int(points[city])) for city in state.cities if points.get(city))

    def ask(self, state: JrcState, seat: int) -> prompts.Allocate:
        """J-A2: the whole fund over all cities, none above the cap."""
        options = state.options
        return prompts.Allocate(
            key="",
            command=Allocate.name,
            field="points",
            rows=tuple(
                prompts.Share(id, city_name(id), options.max_per_city) for id in state.cities
            ),
            budget=options.start_fund,
            exact=True,
            label=text("jrc-seal"),
            title=text("jrc-allocate-title", n=options.start_fund, cities=len(state.cities)),
            hint=text("jrc-allocate-hint", most=options.max_per_city),
            left=text("jrc-left-to-give"),
            sealed=True,
        )

    def opened_before(self, state: JrcState) -> bool:
        """Whether the first allocations were opened, or will never be."""
        return state.columns_open or phase_of(state).stage is Stage.OVER


class Allocation(AllocationPhase):
    """Everybody divides the fund over the cities (§5); the table is still empty."""

    id = Phase.ALLOCATE
    follows = (Phase.REVEAL_ALLOCATION,)
    by_hand = (Phase.ENDED,)
    scene = Scene.HALL

    def papers_open(self, state: JrcState, papers: PapersBySeat) -> JrcState:
        opened = replace(state.at(Phase.REVEAL_ALLOCATION), arrivals=(), latest=())
        return replace(opened, past=(opened.snapshot,))

    def shared(self, state: JrcState, seat: int | None) -> tuple[Panel, ...]:
        """The table is still empty: the wall and the tablet show who is writing."""
        waits = self.waits(state)
        return waits if seat is not None else (_writing(state), *waits)

    def phone(self, state: JrcState, seat: int, moment: Moment, wall: View) -> View:
        shown = super().phone(state, seat, moment, wall)
        return replace(shown, scene=Scene.PAPER, known=(*shown.known, "scene"))


class LateAllocation(AllocationPhase):
    """Late comers divide their fund; they play from the next turn on."""

    id = Phase.LATE_ALLOCATE
    follows = (Phase.REVEAL_ALLOCATION,)
    by_hand = (Phase.METHUSELAH_ORDERS, Phase.ENDED)

    def after_opening(self, draft: Draft[JrcState]) -> None:
        begin_turn(draft)

    def papers_open(self, state: JrcState, papers: PapersBySeat) -> JrcState:
        came = {**state.came, **dict.fromkeys(papers, state.turn + 1)}
        opened = state.at(Phase.REVEAL_ALLOCATION)
        return replace(opened, arrivals=(), latest=(), came=came)

    def after_absence(self, draft: Draft[JrcState], seat: int) -> None:
        if not draft.state.arrivals:
            begin_turn(draft)


class AllocationRevealed(JrcPhase):
    """The allocations lie open."""

    id = Phase.REVEAL_ALLOCATION
    follows = (Phase.LATE_ALLOCATE, Phase.METHUSELAH_ORDERS)
    by_hand = (Phase.ENDED,)
    between_turns = True
    help_steps = START
    help_step = "start"
    help_now = "open"
    opened = True
    has_button = True

    def go_on(self, draft: Draft[JrcState], moment: Moment, chance: Chance) -> None:
        next_turn(draft)

    def news(self, state: JrcState) -> Iterator[Text]:
        return near(state)


def _writing(state: JrcState) -> Circle:
    """The ring, with a mark at each seat that still has to divide its points."""
    waits = state.missing
    return Circle(
        marks=tuple(
            Mark(
                seat=one,
                waits=one in waits,
                note=text("jrc-mark-writing" if one in waits else "jrc-mark-sealed"),
            )
            for one in state.present
        ),
        moderator=False,
        middle=text("jrc-middle-allocate", n=state.options.start_fund, cities=len(state.cities)),
    )
