"""Faults at the door: tokens, cookies, hosts, origins, rights, names, exports."""

from __future__ import annotations

from typing import Any

from tests.kit.faults.fault import fault, swap


@fault("forged_tokens")
def tokens_lie_on_the_disk() -> None:
    """What is stored of a token is the token."""
    from companion.web.tokens import Seal

    swap(Seal, "of", lambda self, secret: secret)


@fault("forged_tokens")
def half_a_token_is_enough() -> None:
    """Only the first letters of a token count."""
    from companion.web.tokens import Seal

    swap(Seal, "of", lambda self, secret, of=Seal.of: of(self, secret[:20]))


@fault("forged_tokens")
def tokens_in_any_case() -> None:
    """Capitals and small letters are the same."""
    from companion.web.tokens import Seal

    swap(Seal, "of", lambda self, secret, of=Seal.of: of(self, secret.lower()))


@fault("forged_tokens")
def any_seat_is_the_tablet() -> None:
    """The tablet's cookie may hold a seat's token."""
    from companion.table.device import THE_TABLET, Kind
    from companion.web.http import pages
    from companion.web.live import table_actor

    for module in (table_actor, pages):
        look = module.looker_of

        def lenient(table: Any, kind: Any, token: Any, look: Any = look) -> Any:
            seated = kind is Kind.TABLET and table.seat_of(token) is not None
            return THE_TABLET if seated else look(table, kind, token)

        swap(module, "looker_of", lenient)


@fault("forged_tokens")
def a_forged_token_gets_another_answer() -> None:
    """A token that is none is refused in other words than no token."""
    from companion.web.live.table_actor import TableActor
    from companion.web.live.transport.socketio_adapter import Refused

    connect = TableActor.connect

    def telling(self: Any, sid: str, kind: Any, token: Any, address: str = "") -> bool:
        if not connect(self, sid, kind, token, address):
            raise Refused("E_NOT_HOST" if token is None else "E_BAD_TOKEN")
        return True

    swap(TableActor, "connect", telling)


@fault("forged_tokens")
def the_log_holds_tokens() -> None:
    """Who comes in is written down with cookie and all."""
    import sys

    from companion.web.live.sockets import Sockets

    whose = Sockets._whose

    def noted(self: Any, environ: Any) -> Any:
        print("in:", environ.get("HTTP_COOKIE"), file=sys.stderr, flush=True)
        return whose(self, environ)

    swap(Sockets, "_whose", noted)


@fault("forged_tokens")
def guests_get_copies() -> None:
    """A copy of the evening is for everybody."""
    from companion.web.http import export, pages

    swap(export, "for_host", pages.found)
    copied = export.copied
    swap(export, "copied", lambda *given: {"table": given[0].version} if copied else {})


@fault("closed_doors")
def opening_the_join_page_gives_a_token() -> None:
    """The join form sets a new seat token wherever the browser has sent none (F1)."""
    from companion.table.device import Kind
    from companion.web import tokens
    from companion.web.http import join_pages

    join_page = join_pages._join_page

    def generous(shell: Any, actor: Any, *more: Any) -> Any:
        answer = join_page(shell, actor, *more)
        shell.cookies.give(answer, Kind.PHONE, actor.table.code, tokens.new_token())
        return answer

    swap(join_pages, "_join_page", generous)


@fault("closed_doors")
def a_closed_door_shows_the_table() -> None:
    """The code of a closed table still opens its pages to strangers."""
    from companion.web.shell import Shell

    swap(Shell, "admits", lambda self, actor, cookies: True)


@fault("closed_doors")
def any_origin_may_come_in() -> None:
    """A page of another site may open a socket and send forms."""
    from companion.web.http.headers import Hosts

    swap(Hosts, "admits", lambda self, origin, environ: True)


@fault("closed_doors")
def any_host_is_ours() -> None:
    """A foreign host name that points at us is answered (DNS rebinding)."""
    from companion.web.http.headers import Hosts

    swap(Hosts, "knows", lambda self, host: True)


@fault("closed_doors")
def cookies_for_scripts() -> None:
    """The seat's cookie is not HttpOnly, and goes along from other sites."""
    from companion.web.cookies import Cookies

    def give(self: Any, answer: Any, kind: Any, code: str, token: str) -> None:
        answer.set_cookie(self.name(kind, code), token)

    swap(Cookies, "give", give)


@fault("closed_doors")
def guesses_are_not_counted() -> None:
    """Codes may be guessed for ever."""
    from companion.web.http.limits import RateLimits

    swap(RateLimits, "may_guess", lambda self, *who: True)


@fault("closed_doors")
def a_closed_door_is_open() -> None:
    """Guests come in however the door is."""
    from companion.table import commands, decide
    from companion.table.people import seating

    def come(table: Any, command: Any, device: Any, games: Any) -> Any:
        from companion.core.value import replace

        return seating.join(replace(table, door_open=True), command, device, games)

    del decide.answers.by_kind[commands.Join]
    commands.answers(commands.Join)(come)


@fault("closed_doors")
def guests_may_host() -> None:
    """Every seat has the host's rights, too."""
    from companion.core.command import By

    swap(By, "admits", lambda self, caller: True)


@fault("closed_doors")
def guests_may_act_for_others() -> None:
    """A phone may name a seat that it acts for."""
    from companion.core.value import replace
    from companion.table import decide

    caller_of = decide.caller_of
    swap(decide, "caller_of", lambda table, asked: caller_of(table, replace(asked, for_seat=None)))


@fault("closed_doors")
def wrong_codes_are_told_apart() -> None:
    """A malformed code is refused otherwise than an unknown one."""
    from flask import abort

    from companion.web.http import join_pages

    find = join_pages.found

    def telling(shell: Any, code: str) -> Any:
        if len(code) < 4:
            abort(400)
        return find(shell, code)

    swap(join_pages, "found", telling)


@fault("hard_names")
def names_as_they_are_typed() -> None:
    """Nothing is looked at but the length."""
    from companion.table.people import seating

    swap(seating, "clean_name", lambda raw, taken=(): raw[:24])


@fault("hard_names")
def names_may_look_alike() -> None:
    """Only the same letters are the same name."""
    from companion.table.people import names

    swap(names, "alike", lambda one, other: one == other)


@fault("hard_names")
def names_are_markup() -> None:
    """Templates do not escape."""
    from flask import Flask

    swap(Flask, "select_jinja_autoescape", lambda self, filename: False)


@fault("hard_names")
def formulas_in_the_csv() -> None:
    """Cells are written as they are."""
    from companion.table.export import sheet

    swap(sheet, "FORMULA", frozenset())


@fault("hard_names")
def names_in_the_log() -> None:
    """Who sits down is written down."""
    import sys

    from companion.table import commands, decide
    from companion.table.people import seating

    def noted(table: Any, command: Any, device: Any, games: Any) -> Any:
        print("joined:", command.called, file=sys.stderr, flush=True)
        return seating.join(table, command, device, games)

    del decide.answers.by_kind[commands.Join]
    commands.answers(commands.Join)(noted)
