"""Rendering of templates: language, addresses of assets, sentences."""

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

from flask import g, make_response, render_template, request
from flask.wrappers import Response
from markupsafe import Markup

from companion.core.refusal import Refusal
from companion.web.catalogs import Catalogs
from companion.web.http.assets import EMBLEMS, Assets, Scripts
from companion.web.join_codes import spoken
from companion.web.languages import LANGUAGES

LANGUAGE_COOKIE = "language"
YEAR = 365 * 86400
_SPRITE = Markup("<!--sprite-->")
_DRAWN = re.compile(r'href="#(e-[^"]+)"')


class TemplateRenderer:
    """Renders templates. Every template is given: `t(id, **variables)`: a sentence. `lang`: its
    code. `languages`: each with `code`, `name`, `href`, and whether it is the `current` one.
    `asset(name)`: the address of a static file. `icon`: the tab's icon. `sheets(look)`: the
    addresses of its style sheets. `scripts`: how to load the `entry` («phone»), assets.Scripts.
    `sprite`: replaced by the emblems that the page needs. `nonce`. `spoken(code)`: «LUME 42».
    `title`: of the page. `refusal`: its sentence."""

    def __init__(self, assets: Assets, words: Catalogs) -> None:
        self._assets, self._words = assets, words

    def page(
        self,
        template: str,
        http_status: int = 200,
        entry: str = "",
        *,
        first: Mapping[str, Any] | None = None,
        refusal: Refusal | None = None,
        **more: Any,
    ) -> Response:
        """A whole page; `entry` is its module. `first`: the person's first view while people
        gather. Then the page contains what this view needs, and its script loads styles, strings
        and emblems of games later."""
        language, assets, whole = chosen_language(), self._assets, first is None
        context = self._context(language, assets.scripts(entry, whole=whole) if entry else None)
        context["sheets"] = partial(assets.sheets, whole=whole)
        context["refusal"] = refusal and self._words.translate(refusal.text, language, {})
        emblems: set[str] | None = None
        if first is not None and (later := assets.scripts(entry, whole=False).later):
            ids, emblems = messages_and_emblems(first)
            emblems |= assets.drawn_by(entry)
            words = self._words.sources(language, ids)
            more["page"] |= {"later": later, "emblems": assets.url(EMBLEMS), "words": words}
        html = render_template(template, **context | more)
        # A page that no script changes carries the emblems that it draws, and no others.
        emblems = emblems if entry else set(_DRAWN.findall(html))
        html = html.replace(_SPRITE, assets.sprite(emblems), 1)
        answer = make_response(html, http_status)
        answer.headers["Content-Language"] = language
        answer.headers.add("Vary", "Accept-Language, Cookie")
        if request.args.get("lang") in LANGUAGES:
            answer.set_cookie(LANGUAGE_COOKIE, language, max_age=YEAR, samesite="Lax")
        return answer

    def _context(self, language: str, scripts: Scripts | None) -> dict[str, Any]:
        return {
            "t": lambda id, **params: self._words.say(language, id, **params),
            "lang": language,
            # Only the query, so that all wrong addresses get the same page.
            "languages": [
                {"code": id, "name": one.name, "href": f"?lang={id}", "current": id == language}
                for id, one in LANGUAGES.items()
            ],
            "asset": self._assets.url,
            "icon": self._assets.icon,
            "scripts": scripts,
            "sprite": _SPRITE,
            "nonce": g.nonce,
            "spoken": spoken,
        }

    def error(self, status: int, id: str) -> Response:
        sentence = self._words.say(chosen_language(), id)
        return self.page("error.html", status, sentence=sentence, title="Veglia")

    def catalog(self, language: str, chunk: str) -> str:
        """The address of a catalog; `chunk` as in Catalogs, or a placeholder."""
        return f"/lang/{language}.{chunk}.{self._words.hashes[language]}.ftl"


def messages_and_emblems(view: Any) -> tuple[set[str], set[str]]:
    """The message ids and the emblem ids in a view."""
    messages: set[str] = set()
    emblems: set[str] = set()
    waiting = [view]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, Mapping):
            messages |= {thing["t"]} if isinstance(thing.get("t"), str) else set()
            emblems |= {f"e-{thing['emblem']}"} if thing.get("emblem") else set()
            waiting += thing.values()
        elif isinstance(thing, list | tuple):
            waiting += thing
    return messages, emblems


def chosen_language() -> str:
    """The language in the address, else the last choice on this device, else the browser's, else
    that of the person who sent the link (`in`): a chat that fetches a preview names none."""
    asked, kept = request.args.get("lang"), request.cookies.get(LANGUAGE_COOKIE)
    read = request.accept_languages.best_match(list(LANGUAGES))
    candidates = (asked, kept, read, request.args.get("in"), *LANGUAGES)
    return next(one for one in candidates if one in LANGUAGES)
