"""Counter-influence (§7.2): sealed points against the others of a session, then all plans open."""

from collections.abc import Mapping

from companion.core import Allocate, Chance, Draft, Moment, Note, Panel, Refusal, Share, refuse
from companion.core.text import SeatName, SeatNames, Text, text
from companion.games.jrc.advantages import ADVANTAGES
from companion.games.jrc.commands import Whole, numbers_refusal
from companion.games.jrc.components.names import advantage, note_of, own_lines, plan_lines, unbroken
from companion.games.jrc.facts.papers import PapersAsked
from companion.games.jrc.paper_phase import PaperPhase
from companion.games.jrc.phase import Sealed, SessionPhase
from companion.games.jrc.state import JrcState, PaperLines, PapersBySeat, Phase
from companion.games.jrc.turns import ask_for_plans, remove_from_session


class Counter(Sealed):
    """Sealed: points against each opponent, by seat number as a word (§7.2)."""

    points: Mapping[str, Whole]


PRICES = Note(
    title=text("jrc-prices"),
    tone="quiet",
    lines=tuple(text("jrc-price", what=advantage(one.id), cost=one.cost) for one in ADVANTAGES),
)


class CounterInfluence(SessionPhase, PaperPhase):
    """The participants write against whom they spend points."""

    id = Phase.COUNTER
    follows = (Phase.COUNTER_REVEAL,)
    help_step = "counter"
    help_now = "counter"
    paper = Counter

    def read(self, state: JrcState, command: Counter, seat: int) -> PaperLines | Refusal:
        """§7.2: points against participating opponents, at most the player's own FI in all."""
        session, points = state.hall, command.points
        others = {str(one): one for one in session.seating}
        if str(seat) in points:
            return refuse("E_COUNTER_SELF")
        if wrong := numbers_refusal(points, others, "E_COUNTER_ABSENT"):
            return wrong
        if sum(points.values()) > session.fi0[seat]:
            return refuse("E_COUNTER_TOTAL", most=session.fi0[seat])
        return tuple((word, int(points[word])) for word in others if points.get(word))

    def ask(self, state: JrcState, seat: int) -> Allocate:
        """§7.2: the player's own FI against opponents; more than theirs would be lost."""
        fi0 = state.hall.fi0
        return Allocate(
            key="",
            command=Counter.name,
            field="points",
            rows=tuple(
                Share(
                    str(other),
                    text("table-seat", who=SeatName(other)),
                    high=fi0[seat],
                    enough=fi0[other],
                    note=_opponent(state, seat, other),
                )
                for other in state.hall.seating
                if other != seat
            ),
            budget=fi0[seat],
            label=text("jrc-seal"),
            nothing=text("jrc-counter-nothing"),
            title=text("jrc-counter-title", city=unbroken(state.hall.city)),
            hint=text("jrc-counter-hint", n=fi0[seat]),
            left=text("jrc-left-to-keep"),
            beyond=text("jrc-counter-beyond"),
            sealed=True,
        )

    def own(self, state: JrcState, seat: int, lines: PaperLines) -> tuple[Text, ...]:
        """The own plan; with W_COUNTER_WASTED, to the author alone."""
        own = own_lines(lines, lambda word: text("table-seat", who=SeatName(int(word))))
        lost = wasted(state, lines)
        return (*own, text("W_COUNTER_WASTED", who=SeatNames(lost))) if lost else own

    def papers_open(self, state: JrcState, papers: PapersBySeat) -> JrcState:
        left = _left_to_spend(state, papers)
        return state.at(Phase.COUNTER_REVEAL).in_session(plans=papers, left=left)

    def opened_before(self, state: JrcState) -> bool:
        return state.session is not None and bool(state.session.plans)

    def excuse(self, draft: Draft[JrcState], seat: int) -> None:
        """Without a participant all plans are destroyed, not one (J-Z2)."""

    def after_absence(self, draft: Draft[JrcState], seat: int) -> None:
        """All plans are destroyed unread and written again (J-Z2)."""
        remove_from_session(draft, seat, ask_for_plans)

    def beside(self, state: JrcState, seat: int) -> tuple[Panel, ...]:
        """The own place; for a participant also what the points can buy next (§7.2)."""
        place = super().beside(state, seat)
        return (*place, PRICES) if seat in state.hall.seating else place


def wasted(state: JrcState, lines: PaperLines) -> tuple[int, ...]:
    """W_COUNTER_WASTED: targets that get more than their FI, which is public (§7.2)."""
    fi0 = state.hall.fi0
    return tuple(int(word) for word, points in lines if points > fi0[int(word)])


def _left_to_spend(state: JrcState, plans: Mapping[int, PaperLines]) -> dict[int, int]:
    """§7.2: the FI that remain after the player's own plan and those of all others, at least 0."""
    left = dict(state.hall.fi0)
    for seat, lines in plans.items():
        for target, points in lines:
            left[seat] -= points
            left[int(target)] -= points
    return {seat: max(0, points) for seat, points in left.items()}


def _opponent(state: JrcState, seat: int, other: int) -> Text:
    """A label: an opponent's points, and whether it is prey or predator (§1)."""
    prey, predator = state.hall.neighbours(seat)
    ways = {(True, False): "-prey", (False, True): "-predator"}
    way = ways.get((other == prey, other == predator), "")
    return text(f"jrc-opponent{way}", n=state.hall.fi0[other])


class CounterRevealed(SessionPhase):
    """The plans lie open."""

    id = Phase.COUNTER_REVEAL
    follows = (Phase.ADVANTAGES,)
    help_step = "counter"
    help_now = "counter"
    has_button = True

    def go_on(self, draft: Draft[JrcState], moment: Moment, chance: Chance) -> None:
        """Ask the participants who are not away (J-Z2); the app files the empty paper of players
        without FI left (J-Z1)."""
        state = draft.state
        awaited = tuple(seat for seat in state.hall.seating if seat not in state.away)
        filed = tuple(seat for seat in awaited if state.hall.left[seat] == 0)
        draft.record(PapersAsked(Phase.ADVANTAGES, awaited, filed))

    def more(self, state: JrcState) -> tuple[Note, ...]:
        return note_of("jrc-plans", plan_lines(state.hall) or (text("jrc-plan-none"),))
