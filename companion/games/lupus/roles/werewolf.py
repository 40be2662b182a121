"""The werewolf: the pack agrees on one victim each night (L-N3, L-N4)."""

from collections.abc import Iterator

from companion.core import OURS, OWN, PRINTED, SeatName, Text, text
from companion.core.kit.option import Choice, Switch
from companion.games.lupus.cast import bitten_seat, pack, role_of, shields, was_mauled
from companion.games.lupus.nights_and_days import Day, Night
from companion.games.lupus.options import VOICE, Options
from companion.games.lupus.role import Role, Seats, Side, Slot, Words
from companion.games.lupus.state import LupusState


class Werewolf(Role):
    """Shares its step with all that wakes with the pack."""

    id = "werewolf"
    side = Side.WOLVES
    in_box = 3
    special = False
    wolf = True
    seems_wolf_to_seer = True
    seems_wolf_to_medium = True
    banner = True
    rules = (
        Choice("wolves_decide", {"unanimous": PRINTED, "majority": OWN}),
        Switch("wolves_may_target_wolf", False, off=OURS, on=OWN),
    )
    step_id = "wolves"
    slot = Slot.BITE
    words = Words(
        chosen="lupus-band-prey",
        met="lupus-band-pack",
        alone="lupus-band-pack-alone",
        unasked="lupus-band-no-prey",
        partners="lupus-with-wolves",
        picked="lupus-story-wolves",
        meeting="lupus-story-met-wolves",
    )
    read_aloud = (
        ("lupus-call-wolves", 58, 5.3),
        ("lupus-call-wolves-first", 95, 7.4),
        ("lupus-call-wolves-voice", 86, 7.0),
        ("lupus-close-wolves", 22, 2.8),
        ("lupus-step-wolves", 12, 1.5),
    )

    def asks(self, state: LupusState) -> bool:
        """L-N4: in the first night the pack may only recognise itself; the moderator is bitten."""
        return state.number > 1 or state.options.first_night == "bite"

    def call(self, options: Options, number: int) -> str:
        if number > 1 or options.first_night != "moderator":
            return ""
        return "-voice" if options.moderation == VOICE else "-first"

    def objection(self, state: LupusState, actors: Seats, target: int) -> str | None:
        """A24: no wolf of the pack, unless the table allows it, and never the last one."""
        of_pack = pack(state)
        if target not in of_pack:
            return None
        if not state.options.value("wolves_may_target_wolf"):
            return "E_TARGET_WOLF"
        return "E_TARGET_SELF" if len(of_pack) == 1 else None

    def decides_by_majority(self, state: LupusState) -> bool:
        return state.options.value("wolves_decide") == "majority"

    def cause_of_death(self, state: LupusState, target: int) -> str | None:
        harmless = bitten_seat(state) is None or role_of(state, target).withstands(state, target)
        return None if harmless else "mauled"

    def story_after_pick(self, state: LupusState, night: Night, day: Day) -> Iterator[Text]:
        """Why the bite did no harm; that the victim lives on only where nothing else killed it."""
        victim = night.picks[str(self.step_id)]
        if was_mauled(state, day, victim):
            return
        role = role_of(state, victim)
        unharmed = None if victim in day.dead else role.unharmed
        reasons = [shield.words.shielded for shield in shields(state, night, victim)]
        fur = unharmed is not None and not role.power
        reason = unharmed if fur else next(iter((*reasons, unharmed)))
        if reason is not None:
            yield text(reason, target=SeatName(victim))
