"""The web app manifest of the pocket."""

import hashlib
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

from companion.web import paths
from companion.web.catalogs import Catalogs
from companion.web.languages import LANGUAGES

SCREENSHOTS = {"wide-it.png": ("wide", "1280x720"), "narrow-it.png": ("narrow", "360x640")}
"""In static/screenshots, for app stores; devices do not keep them."""

SHARED = {
    "action": "./share",
    "method": "POST",
    "enctype": "multipart/form-data",
    "params": {"files": [{"name": "table", "accept": ["application/json", ".json"]}]},
}
"""A table shared by another app; the service worker receives it (`sw.js`)."""


def write(folder: Path, icons: str, words: Catalogs, games: tuple[str, ...]) -> None:
    """Write the manifest; each game has a shortcut that starts a table with it."""
    language = next(iter(LANGUAGES))
    say = partial(words.say, language)
    shape = json.loads((paths.static_dir() / "manifest.webmanifest").read_text("utf-8"))
    sizes = {"icon-512.png": "any", "icon-maskable-512.png": "maskable"}
    shape |= {
        "name": say("pocket-name"),
        "description": say("pocket-lead"),
        "lang": language,
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "icons": [
            {"src": f"{icons}/{name}", "sizes": "512x512", "type": "image/png", "purpose": purpose}
            for name, purpose in sizes.items()
        ],
        "share_target": SHARED,
        "shortcuts": [{"name": say(f"{id}-name"), "url": f"./?new={id}"} for id in games],
        "screenshots": [_screenshot(folder, name, say) for name in SCREENSHOTS],
    }
    text = json.dumps(shape, ensure_ascii=False, indent=2)
    (folder / "manifest.webmanifest").write_text(text, encoding="utf-8")


def _screenshot(folder: Path, name: str, say: Callable[[str], str]) -> dict[str, str]:
    """Copy a picture beside the page and return its entry in the manifest."""
    content = (paths.static_dir() / "screenshots" / name).read_bytes()
    stem, _, suffix = name.rpartition(".")
    place = f"i/{stem}-{hashlib.sha256(content).hexdigest()[:12]}.{suffix}"
    (folder / "i").mkdir(exist_ok=True)
    (folder / place).write_bytes(content)
    form, sizes = SCREENSHOTS[name]
    picture = {"src": place, "sizes": sizes, "type": "image/png", "form_factor": form}
    return picture | {"label": say("pocket-tables" if form == "wide" else "pocket-lead")}
