"""The seer: each night learns whether one player is a wolf (L-N5, L-N6)."""

from companion.core.text import SeatName, SeatNames, Text, text
from companion.games.lupus.cast import role_of
from companion.games.lupus.nights_and_days import Answer, Night
from companion.games.lupus.role import NightStep, Role, Side, Slot, Told, Words, not_oneself
from companion.games.lupus.state import LupusState


def _answer(state: LupusState, target: int | None) -> str:
    assert target is not None
    return "yes" if role_of(state, target).seems_wolf_to_seer else "no"


def _harm(state: LupusState, target: int) -> str | None:
    """§6.3: a player who dies of being seen dies regardless of wolves and bodyguard."""
    return "seen" if role_of(state, target).dies_if_seen else None


def _phone(_state: LupusState, answer: Answer) -> Text:
    return text(f"lupus-band-{answer.value}", target=_target(answer))


def _note(_state: LupusState, answer: Answer, way: str) -> Text:
    return text(f"lupus-cover-{answer.value}", way=way)


def _story(_state: LupusState, _night: Night, answer: Answer) -> Text:
    who, n = SeatNames(answer.seats), len(answer.seats)
    return text(f"lupus-story-seer-{answer.value}", who=who, target=_target(answer), n=n)


def _target(answer: Answer) -> SeatName:
    assert answer.target is not None
    return SeatName(answer.target)


ROLE = Role(
    id="seer",
    side=Side.HUMANS,
    emblem="seer",
    special=False,
    senses_wolves=True,
    step=NightStep(
        id="seer",
        slot=Slot.SIGHT,
        objection=not_oneself,  # L-N5: nobody who acts in the step, so not the other of two seers
        answers=True,
        answer=_answer,
        told=Told(phone=_phone, note=_note, story=_story),
        harm=_harm,
        words=Words(partners="lupus-with-seer"),
    ),
)
