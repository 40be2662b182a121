"""Who looks through a device, and what they may know."""

from __future__ import annotations

from companion.core.eye import BLIND, MODERATOR, PUBLIC, Eye, seat_eye
from companion.table.device import Kind, Looker
from companion.table.screens.picture import Me
from companion.table.state import Table


def looker_of(table: Table, kind: Kind | str, device: str | None) -> Looker | None:
    """Who looks through a device of this kind with this token (hash). None: a tablet page without
    the tablet's token; it is shown nothing."""
    if kind == Kind.SCREEN:
        return Looker(Kind.SCREEN)
    if kind == Kind.PHONE:
        return Looker(Kind.PHONE, table.seat_of(device) if device else None)
    if kind == Kind.TABLET and device is not None and device == table.tablet:
        return Looker(Kind.TABLET)
    return None


def eye_of(table: Table, looker: Looker) -> Eye:
    """What `looker` may know. A spectator sees what everybody sees."""
    if looker.kind is Kind.TABLET:
        return BLIND if table.sees_no_secrets else MODERATOR
    if looker.seat is None or table.game is None or looker.seat not in table.game.ring:
        return PUBLIC
    return seat_eye(looker.seat)


def me_of(table: Table, looker: Looker) -> Me:
    """Who looks, for the browser."""
    me: Me = {"kind": looker.kind}
    if looker.seat is not None:
        me["seat"] = looker.seat
        if looker.seat in table.people and looker.seat not in table.ring:
            me["watches"] = True
    return me
