"""The paired-run law on the wall: worlds that nobody in the room can tell apart look alike and move
alike (P1)."""

from contextlib import suppress
from dataclasses import replace
from types import SimpleNamespace

import pytest
from playwright.sync_api import expect

from tests.browser.snapshots import LONG, shape, snapshot
from tests.browser.staged import PAUSE, PENDING, page_key
from tests.kit.laws.games import GAMES, proof
from tests.kit.laws.lockstep import Leak, Lockstep
from tests.kit.laws.paired import run

SIZE = (1280, 720)
REACHES = {"sancta": {"level": 1}, "cities": {"minutes": 1}}
"""What brings a pair to a moment that is staged: a saint that is done in one turn, the bell."""
SEEDS = {"cities": 11}
"""Of pairs that are not over before; of the other games it is the tenth."""
LEAKS = [(game, leak) for game in REACHES for leak in proof(game, "leaks").MOVING]
SHOWN = """() => [document.querySelector("main").outerHTML, document.getAnimations().map((one) => {
    const {duration, delay, easing, iterations} = one.effect.getTiming();
    const {className, tagName} = one.effect.target;
    return [one.animationName, duration, delay, easing, iterations, tagName, String(className)];
})]"""
"""The scene, and what moves in it, in order."""


class WallLockstep(Lockstep):
    """Both worlds, with the snapshots of each wall in `sent`."""

    def start(self):
        self.unoffered, self.sent = None, ([], [])
        super().start()

    def compare(self):
        super().compare()
        self.record()

    def record(self):
        for world, sent in zip(self.worlds, self.sent, strict=True):
            scene = {"game": self.game, "ring": world.state.ring, "phones": self.phones}
            scene |= {"opening": world.opening, "state": world.state}
            scene |= {"steps": world.steps, "now": self.now}
            sent.append(snapshot(SimpleNamespace(**scene), "screen", LONG))


class UncheckedViews(WallLockstep):
    """Views may differ: only the wall is compared."""

    def compare(self):
        with suppress(Leak):
            Lockstep.compare(self)
        self.record()


def run_pair(game, kind=WallLockstep):
    """One pair of this game that the public sees."""
    spec = proof(game.id, "pairs").Spec("public", **REACHES.get(game.id, {}))
    return run(game, SEEDS.get(game.id, 10), spec, kind)


def staged_moments(worlds):
    """When something begins, in either world, that the wall draws in another way than all before;
    but for a lobby, in which a house is new for some seconds."""
    known = set()
    for at, snaps in enumerate(zip(*worlds, strict=True)):
        new = {(shape(one.picture), page_key(one.picture)) for one in snaps} - known
        if new and snaps[0].picture["view"]["scene"] != "lobby":
            known |= new
            yield at


def wall_scenes(gallery, sent):
    """Of each world what the wall shows in these moments, while it announces them and when all are
    told: the scenes, and what moves."""
    moments = list(staged_moments(sent))
    for snaps in sent:
        page = gallery.show(snaps[-1], SIZE).page
        # The first scene that is no lobby comes later.
        expect(page.locator("main")).to_have_count(1)
        gallery.show(snaps[0], SIZE)
        page.emulate_media(reduced_motion="no-preference")
        page.evaluate(PAUSE)
        stages = (snaps[at] for at in moments)
        scenes = [
            gallery.show(replace(now, picture={**now.picture, **kept}), SIZE).page.evaluate(SHOWN)
            for now in stages
            for kept in ({"announced_at": now.now + PENDING}, {})
        ]
        page.evaluate("() => resume()")
        page.emulate_media(reduced_motion="reduce")
        yield [scene for scene, _ in scenes], [moves for _, moves in scenes]


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_the_room_cannot_tell_apart_look_alike_and_move_alike(gallery, game):
    pair = run_pair(GAMES[game])
    assert pair.a.state != pair.b.state
    one, other = wall_scenes(gallery, pair.sent)
    assert any(one[1]), "in such a pair nothing moves"
    assert one == other


@pytest.mark.parametrize(("game", "leak"), LEAKS, ids=lambda one: getattr(one, "name", one))
def test_a_wall_that_moves_as_a_secret_says_is_noticed(gallery, game, leak):
    (_, one), (_, other) = wall_scenes(gallery, run_pair(leak.game, UncheckedViews).sent)
    assert one != other
