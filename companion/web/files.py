"""Answers that are files: static ones, catalogs, QR codes, and a word on our health."""

from __future__ import annotations

from flask import Blueprint, Response, abort, request

from companion.web import qr
from companion.web.codes import typed
from companion.web.headers import accepts_gzip
from companion.web.shell import Shell
from companion.web.words import LANGUAGES

FOREVER = "public, max-age=31536000, immutable"


def files(shell: Shell) -> Blueprint:
    """The routes."""
    routes = Blueprint("files", __name__)

    @routes.get("/static/<version>/<path:name>")
    def static(version: str, name: str) -> Response:
        packed = accepts_gzip(request)
        found = shell.assets.read(name, packed=packed)
        if found is None:
            abort(404)
        body, kind, is_packed = found
        # A page of before the last update still works; it only is not kept.
        current = version == shell.assets.hash
        return _file(body, kind, FOREVER if current else "no-cache", packed=is_packed)

    @routes.get("/lang/<language>.<version>.ftl")
    def catalog(language: str, version: str) -> Response:
        if language not in LANGUAGES:
            abort(404)
        current = version == shell.words.hashes[language]
        text = shell.words.catalogs[language].encode()
        return _file(text, "text/plain; charset=utf-8", FOREVER if current else "no-cache")

    # What browsers ask for at the root of a site.
    @routes.get("/<any('sw.js', 'manifest.webmanifest', 'favicon.ico'):name>")
    @routes.get("/<any('apple-touch-icon.png'):name>")
    def at_the_root(name: str) -> Response:
        found = shell.assets.read(name, packed=False)
        if found is None:
            abort(404)
        body, kind, _ = found
        return _file(body, kind, "no-cache")

    return routes


def small_things(shell: Shell) -> Blueprint:
    """The routes to what is made on the spot."""
    routes = Blueprint("small_things", __name__)

    @routes.get("/qr/<code>.svg")
    def join_qr(code: str) -> Response:
        if (known := typed(code)) is None:
            abort(404)
        link = f"{shell.addresses.link()}/j/{known}"
        return _file(qr.svg(link), "image/svg+xml", "no-cache")

    @routes.get("/healthz")
    def healthz() -> Response:
        return _file(b"ok\n", "text/plain", "no-store")

    return routes


def _file(body: bytes, kind: str, caching: str, *, packed: bool = False) -> Response:
    answer = Response(body, content_type=kind)
    answer.headers["Cache-Control"] = caching
    if packed:
        answer.headers["Content-Encoding"] = "gzip"
        answer.headers.add("Vary", "Accept-Encoding")
    return answer
