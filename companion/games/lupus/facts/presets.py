"""Sets of house rules: the styles of an evening, and the presets."""

from collections.abc import Mapping

from companion.core import Value
from companion.games.lupus.options import Options

STYLES: Mapping[str, Mapping[str, Value]] = {
    "easy": {"deck_preset": "plain", "simultaneous_votes": False},
    "full": {"deck_preset": "progressive", "simultaneous_votes": False},
    "sealed": {"deck_preset": "progressive", "simultaneous_votes": True},
}
"""By style: the rules that it sets; all others stay."""


def style_of(options: Options) -> str | None:
    """The style that the rules equal now, if any."""
    found = (id for id in STYLES if all(options.value(k) == v for k, v in STYLES[id].items()))
    return next(found, None)


PRESETS: Mapping[str, dict[str, Value]] = {
    "recommended": {},
    "strict": {"first_night": "bite", "bets": False},
}
"""By preset: the rules that differ from the defaults; roles add to «strict»."""


def preset(id: str, now: Options) -> Options:
    """The rules of a preset (a key of `PRESETS`): every other option is at its default, but for the
    box and what comes with its decks, which are those of `now`."""
    rules = Options(box=now.box, ready_deck=now.ready_deck, captain=now.captain)
    for one, value in PRESETS[id].items():
        rules = rules.having(one, value)
    return rules


def preset_of(options: Options) -> str | None:
    """The preset that the rules equal now, if any."""
    return next((id for id in PRESETS if preset(id, options) == options), None)
