"""The sounds of the wall, rendered where nobody listens: heard from a small loudspeaker, not
clipped, and no longer than what is seen."""

import re

import pytest

from companion.web.paths import static_dir

LONGEST = {"tear": 0.7, "stamp": 1.4, "fifth": 2.0, "rattle": 2.2, "shutters": 0.9, "card": 0.1}
"""Seconds until the city, the stamp, the Rose, the lot, the shutters, the next card are over."""
FAINT = ("cricket", "spark")
"""Of the night; they lie under a voice."""
RENDERED = """async (low) => {
    const rendered = {};
    for (const which of Object.keys(CRIES)) {
        const on = new OfflineAudioContext(1, 44100 * 4, 44100);
        const [way, small] = [on.createGain(), on.createBiquadFilter()];
        small.type = "highpass";
        small.frequency.value = low;
        way.connect(small).connect(on.destination);
        const made = Object.fromEntries(["createOscillator", "createGain"]
            .map((one) => [one, () => on[one]()]));
        cry({currentTime: 0, destination: low ? way : on.destination, ...made}, which, 1);
        const heard = (await on.startRendering()).getChannelData(0).map(Math.abs);
        rendered[which] = [heard.reduce((one, other) => Math.max(one, other)),
            heard.findLastIndex((one) => one > 0.003) / 44100];
    }
    return rendered;
}"""


@pytest.mark.parametrize("low", [0, 160], ids=["all of it", "above 160 Hz"])
def test_each_sound_is_heard_is_not_clipped_and_ends_in_time(chromium, low):
    cries = (static_dir() / "js/parts/sound/cries.js").read_text(encoding="utf-8")
    alone = re.sub(r"import .*?;", "const playing = () => null;", cries, count=1)
    page = chromium.new_page()
    page.add_script_tag(
        content=f"{alone}; Object.assign(globalThis, {{CRIES, cry}})", type="module"
    )
    page.wait_for_function("() => globalThis.cry")
    sounds = page.evaluate(RENDERED, low)
    page.close()
    assert len(sounds) > len(LONGEST)
    for which, (peak, end) in sounds.items():
        assert (0.005 if which in FAINT else 0.06) < peak < 0.7, which
        assert 0 < end < LONGEST.get(which, 2.6), which
