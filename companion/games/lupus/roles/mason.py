"""The masons: humans who know each other from the first night on."""

from companion.games.lupus.role import NightStep, Role, Side, Slot, Words, nobody

ROLE = Role(
    id="mason",
    side=Side.HUMANS,
    emblem="mason",
    in_box=2,
    advised=13,
    step=NightStep(
        id="masons",
        slot=Slot.MEETING,
        last=1,
        asks=nobody,
        words=Words(
            met="lupus-band-masons",
            alone="lupus-band-masons-alone",
            partners="lupus-with-masons",
            meeting="lupus-story-met-masons",
        ),
    ),
)
