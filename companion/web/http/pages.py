"""The pages of an evening (decision 0001), rendered by the server."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from flask import Blueprint, abort, redirect, request
from werkzeug.wrappers import Response

from companion import __version__
from companion.core.game import Stage
from companion.table.announcing import before_announcement
from companion.table.device import A_SPECTATOR, Kind
from companion.table.effects import Refuse
from companion.table.export.paper import Translate
from companion.table.export.recap import names, names_in_story
from companion.table.screens.present import viewer_of
from companion.table.state import Running, Table
from companion.web.catalogs import BARE, WHOLE
from companion.web.http import qr
from companion.web.http.cookie_upkeep import refresh_cookies
from companion.web.http.templates import chosen_language
from companion.web.join_codes import spoken
from companion.web.languages import described
from companion.web.live.queue import UNDECIDED, Reply
from companion.web.live.table_actor import TableActor
from companion.web.live.transport.connection_limiter import CONNECTION
from companion.web.shell import shell
from companion.web.speech.shipped import shipped
from companion.web.tokens import KEY

R = TypeVar("R")


routes = Blueprint("pages", __name__)


@routes.get("/p/<code>")
def phone(code: str) -> Response:
    actor = table_or_404(code)
    answer = device_page(actor, Kind.PHONE)
    return answer if own_seat(actor) is None else _renewed(answer, Kind.PHONE, actor)


@routes.get("/s/<code>")
def screen(code: str) -> Response:
    return device_page(table_or_404(code), Kind.SCREEN)


@routes.get("/t/<code>")
def tablet(code: str) -> Response:
    actor = find_table(code)
    if actor is None or not holds_tablet(actor):
        return redirect("/g", 303)
    return _renewed(device_page(actor, Kind.TABLET), Kind.TABLET, actor)


def _renewed(answer: Response, kind: Kind, actor: TableActor) -> Response:
    """Renew a place's cookie at each visit: a campaign lasts longer than any cookie."""
    if token := shell.cookies.of(request, kind, actor.table.code):
        shell.cookies.give(answer, kind, actor.table.code, token)
    return answer


def device_of(actor: TableActor, kind: Kind) -> str | None:
    """The hash of the token that this browser shows for a seat or the tablet of the table."""
    token = shell.cookies.of(request, kind, actor.table.code)
    return None if token is None else shell.seal.of(token)


def holds_tablet(actor: TableActor) -> bool:
    """Whether this browser is the table's tablet now; a former tablet counts as a stranger."""
    return actor.holds(Kind.TABLET, device_of(actor, Kind.TABLET))


def own_seat(actor: TableActor) -> int | None:
    """The seat that this browser holds at the table."""
    return actor.table.seat_of(device_of(actor, Kind.PHONE))


def host_table(code: str) -> TableActor:
    """The table, if this browser is its tablet; otherwise aborts with 403."""
    actor = table_or_404(code)
    if not holds_tablet(actor):
        abort(403)
    return actor


def table_or_404(code: str) -> TableActor:
    """The table; otherwise aborts with 404, the same for every code that does not exist."""
    actor = find_table(code)
    if actor is None:
        abort(404)
    return actor


def abort_if_undecided(reply: Reply | None) -> None:
    """Abort with an error page if nothing was decided: the same command may be sent again."""
    if isinstance(reply, Refuse) and reply.refusal.code in UNDECIDED:
        abort(shell.templates.error(503, reply.refusal.code))


def find_table(code: str) -> TableActor | None:
    """The table with this code; None if it does not exist or its door is closed to this visitor.
    Both count as a wrong guess and take the same time."""
    address, cookies = request.remote_addr or "", request.headers.get("Cookie", "")
    if not shell.may_look_up_code(code, address, cookies, request.args.get(KEY, "")):
        abort(429)
    actor = shell.tables.find(code)
    if (connection := request.environ.get(CONNECTION)) is not None:
        connection.wait_for_turn_again()  # other requests have come while the store was asked
    if actor is not None and shell.admits(actor, cookies):
        refresh_cookies(actor.table.code)
        return actor
    if actor is not None:
        shell.tables.fake_lookup()
    shell.count_wrong_guess(address, cookies)
    refresh_cookies(None)
    return None


