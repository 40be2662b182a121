"""The base class of phases with trades: their prompts and panels (§7, §10)."""

from collections.abc import Iterator, Mapping

from companion.core import ALL, Field, Moment, Note, Panel, Proposal, View, for_seats, replace
from companion.core.command import Caller, Command
from companion.core.refusal import Refusal, refuse
from companion.core.text import SeatName, text
from companion.core.words.prompts.base import Press, Prompt, Weight
from companion.core.words.prompts.lines import Lines, ListPage, Sort, TickRow, Ticks
from companion.games.final_decrees.components import trades
from companion.games.final_decrees.facts.trade import NO_FUNDS
from companion.games.final_decrees.names import comma_list, line_text, person
from companion.games.final_decrees.phase import DecreesPhase
from companion.games.final_decrees.state import DecreesState, Trade


class TradingPhase(DecreesPhase):
    """A phase with trades. Each player sees only the proposals that name that player."""

    def objection(
        self, state: DecreesState, command: Command, caller: Caller, moment: Moment
    ) -> Refusal | None:
        if not isinstance(command, trades.Trading):
            return None
        if not trades.may_deal(state):
            return refuse("E_WRONG_PHASE" if state.pending is None else "E_PENDING_DECISION")
        # §10: only those named know of a proposal. If the tablet answered for a seat with a phone,
        # its refusals would tell whether that seat trades in secret, and how often.
        if caller.moderator and caller.seat in moment.phones:
            return refuse("E_OWN_PHONE")
        return None

    def secret(self, state: DecreesState, seat: int, shown: View) -> View:
        """The proposals that name `seat`, and a new one. That is secret, too: it is offered only
        while the seat has few open proposals (§7)."""
        deals = _prompts(state, seat, host=False) if trades.may_deal(state) else ()
        return replace(
            shown,
            prompts=(*shown.prompts, *deals),
            panels=(*_panels(state, (seat,)), *shown.panels),
        )

    def desk_deals(self, state: DecreesState, moment: Moment) -> Iterator[Prompt]:
        if trades.may_deal(state):
            for seat in moment.without_phone(state.ring):
                yield from for_seats((seat,), _prompts(state, seat, host=True))

    def desk_panels(self, state: DecreesState, moment: Moment) -> tuple[Panel | str, ...]:
        return (*_panels(state, moment.without_phone(state.ring)), *self.below_deals(state))

    def below_deals(self, state: DecreesState) -> tuple[Panel | str, ...]:
        return (ALL,)


def _prompts(state: DecreesState, seat: int, *, host: bool) -> Iterator[Prompt]:
    for trade in state.trades:
        if seat in trade.named:
            yield from _answers(trade, seat, host=host)
    if sum(one.by == seat for one in state.trades) < trades.OPEN_AT_MOST:
        yield _propose(state, seat, host=host)


def _answers(trade: Trade, seat: int, *, host: bool) -> Iterator[Press]:
    by = SeatName(trade.by)
    if seat in trade.missing:
        yield Press(
            key=f"confirm-{trade.id}-{seat}",
            command="confirm_trade",
            label=text("decrees-trade-confirm", who=by),
            hint=comma_list(tuple(line_text(one) for one in trade.lines)) if host else None,
            args={"trade": trade.id},
            weight=Weight.QUIET,
            group="deals",
        )
    own = text("decrees-trade-withdraw")
    yield Press(
        key=f"decline-{trade.id}-{seat}",
        command="decline_trade",
        label=own if trade.by == seat else text("decrees-trade-decline", who=by),
        args={"trade": trade.id},
        weight=Weight.LINK,
        group="deals",
    )


def _propose(state: DecreesState, seat: int, *, host: bool) -> Lines:
    """A new proposal: what `seat` gives to each other player (negative: takes). Proposals among
    more than two players are put together line by line."""
    pools = (("blame", state.personal), ("cards", state.hands))
    direct = tuple(
        ListPage(text(f"decrees-page-deal-{sort}"), (_direct(sort, pool, seat, host=host),))
        for sort, pool in pools
    )
    fields = (
        Field("giver", "seat", text("decrees-field-giver"), value=seat),
        Field("taker", "seat", text("decrees-field-taker")),
        Field("amount", "number", text("decrees-field-amount"), low=1, high=99, value=1),
    )
    return Lines(
        key=f"propose-{seat}",
        command="propose_trade",
        field="lines",
        label=text("decrees-trade-propose"),
        title=text("decrees-trade-title"),
        hint=text("decrees-trade-hint"),
        sorts=tuple(Sort(one, text(f"decrees-trade-{one}"), fields) for one in trades.SORTS),
        pages=(*direct, ListPage(text("decrees-page-deal-others"), (), trades.SORTS)),
        need=text("decrees-tick-first"),
        seats=state.ring,
        most=trades.LINES_AT_MOST,
        weight=Weight.LINK,
        group="deals",
        at=None if host else "",
    )


def _direct(sort: str, pool: Mapping[int, int], seat: int, *, host: bool) -> Ticks:
    """Rows of numbers. A phone names what each player has; the tablet shows it beside the chart."""
    rows = tuple(
        TickRow(
            other,
            person(other),
            -n,
            pool[seat],
            note=None if host else text(f"decrees-has-{sort}", n=n),
        )
        for other, n in pool.items()
        if other != seat
    )
    return Ticks(
        sort,
        "amount",
        rows,
        sentence=text(f"decrees-give-{sort}-{'they' if host else 'you'}", who=SeatName(seat)),
        brief=text(f"decrees-give-{sort}-brief"),
        up={"giver": seat, "taker": "$"},
        down={"giver": "$", "taker": seat},
    )


def _panels(state: DecreesState, seats: tuple[int, ...]) -> tuple[Panel, ...]:
    """The proposals that name one of `seats`, and why others failed in this turn."""
    fallen = dict.fromkeys(state.fallen[seat] for seat in seats if seat in state.fallen)
    return (
        *(_fallen(one.seat, one.why) for one in fallen),
        *(
            Proposal(
                title=text("decrees-trade-of", who=SeatName(trade.by)),
                terms=tuple(line_text(one) for one in trade.lines),
                agreed=trade.agreed,
                missing=trade.missing,
            )
            for trade in state.trades
            if set(seats) & set(trade.named)
        ),
    )


def _fallen(seat: int, why: str) -> Note:
    if why == NO_FUNDS:
        return Note(title=text("decrees-trade-fell"), lines=(text(why),), tone="warning")
    return Note(lines=(text(f"decrees-trade-{why}", who=SeatName(seat)),), tone="quiet")
