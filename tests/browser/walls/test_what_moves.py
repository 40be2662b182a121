"""What moves on the wall needs neither layout nor paint: each moment animates layers alone."""

from tests.browser.filmed import evening, moments
from tests.browser.walls.great_table import opening

LAYERS = {"opacity", "transform"}
AROUND = {"offset", "easing", "composite", "computedOffset"}
PAINTED = {
    "dawn told": {"fill"},
    "talk": {"fill"},
    "roles turn": {"color"},
    "end": {"color"},
}
"""The light of a morning and the ember of the pack at the end are colours: painted once each."""
ANIMATED = """() => [...new Set(document.getAnimations()
    .flatMap(one => one.effect.getKeyframes()).flatMap(Object.keys))]"""


def test_each_moment_animates_layers_only(wall):
    """A frame costs the compositor alone, whatever the processor."""
    pictures = evening()
    staged = [(one.name, pictures.get(one.before), one.picture) for one in moments(pictures)]
    moved = set[str]()
    wall.page.emulate_media(reduced_motion="no-preference")
    wall.hang((1280, 720))
    for name, before, now in [*staged, ("envelopes", *opening())]:
        if before:
            wall.put(before)
        wall.put(now)
        found = set(wall.page.evaluate(ANIMATED)) - AROUND
        assert found - PAINTED.get(name, set()) <= LAYERS, (name, found)
        moved |= found & LAYERS
    wall.page.emulate_media(reduced_motion="reduce")
    assert moved == LAYERS
