"""The QR for guests who come late, as the wall shows it beside a game."""

from tests.browser.wall import Wall

LATE_QR_IS_CLEAR = """end => {
    const [aside, paper] = [".late-qr", ".late-qr .paper"].map(
        one => document.querySelector(one)?.getBoundingClientRect());
    if (end && document.querySelector(".late-qr").style.visibility === "hidden") return true;
    const least = 0.12 * Math.min(innerWidth, innerHeight);
    if (!paper || paper.height < least || paper.width < paper.height - 1) return false;
    if (paper.right > innerWidth || paper.bottom > innerHeight || paper.left < 0) return false;
    const apart = (one) =>
        one.right <= aside.left || aside.right <= one.left ||
        one.bottom <= aside.top || aside.bottom <= one.top;
    const onLine = [...document.querySelectorAll("main ellipse")].some((one) => {
        const length = one.getTotalLength(), screen = one.getScreenCTM();
        return [...Array(200).keys()].some((at) => {
            const {x, y} = one.getPointAtLength((at * length) / 200).matrixTransform(screen);
            return x > paper.left && x < paper.right && y > paper.top && y < paper.bottom;
        });
    });
    if (onLine) return false;
    const words = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (words.nextNode()) {
        const at = words.currentNode;
        if (!at.textContent.trim() || at.parentElement.closest(".sr")) continue;
        if (end && !at.parentElement.checkVisibility({visibilityProperty: true})) continue;
        range.selectNode(at);
        if (![...range.getClientRects()].every((one) => one.width < 2 || apart(one))) return false;
    }
    return true;
}"""


def expect_late_qr(wall: Wall, *, end: bool = False) -> None:
    """Wait until it is visible and covers nothing that is read. `end`: pages of the end may have no
    room for it."""
    wall.page.wait_for_function(LATE_QR_IS_CLEAR, arg=end)
