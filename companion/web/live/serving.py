"""Which parts of its picture each device of a table is sent, once something has happened."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import structlog

from companion.table.device import Kind, Looker
from companion.web.live.drawing import Drawing, Followed, Part
from companion.web.live.encoding import members

log = structlog.get_logger()


@dataclass(slots=True)
class Sent:
    """What a device has: the names of the parts that it was sent last. None: not one yet."""

    head: str = ""
    public: int | None = None
    cue: int | None = None
    own: int | None = None
    desk: dict[str, int] = field(default_factory=dict)
    lines: dict[int, int] = field(default_factory=dict)


@dataclass(slots=True)
class Served:
    """One device to be served: who looks, what it has, whether it is served in any case, and
    whether nothing that only some may know is another (as in `Push`)."""

    looker: Looker
    sent: Sent
    always: bool
    plain: bool = False


class Serving:
    """Devices that are served together. Whether one is sent its own part must tell nothing of what
    is in it: all phones in play get theirs each time, but for what is plain by day: then all of a
    group do where one of them is new. What everybody may know goes to all who do not have it, and
    on a beat to all where one does not."""

    def __init__(self, drawing: Drawing, meant: Iterable[Served]) -> None:
        self._drawing = drawing
        self._groups = set[str]()
        self._public = False
        for one in meant:
            if one.sent.own is None:
                continue
            self._public = self._public or (one.always and one.sent.public != drawing.public.name)
            try:
                if one.sent.own != drawing.own_name(one.looker):
                    self._groups.add(drawing.group(one.looker))
            except Exception:
                log.exception("a picture failed", kind=one.looker.kind.value)

    def news(self, one: Served) -> dict[str, bytes]:
        """The parts that go to this device now, by name; empty where there is nothing new."""
        drawing, sent, looker = self._drawing, one.sent, one.looker
        parts: dict[str, bytes] = {}
        changed: dict[str, bytes] = {}

        def bring(name: str, part: Part | Followed, had: int | None, whose: Looker | None) -> None:
            if (changes := drawing.changes(whose, had)) is None:
                parts[name] = part.text
            else:
                changed[name] = changes

        if sent.public != drawing.public.name or (one.always and self._public):
            bring("public", drawing.public, sent.public, None)
            sent.public = drawing.public.name
        cue = drawing.cue(looker)
        if cue is not None and sent.cue != cue.name:
            parts["cue"], sent.cue = cue.text, cue.name
        if self._gets_own(one):
            own = drawing.own(looker)
            bring("own", own, sent.own, looker)
            sent.own = own.name
        if looker.kind is Kind.TABLET and (desk := self._desk(sent)):
            parts["desk"] = desk
        if changed:
            parts["changed"] = members(changed)
        return parts

    def _gets_own(self, one: Served) -> bool:
        drawing = self._drawing
        group = drawing.group(one.looker)
        if one.always or one.sent.own is None:
            return True
        if group and (drawing.dark or not one.plain):
            return True
        return group in self._groups if group else one.sent.own != drawing.own_name(one.looker)

    def _desk(self, sent: Sent) -> bytes:
        """The parts of the desk that are new, and the diary with a number for each line that is
        there already."""
        drawing = self._drawing
        news = {
            key: part.text for key, part in drawing.desk.items() if sent.desk.get(key) != part.name
        }
        lines = {number: part.name for number, part in drawing.diary.items()}
        if list(lines.items()) != list(sent.lines.items()) or "diary" not in sent.desk:
            told = (
                b"%d" % number if sent.lines.get(number) == part.name else part.text
                for number, part in drawing.diary.items()
            )
            news["diary"] = b"[%b]" % b",".join(told)
        sent.desk = {key: part.name for key, part in drawing.desk.items()} | {"diary": 0}
        sent.lines = lines
        return members(news) if news else b""

    def whole(self, looker: Looker) -> dict[str, bytes]:
        """All parts, for a device that was not sent all of them."""
        return self.news(Served(looker, Sent(), always=True))
