"""The medium: from the second night on, learns whether the lynched player was a wolf."""

from companion.core.text import SeatName, SeatNames, Text, text
from companion.games.lupus.cast import role_of
from companion.games.lupus.nights_and_days import Answer, Night
from companion.games.lupus.role import NightStep, Role, Side, Slot, Told, nobody
from companion.games.lupus.state import LupusState


def _answer(state: LupusState, _target: int | None) -> str:
    """On the day before; with nobody lynched, what the table has chosen (A25)."""
    lynched = state.days[-1].lynched if state.days else None
    if lynched is None:
        return state.options.medium_no_lynch
    return "yes" if role_of(state, lynched).seems_wolf_to_medium else "no"


def _said(state: LupusState, value: str, voice: str, **how: str) -> Text:
    """The answer on the day before, for the message ids that begin with `voice`."""
    lynched = state.days[-1].lynched if state.days else None
    if lynched is None:
        return text(f"{voice}-medium-{'none' if value == 'none' else 'nobody'}", **how)
    return text(f"{voice}-medium-{value}", target=SeatName(lynched), **how)


def _phone(state: LupusState, answer: Answer) -> Text:
    return _said(state, answer.value, "lupus-band")


def _note(state: LupusState, answer: Answer, way: str) -> Text:
    return _said(state, answer.value, "lupus-cover", way=way)


def _story(state: LupusState, night: Night, answer: Answer) -> Text:
    who = SeatNames(answer.seats)
    lynched = next((day.lynched for day in state.days if day.number == night.number - 1), None)
    if lynched is None:
        return text("lupus-story-medium-none", who=who)
    return text(f"lupus-story-medium-{answer.value}", who=who, target=SeatName(lynched))


ROLE = Role(
    id="medium",
    side=Side.HUMANS,
    emblem="medium",
    advised=9,
    rules=("medium_no_lynch",),
    senses_wolves=True,
    step=NightStep(
        id="medium",
        slot=Slot.OPENING,
        first=2,
        asks=nobody,
        answers=True,
        answer=_answer,
        told=Told(phone=_phone, note=_note, story=_story),
    ),
)
