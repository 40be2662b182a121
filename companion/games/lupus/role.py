"""The base class of the roles: the card, its part of the night, and what it does by day.

A role is a file in `roles/` with a class below `Role`; its strings lie beside it.
"""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from companion.core import Fact, Frozen, Text, Value
from companion.core.kit.option import Option
from companion.games.lupus.hooks import RoleHooks
from companion.games.lupus.hooks import Seats as Seats
from companion.games.lupus.hooks import Slot as Slot
from companion.games.lupus.nights_and_days import Night, NightAnswer
from companion.games.lupus.options import CLASSIC, Options
from companion.games.lupus.state import LupusState


class Side(StrEnum):
    """The two sides of every game (§7); a role may also stand alone on a side of its own name."""

    HUMANS = "humans"
    WOLVES = "wolves"


class Words(Frozen, kw_only=True):
    """Ids of the messages in which a night step speaks; the defaults suit every role."""

    chosen: str = "lupus-band-chosen"
    """The phone after a pick (target)."""
    met: str | None = None
    """The phone of holders who recognise each other (who, n); None: they do not meet."""
    alone: str | None = None
    """The same for a holder who is the only one."""
    unasked: str = "lupus-band-tap"
    """Below it, where a tap chooses nobody."""
    partners: str = "lupus-with-other"
    """The card (who)."""
    picked: str = "lupus-story-chooses"
    """The story of a pick (who, target, n)."""
    meeting: str | None = None
    """The story of a meeting (who)."""
    shielded: str | None = None
    """The story, where the pick has saved its target (target); None: the pick says it."""


