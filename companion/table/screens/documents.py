"""A view as it is sent: the wall's document, what everybody may know beside it, and the rest
(decision 22).

The *wall* document is the public view with the table's head, the same for all devices. The *known*
document is laid over it: heading, prompts and panels that the view marks `known`. The *secret*
document is laid over both: everything else, and which of the known parts the view shows. The first
two are sent as differences to what the device has. The secret one is always sent whole, padded to a
size and at moments that depend on public facts only. `static/js/picture.js` combines them again.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
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
"""All parts in order: the document's own, and the names of parts of the documents below."""


AROUND = ("v", "table", "announced_at", "me", "without", "pad")
"""Fields of the documents beside those of a view."""


class WallView(SparseByName):
    """What the wall shows. It has no prompts."""

    v: int
    """Number of the newest public step."""
    table: TableShape
    announced_at: float
    """As in `Picture`."""
    tone: Tone
    scene: Scene
    title: Text
    line: Text | None = None
    emblem: str | None = None
    panels: tuple[Panel, ...] = ()
    cast: tuple[tuple[int, str], ...] = ()
    """As in `View`."""


class Layer(SparseByName):
    """The fields of a view that differ from the documents below it; None: no difference."""

    tone: Tone | None = None
    scene: Scene | None = None
    title: Text | None = None
    line: Text | None = None
    emblem: str | None = None
    without: tuple[str, ...] = ()
    """Fields of the heading below that this view does not have."""
    prompts: Laid[Prompt] | None = None
    panels: Laid[Panel] | None = None


class SecretView(Layer):
    """The part of a view that only one eye may know."""

    me: Me
    hush: bool = False
    alike: bool = False
    own: tuple[Panel, ...] = ()
    pad: str = ""
    """Blanks that make all secret documents equally long."""


class ViewSplitter:
    """Splits the views of one moment into documents. `wall`: the public view of that moment."""

    def __init__(self, wall: View) -> None:
        self._wall, self._names = wall, _names(wall.panels)

    def split(self, view: View, me: Me) -> tuple[Layer, SecretView]:
        """The known and the secret document of `view`."""
        wall = self._wall
        known, secret = ({}, {}) if _same_heading(view, wall) else self._heading(view)
        known_prompts, prompts = _parted(view.prompts, (), [])
        known_panels, panels = _parted(view.panels, wall.panels, self._names)
        return (
            Layer(prompts=known_prompts, panels=known_panels, **known),
            SecretView(
                me=me,
                hush=view.hush,
                alike=view.alike,
                prompts=prompts,
                panels=panels,
                own=view.own,
                **secret,
            ),
        )

    def _heading(self, view: View) -> tuple[dict[str, Any], dict[str, Any]]:
        """The fields of the heading that differ from the wall's: the known and the secret ones."""
        known, secret = dict[str, Any](), dict[str, Any]()
        for name in HEADING:
            mine = getattr(view, name)
            if mine != getattr(self._wall, name):
                into = known if name in view.known else secret
                into[name] = mine
                if mine is None:
                    into["without"] = (*into.get("without", ()), name)
        return known, secret


def _same_heading(view: View, wall: View) -> bool:
    """Whether the heading of the view is the wall's own; an equal one may be another object."""
    return (
        view.line is wall.line
        and view.title is wall.title
        and view.tone is wall.tone
        and view.scene is wall.scene
        and view.emblem is wall.emblem
    )


def _parted(
    parts: tuple[W, ...], on_the_wall: tuple[W, ...], names: list[str]
) -> tuple[Laid[W] | None, Laid[W] | None]:
    """The parts laid over the wall's: as far as everybody may know them, and completely. A part of
    the wall stays in the known document even if the view does not show it, because that may be
    secret. `names`: of the wall's parts."""
    if parts is on_the_wall:
        return None, None
    many = len(parts) - len(on_the_wall)
    first, rest = parts[:many], parts[many:]
    if rest == on_the_wall and not [part for part in first if not part.known]:
        # The usual: what everybody may know above all that the wall shows.
        return (*first, *names) if first else None, None
    wall = dict(zip(names, on_the_wall, strict=True))
    own = dict[str, W]()
    before = dict[str, list[str]]()  # the names of the known parts that come before one of the wall
    waiting: list[str] = []
    laid: list[str | W] = []
    for name, part in zip(_names(parts), parts, strict=True):
        laid.append(name if part.known else part)
        if not part.known:
            continue
        if name not in wall:
            own[name] = part
            waiting.append(name)
            continue
        if part is not wall[name] and part != wall[name]:
            own[name] = part
        before[name], waiting = waiting, []
    order = [one for name in wall for one in (*before.get(name, ()), name)] + waiting
    known = tuple([own.get(name, name) for name in order])
    return known if own else None, None if laid == order else tuple(laid)


def _names(parts: Sequence[Word]) -> list[str]:
    """The key or kind of each part, numbered if repeated; known and secret ones separately."""
    names = [getattr(part, "key", "") or part.kind for part in parts]
    if len(set(names)) == len(names):
        return names
    seen = Counter[tuple[str, bool]]()
    numbered = []
    for name, part in zip(names, parts, strict=True):
        seen[name, part.known] += 1
        many = seen[name, part.known]
        numbered.append(name if many == 1 else f"{name} {many}")
    return numbered


def joined(wall: Mapping[str, Any], *layers: Mapping[str, Any]) -> dict[str, Any]:
    """The view as JSON values, combined from its documents as in static/js/picture.js."""
    view = dict(wall)
    for layer in layers:
        below, view = view, {**view, **layer}
        for name in ("prompts", "panels"):
            if name in layer:
                view[name] = _laid(below.get(name, []), layer[name])
        for name in layer.get("without", ()):
            del view[name]
    return {name: value for name, value in view.items() if name not in AROUND and value != []}


def _laid(below: list[Any], order: Iterable[Any]) -> list[Any]:
    by_name: dict[str, Any] = {}
    for part in below:
        name = part.get("key") or part["kind"]
        many = sum(one.split(" ")[0] == name for one in by_name) + 1
        by_name[name if many == 1 else f"{name} {many}"] = part
    return [by_name[one] if isinstance(one, str) else one for one in order]
