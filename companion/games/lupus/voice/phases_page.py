"""The part of `phases.md` about the voice: how long it stays in each phase."""

from companion.games.lupus.options import LESS_EACH_DAY, NO_CLOCK, SHORTEST_TALK, SLOWER, Options
from companion.games.lupus.phase import LupusPhase
from companion.games.lupus.voice.phase import LEAST_PAUSE, MOST_PAUSE
from companion.games.lupus.voice.reading import BREATH_SECONDS, NAME_SECONDS

RULES = ("step_seconds", "window_seconds", "min_step_seconds", "vote_seconds", "pauses")


def timings() -> str:
    """A section in Markdown, for `phases.md`."""
    asked = Options.asked
    limits = ", ".join(_limits(asked[id]) for id in RULES)
    rows = (
        f"| `{one.id}` | {one.voice_lasts} | {one.voice_until} |"
        for one in LupusPhase.in_order().values()
        if one.has_button
    )
    return "\n".join(
        [
            "",
            "## When the voice goes on (`moderation = voice`)",
            "",
            "The table above is that of a person who moderates. With the voice no phase waits for"
            " the button: each goes on as the table below says.",
            "",
            "A line is read for as long as the shipped voice takes in the slowest language",
            f"(`voice/lengths.json`, `read_aloud` of a role), {NAME_SECONDS:.0f} s for a name"
            f", and {BREATH_SECONDS} s of breath. What stays after it is the second"
            f" column and a pause of {LEAST_PAUSE} to {MOST_PAUSE} times `pauses`,"
            " from numbers drawn at the deal.",
            f"House rules in seconds: {limits}.",
            f"With `pace = calm` all times but that of reading are multiplied by {SLOWER['calm']},"
            f" with `{NO_CLOCK}` by {SLOWER[NO_CLOCK]:.0f}; then the discussion has no clock and"
            " goes on once everybody alive is ready. With `shorter_talk` each day takes"
            f" {LESS_EACH_DAY} s from it, down to {SHORTEST_TALK}.",
            "",
            "| phase | lasts, without line and pause | goes on when |",
            "|---|---|---|",
            *rows,
            "",
        ]
    )


def _limits(rule: object) -> str:
    id, default = getattr(rule, "id", ""), getattr(rule, "default", 0)
    return f"`{id}` {default} ({getattr(rule, 'low', 0)} to {getattr(rule, 'high', 0)})"
