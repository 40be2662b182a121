"""What one file in `roles/` declares: the card, its part of the night, what it does by day."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import IntEnum, StrEnum

from companion.core.kit.facts import Fact
from companion.core.text import Text
from companion.core.value import Frozen
from companion.games.lupus.nights_and_days import Answer, Day, Night
from companion.games.lupus.options import Options
from companion.games.lupus.state import LupusState


class Side(StrEnum):
    """The two sides of every game (§7); a role may also stand alone on a side of its own name."""

    HUMANS = "humans"
    WOLVES = "wolves"


class Slot(IntEnum):
    """The places of the night, in the default order of §6.2. Roles name a slot, not each other.

    A step in SIGHT or SHIELD must come before those in BITE; one in OPENING before all others of
    its nights; one in LAST after all others.
    """

    MEETING = 1
    OPENING = 2
    SIGHT = 3
    SHIELD = 4
    BITE = 5
    MARK = 6
    LAST = 7


LATER: dict[Slot, Slot] = {Slot.SIGHT: Slot.BITE, Slot.SHIELD: Slot.BITE}
"""Slot -> the slot that it must come before, in every order that a table may choose."""

Seats = tuple[int, ...]


def _anybody(_state: LupusState, _actors: Seats, _target: int) -> str | None:
    return None


def _nothing(_state: LupusState, _actors: Seats, _target: int) -> tuple[Fact[LupusState], ...]:
    return ()


def _always(_state: LupusState) -> bool:
    return True


def nobody(_state: LupusState) -> bool:
    """For `asks`: those who are called point at nobody (L-N9)."""
    return False


def not_oneself(_state: LupusState, actors: Seats, target: int) -> str | None:
    """For `objection`: none of those who act together may be the target."""
    return "E_TARGET_SELF" if target in actors else None


def _one_call(_options: Options, _number: int) -> str:
    return ""


def _harmless(_state: LupusState, _target: int) -> str | None:
    return None


def _silent(_state: LupusState, _night: Night, _day: Day) -> Iterator[Text]:
    yield from ()


class Words(Frozen, kw_only=True):
    """Ids of messages in which a night step speaks; the defaults suit every role.

    `chosen` (target): the phone after a pick. `met` (who, n), `alone`: the phone of those who
    recognise each other; None where nobody is met; `unasked`: what they read below it, where their
    tap chooses nobody. `partners` (who): the card. `picked` (who,
    target, n), `meeting` (who): the story. `shielded` (target): the story, where the pick has
    saved somebody.
    """

    chosen: str = "lupus-band-chosen"
    met: str | None = None
    alone: str | None = None
    unasked: str = "lupus-band-tap"
    partners: str = "lupus-with-other"
    picked: str = "lupus-story-chooses"
    meeting: str | None = None
    shielded: str | None = None


class Told(Frozen, kw_only=True):
    """How a secret answer is said. `phone`: to the player who gets it. `note`: on the moderator's
    covered note; `way` is "phones" where the phones have said it, else "pointing". `story`: after
    the game, in the chapter of `night`.
    """

    phone: Callable[[LupusState, Answer], Text]
    note: Callable[[LupusState, Answer, str], Text]
    story: Callable[[LupusState, Night, Answer], Text]


class NightStep(Frozen, kw_only=True):
    """A part of the night (§6.2), shared by all living holders of its roles.

    `slot`: its place in the night. `first`, `last`: nights in which it is called. `call`: the
    ending of the id of its call line, by house rules and night. `asks`: whether it asks for a
    target just now. `objection`: why `actors` may not choose the living `target` (an error code),
    or None. `outvotes`: whether most of those who share it decide, instead of all.

    `answer`: the secret answer (`state.Answer.value`) to a confirmed pick, or with target None
    to a step that asks nothing; `answers`: whether there is one at all; `told`: how it is said.
    `effect`: what follows at once from a confirmed pick. `shields`: the pick saves its target from
    the bite. `harm`: the cause of which the living target of a pick dies at dawn, or None.
    `aftermath`: what else the story tells of a pick.
    """

    id: str
    slot: Slot
    first: int = 1
    last: int | None = None
    call: Callable[[Options, int], str] = _one_call
    asks: Callable[[LupusState], bool] = _always
    objection: Callable[[LupusState, Seats, int], str | None] = _anybody
    outvotes: Callable[[LupusState], bool] = nobody
    answers: bool = False
    answer: Callable[[LupusState, int | None], str] | None = None
    told: Told | None = None
    effect: Callable[[LupusState, Seats, int], tuple[Fact[LupusState], ...]] = _nothing
    shields: bool = False
    harm: Callable[[LupusState, int], str | None] = _harmless
    aftermath: Callable[[LupusState, Night, Day], Iterator[Text]] = _silent
    words: Words = Words()

    def in_night(self, number: int) -> bool:
        """Whether the step is ever called in that night."""
        return self.first <= number and (self.last is None or number <= self.last)


class Mark(Frozen, kw_only=True):
    """A player who is nominated regardless of the votes (L-V5).

    `target`: the seat, as far as it counts today, or None. `says` (who): read aloud; `middle`:
    above the name on the table; `story` (target): told after the game. All are ids of messages.
    """

    target: Callable[[LupusState], int | None]
    says: str
    middle: str
    story: str


class Role(Frozen, kw_only=True):
    """One kind of card.

    `side`: with whom it wins. `wolf`: counts as W for parity (§5). `in_box`: copies in the box.
    `advised`: players from which the sheet recommends it (L-D5). `special`: neither of the
    8-player deck. `step`: its part of the night. `seems_wolf_to_seer`, `seems_wolf_to_medium`:
    how it seems. `senses_wolves`: its card says which others seem no wolf. `unharmed` (target):
    the bite does nothing to it, as the story says with this message. `dies_if_seen`: a look in
    the slot SIGHT kills it. `mark`: whom it nominates. `wins_alone`: alive at the end, it wins
    instead of all others, and this message says so to its ghost. `banner`: its emblem stands for
    the victory of its side. `rules`: the house rules that matter only where it is dealt.
    """

    id: str
    side: str
    emblem: str
    in_box: int = 1
    advised: int | None = None
    special: bool = True
    wolf: bool = False
    step: NightStep | None = None
    seems_wolf_to_seer: bool = False
    seems_wolf_to_medium: bool = False
    senses_wolves: bool = False
    unharmed: str | None = None
    dies_if_seen: bool = False
    mark: Mark | None = None
    wins_alone: str | None = None
    banner: bool = False
    rules: tuple[str, ...] = ()
