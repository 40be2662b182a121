"""The same moments in three engines, side by side: one picture for each moment.

    SHOTS=1 python -m pytest tests/browser/engines
    python -m tests.browser.engines.side_by_side

Needs ImageMagick's `convert`; says where the pictures lie.
"""

import subprocess

from tests.browser.device import SHOTS
from tests.browser.engines.conftest import ENGINES

KEPT = SHOTS / "engines"
EARTH = ("-background", "#888", "-gravity", "north")


def main() -> None:
    """Chromium, WebKit, Firefox, from the left; whichever have kept this moment."""
    for moment in sorted(one for one in KEPT.iterdir() if one.is_dir()):
        there = [str(path) for one in ENGINES if (path := moment / f"{one}.png").exists()]
        strip = moment.with_suffix(".png")
        apart = ("-splice", "12x0")
        subprocess.run(["convert", *there, *EARTH, *apart, "+append", str(strip)], check=True)
        print(strip)


if __name__ == "__main__":
    main()
