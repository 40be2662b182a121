"""The werewolf: the pack agrees on one victim each night (L-N3, L-N4)."""

from companion.games.lupus.cast import NightStep, Role, Seats, Side, pack
from companion.games.lupus.state import LupusState


def _asks(state: LupusState) -> bool:
    """L-N4: in the first night the pack may only recognise itself; the moderator is bitten."""
    return state.number > 1 or state.options.first_night == "bite"


def _objection(state: LupusState, _actors: Seats, target: int) -> str | None:
    """A24: no wolf of the pack, unless the table allows it, and never the last one."""
    of_pack = pack(state)
    if target not in of_pack:
        return None
    if not state.options.wolves_may_target_wolf:
        return "E_TARGET_WOLF"
    return "E_TARGET_SELF" if len(of_pack) == 1 else None


ROLE = Role(
    id="werewolf",
    side=Side.WOLVES,
    emblem="werewolf",
    in_box=3,
    special=False,
    wolf=True,
    seems_wolf_to_seer=True,
    seems_wolf_to_medium=True,
    step=NightStep(id="wolves", place=5, asks=_asks, objection=_objection),
)
