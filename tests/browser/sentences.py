"""What stands on the screens, from the catalogs that the devices read."""

from companion.web import places
from companion.web.words import Words

WORDS = Words(places.locale_dir())


def said(id: str, language: str = "it", **params: object) -> str:
    """A sentence of the catalog."""
    return WORDS.say(language, id, **params)
