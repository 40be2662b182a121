"""The pocket under /pocket/: the folder written by `make pocket`, if it exists."""

from flask import Blueprint, Response, abort, redirect, request
from werkzeug.wrappers import Response as Answer

from companion.web import paths
from companion.web.http.assets import type_of
from companion.web.http.files import FOREVER
from companion.web.http.headers import accepts_gzip, policy
from companion.web.shell import shell

AT = "/pocket/"
PAGE = "index.html"
POLICY = policy("'wasm-unsafe-eval'", forms="'none'")
"""A policy that also allows WebAssembly; it is in the page, too, for hosts without headers."""


def is_there() -> bool:
    """Whether the pocket was built here."""
    return (paths.pocket_dir() / PAGE).is_file()


routes = Blueprint("pocket", __name__)


@routes.get("/pocket")
def bare() -> Answer:
    return redirect(AT, 308)


@routes.get(AT)
@routes.get(f"{AT}<path:name>")
def file(name: str = PAGE) -> Response:
    folder = paths.pocket_dir()
    path = folder / name
    if name == PAGE and not is_there():
        return shell.templates.error(404, "pocket-not-here")
    try:
        is_ours = path.resolve().is_relative_to(folder.resolve()) and path.is_file()
    except (OSError, ValueError):  # no file can be called so
        is_ours = False
    if not is_ours:
        abort(404)
    packed = path.with_name(f"{path.name}.gz")
    encoded = accepts_gzip(request) and packed.is_file()
    answer = Response((packed if encoded else path).read_bytes(), mimetype=type_of(path))
    answer.headers["Cache-Control"] = FOREVER if "/" in name else "no-cache"
    answer.headers["Content-Security-Policy"] = f"{POLICY}; frame-ancestors 'none'"
    answer.headers["Vary"] = "Accept-Encoding"
    if encoded:
        answer.headers["Content-Encoding"] = "gzip"
    return answer
