"""The great table, and the update explained line by line."""

from __future__ import annotations

from companion.core.text import text
from companion.core.words.panels.account import Account, AccountLine
from companion.core.words.panels.ledger import Ledger, LedgerLine, Sum
from companion.games.jrc.phase import phase_of
from companion.games.jrc.screens.words import advice, city_name
from companion.games.jrc.standing import by_margin, claimants, contested, margin, princes
from companion.games.jrc.state import JrcState, Session
from companion.games.jrc.told.news import last_session


def ledger(state: JrcState, seat: int | None) -> Ledger:
    """Cities and players, princes circled, contested cities marked, funds below."""
    # The margins would make the phone of somebody who writes too long.
    phase = phase_of(state)
    margins = seat is None or phase.advises or phase.sorts
    cities = by_margin(state) if phase.sorts else state.cities
    return Ledger(
        seats=state.players,
        own=seat,
        gone=tuple(one for one in state.players if one in state.gone),
        lines=tuple(_line(state, city, margins) for city in cities),
        sums=(
            Sum(
                text("jrc-ledger-fund"),
                tuple(state.fund[one] for one in state.players),
                _changes(state, ""),
            ),
            Sum(
                text("jrc-ledger-princes"),
                tuple(princes(state, one) for one in state.players),
                of=state.options.win_princes,
                note=text("jrc-ledger-needed", n=state.options.win_princes),
            ),
        ),
        title=text("jrc-ledger"),
        side=text("jrc-ledger-margin") if margins else None,
        holds=text("jrc-ledger-holds"),
        note=advice(state) if phase.advises else None,
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
    """What the last result of this turn has done; () before the first."""
    session = last_session(state)
    return () if session is None else (account(session),)


def account(session: Session) -> Account:
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
        rule=text("jrc-update-rule"),
    )
