"""Pictures of the public screen, computed without a server and shown in one page."""

import json
import time
from functools import cache
from typing import Any, ClassVar

from playwright.sync_api import Page

from companion.core.eye import PUBLIC
from companion.core.value import payload
from tests.browser.checks import measure, wait_for_frames
from tests.browser.people import Screen
from tests.browser.snapshots import LONG
from tests.kit.games.lupus.cards import WHOLE_BOX, or_villagers
from tests.kit.games.lupus.evening import Evening
from tests.kit.laws.games import GAMES
from tests.kit.playbook import Scene

Picture = dict[str, Any]
"""What the screen is sent, with `charts`, its story, and `history`, that of a game of weeks."""

SIZES = ((1280, 720), (1080, 1920))
"""The size of the design, and an upright screen."""
LARGER = ((1920, 1080), (3840, 2160))
"""The usual one and the largest: they show the same, only larger
(walls/test_wall.py::test_everything_grows_with_the_screen)."""
EVERYBODY = (
    *("Anna", "Bruno", "Caterina", "Dario", "Elena", "Filippo", "Giovanna", "Lorenzo"),
    *("Massimiliano", "Nonna Pina", "Sofia", "Tommaso"),
)
CROWD = (LONG[0], f"{LONG[1]} Bartolomeo", *LONG[2:])

ANSWERED = """{
    const asked = globalThis.fetch;
    globalThis.told = {};
    globalThis.fetch = (where, ...more) => {
        const panels = globalThis.told[String(where).split("/").at(1)];
        return panels ? Promise.resolve(Response.json({ panels })) : asked(where, ...more);
    };
}"""
"""Answers requests for a picture's story and history. A route of Playwright would disable the
cache."""


def wall_picture(scene: Scene, names: tuple[str, ...]) -> Picture:
    """The screen's picture of a scene; clocks run as if it were played now."""
    view = payload(scene.game.view(scene.state, PUBLIC, scene.moment))
    for panel in view.get("panels", ()):
        if panel["kind"] == "countdown" and "since" in panel["clock"]:
            panel["clock"]["since"] += time.time() - scene.now
    seats = [{"id": seat, "name": names[at]} for at, seat in enumerate(scene.ring)]
    return {
        "me": {"kind": "screen"},
        "table": {
            **{"code": "lume42", "name": "Veglia", "door": "open", "seats": seats},
            "ring": list(scene.ring),
            "game": scene.game.id,
            "reference": [payload(panel) for panel in scene.game.reference(scene.state)],
        },
        "view": view,
        "charts": [payload(panel) for panel in scene.game.recap(scene.state, scene.steps)],
        "history": [payload(panel) for panel in scene.game.history(scene.state)],
    }


class Wall(Screen):
    """A page of the public screen that shows given pictures. `warnings`: of the console."""

    def _watch(self, page: Page) -> Page:
        self.warnings: list[str] = []
        self.context.add_init_script(ANSWERED)
        page.on("console", lambda said: said.type == "warning" and self._record_warning(said.text))
        return super()._watch(page)

    def _record_warning(self, text: str) -> None:
        if "blocked by Playwright" not in text:  # it forbids service workers, as it was asked to
            self.warnings.append(text)

    def assert_no_faults(self) -> None:
        """No errors and warnings since the last call."""
        faults = [*self.faults, *self.warnings]
        self.faults.clear()
        self.warnings.clear()
        assert not faults, "\n".join(dict.fromkeys(faults))

    def font_size(self, what: str) -> float:
        """In units of the stage."""
        return measure(self.page, f"fontSizeOf({json.dumps(what)})")

    def boxes(self, what: str) -> list[list[float]]:
        """[x, y, width, height] of each visible one, in px of the screen."""
        return measure(self.page, f"boxes({json.dumps(what)})")

    def show(self, picture: Picture) -> None:
        """Draw it, and wait until fonts are loaded and the layout is done."""
        self.draw(picture)
        self.page.evaluate("() => document.fonts.ready")
        wait_for_frames(self.page)

    def draw(self, picture: Picture) -> None:
        shown = {**picture, "v": self.version + 1}
        self.page.evaluate(
            """async (given) => {
                const { charts, history, ...shown } = JSON.parse(given);
                Object.assign(globalThis.told, { recap: charts, history });
                const screen = await import(document.querySelector('script[type=module]').src);
                screen.show(shown);
            }""",
            json.dumps(shown),
        )
        self.wait_for_version(shown["v"])

    def resize(self, size: tuple[int, int]) -> None:

        if size == self.size:
            return
        self.size = size
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        wait_for_frames(self.page)

    def faults_of(self, *apart: str, least: float = 1 / 30) -> list[str]:
        """What cannot be read from the sofa: clipped text, small text, elements that overlap.

        `apart`: selectors of elements that must not overlap each other. `least`: the smallest
        font size, as a part of the shorter side of a lying screen (24 of 720); an upright one
        is as wide as 800 of the same units.
        """
        checks = {"outside": "clippedText()", "small": f"smallText({least * 720})"}
        checks |= {one: f"overlaps({json.dumps(one)})" for one in apart}
        found = measure(self.page, f"[{', '.join(checks.values())}]")
        return [f"{what}: {one}" for what, ones in zip(checks, found, strict=True) for one in ones]


