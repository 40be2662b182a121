"""Moments that the wall stages, in evenings of all games: what it shows before each, and in it."""

import time
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from tests.browser.moments import LONG, told
from tests.browser.wall import EVERYBODY, Evenings, Picture, dealing, gathered, lupus, taken
from tests.kit.games.lupus.evening import Evening

TOLD = {
    "final_decrees": "five_decrees",
    "jrc": "the_fourth_prince_and_the_fifth",
    "sancta": "a_rose_for_four",
    "cities": "three_duels_and_extra_time",
}
"""The golden game that is filmed of each game but *Lupus*."""
LATER = 3600.0
"""Seconds for which the wall keeps what it announces, so that a moment can be looked at."""

PAUSED = """() => {
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { animation-play-state: paused !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    const [soon, waiting] = [globalThis.setTimeout, []];
    globalThis.setTimeout = (run, after = 0, ...given) =>
        after < 500 ? soon(run, after, ...given) : -waiting.push(run);
    globalThis.resume = () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== still);
        globalThis.setTimeout = soon;
        waiting.forEach((run) => run());
    };
}"""
"""So that a slow machine sees what takes a tenth of a second, too, and a page that goes after some:
until `resume()`."""


@dataclass(frozen=True)
class Staged:
    """A moment of the evening: what is shown before it and in it, how long it moves (seconds), and
    at which of its milliseconds its picture is taken."""

    name: str
    before: Picture | None
    picture: Picture
    seconds: float
    at: float


@cache
def lots() -> Picture:
    """Twice a tie between the first two: fate chooses the first."""
    evening = Evening(Evenings.DECKS[12])
    evening.night()
    evening.to("nomination")
    evening.votes({voter: 2 if voter % 2 else 1 for voter in evening.order})
    for _ in range(2):
        evening.to("runoff")
        evening.votes({voter: 1 + at % 2 for at, voter in enumerate(evening.order)})
    evening.to("lot")
    evening.to("lynch")
    return taken(evening, EVERYBODY)


@cache
def owl() -> tuple[Picture, Picture]:
    """The wall before the owl is announced, and with it."""
    evening = Evening("wolf*2 seer owl v*8")
    evening.night(owl=9)
    evening.to("nomination")
    evening.votes({voter: 2 if voter != 2 else 1 for voter in evening.order})
    before = taken(evening, EVERYBODY)
    evening.advance()
    return before, taken(evening, EVERYBODY)


def kept(picture: Picture, seconds: float = LATER) -> Picture:
    """The picture while the wall announces it, so many seconds before all are told."""
    return {**picture, "announced_at": time.time() + seconds}


def moments(names: tuple[str, ...] = EVERYBODY) -> Iterator[Staged]:
    """Of *Lupus*, in the order of an evening; the lot and the owl are those of twelve people."""
    now, sealed = lupus(names), lupus(names, simultaneous_votes=True)
    gathering, cards = gathered(names), dealing(names)
    yield Staged("lobby", None, gathering, 2, 2000)
    yield Staged("deal", gathering, cards, 1.6, 700)
    yield Staged("night", cards, now["night"], 3, 600)
    yield Staged("dawn", now["dawn-untold"], kept(now["dawn-one"], 2.2), 2.2, 700)
    yield Staged("dawn told", now["dawn-untold"], now["dawn-one"], 1.3, 1300)
    yield Staged("talk", now["dawn-one"], now["talk"], 1, 900)
    yield Staged("a vote", now["vote-first"], now["vote-half"], 0.6, 200)
    yield Staged("a sealed vote", now["talk"], sealed["vote-half"], 0.6, 900)
    yield Staged("shutters open", sealed["vote-half"], sealed["vote-done"], 0.9, 750)
    if names == EVERYBODY:
        votes, mark = owl()
        yield Staged("owl", votes, kept(mark, 1.8), 1.8, 900)
        yield Staged("owl told", votes, mark, 1.6, 1600)
    yield Staged("defence", now["vote-done"], now["defence"], 1.1, 350)
    yield Staged("defence open", now["vote-done"], now["defence"], 1.1, 1100)
    yield Staged("cards land", now["runoff-half"], kept(now["verdict"], 2.5), 2.5, 1000)
    yield Staged("verdict", now["runoff-half"], now["verdict"], 0.6, 900)
    if names == EVERYBODY:
        yield Staged("lot", now["vote-done"], kept(lots(), 2.6), 2.6, 1200)
    yield Staged("roles turn", now["verdict-nobody"], kept(now["end"], 3.5), 3.5, 1500)
    yield Staged("end", now["verdict-nobody"], now["end"], 1, 900)


@cache
def walls(game: str) -> tuple[Picture, ...]:
    """What the wall shows of a golden game of long names; clocks run as if it were played now."""
    return tuple(
        {**_now(one.picture, time.time() - one.now), "charts": one.story, "history": []}
        for one in told(TOLD[game], LONG)
        if one.picture["me"]["kind"] == "screen"
    )


def _now(picture: Picture, later: float) -> Picture:
    shown = deepcopy(picture)
    for panel in shown["view"].get("panels", ()):
        if "since" in panel.get("clock", ()):
            panel["clock"]["since"] += later
    return shown


def changes(game: str) -> Iterator[Staged]:
    """Of another game: the first picture of each scene, of what has a page of its own, and of both
    after each other scene."""
    seen = set[Any]()
    for before, now in pairwise(walls(game)):
        old, new = sign(before), sign(now)
        sort = (old[0], new[0], *(one != two for one, two in zip(old[1:], new[1:], strict=True)))
        if old != new and sort not in seen:
            seen.add(sort)
            name = f"{len(seen)} {new[0]} {' '.join(new[1:])}"
            if new[0] in ("end", "ledger"):
                yield Staged(f"{name} kept", before, kept(now), 3, 1500)
            yield Staged(name, before, now, 1, LATER)


def moments_of(game: str) -> Iterator[Staged]:
    """The moments of this game."""
    return changes(game) if game in TOLD else moments()


def sign(picture: Picture) -> tuple[str, ...]:
    """What the wall has a page for: a scene, a trail that ends, a note that stands alone, a flower
    that is full; and whether papers are awaited."""
    panels = picture["view"].get("panels", ())
    trails = [
        one["id"] for panel in panels for one in panel.get("trails", ()) if one.get("arrival")
    ]
    alone = [panel["title"]["t"] for panel in panels if panel.get("alone")]
    full = sum(bed.get("gathered", 0) for panel in panels for bed in panel.get("beds", ()))
    papers = "papers" if any(panel["kind"] == "awaited" for panel in panels) else ""
    return picture["view"]["scene"], "".join(map(str, trails)), "".join(alone), str(full), papers
