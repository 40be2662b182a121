"""A scene as one device shows it, in a page of that device's kind and size."""

from collections.abc import Iterable

from playwright.sync_api import Locator, Page

from companion.games.lupus.game import GAME
from companion.table.device import THE_TABLET, Kind, Looker
from tests.browser.gallery import Frame, Gallery
from tests.browser.moments import Recorded, moment
from tests.kit.playbook import Scene

Who = int | str
"""A seat, "tablet" or "screen"."""
NAMES = ("Anna", "Massimiliano", "Elena", "Gianfrancesco", "Nonna Pina", "Rosa")
IN_SIGHT = """one => {
    const box = one.getBoundingClientRect();
    const fits = box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
    const inside = box.top >= -1 && box.left >= -1 && fits;
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.height > 0 && inside && (one.contains(met) || one === met);
}"""
"""Whether an element is inside the window as a whole and nothing covers its middle."""


def pictured(
    scene: Scene, who: Who, *, names: tuple[str, ...] = NAMES, without: Iterable[int] = ()
) -> Recorded:
    """What the device of `who` is sent at this moment. `without`: seats that have no phone."""
    fixed = {"tablet": THE_TABLET, "screen": Looker(Kind.SCREEN)}
    looker = fixed[who] if isinstance(who, str) else Looker(Kind.PHONE, who)
    return moment(scene, looker, names, without=without)


def cards_dealt() -> Scene:
    """Eight people with a card each, at which nobody has looked yet."""
    scene = Scene(GAME, range(1, 9))
    scene.tablet.deal()
    return scene


def hung(gallery: Gallery, picture: Recorded, size: tuple[int, int], language: str = "it") -> Frame:
    """The page in which it is drawn, at its top."""
    frame = gallery.frame(picture.picture["me"]["kind"], language, picture)
    frame.page.keyboard.press("Escape")
    frame.resize(size)
    frame.page.evaluate("() => scrollTo(0, 0)")
    frame.show(picture)
    frame.page.evaluate("() => scrollTo(0, 0)")
    frame.drawn()
    return frame


def in_sight(one: Locator) -> bool:
    """Whether a finger meets it without a scroll."""
    return bool(one.evaluate(IN_SIGHT))


def broken_words(page: Page, what: str) -> list[str]:
    """Words of these texts that go on in the next line."""
    return page.evaluate(
        """what => [...document.querySelectorAll(what)].flatMap((one) => {
            const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
            const [range, broken] = [document.createRange(), []];
            while (walk.nextNode())
                for (const word of walk.currentNode.data.matchAll(/\\p{L}+/gu)) {
                    range.setStart(walk.currentNode, word.index);
                    range.setEnd(walk.currentNode, word.index + word[0].length);
                    const lines = [...range.getClientRects()].map(({ top }) => Math.round(top));
                    if (new Set(lines).size > 1) broken.push(word[0]);
                }
            return broken;
        })""",
        what,
    )
