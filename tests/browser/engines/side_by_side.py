"""The same moments in three engines, side by side, as one page.

    SHOTS=1 python -m pytest tests/browser/engines
    python -m tests.browser.engines.side_by_side

Says where the page lies; it is opened in any browser.
"""

from html import escape
from pathlib import Path

from tests.browser.device import SHOTS
from tests.browser.engines.conftest import ENGINES

KEPT = SHOTS / "engines"
STYLE = (
    "body { background: #888 } figure { display: inline-block; margin: 4px } img { height: 46vh }"
)


def shown(moment: Path) -> str:
    """One moment: Chromium, WebKit, Firefox, from the left; those that have kept it."""
    there = [one for one in ENGINES if (moment / f"{one}.png").exists()]
    pictures = (
        f'<figure><img src="{moment.name}/{one}.png" alt=""><figcaption>{one}</figcaption></figure>'
        for one in there
    )
    return f"<h2>{escape(moment.name)}</h2>\n" + "\n".join(pictures)


def main() -> None:
    """Write the page."""
    moments = sorted(one for one in KEPT.iterdir() if one.is_dir())
    page = KEPT / "index.html"
    body = "\n".join(map(shown, moments))
    page.write_text(f"<!doctype html><meta charset=utf-8><style>{STYLE}</style>\n{body}\n")
    print(page)


if __name__ == "__main__":
    main()