def device_page(actor: TableActor, kind: Kind) -> Response:
    """The page of a device: its frame and the data for its script."""
    code, language, game = actor.table.code, chosen_language(), actor.table.game
    gathering = kind is Kind.PHONE and (game is None or _is_lobby(game))
    chunks = [WHOLE] if kind is not Kind.PHONE else [BARE]
    if kind is Kind.PHONE and game is not None and not gathering:
        chunks.append(game.id)
    page: dict[str, Any] = {
        "code": code,
        "kind": kind.value,
        "route": shell.seal.route(code),
        "build": shell.build(kind),
        "language": language,
        "languages": described(lambda id: shell.templates.catalog(id, "*")),
        "chunks": chunks,
        "join": f"/j/{code}",
    }
    if kind is Kind.TABLET:
        page["version"] = __version__
    if kind is not Kind.PHONE and shipped():
        page["voice"] = True
    if (other := _other_page(actor, kind)) is not None:
        page["other"] = other
    return shell.templates.page(
        f"{kind.value}.html",
        entry=kind.value,
        page=page,
        first=_phone_view(actor) if gathering else None,
        catalogs=[shell.templates.catalog(language, chunk) for chunk in chunks],
        **page_variables(actor),
    )


def _other_page(actor: TableActor, kind: Kind) -> str | None:
    """The address of the other page of a device that both hosts and plays."""
    code = actor.table.code
    if kind is Kind.PHONE:
        return f"/t/{code}" if holds_tablet(actor) else None
    sits = kind is Kind.TABLET and own_seat(actor) is not None
    return f"/p/{code}" if sits else None


def _phone_view(actor: TableActor) -> dict[str, Any]:
    """The view of this phone, which says what strings and emblems its page needs."""
    viewer = viewer_of(actor.table, Kind.PHONE, device_of(actor, Kind.PHONE)) or A_SPECTATOR
    view: dict[str, Any] = actor.showing().to(viewer)["view"]
    return view


def _is_lobby(game: Running) -> bool:
    return shell.games[game.id].stage(game.state) is Stage.LOBBY


def page_variables(actor: TableActor) -> dict[str, Any]:
    """Template variables of every page of a table."""
    (here, *_), named = shell.addresses.shown()
    name = actor.table.name
    return {
        "code": actor.table.code,
        "rehearsal": actor.table.rehearsal,
        "table_name": name or spoken(actor.table.code),
        "title": f"{name or spoken(actor.table.code)} · Veglia",
        "join_link": f"{here}/j/{actor.table.code}",
        "picture_link": f"{here}/icon-512.png",
        "typed": f"{here.partition('://')[2]} {named or ''}",
        "qr_svg": qr.svg(shell.join_link(actor.table.code)).decode(),
    }


def translator(actor: TableActor) -> Translate:
    """A translator into the reader's language, with the names of the people at the table."""
    return _translator(names(actor.table))


def story_translator(actor: TableActor) -> Translate:
    """The same with the names of people who have left, whom the story may name."""
    return _translator(names_in_story(actor.table))


def _translator(seat_names: Mapping[int, str]) -> Translate:
    language = chosen_language()
    return lambda text: shell.catalogs.translate(text, language, seat_names)


def public_table(actor: TableActor) -> Table:
    """The table as all devices are shown it: while the wall announces news, the one before."""
    return before_announcement(actor.table, actor.now()) or actor.table


def download(body: bytes, kind: str, actor: TableActor, suffix: str) -> Response:
    """A file that the browser saves. Its name has the table's code and not what the address
    contains, which no header may carry."""
    named = f'attachment; filename="veglia-{actor.table.code}.{suffix}"'
    return Response(body, content_type=kind, headers={"Content-Disposition": named})


def cached(actor: TableActor, what: str, table: Table, make: Callable[[Table], R]) -> R:
    """The result of `make(table)`, reused while the game, its people and the table's name stay the
    same: anybody may request it in a loop, and a campaign is long."""
    name = f"{what}, {chosen_language()}"
    inputs = (table.game, table.people, table.ring, table.name)
    return actor.devices.cache.get(name, lambda: make(table), *inputs)
