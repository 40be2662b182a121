"""A leaf for each turn: income, orders, sessions, and the table at its end."""

from collections.abc import Iterator

from companion.core import Leaf, Note, Panel, SeatName, SeatNames, Stage, Text, among, replace, text
from companion.games.jrc.components.ledger import account, ledger
from companion.games.jrc.components.names import card_line, effect_lines, plan_lines
from companion.games.jrc.phase import phase_of
from companion.games.jrc.state import Change, CitySession, JrcState, Snapshot, Turn


def turn_leaves(state: JrcState) -> Iterator[Leaf]:
    """The newest turn first; the last leaf is the table after the allocation."""
    stood = {one.turn: one for one in state.past}
    for turn in reversed(state.turns):
        running = turn.number not in stood and phase_of(state).stage is not Stage.OVER
        label = "jrc-leaf-turn-now" if running else "jrc-leaf-turn"
        yield Leaf(text(label, n=turn.number), tuple(_turn(state, turn, stood)))
    yield Leaf(text("jrc-leaf-start"), (_table(state, stood[0]), *_left(state, 0)))


def _turn(state: JrcState, turn: Turn, stood: dict[int, Snapshot]) -> Iterator[Panel]:
    came = tuple(seat for seat, first in state.came.items() if first == turn.number)
    if came:
        yield Note(lines=(text("jrc-told-came", who=SeatNames(came), count=len(came)),))
    if turn.orders:  # none: still sealed, destroyed unread, or everybody was away (J-M4)
        lines = (*_paid(turn), *_ordered(state, turn))
        yield Note(title=text("jrc-told-orders"), lines=(text("jrc-told-orders-rule"), *lines))
    elif turn.paid:
        lines = tuple(_paid(turn))
        yield Note(title=text("jrc-told-income"), lines=(text("jrc-told-income-rule"), *lines))
    for session in turn.sessions:
        yield from _session(state, session)
    if turn.number in stood:
        if not turn.sessions:
            yield Note(lines=(text("jrc-told-no-session"),))
        yield _table(state, stood[turn.number])
    yield from _left(state, turn.number)


def _paid(turn: Turn) -> Iterator[Text]:
    for one in turn.paid:
        yield text("jrc-told-paid", who=SeatName(one.seat), before=one.before, after=one.after)


def _ordered(state: JrcState, turn: Turn) -> Iterator[Text]:
    moved = {(one.seat, bool(one.city)): one for one in turn.moved}
    for seat in state.players:
        city, fund = moved.get((seat, True)), moved.get((seat, False))
        if city is not None and fund is not None:
            yield _order(city, fund)
        elif seat in turn.orders:
            yield text("jrc-order-pass", who=SeatName(seat))


def _order(city: Change, fund: Change) -> Text:
    way = "invest" if city.after > city.before else "withdraw"
    return text(
        f"jrc-told-{way}",
        who=SeatName(city.seat),
        city=city.city,
        n=abs(city.after - city.before),
        before=city.before,
        after=city.after,
        had=fund.before,
        has=fund.after,
    )


def _session(state: JrcState, session: CitySession) -> Iterator[Panel]:
    lines = [
        text("jrc-told-seats", who=SeatNames(session.seating)),
        *plan_lines(session),
        *effect_lines(session),
    ]
    if session.prince_card is not None and session.prince is not None:
        lines.append(card_line(session, session.prince))
    if session.out:
        lines.append(text("jrc-told-out", who=SeatNames(session.out)))
    yield Note(title=text("jrc-told-session", city=session.city), lines=tuple(lines))
    yield account(state, session)


def _table(state: JrcState, stood: Snapshot) -> Panel:
    """The great table as it stood then, with the players of that time."""
    then = replace(
        state,
        players=among(state.players, stood.fi),
        gone={seat: how for seat, how in state.gone.items() if seat in stood.gone},
        fi=stood.fi,
        fund=stood.fund,
        latest=(),
    )
    title = text("jrc-table-after", n=stood.turn) if stood.turn else text("jrc-table-start")
    return replace(ledger(then, None), title=title)


def _left(state: JrcState, turn: int) -> Iterator[Panel]:
    lines = tuple(
        text(f"jrc-told-left-{state.gone[seat]}", who=SeatName(seat))
        for seat, last in state.went.items()
        if last == turn
    )
    if lines:
        yield Note(lines=lines)
