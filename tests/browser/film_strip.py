"""One picture of an evening that the voice leads: ten moments, each the shared display above three
phones.

    SHOTS=1 python -m pytest tests/browser/evenings/test_nobody_moderates.py -k door
    python -m tests.browser.film_strip

Needs ImageMagick's `convert`; says where the picture lies.
"""

import subprocess

from tests.browser.device import SHOTS

EVENING = SHOTS / "voice" / "it-IT"
PHONES = ("03-phone.png", "04-phone.png", "05-phone.png")
EARTH = ("-background", "#222")
PLACED = (*EARTH, "-gravity", "center")


def column(moment: str) -> tuple[str, ...]:
    """One moment, as `convert` is told."""
    here = EVENING / moment
    phones = (part for one in PHONES for part in (str(here / one), "-resize", "x352", "+repage"))
    return ("(", str(here / "01-tablet.png"), "-resize", "600x", "(", *phones, *EARTH, "+append")


def main() -> None:
    """Put them side by side, in two rows."""
    moments = sorted(one.name for one in EVENING.iterdir() if one.is_dir())
    strip = EVENING / "strip.png"
    rows = []
    for row in (moments[: len(moments) // 2], moments[len(moments) // 2 :]):
        columns = (part for one in row for part in (*column(one), ")", *PLACED, "-append", ")"))
        rows += ["(", *columns, *EARTH, "+append", ")"]
    subprocess.run(["convert", *rows, *PLACED, "-append", str(strip)], check=True)
    print(strip)


if __name__ == "__main__":
    main()
