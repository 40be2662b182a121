"""A view as it travels: in two documents, what everybody may know and the rest (decision 22).

The *known* document holds the wall's heading, prompts and panels, and those of the view that are
marked `known`. It is sent as its difference to what the device has. The *secret* document holds
everything else: what the view says in the place of the known heading, its other parts, and which of
the known parts it shows. It is always sent whole, padded to a size that tells nothing, at moments
that tell nothing: both follow from public facts alone. Put together they are the view again; the
browser's side is static/js/picture.js.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar

from companion.core.text import Text
from companion.core.value import SparseByName
from companion.core.view import HEADING, Scene, Tone, View
from companion.core.words.panels.base import Panel
from companion.core.words.prompts.base import Prompt
from companion.core.words.word import Word
from companion.table.screens.picture import Me, TableShape

W = TypeVar("W", bound=Word)
Laid = tuple[str | W, ...]
"""All parts of a view in their order: the secret ones, and the names of the known ones."""


AROUND = ("v", "table", "told_at", "me", "without", "pad")
"""What the documents say beside the view."""


class KnownView(SparseByName):
    """What of a view everybody may know, for one seat.

    `v`: the number of the public step; `table`: the table itself; `told_at`: as in `Picture`.
    """

    v: int
    table: TableShape
    told_at: float
    tone: Tone
    scene: Scene
    title: Text
    line: Text | None = None
    emblem: str | None = None
    prompts: tuple[Prompt, ...] = ()
    panels: tuple[Panel, ...] = ()


class SecretView(SparseByName):
    """The rest of a view. Its heading stands in the place of the known one.

    `without`: parts of the known heading that this view does not have. `prompts`, `panels`: None
    where they are the known ones. `pad`: blanks that make it as long as others, on its way.
    """

    me: Me
    tone: Tone | None = None
    scene: Scene | None = None
    title: Text | None = None
    line: Text | None = None
    emblem: str | None = None
    without: tuple[str, ...] = ()
    hush: bool = False
    alike: bool = False
    prompts: Laid[Prompt] | None = None
    panels: Laid[Panel] | None = None
    own: tuple[Panel, ...] = ()
    pad: str = ""


def documents(
    view: View, wall: View, me: Me, *, v: int, table: TableShape, told_at: float
) -> tuple[KnownView, SecretView]:
    """The two documents of `view`. `wall`: the public eye's view of the same moment; `me`: who
    looks."""
    prompts, secret_prompts = _parted(view.prompts, wall.prompts)
    panels, secret_panels = _parted(view.panels, wall.panels)
    known = KnownView(
        v=v,
        table=table,
        told_at=told_at,
        prompts=prompts,
        panels=panels,
        **{name: getattr(view if name in view.known else wall, name) for name in HEADING},
    )
    hidden = {
        name: mine
        for name in HEADING
        if (mine := getattr(view, name)) is not (public := getattr(known, name)) and mine != public
    }
    secret = SecretView(
        me=me,
        hush=view.hush,
        alike=view.alike,
        prompts=secret_prompts,
        panels=secret_panels,
        own=view.own,
        without=tuple([name for name, value in hidden.items() if value is None]),
        **hidden,
    )
    return known, secret


def _parted(
    parts: tuple[W, ...], on_the_wall: tuple[W, ...]
) -> tuple[tuple[W, ...], Laid[W] | None]:
    """What everybody may know of these parts and of the wall's, and how they are laid."""
    if parts is on_the_wall:
        return parts, None
    wall, own = dict(_named(on_the_wall)), dict[str, W]()
    before = dict[str, list[str]]()  # the names of the known parts that come before one of the wall
    waiting: list[str] = []
    laid: list[str | W] = []
    for name, part in _named(parts):
        laid.append(name if part.known else part)
        if part.known and name in wall:
            wall[name] = part
            before[name], waiting = waiting, []
        elif part.known:
            own[name] = part
            waiting.append(name)
    order = [one for name in wall for one in (*before.get(name, ()), name)] + waiting
    known = tuple([own[name] if name in own else wall[name] for name in order])
    return known, None if laid == order else tuple(laid)


def _named(parts: Iterable[W]) -> Iterator[tuple[str, W]]:
    """Each with its key or its kind; with a number where there are several of a name. What is
    known and what is not is counted apart."""
    seen: dict[tuple[str, bool], int] = {}
    for part in parts:
        name, known = getattr(part, "key", "") or part.kind, part.known
        many = seen[name, known] = seen.get((name, known), 0) + 1
        yield name if many == 1 else f"{name} {many}", part


def joined(known: Mapping[str, Any], secret: Mapping[str, Any]) -> dict[str, Any]:
    """The view of two documents in JSON; its twin is static/js/picture.js."""
    view = {**known, **secret}
    for name in (*secret.get("without", ()), *AROUND):
        view.pop(name, None)
    for name in ("prompts", "panels"):
        parts = _laid(known.get(name, []), secret.get(name))
        view.pop(name, None)
        if parts:
            view[name] = parts
    return view


def _laid(known: list[Any], order: Iterable[Any] | None) -> list[Any]:
    if order is None:
        return known
    by_name: dict[str, Any] = {}
    for part in known:
        name = part.get("key") or part["kind"]
        many = sum(one.split(" ")[0] == name for one in by_name) + 1
        by_name[name if many == 1 else f"{name} {many}"] = part
    return [by_name[one] if isinstance(one, str) else one for one in order]
