"""The great table, and the update explained line by line."""

from __future__ import annotations

from dataclasses import replace

from companion.core.text import text
from companion.core.words.panels.account import Account, Entry
from companion.core.words.panels.ledger import Ledger, Line, Sum
from companion.games.jrc.news import last_session
from companion.games.jrc.sessions import update
from companion.games.jrc.standing import by_margin, claimants, contested, margin, princes
from companion.games.jrc.state import JrcState, Phase, Session
from companion.games.jrc.view_words import advice, city_name

ADVISED = (Phase.METHUSELAH_REVEAL,)
"""Where it is said which city is worth a session; where one is chosen, the order says it."""
SORTED = (Phase.CITY_SELECT,)
"""Where the cities stand by margin, because one of them has to be chosen (§7.1)."""


def ledger(state: JrcState, seat: int | None) -> Ledger:
    """Cities and players, princes circled, contested cities marked, funds below."""
    # The margins would make the phone of somebody who writes too long.
    margins = seat is None or state.phase in (*ADVISED, *SORTED)
    cities = by_margin(state) if state.phase in SORTED else state.cities
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
        note=advice(state) if state.phase in ADVISED else None,
    )


def _line(state: JrcState, city: str, margins: bool) -> Line:
    torn = contested(state, city)
    return Line(
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


def preview(state: JrcState) -> Account:
    """What the result that lies on the table would do (J-S2)."""
    return account(replace(state.hall, changes=update(state)))


def last_update(state: JrcState) -> tuple[Account, ...]:
    """What the last result of this turn has done; () before the first."""
    session = last_session(state)
    return () if session is None else (account(session),)


def account(session: Session) -> Account:
    """Before → after of everybody who played, with the rule."""
    return Account(
        title=text("jrc-update", city=session.city),
        entries=tuple(
            Entry(
                one.seat,
                one.before,
                one.after,
                text("jrc-update-how", vp=session.vp.get(one.seat, 0)),
            )
            for one in session.changes
        ),
        rule=text("jrc-update-rule"),
    )
