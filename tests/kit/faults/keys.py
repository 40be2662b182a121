"""Faults in what is taken: keys of other tables, of other sorts, of before; odd texts, numbers."""

from __future__ import annotations

import contextlib
from typing import Any

from tests.kit.faults.fault import fault, swap


@fault("false_tokens")
def a_host_is_every_tables_host() -> None:
    """The host of one table gets the copies of all."""
    from flask import abort, request

    from companion.table.device import Kind
    from companion.web.http import export
    from companion.web.http.pages import found

    def some_host(shell: Any, code: str) -> Any:
        actor = found(shell, code)
        token = shell.cookies.of(request, Kind.TABLET, actor.table.code)
        hosts = {one.table.tablet for one in shell.tables.in_memory()}
        if token is None or shell.seal.of(token) not in hosts:
            abort(403)
        return actor

    swap(export, "for_host", some_host)


@fault("false_tokens")
def the_hosts_token_is_a_pass() -> None:
    """What lies in the tablet's cookie opens the host's page from anywhere."""
    from flask import redirect

    from companion.web.http import invites

    enter = invites.enter

    def lenient(shell: Any, actor: Any, key: str) -> Any:
        if key == actor.table.tablet:
            return redirect(f"/t/{actor.table.code}", 303), True
        return enter(shell, actor, key)

    swap(invites, "enter", lenient)


@fault("false_tokens")
def a_seat_once_had_shows_on_the_socket() -> None:
    """A phone whose seat was given to another is shown that seat's picture still."""
    from companion.table.device import Kind, Looker
    from companion.web.live import table_actor

    look, ever = table_actor.looker_of, {}

    def lenient(table: Any, kind: Any, token: Any) -> Any:
        seat = table.seat_of(token) if kind is Kind.PHONE else None
        if seat is not None:
            ever[token] = seat
        was = ever.get(token) if kind is Kind.PHONE else None
        return look(table, kind, token) if was not in table.people else Looker(kind, was)

    swap(table_actor, "looker_of", lenient)


@fault("hard_votes")
def texts_with_control_characters() -> None:
    """What a terminal would obey is kept in the diary."""
    from companion.table.log import codec

    swap(codec, "_fits", lambda value, unwanted: True)


@fault("hard_votes")
def a_vote_is_read_generously() -> None:
    """True counts for one, and so do "1" and 1.5."""
    from companion.table.log.codec import Codec

    command = Codec.command

    def lenient(self: Any, name: str, args: Any, game: Any) -> Any:
        if name == "vote" and isinstance(args.get("target"), bool | str | float):
            with contextlib.suppress(ValueError, OverflowError):
                args = {**args, "target": int(args["target"])}
        return command(self, name, args, game)

    swap(Codec, "command", lenient)


@fault("hard_votes")
def the_log_tells_the_reason() -> None:
    """What was asked is written down with all its words."""
    import sys

    from companion.web.live.sockets import Sockets

    asked = Sockets._asked

    def noted(self: Any, sid: str, said: Any) -> Any:
        print("asked:", said, file=sys.stderr, flush=True)
        return asked(self, sid, said)

    swap(Sockets, "_asked", noted)
