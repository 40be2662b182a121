"""What one pair of eyes may know or do beside the public view: built from nothing, like the view.

A picture is made of parts. The public view is what everybody at the table may know: the screen on
the wall shows it as it is. The slip is for one eye, and says only where that eye's picture is
another. A cue has the shape of a slip and stands between them: what follows for one seat from what
everybody may know (it is your turn), so that nothing of it is secret. Each is whole; none is a
difference to what was there before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter
from typing import Literal, TypeVar

from companion.core.text import Text
from companion.core.value import SparseByName
from companion.core.view import Scene, Tone, View
from companion.core.words.panels.base import Panel
from companion.core.words.prompts.base import Prompt

T = TypeVar("T")
Hidden = Literal["line", "emblem"]
ALL = "*"
"""In the panels and prompts of a slip: those beside it that it does not name, in their order."""


class Slip(SparseByName):
    """One eye's part of a picture. What is not said here is as everybody sees it.

    `panels`: its own, and the public ones by their kind, in the order in which they are shown;
    `*` stands for all public panels that are not named. `prompts`: its own, and those of the cue
    by their key, in the same way; where it says nothing, those of the cue. `without`:
    what the public view has and this eye does not see. The rest as in `View`.
    """

    tone: Tone | None = None
    scene: Scene | None = None
    title: Text | None = None
    line: Text | None = None
    emblem: str | None = None
    without: tuple[Hidden, ...] = ()
    hush: bool = False
    alike: bool = False
    prompts: tuple[Prompt | str, ...] = ()
    panels: tuple[Panel | str, ...] = (ALL,)
    own: tuple[Panel, ...] = ()


NOTHING = Slip()
"""The slip of an eye that sees what everybody sees."""


def together(public: View, slip: Slip) -> View:
    """What `public` and `slip` come to; a view that has a cue already takes a slip, too."""
    if slip is NOTHING:
        return public
    return View(
        tone=slip.tone or public.tone,
        scene=slip.scene or public.scene,
        title=slip.title or public.title,
        line=None if "line" in slip.without else slip.line or public.line,
        emblem=None if "emblem" in slip.without else slip.emblem or public.emblem,
        hush=public.hush or slip.hush,
        alike=public.alike or slip.alike,
        prompts=tuple(_laid(slip.prompts or (ALL,), public.prompts, attrgetter("key"))),
        panels=tuple(_laid(slip.panels, public.panels, attrgetter("kind"))),
        own=(*public.own, *slip.own),
    )


def _laid(own: Iterable[T | str], others: Iterable[T], name: Callable[[T], str]) -> Iterator[T]:
    """The `own` ones, and in the place of each name those of the `others` that it names."""
    named = frozenset(one for one in own if isinstance(one, str))
    for one in own:
        if not isinstance(one, str):
            yield one
        elif one == ALL:
            yield from (other for other in others if name(other) not in named)
        else:
            yield from (other for other in others if name(other) == one)


def divided(
    prompts: Iterable[Prompt], secret: Callable[[Prompt], bool]
) -> tuple[tuple[Prompt, ...], tuple[Prompt | str, ...]]:
    """What the cue asks, and what the slip does: the secret ones, and where each of the others
    stands among them. Nothing, where none is secret."""
    asked = tuple(prompts)
    told = tuple(one for one in asked if not secret(one))
    if len(told) == len(asked):
        return told, ()
    return told, tuple(one if secret(one) else one.key for one in asked)


def apart(public: View, whole: View) -> Slip:
    """What `whole` says that the public view does not: `together` of both is `whole` again.

    For a game that is told as one picture for every eye. Raises ValueError where the public view
    asks something, for then it is nobody's.
    """
    if public.prompts or public.own or public.hush or public.alike:
        raise ValueError("what everybody sees asks nobody anything")
    if whole is public:
        return NOTHING
    return Slip(
        tone=_other(whole.tone, public.tone),
        scene=_other(whole.scene, public.scene),
        title=_other(whole.title, public.title),
        line=_other(whole.line, public.line),
        emblem=_other(whole.emblem, public.emblem),
        without=tuple(_without(whole, public)),
        hush=whole.hush,
        alike=whole.alike,
        prompts=whole.prompts,
        panels=named(whole.panels, public.panels),
        own=whole.own,
    )


def _other(mine: T, everybodys: T) -> T | None:
    return None if mine == everybodys else mine


def _without(whole: View, public: View) -> Iterator[Hidden]:
    if whole.line is None and public.line is not None:
        yield "line"
    if whole.emblem is None and public.emblem is not None:
        yield "emblem"


def named(whole: tuple[Panel, ...], public: tuple[Panel, ...]) -> tuple[Panel | str, ...]:
    """The panels of `whole`, with the name of each that everybody has before them."""
    many = len(public)
    for at in range(len(whole) - many + 1):
        if whole[at : at + many] == public:
            return (*whole[:at], ALL, *whole[at + many :])
    kinds = Counter(panel.kind for panel in public)
    single = {panel.kind: panel for panel in public if kinds[panel.kind] == 1}
    return tuple(one.kind if single.get(one.kind) == one else one for one in whole)
