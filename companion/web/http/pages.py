"""The pages of an evening (decision 0001), rendered by the server."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from flask import Blueprint, abort, redirect, request
from werkzeug.wrappers import Response

from companion import __version__
from companion.core.game import Stage
from companion.table.announcing import before_announcement
from companion.table.device import ONLOOKER, Kind
from companion.table.effects import Refuse
from companion.table.export.paper import Translate
from companion.table.export.recap import names, names_in_story
from companion.table.screens.present import looker_of
from companion.table.state import Running, Table
from companion.web.catalogs import BARE, WHOLE
from companion.web.http import qr
from companion.web.http.remembered import remembered
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
    actor = found(code)
    answer = play(actor, Kind.PHONE)
    return answer if own_seat(actor) is None else _renewed(answer, Kind.PHONE, actor)


@routes.get("/s/<code>")
def screen(code: str) -> Response:
    return play(found(code), Kind.SCREEN)


@routes.get("/t/<code>")
def tablet(code: str) -> Response:
    actor = searched(code)
    if actor is None or not holds_tablet(actor):
        return redirect("/g", 303)
    return _renewed(play(actor, Kind.TABLET), Kind.TABLET, actor)


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


def for_host(code: str) -> TableActor:
    """The table, if this browser is its tablet; else 403."""
    actor = found(code)
    if not holds_tablet(actor):
        abort(403)
    return actor


def found(code: str) -> TableActor:
    """The table, or the same 404 for every code that does not exist."""
    actor = searched(code)
    if actor is None:
        abort(404)
    return actor


def must_be_decided(reply: Reply | None) -> None:
    """Answer with an error page if nothing was decided, so that the same may be sent again."""
    if isinstance(reply, Refuse) and reply.refusal.code in UNDECIDED:
        abort(shell.painter.error(503, reply.refusal.code))


def searched(code: str) -> TableActor | None:
    """The table with this code; None if it does not exist or its door is closed to this visitor.
    Both count as a wrong guess and take the same time."""
    address, cookies = request.remote_addr or "", request.headers.get("Cookie", "")
    if not shell.may_name(code, address, cookies, request.args.get(KEY, "")):
        abort(429)
    actor = shell.tables.find(code)
    if (connection := request.environ.get(CONNECTION)) is not None:
        connection.wait_again()  # the store was asked meanwhile, and others have come
    if actor is not None and shell.admits(actor, cookies):
        remembered(actor.table.code)
        return actor
    if actor is not None:
        shell.tables.fake_lookup()
    shell.guessed_wrong(address, cookies)
    remembered(None)
    return None


def play(actor: TableActor, kind: Kind) -> Response:
    """The page of a device: its frame and the data for its script."""
    code, language, game = actor.table.code, chosen_language(), actor.table.game
    gathering = kind is Kind.PHONE and (game is None or _waits(game))
    shelves = [WHOLE] if kind is not Kind.PHONE else [BARE]
    if kind is Kind.PHONE and game is not None and not gathering:
        shelves.append(game.id)
    page: dict[str, Any] = {
        "code": code,
        "kind": kind.value,
        "route": shell.seal.route(code),
        "build": shell.build(kind),
        "language": language,
        "languages": described(lambda id: shell.painter.catalog(id, "*")),
        "shelves": shelves,
        "join": f"/j/{code}",
    }
    if kind is Kind.TABLET:
        page["version"] = __version__
    if kind is not Kind.PHONE and shipped():
        page["voice"] = True
    if (other := _other(actor, kind)) is not None:
        page["other"] = other
    return shell.painter.page(
        f"{kind.value}.html",
        entry=kind.value,
        page=page,
        first=_view(actor) if gathering else None,
        catalogs=[shell.painter.catalog(language, shelf) for shelf in shelves],
        **about(actor),
    )


def _other(actor: TableActor, kind: Kind) -> str | None:
    """The address of the other page of a device that both hosts and plays."""
    code = actor.table.code
    if kind is Kind.PHONE:
        return f"/t/{code}" if holds_tablet(actor) else None
    sits = kind is Kind.TABLET and own_seat(actor) is not None
    return f"/p/{code}" if sits else None


def _view(actor: TableActor) -> dict[str, Any]:
    """The view of this phone, to find out which strings it needs."""
    looker = looker_of(actor.table, Kind.PHONE, device_of(actor, Kind.PHONE)) or ONLOOKER
    view: dict[str, Any] = actor.showing().to(looker)["view"]
    return view


def _waits(game: Running) -> bool:
    return shell.games[game.id].stage(game.state) is Stage.LOBBY


def about(actor: TableActor) -> dict[str, Any]:
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


def sayer(actor: TableActor) -> Translate:
    """Translates texts into the reader's language with the names of the table's people."""
    return _sayer(names(actor.table))


def storyteller(actor: TableActor) -> Translate:
    """The same for the story, which names people who have left, too."""
    return _sayer(names_in_story(actor.table))


def _sayer(called: Mapping[int, str]) -> Translate:
    language = chosen_language()
    return lambda text: shell.words.translate(text, language, called)


def known_to_all(actor: TableActor) -> Table:
    """The table as all devices are shown it: while the wall announces news, the one before."""
    return before_announcement(actor.table, actor.now()) or actor.table


def download(body: bytes, kind: str, actor: TableActor, suffix: str) -> Response:
    """A file that the browser saves. Its name has the table's code and not what the address
    contains, which no header may carry."""
    named = f'attachment; filename="veglia-{actor.table.code}.{suffix}"'
    return Response(body, content_type=kind, headers={"Content-Disposition": named})


def made_once(actor: TableActor, what: str, table: Table, make: Callable[[Table], R]) -> R:
    """What `make` makes of the actor's table or an earlier one, reused while the game, its people
    and the table's name stay the same: anybody may request it in a loop, and a campaign is long."""
    name = f"{what}, {chosen_language()}"
    inputs = (table.game, table.people, table.ring, table.name)
    return actor.devices.cache.get(name, lambda: make(table), *inputs)
