"""Answers that are files: static ones, catalogs, QR codes, health."""

from __future__ import annotations

import gzip

from flask import Blueprint, Response, abort, request

from companion.web.http import qr
from companion.web.http.headers import accepts_gzip
from companion.web.http.pages import found
from companion.web.shell import Shell

FOREVER = "public, max-age=31536000, immutable"


def files(shell: Shell) -> Blueprint:
    """The routes."""
    routes = Blueprint("files", __name__)
    packed: dict[tuple[str, str], bytes] = {}

    @routes.get("/static/<version>/<path:name>")
    def static(version: str, name: str) -> Response:
        found = shell.assets.read(name, request.headers.get("Accept-Encoding", ""))
        if found is None:
            abort(404)
        body, kind, encoding = found
        # A page of before the last update still works; it only is not kept.
        current = version == shell.assets.hash
        return _file(body, kind, FOREVER if current else "no-cache", encoding)

    @routes.get("/lang/<language>.<shelf>.<version>.ftl")
    def catalog(language: str, shelf: str, version: str) -> Response:
        text = shell.words.shelves.get((language, shelf))
        if text is None:
            abort(404)
        caching = FOREVER if version == shell.words.hashes[language] else "no-cache"
        kind = "text/plain; charset=utf-8"
        if not accepts_gzip(request):
            return _file(text.encode(), kind, caching)
        if (language, shelf) not in packed:
            packed[language, shelf] = gzip.compress(text.encode(), 9, mtime=0)
        return _file(packed[language, shelf], kind, caching, "gzip")

    # What browsers ask for at the root of a site, under names that never change.
    @routes.get("/<any('manifest.webmanifest'):name>")
    @routes.get("/<any('apple-touch-icon.png', 'icon-512.png', 'icon-maskable-512.png'):name>")
    def at_the_root(name: str) -> Response:
        found = shell.assets.read(f"icons/{name}" if name.endswith(".png") else name)
        if found is None:
            abort(404)
        body, kind, _ = found
        return _file(body, kind, "no-cache")

    return routes


def small_things(shell: Shell) -> Blueprint:
    """The routes to generated files."""
    routes = Blueprint("small_things", __name__)

    @routes.get("/qr/<code>.svg")
    def join_qr(code: str) -> Response:
        link = shell.join_link(found(shell, code).table.code)
        return _file(qr.svg(link), "image/svg+xml", "no-cache")

    return routes


def _file(body: bytes, kind: str, caching: str, encoding: str = "") -> Response:
    answer = Response(body, content_type=kind)
    answer.headers["Cache-Control"] = caching
    if encoding:
        answer.headers["Content-Encoding"] = encoding
    if not kind.startswith(("font/", "image/")):
        answer.headers.add("Vary", "Accept-Encoding")
    return answer
