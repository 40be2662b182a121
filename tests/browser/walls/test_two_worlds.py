"""The paired-run law on the wall: worlds that nobody in the room can tell apart look alike and move
alike (P1)."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from playwright.sync_api import expect

from companion.table.device import Kind, Looker
from tests.browser.moments import LONG, moment, shape
from tests.browser.staged import LATER, PAUSED, sign
from tests.kit.laws.games import GAMES, proof
from tests.kit.laws.lockstep import Lockstep
from tests.kit.laws.paired import run

SIZE, SEED = (1280, 720), 10
SHOWN = """() => [document.querySelector("main").outerHTML, document.getAnimations().map((one) => {
    const {duration, delay, easing, iterations} = one.effect.getTiming();
    const {className, tagName} = one.effect.target;
    return [one.animationName, duration, delay, easing, iterations, tagName, String(className)];
})]"""
"""The scene, and what moves in it, in order."""


class OnTheWall(Lockstep):
    """Both worlds, and what the wall of each was sent."""

    def start(self):
        self.unoffered, self.sent = None, ([], [])
        super().start()

    def compare(self):
        super().compare()
        for world, sent in zip(self.worlds, self.sent, strict=True):
            scene = {"game": self.game, "ring": world.state.ring, "phones": self.phones}
            scene |= {"opening": world.opening, "state": world.state}
            scene |= {"steps": world.steps, "now": self.now}
            sent.append(moment(SimpleNamespace(**scene), Looker(Kind.SCREEN), LONG))


def staged(sent):
    """What begins something that the wall draws in another way than all before, while it announces
    it and when all are told; but for a lobby, in which a house is new for some seconds."""
    found = {}
    for one in sent:
        if one.picture["view"]["scene"] != "lobby":
            found.setdefault((shape(one.picture), sign(one.picture)), one)
    for one in found.values():
        yield replace(one, picture={**one.picture, "announced_at": one.now + LATER})
        yield one


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_the_room_cannot_tell_apart_look_alike_and_move_alike(gallery, game):
    played = run(GAMES[game], SEED, proof(game, "pairs").Wishes("public"), OnTheWall)
    assert played.a.state != played.b.state
    walls = []
    for sent in played.sent:
        page = gallery.hangs(sent[-1], SIZE)
        expect(page.locator("main")).to_have_count(
            1
        )  # the first scene that is no lobby comes later
        gallery.hangs(sent[0], SIZE)
        page.emulate_media(reduced_motion="no-preference")
        page.evaluate(PAUSED)
        walls.append([gallery.hangs(one, SIZE).evaluate(SHOWN) for one in staged(sent)])
        page.evaluate("() => document.adoptedStyleSheets.pop()")
        page.emulate_media(reduced_motion="reduce")
    assert walls[0] == walls[1]
