"""The masons: humans who know each other from the first night on."""

from companion.games.lupus.cast import NightStep, Role, Side
from companion.games.lupus.state import LupusState


def _asks(_state: LupusState) -> bool:
    """They point at nobody (L-N9)."""
    return False


ROLE = Role(
    id="mason",
    side=Side.HUMANS,
    emblem="mason",
    in_box=2,
    advised=13,
    step=NightStep(id="masons", place=1, last=1, asks=_asks),
)
