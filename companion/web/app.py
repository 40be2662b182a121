"""The Flask application, for one table on a LAN and for a hosted server."""

from __future__ import annotations

from typing import Any

from flask import Flask, Response, request
from werkzeug.exceptions import HTTPException
from werkzeug.middleware.proxy_fix import ProxyFix

from companion.table.log.stored import Unreadable
from companion.web import paths
from companion.web.config import Config
from companion.web.http import headers
from companion.web.http.admission import Admission
from companion.web.http.export import copies
from companion.web.http.files import files, small_things
from companion.web.http.invites import invites
from companion.web.http.join_pages import join_pages
from companion.web.http.offline import offline
from companion.web.http.operation import operation
from companion.web.http.pages import pages
from companion.web.http.pocket import pocket
from companion.web.http.prints import prints
from companion.web.http.rehearsals import rehearsals
from companion.web.http.spoken import spoken
from companion.web.http.stories import stories
from companion.web.live.sockets import Sockets
from companion.web.logs import log, set_up
from companion.web.shell import Shell, assemble
from companion.web.store.records import CannotSave

BODY_BYTES = 8192
SENTENCES = {404: "E_NO_TABLE", 413: "E_BAD_INPUT", 429: "E_TOO_FAST", 500: "E_TRY_AGAIN"}

ROUTES = (
    *(
        join_pages,
        invites,
        pages,
        prints,
        rehearsals,
        spoken,
        stories,
        copies,
        files,
        small_things,
        offline,
        pocket,
        operation,
    ),
)
"""The functions that create the routes, given the shell."""


class App(Flask):
    """Flask with its shell and sockets."""

    shell: Shell
    door: Admission
    sockets: Sockets

    def log_exception(self, exc_info: Any) -> None:
        """Log without the requested address, which contains a table's code."""
        log.error("request failed", endpoint=request.endpoint, exc_info=exc_info[1])


def create_app(config: Config) -> App:
    """The application, ready to serve: database migrated, catalogs and assets read."""
    set_up(config.log_level)
    app = App("companion", static_folder=None, template_folder=str(paths.templates_dir()))
    app.config["MAX_CONTENT_LENGTH"] = BODY_BYTES
    app.config["MAX_FORM_MEMORY_SIZE"] = BODY_BYTES
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    shell = app.shell = assemble(config)
    headers.install(app, shell.hosts, secure=config.secure)
    for routes in ROUTES:
        app.register_blueprint(routes(shell))

    @app.errorhandler(HTTPException)
    def _http_error(error: HTTPException) -> Response:
        status = error.code or 500
        if not request.accept_mimetypes.accept_html:
            return Response(f"{status} {error.name}\n", status, mimetype="text/plain")
        return shell.painter.error(status, SENTENCES.get(status, "E_BAD_INPUT"))

    @app.errorhandler(Unreadable)
    def _unreadable(_: Unreadable) -> Response:
        return shell.painter.error(503, "E_UNREADABLE")

    @app.errorhandler(CannotSave)
    def _no_answer(_: CannotSave) -> Response:
        return shell.painter.error(503, "E_CANNOT_SAVE")

    app.sockets = Sockets(shell)
    app.sockets.install(app)
    app.door = Admission(shell, app.wsgi_app, lambda: app.sockets.at_work)
    app.wsgi_app = app.door  # type: ignore[method-assign]
    if config.proxies:
        count = config.proxies
        app.wsgi_app = ProxyFix(  # type: ignore[method-assign]
            app.wsgi_app, x_for=count, x_proto=count, x_host=count
        )
    return app