class Role(RoleHooks):
    """One kind of card. A class below it with an `id` registers one instance of itself when its
    module is imported. A role has no state of its own."""

    registered: ClassVar[dict[str, Role]] = {}

    # The card

    of: str | None = None
    """The id of the card with which this step comes; None: it is a card itself."""
    id: str
    """Its name in states and logs, of its emblem, and of the catalogs beside its file."""
    side: str
    """The side that it wins with: a `Side`, or a side of its own."""
    emblem: str
    """The default is the `id`."""
    box: str = CLASSIC
    """The box that it comes with."""
    in_box: int = 1
    """Copies in the printed box. 0: no proposal has it, and the strict deck rule refuses it."""
    advised: int | None = None
    """Players from which the printed sheet recommends it (L-D5)."""
    special: bool = True
    """Whether it is not in the deck for eight players."""
    rules: tuple[Option, ...] = ()
    """The house rules that matter only where it is dealt."""
    strict: tuple[tuple[str, Value], ...] = ()
    """Ids and values of its rules in the preset «strict»."""

    # How it counts and seems

    wolf: bool = False
    """Whether it counts as W for parity (§5)."""
    seems_wolf_to_seer: bool = False
    seems_wolf_to_medium: bool = False
    senses_wolves: bool = False
    """Whether its card lists the roles that seem human although they are not."""
    unharmed: str | None = None
    """Message of the story where it withstands the bite (target); None: it never does."""
    dies_if_seen: bool = False
    """A look in the slot SIGHT kills it (§6.3)."""
    power: bool = False
    """Whether it does nothing more once the humans have lost their powers (L-B16)."""
    gives_votes: bool = False
    """Whether its pick has votes in the next nomination before anybody votes (L-B19)."""
    last_shot: bool = False
    """Whether it may take a player along as it falls (L-B15)."""
    drags_as: str | None = None
    """The cause of death of the players that its `drags` names. Its name on the form of
    a correction is `lupus-cause-<cause>`."""
    dragged: str | None = None
    """Message of the dawn about one of them (who), with `announce_cause`."""
    wins_alone: bool = False
    """Whether it wins instead of all others where it is alive at the end."""
    banner: bool = False
    """Whether its emblem stands for the victory of its side."""
    second_side: str | None = None
    """A further side that this role may create."""

    # Its part of the night (§6.2), shared by all living holders of its roles

    step_id: str | None = None
    """The name of its part of the night: its `id`, where it has a `slot`. None: it sleeps."""
    slot: Slot
    """The place of its part in the night."""
    first: int = 1
    """The first night in which it is called."""
    last: int | None = None
    """The last night in which it is called; None: it is called in all nights."""
    answers: bool = False
    """Whether a pick (or the call, where it asks for none) has a secret answer."""
    shields: bool = False
    """Whether its pick saves the target from the bite."""
    targets: int = 1
    """How many different players its pick names: 1 or 2. Decoys beside it name as many."""
    one_is_enough: bool = False
    """Whether one name counts where the step is closed before the second."""
    may_pass: bool = False
    """Whether its question, and each decoy beside it, can be answered with «nobody»."""
    whispers: bool = False
    """Whether every phone has a line in its step, which is a secret for some of its holders."""
    after_window: bool = False
    """Whether it is called on its own after the window of `together`."""
    words: Words = Words()
    read_aloud: tuple[tuple[str, int, float], ...] = ()
    """Lines that the voice reads: id, letters, seconds that the shipped voice took. A line without
    a row lasts as long as the longest of its kind."""
    announced_in: str | None = None
    """The phase beside it that announces its nominee; None: it nominates nobody."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "id" in vars(cls):
            cls.emblem = vars(cls).get("emblem", cls.id)
            if hasattr(cls, "slot"):
                cls.step_id = cls.step_id or cls.id
            cls.registered[cls.id] = cls()

    def in_night(self, number: int) -> bool:
        """Whether it is ever called in night `number`."""
        return self.first <= number and (self.last is None or number <= self.last)

    def call(self, options: Options, number: int) -> str:
        """The ending of the id of its call line in night `number`."""
        return ""

    def asks(self, state: LupusState) -> bool:
        """Whether it asks for a target now."""
        return True

    def idle(self, state: LupusState) -> bool:
        """Whether its holders choose nothing tonight and get decoys."""
        return False

    def saves(self, state: LupusState, night: Night, target: int) -> bool:
        """Whether its pick of that night saves the target from the bite."""
        return self.shields and night.picks.get(self.id) == target

    def shows(self, state: LupusState) -> int | None:
        """The seat that its step shows its holders tonight; None: it shows none."""
        return None

    def whisper(self, state: LupusState, seat: int) -> Text | None:
        """The secret line on the phone of its holder in `seat`; None: a neutral one."""
        return None

    def objection(self, state: LupusState, actors: Seats, target: int) -> str | None:
        """The code of the refusal if `actors` may not choose the living `target`, or None."""
        return None

    def decides_by_majority(self, state: LupusState) -> bool:
        """Whether most of its holders decide together, instead of all."""
        return False

    def answer(self, state: LupusState, seat: int, target: int | None) -> str | None:
        """The secret answer (`state.Answer.value`) for the holder in `seat`: to a confirmed pick,
        or to the call (target None). Holders with the same answer get it as one."""
        return None

    def effect(self, state: LupusState, actors: Seats, target: int) -> tuple[Fact[LupusState], ...]:
        """Facts that follow at once from a confirmed pick."""
        return ()

    def phone(self, state: LupusState, answer: NightAnswer) -> Text:
        """The sentence on the phone of the player who gets the answer."""
        raise LookupError(self.id)

    def note(self, state: LupusState, answer: NightAnswer, way: str) -> Text:
        """The answer on the moderator's covered note. `way`: "phones" where the phones have said
        it, else "pointing"."""
        raise LookupError(self.id)

    def picked(self, state: LupusState, night: Night) -> str:
        """Id of the sentence of the story on its pick of that night."""
        return self.words.picked

    def undelivered_answers(self, state: LupusState, night: Night) -> tuple[NightAnswer, ...]:
        """Answers that its pick of that night would have had, if its holders had not left."""
        return ()

    def story(self, state: LupusState, night: Night, answer: NightAnswer) -> Text:
        """The answer in the chapter of `night`, after the game."""
        raise LookupError(self.id)


class NotOneself(Role):
    """A role whose holders cannot choose each other."""

    def objection(self, state: LupusState, actors: Seats, target: int) -> str | None:
        return "E_TARGET_SELF" if target in actors else None


class PointsAtNobody(Role):
    """A role that is called and chooses nobody (L-N9)."""

    def asks(self, state: LupusState) -> bool:
        return False
