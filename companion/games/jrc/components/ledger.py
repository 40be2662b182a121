"""The great table, and the update of a session explained line by line."""

from collections.abc import Sequence

from companion.core import Account, AccountLine, Ledger, LedgerLine, Sum, Text, among, text
from companion.games.jrc.components.names import city_name
from companion.games.jrc.standing import claimants, contested, margin, princes
from companion.games.jrc.state import CitySession, JrcState


def ledger(
    state: JrcState,
    seat: int | None,
    *,
    cities: Sequence[str] = (),
    margins: bool = False,
    note: Text | None = None,
) -> Ledger:
    """Cities and players, princes circled, contested cities marked, funds below.

    `seat`: the reader's, whose column is marked. `cities`: in this order (default: the form's).
    `margins`: with the column of margins, which everybody without a column of their own has.
    """
    margins = margins or seat is None
    needed = state.options.win_princes
    return Ledger(
        seats=state.players,
        own=seat,
        gone=among(state.players, state.gone),
        lines=tuple(_line(state, city, margins) for city in cities or state.cities),
        sums=(
            Sum(
                text("jrc-ledger-fund"),
                tuple(state.fund[one] for one in state.players),
                _changes(state, ""),
            ),
            Sum(
                text("jrc-ledger-princes"),
                tuple(princes(state, one) for one in state.players),
                of=needed,
                note=text("jrc-ledger-needed", n=needed),
            ),
        ),
        title=text("jrc-ledger"),
        side=text("jrc-ledger-margin") if margins else None,
        holds=text("jrc-ledger-holds"),
        note=note,
    )


def _line(state: JrcState, city: str, margins: bool) -> LedgerLine:
    torn = contested(state, city)
    return LedgerLine(
        city_name(city),
        tuple(state.fi[seat][city] for seat in state.players),
        tops=claimants(state.fi, city),
        changes=_changes(state, city),
        side=margin(state, city) if margins else None,
        note=text("jrc-ledger-contested") if torn else None,
        broken=torn,
    )


def _changes(state: JrcState, city: str) -> tuple[tuple[int, int], ...]:
    moved = (one for one in state.latest if one.city == city and one.after != one.before)
    return tuple((one.seat, one.after - one.before) for one in moved)


def last_update(state: JrcState) -> tuple[Account, ...]:
    """The changes by the last result of this turn; empty before the first one."""
    return tuple(account(state, one) for one in state.turns[-1].sessions[-1:])


def update_rule(state: JrcState) -> Text:
    """J-S2 in words, with the limit of the house rule."""
    cap = state.options.cap
    return text("jrc-update-rule") if cap is None else text("jrc-update-rule-cap", most=cap)


def account(state: JrcState, session: CitySession) -> Account:
    """Before → after of everybody who played, with the rule."""
    return Account(
        title=text("jrc-update", city=session.city),
        entries=tuple(
            AccountLine(
                one.seat,
                one.before,
                one.after,
                text("jrc-update-how", vp=session.vp.get(one.seat, 0)),
            )
            for one in session.changes
        ),
        rule=update_rule(state),
    )
