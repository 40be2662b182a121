"""The victory points of a session, and the update of its city (J-S1 to J-S4)."""

from collections.abc import Iterator, Mapping

from companion.core import Annals, By, Draft, Ledger, Note, Panel, Prompt, Refusal, refuse, replace
from companion.core.game import Decision, Moment
from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.words.prompts.allocate import Allocate, Consequence, Share
from companion.games.jrc.commands import JrcCommand, Whole, numbers_refusal
from companion.games.jrc.components.ledger import account, update_rule
from companion.games.jrc.facts.session import ResultApplied, VpSet
from companion.games.jrc.phase import JrcPhase
from companion.games.jrc.standing import claimants, princes
from companion.games.jrc.state import Change, JrcState, Phase
from companion.games.jrc.turns import check_victory, next_session


def _entered(state: JrcState, points: Mapping[str, Whole]) -> VpSet | Refusal:
    """Victory points as people say them (J-S1, J-S3)."""
    seating = state.hall.seating
    words = {str(seat): seat for seat in seating}
    if wrong := numbers_refusal(points, words, "E_NO_SUCH_SEAT"):
        return wrong
    vp = tuple((seat, int(points.get(word, 0))) for word, seat in words.items())
    if sum(each for _, each in vp) > len(seating):
        return refuse("E_VP_TOTAL", most=len(seating))
    return VpSet(vp)


def fi_after(state: JrcState, seat: int, vp: int) -> int:
    """J-S2: the FI in the session's city, one less and `vp` more, never below 0 (C7)."""
    before, cap = state.fi[seat][state.hall.city], state.options.cap
    after = max(0, before - 1 + vp)
    return after if cap is None else min(after, max(cap, before))


def effects(state: JrcState) -> tuple[Change, ...]:
    """The changes of all participants by the update (J-S2)."""
    session = state.hall
    return tuple(
        Change(seat, session.city, state.fi[seat][session.city], fi_after(state, seat, points))
        for seat, points in ((one, session.vp.get(one, 0)) for one in session.seating)
    )


class ApplyResult(JrcCommand, by=By.HOST, phases=(Phase.RESULT,)):
    """Host: the update (J-S2), with the victory points by seat number as a word.

    Without `vp` those count that were entered before, or that the eliminations propose.
    """

    vp: Mapping[str, Whole] | None = None

    def decide(self, state: JrcState) -> Decision:
        draft = Draft(state)
        if self.vp is not None:
            entered = _entered(state, self.vp)
            if isinstance(entered, Refusal):
                return entered
            draft.record(entered)
        draft.record(ResultApplied(effects(draft.state)))
        if not (state.options.instant_win and check_victory(draft)):
            next_session(draft)
        return draft.decision


class Result(JrcPhase):
    """The host enters the victory points; everybody sees their effect."""

    id = Phase.RESULT
    follows = (Phase.SEATING, Phase.CITY_END, Phase.WON)
    by_hand = (Phase.CITY_SELECT, Phase.ENDED)
    in_session = True
    help_step = "play"
    help_now = "result"

    def more(self, state: JrcState) -> tuple[Panel, ...]:
        """The effect of the current points (J-S2)."""
        return (_as_proposed(state), account(state, replace(state.hall, changes=effects(state))))

    def desk_panels(self, state: JrcState, moment: Moment) -> tuple[Panel | str, ...]:
        return (Ledger.kind, Annals.kind)

    def host(self, state: JrcState) -> Iterator[Prompt]:
        """A form for the victory points; its button applies them (J-S1, J-S2)."""
        session = state.hall
        most = len(session.seating)
        yield Allocate(
            key=f"vp:{state.turn}:{len(state.turns[-1].sessions)}",
            command=ApplyResult.name,
            field="vp",
            rows=tuple(_vp_row(state, seat) for seat in session.seating),
            budget=most,
            label=text("jrc-apply"),
            title=text("jrc-vp-title"),
            hint=update_rule(state),
            left=text("jrc-vp-left"),
            short=text("W_VP_INCOMPLETE", players=most),
            outcome=_outcome(state),
        )


def _vp_row(state: JrcState, seat: int) -> Share:
    most = len(state.hall.seating)
    return Share(
        str(seat),
        text("table-seat", who=SeatName(seat)),
        most,
        state.hall.vp.get(seat, 0),
        before=state.fi[seat][state.hall.city],
        becomes=tuple(fi_after(state, seat, vp) for vp in range(most + 1)),
    )


def _outcome(state: JrcState) -> Consequence:
    """For the form of victory points: the sentence for each possible prince."""
    city, session = state.hall.city, state.hall
    others = {str(one): row[city] for one, row in state.fi.items() if one not in session.seating}
    return Consequence(
        others={seat: fi for seat, fi in others.items() if fi},
        alone={str(one): _prince(state, one) for one in state.fi},
        shared=text("jrc-outcome-contested", city=city),
        nobody=text("jrc-outcome-vacant", city=city),
    )


def _as_proposed(state: JrcState) -> Note:
    """A note for everybody else on the effect of the proposed points."""
    city = state.hall.city
    claim = claimants(state.moved(effects(state)).fi, city)
    if len(claim) == 1:
        line = _prince(state, claim[0])
    elif claim:
        line = text("jrc-outcome-contested", city=city, who=SeatNames(claim))
    else:
        line = text("jrc-outcome-vacant", city=city)
    return Note(title=text("jrc-outcome"), lines=(line,), tone="news")


def _prince(state: JrcState, seat: int) -> Text:
    city, needed = state.hall.city, state.options.win_princes
    if claimants(state.fi, city) == (seat,):
        many = princes(state, seat)
        return text("jrc-outcome-stays", city=city, who=SeatName(seat), n=many, of=needed)
    many = princes(state, seat) + 1
    return text("jrc-news-passes", city=city, who=SeatName(seat), n=many, of=needed)
