"""The Flask application, for one table on a LAN and for a hosted server."""

from typing import Any

from flask import Flask, Response, request
from werkzeug.exceptions import HTTPException
from werkzeug.middleware.proxy_fix import ProxyFix

from companion.table.log.stored import Unreadable
from companion.web import paths
from companion.web.config import Config
from companion.web.http import (
    export,
    files,
    headers,
    invites,
    join_pages,
    metrics,
    offline,
    pages,
    pocket,
    prints,
    rehearsals,
    spoken,
    stories,
)
from companion.web.http.admission import Admission
from companion.web.live.sockets import Sockets
from companion.web.logs import log, set_up
from companion.web.shell import Shell
from companion.web.store.records import CannotSave, OutOfStep

BODY_BYTES = 8192
SENTENCES = {404: "E_NO_TABLE", 413: "E_BAD_INPUT", 429: "E_TOO_FAST", 500: "E_TRY_AGAIN"}

FAILURES = {Unreadable: "E_UNREADABLE", CannotSave: "E_CANNOT_SAVE", OutOfStep: "E_CANNOT_SAVE"}
ROUTES = (
    *(join_pages, invites, pages, prints, rehearsals, spoken, stories),
    *(export, files, offline, pocket, metrics),
)


class App(Flask):
    """Flask with its shell and sockets."""

    shell: Shell
    admission: Admission
    sockets: Sockets

    def log_exception(self, exc_info: Any) -> None:
        """Log without the requested address, which contains a table's code."""
        log.error("request failed", endpoint=request.endpoint, exc_info=exc_info[1])


def create_app(config: Config) -> App:
    """The application, ready to serve: database prepared, catalogs and assets read."""
    set_up(config.log_level)
    app = App("companion", static_folder=None, template_folder=str(paths.templates_dir()))
    app.config["MAX_CONTENT_LENGTH"] = BODY_BYTES
    app.config["MAX_FORM_MEMORY_SIZE"] = BODY_BYTES
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    shell = app.shell = app.extensions["shell"] = Shell(config)
    headers.install(app, shell.hosts, secure=config.secure)
    for module in ROUTES:
        app.register_blueprint(module.routes)
    for kind, id in FAILURES.items():
        app.register_error_handler(kind, lambda _, id=id: shell.templates.error(503, id))

    @app.errorhandler(HTTPException)
    def _http_error(error: HTTPException) -> Response:
        status = error.code or 500
        if not request.accept_mimetypes.accept_html:
            return Response(f"{status} {error.name}\n", status, mimetype="text/plain")
        return shell.templates.error(status, SENTENCES.get(status, "E_BAD_INPUT"))

    app.sockets = Sockets(shell)
    app.sockets.install(app)
    app.admission = Admission(shell, app.wsgi_app, lambda: app.sockets.at_work)
    app.wsgi_app = app.admission  # type: ignore[method-assign]
    if config.proxies:
        count = config.proxies
        app.wsgi_app = ProxyFix(  # type: ignore[method-assign]
            app.wsgi_app, x_for=count, x_proto=count, x_host=count
        )
    return app
