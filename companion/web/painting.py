"""What every page is painted with: language, addresses of assets, the words of the catalog."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from flask import g, make_response, render_template, request
from flask.wrappers import Response
from markupsafe import Markup

from companion.core.refusal import Refusal
from companion.web.assets import Assets
from companion.web.codes import spoken
from companion.web.words import LANGUAGES, Words

LANGUAGE_COOKIE = "language"
YEAR = 365 * 86400
_SPRITE = Markup("<!--sprite-->")
_DRAWN = re.compile(r'href="#(e-[a-z0-9-]+)"')


@dataclass(frozen=True, slots=True)
class Tongue:
    """One language of the switch."""

    code: str
    name: str
    href: str
    current: bool


class Painter:
    """Paints templates. Every template is given:

    `t(id, **variables)`: a sentence. `lang`: «it» or «en». `languages`: the switch, a `Tongue`
    each. `asset(name)`: the address of a static file. `import_map`: its JSON, for
    `<script type="importmap" nonce="{{ nonce }}">`. `preloads`: addresses of modules to preload
    for this page's `entry` («js/phone.js»). `catalog`: the address of the page's catalog.
    `sprite`: all emblems. `nonce`. `spoken(code)`: «LUME 42». `title`: the page's.
    """

    def __init__(self, assets: Assets, words: Words) -> None:
        self._assets, self._words = assets, words

    def page(self, template: str, http_status: int = 200, entry: str = "", **more: Any) -> Response:
        """A whole page; `entry` is its module."""
        language = chosen_language()
        preloads = self._assets.preloads(entry) if entry else []
        context = {
            "t": lambda id, **params: self._words.say(language, id, **params),
            "lang": language,
            "languages": _switch(language),
            "asset": self._assets.url,
            "import_map": Markup(self._assets.import_map),
            "preloads": preloads,
            "catalog": self.catalog(language),
            "sprite": _SPRITE,
            "nonce": g.nonce,
            "spoken": spoken,
        }
        html = render_template(template, **context | more)
        # A page that no script changes carries the emblems that it draws, and no others.
        drawn = None if entry else set(_DRAWN.findall(html))
        html = html.replace(_SPRITE, self._assets.sprite(drawn), 1)
        answer = make_response(html, http_status)
        answer.headers["Content-Language"] = language
        answer.headers.add("Vary", "Accept-Language, Cookie")
        if request.args.get("lang") in LANGUAGES:
            answer.set_cookie(LANGUAGE_COOKIE, language, max_age=YEAR, samesite="Lax")
        return answer

    def error(self, status: int, id: str) -> Response:
        """The error page with the sentence `id`."""
        sentence = self._words.say(chosen_language(), id)
        return self.page("error.html", status, sentence=sentence, title="Veglia")

    def sentence(self, refusal: Refusal | None) -> str:
        """A refusal, as it is said on a page."""
        if refusal is None:
            return ""
        return self._words.translate(refusal.text, chosen_language(), {})

    def catalog(self, language: str) -> str:
        """The address of a catalog."""
        return f"/lang/{language}.{self._words.hashes[language]}.ftl"


def chosen_language() -> str:
    """The address bar's wish, else the last choice on this device, else the browser's."""
    for wish in (request.args.get("lang"), request.cookies.get(LANGUAGE_COOKIE)):
        if wish in LANGUAGES:
            return str(wish)
    return request.accept_languages.best_match(list(LANGUAGES)) or next(iter(LANGUAGES))


def _switch(language: str) -> list[Tongue]:
    # Only the query: a wrong address is not repeated, so that all of them get one same answer.
    return [Tongue(id, name, f"?lang={id}", id == language) for id, name in LANGUAGES.items()]
