"""Answers that are files: static ones, catalogs, QR codes."""

import gzip
from functools import lru_cache

from flask import Blueprint, Response, abort, request

from companion.web.http import qr
from companion.web.http.headers import accepts_gzip
from companion.web.http.pages import table_or_404
from companion.web.shell import shell

FOREVER = "public, max-age=31536000, immutable"


routes = Blueprint("files", __name__)


@routes.get("/static/<version>/<path:name>")
def static(version: str, name: str) -> Response:
    # A page of before the last update still works; it only is not kept.
    caching = FOREVER if version == shell.assets.hash else "no-cache"
    return _asset(name, caching, request.headers.get("Accept-Encoding", ""))


@routes.get("/lang/<language>.<chunk>.<version>.ftl")
def catalog(language: str, chunk: str, version: str) -> Response:
    text = shell.catalogs.chunks.get((language, chunk))
    if text is None:
        abort(404)
    caching = FOREVER if version == shell.catalogs.hashes[language] else "no-cache"
    kind = "text/plain; charset=utf-8"
    if not accepts_gzip(request):
        return _file(text.encode(), kind, caching)
    return _file(_packed(text), kind, caching, "gzip")


# What browsers ask for at the root of a site, under names that never change.
@routes.get("/<any('manifest.webmanifest'):name>")
@routes.get("/<any('apple-touch-icon.png', 'icon-512.png', 'icon-maskable-512.png'):name>")
def at_the_root(name: str) -> Response:
    return _asset(f"icons/{name}" if name.endswith(".png") else name, "no-cache")


@routes.get("/qr/<code>.svg")
def join_qr(code: str) -> Response:
    link = shell.join_link(table_or_404(code).table.code)
    return _file(qr.svg(link), "image/svg+xml", "no-cache")


@lru_cache(maxsize=128)
def _packed(text: str) -> bytes:
    return gzip.compress(text.encode(), 9, mtime=0)


def _asset(name: str, caching: str, accepted: str = "") -> Response:
    asset = shell.assets.read(name, accepted)
    if asset is None:
        abort(404)
    body, kind, encoding = asset
    return _file(body, kind, caching, encoding)


def _file(body: bytes, kind: str, caching: str, encoding: str = "") -> Response:
    answer = Response(body, content_type=kind)
    answer.headers["Cache-Control"] = caching
    if encoding:
        answer.headers["Content-Encoding"] = encoding
    if not kind.startswith(("font/", "image/")):
        answer.headers.add("Vary", "Accept-Encoding")
    return answer
