"""The masons: humans who know each other from the first night on."""

from companion.games.lupus.role import PointsAtNobody, Side, Slot, Words


class Mason(PointsAtNobody):
    """Meets the other mason in the first night, and points at nobody."""

    id = "mason"
    side = Side.HUMANS
    in_box = 2
    advised = 13
    step_id = "masons"
    slot = Slot.MEETING
    last = 1
    words = Words(
        met="lupus-band-masons",
        alone="lupus-band-masons-alone",
        partners="lupus-with-masons",
        meeting="lupus-story-met-masons",
    )
    read_aloud = (
        ("lupus-call-masons", 52, 4.9),
        ("lupus-close-masons", 21, 2.6),
        ("lupus-step-masons", 13, 1.3),
    )