def lobby_picture(names: tuple[str, ...], game: str = "lupus") -> Picture:
    """People have come, a game is chosen."""
    return wall_picture(Scene(GAMES[game], range(1, len(names) + 1)), names)


@cache
def dealing_picture(names: tuple[str, ...]) -> Picture:
    """Cards are dealt, and one person has looked at theirs."""
    scene = Scene(GAMES["lupus"], range(1, len(names) + 1))
    scene.tablet.set_option("deck_rule", "free")
    scene.tablet.set_deck({"werewolf": 2, "villager": len(names) - 2})
    scene.tablet.deal()
    scene.by(1).look()
    return wall_picture(scene, names)


class LupusPictures:
    """The screen's `pictures` of one evening of *Lupus*, by moment."""

    DECKS: ClassVar = {
        5: "v*2 wolf seer v",
        9: "wolf*2 seer v*6",
        12: or_villagers("wolf*2 seer bodyguard medium possessed v*6"),
        24: WHOLE_BOX,
    }

    def __init__(self, names: tuple[str, ...], **options: Any) -> None:
        self.names, self.pictures = names, {"gathering": lobby_picture(names)}
        if len(names) < 8:
            options["deck_rule"] = "free"  # the box is for more
        self.evening = Evening(self.DECKS[len(names)], **options)
        self.nights()
        self.nomination()
        self.runoff()
        self.end()

    def _now(self, name: str) -> None:
        self.pictures[name] = wall_picture(self.evening, self.names)

    def nights(self) -> None:
        """Nobody dies in the first, one in the second; by day one of many is lynched."""
        self._now("night")
        self.evening.night()
        self._now("dawn-nobody")
        if len(self.names) > 5:
            self.evening.lynch(len(self.names))
        else:
            self.evening.lynch_nobody()
        self.evening.act("wolves", len(self.names) - 1)
        self.evening.daybreak()
        self._now("dawn-untold")
        self.evening.tell_dawn()
        self._now("dawn-one")
        self.evening.to("discussion")
        self._now("talk")

    def nomination(self) -> None:
        """Most vote for three people, one is passed over."""
        evening = self.evening
        evening.to("nomination")
        self._now("vote-first")
        living, order = evening.living, evening.order
        for at, voter in enumerate(order):
            if at == 3:
                evening.tablet.on_behalf_of(voter).skip_voter("silent")
            else:
                choice = (living[1], living[0], living[min(8, len(living) - 1)])[at % 3]
                evening.by(voter).vote(choice if choice != voter else living[2])
            if at == len(order) // 2:
                self._now("vote-half")
        self._now("vote-done")
        evening.to("defence")
        self._now("defence")

    def runoff(self) -> None:
        """Almost a tie between two."""
        evening = self.evening
        evening.to("runoff")
        order = evening.order
        for at, voter in enumerate(order):
            if at == len(order) // 2:
                self._now("runoff-half")
            evening.by(voter).vote(evening.round.candidates[at % 2 if at < len(order) - 1 else 0])
        evening.to("lynch")
        self._now("verdict")
        evening.advance()
        evening.night()
        evening.to("nomination")
        for voter in evening.order:
            evening.tablet.on_behalf_of(voter).skip_voter("silent")
        evening.to("lynch")
        self._now("verdict-nobody")
        evening.advance()

    def end(self) -> None:
        """The pack is lynched, wolf by wolf."""
        evening = self.evening
        while evening.phase != "over":
            evening.night()
            evening.lynch(next(one for one in evening.living if evening.role(one) == "werewolf"))
        self._now("end")


@cache
def lupus_pictures(names: tuple[str, ...], **options: Any) -> dict[str, Picture]:
    """The pictures of such an evening, by moment."""
    return LupusPictures(names, **options).pictures
