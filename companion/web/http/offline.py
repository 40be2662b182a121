"""What a browser keeps for times without a server: a service worker and the page it shows."""

import hashlib
import json
from functools import partial

from flask import Blueprint, Response
from werkzeug.wrappers import Response as Answer

from companion.web.languages import LANGUAGES
from companion.web.shell import shell

PAGE = "/offline"
_MADE = '{ build: "", files: ["/offline"] }'
"""Placeholders in static/sw.js for its name and the addresses it keeps."""


routes = Blueprint("offline", __name__)


@routes.get(PAGE)
def page() -> Answer:
    """The offline page; the same for everybody, in all languages."""
    translations = {language: partial(shell.catalogs.say, language) for language in LANGUAGES}
    first = next(iter(LANGUAGES))
    return shell.templates.page("offline.html", tongues=translations, lang=first, title="Veglia")


@routes.get("/sw.js")
def worker() -> Response:
    """The source of the service worker. It contains hashes of what it keeps, so that a new version
    of the program is a new worker for the browser."""
    assets = shell.assets
    files = [
        PAGE,
        *assets.sheets("offline"),
        assets.url("js/offline.js"),
        assets.url("js/offline-card.js"),
        assets.url("js/retry.js"),
        assets.url("js/stored.js"),
        assets.url("vendor/grenze-700.woff2"),
        assets.url("vendor/grenze-700-rest.woff2"),
    ]
    source = (shell.assets.read("sw.js") or (b"", "", ""))[0].decode()
    build = hashlib.sha256(source.encode() + page().get_data()).hexdigest()[:12]
    made = source.replace(_MADE, json.dumps({"build": build, "files": files}), 1)
    answer = Response(made, content_type="text/javascript; charset=utf-8")
    # A worker lives under its own answer's policy, not under that of the pages.
    policy = "default-src 'none'; connect-src 'self'"
    answer.headers |= {
        "Cache-Control": "no-cache",
        "Service-Worker-Allowed": "/",
        "Content-Security-Policy": policy,
    }
    return answer
