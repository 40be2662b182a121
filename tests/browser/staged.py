"""Moments that the wall animates, of all games: the picture before each, and its own."""

import time
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from tests.browser.snapshots import LONG, golden_snapshots
from tests.browser.wall import (
    EVERYBODY,
    LupusPictures,
    Picture,
    dealing_picture,
    lobby_picture,
    lupus_pictures,
    wall_picture,
)
from tests.kit.games.lupus.evening import Evening

GOLDEN = {
    "final_decrees": "five_decrees",
    "jrc": "the_fourth_prince_and_the_fifth",
    "sancta": "a_rose_for_four",
    "cities": "three_duels_and_extra_time",
}
"""The golden game that is filmed of each game but *Lupus*."""
PENDING = 3600.0
"""Seconds until an announcement ends, so that it can be looked at meanwhile."""

PAUSE = """() => {
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
"""Pauses animations and longer timers until `resume()`, for slow machines."""


@dataclass(frozen=True)
class StagedMoment:
    """`before`, `picture`: shown before it and in it. `seconds`: how long it moves. `at`: the
    millisecond at which a screenshot is taken."""

    name: str
    before: Picture | None
    picture: Picture
    seconds: float
    at: float


@cache
def lot_picture() -> Picture:
    """After two ties between the first two, the lot chooses the first."""
    evening = Evening(LupusPictures.DECKS[12])
    evening.night()
    evening.to("nomination")
    evening.votes({voter: 2 if voter % 2 else 1 for voter in evening.order})
    for _ in range(2):
        evening.to("runoff")
        evening.votes({voter: 1 + at % 2 for at, voter in enumerate(evening.order)})
    evening.to("lot")
    evening.to("lynch")
    return wall_picture(evening, EVERYBODY)


@cache
def owl_pictures() -> tuple[Picture, Picture]:
    """Before the owl is announced, and with it."""
    evening = Evening("wolf*2 seer owl v*8")
    evening.night(owl=9)
    evening.to("nomination")
    evening.votes({voter: 2 if voter != 2 else 1 for voter in evening.order})
    before = wall_picture(evening, EVERYBODY)
    evening.advance()
    return before, wall_picture(evening, EVERYBODY)


def announced(picture: Picture, seconds: float = PENDING) -> Picture:
    """The picture while the wall announces it, so many seconds before phones are told."""
    return {**picture, "announced_at": time.time() + seconds}


def moments(names: tuple[str, ...] = EVERYBODY) -> Iterator[StagedMoment]:
    """Of *Lupus*, in the order of an evening; lot and owl only with twelve people."""
    now, sealed = lupus_pictures(names), lupus_pictures(names, simultaneous_votes=True)
    gathering, cards = lobby_picture(names), dealing_picture(names)
    yield StagedMoment("lobby", None, gathering, 2, 2000)
    yield StagedMoment("deal", gathering, cards, 1.6, 700)
    yield StagedMoment("night", cards, now["night"], 3, 600)
    yield StagedMoment("dawn", now["dawn-untold"], announced(now["dawn-one"], 2.2), 2.2, 700)
    yield StagedMoment("dawn told", now["dawn-untold"], now["dawn-one"], 1.3, 1300)
    yield StagedMoment("talk", now["dawn-one"], now["talk"], 1, 900)
    yield StagedMoment("a vote", now["vote-first"], now["vote-half"], 0.6, 200)
    yield StagedMoment("a sealed vote", now["talk"], sealed["vote-half"], 0.6, 900)
    yield StagedMoment("shutters open", sealed["vote-half"], sealed["vote-done"], 0.9, 750)
    if names == EVERYBODY:
        votes, mark = owl_pictures()
        yield StagedMoment("owl", votes, announced(mark, 1.8), 1.8, 900)
        yield StagedMoment("owl told", votes, mark, 1.6, 1600)
    yield StagedMoment("defence", now["vote-done"], now["defence"], 1.1, 350)
    yield StagedMoment("defence open", now["vote-done"], now["defence"], 1.1, 1100)
    yield StagedMoment("cards land", now["runoff-half"], announced(now["verdict"], 2.5), 2.5, 1000)
    yield StagedMoment("verdict", now["runoff-half"], now["verdict"], 0.6, 900)
    if names == EVERYBODY:
        yield StagedMoment("lot", now["vote-done"], announced(lot_picture(), 2.6), 2.6, 1200)
    yield StagedMoment("roles turn", now["verdict-nobody"], announced(now["end"], 3.5), 3.5, 1500)
    yield StagedMoment("end", now["verdict-nobody"], now["end"], 1, 900)


@cache
def wall_pictures(game: str) -> tuple[Picture, ...]:
    """The wall's pictures of a golden game with long names; clocks run as if it were played now."""
    return tuple(
        {**_now(one.picture, time.time() - one.now), "charts": one.story, "history": []}
        for one in golden_snapshots(GOLDEN[game], LONG)
        if one.kind == "screen"
    )


def _now(picture: Picture, later: float) -> Picture:
    shown = deepcopy(picture)
    for panel in shown["view"].get("panels", ()):
        if "since" in panel.get("clock", ()):
            panel["clock"]["since"] += later
    return shown


def scene_changes(game: str) -> Iterator[StagedMoment]:
    """Of another game: the first change of each kind between two pages or scenes of the wall."""
    seen = set[Any]()
    for before, now in pairwise(wall_pictures(game)):
        old, new = page_key(before), page_key(now)
        sort = (old[0], new[0], *(one != two for one, two in zip(old[1:], new[1:], strict=True)))
        if old != new and sort not in seen:
            seen.add(sort)
            name = f"{len(seen)} {new[0]} {' '.join(new[1:])}"
            if new[0] in ("end", "ledger"):
                yield StagedMoment(f"{name} kept", before, announced(now), 3, 1500)
            yield StagedMoment(name, before, now, 1, PENDING)


def moments_of(game: str) -> Iterator[StagedMoment]:
    """The moments of this game."""
    return scene_changes(game) if game in GOLDEN else moments()


def page_key(picture: Picture) -> tuple[str, ...]:
    """Changes with the page of the wall: the scene, a trail that ends, a note that stands alone, a
    flower that is full, and whether papers are awaited."""
    panels = picture["view"].get("panels", ())
    trails = [
        one["id"] for panel in panels for one in panel.get("trails", ()) if one.get("arrival")
    ]
    alone = [panel["title"]["t"] for panel in panels if panel.get("alone")]
    full = sum(bed.get("gathered", 0) for panel in panels for bed in panel.get("beds", ()))
    papers = "papers" if any(panel["kind"] == "awaited" for panel in panels) else ""
    return picture["view"]["scene"], "".join(map(str, trails)), "".join(alone), str(full), papers
