"""The medium: from the second night on, learns whether the lynched player was a wolf."""

from companion.core import OWN, PRINTED, SeatName, SeatNames, Text, text
from companion.core.kit.option import Choice
from companion.games.lupus.cast import role_of
from companion.games.lupus.nights_and_days import Night, NightAnswer
from companion.games.lupus.role import PointsAtNobody, Side, Slot
from companion.games.lupus.state import LupusState


class Medium(PointsAtNobody):
    """Hears the answer as soon as it is called, and points at nobody."""

    id = "medium"
    side = Side.HUMANS
    power = True
    advised = 9
    rules = (Choice("medium_no_lynch", {"none": OWN, "no": PRINTED}),)
    strict = (("medium_no_lynch", "no"),)
    senses_wolves = True
    slot = Slot.OPENING
    first = 2
    answers = True
    read_aloud = (
        ("lupus-call-medium", 83, 7.1),
        ("lupus-close-medium", 18, 2.5),
        ("lupus-step-medium", 6, 1.2),
    )

    def answer(self, state: LupusState, seat: int, target: int | None) -> str:
        """On the day before; with nobody lynched, what the table has chosen (A25)."""
        lynched = _lynched(state, state.number - 1)
        if lynched is None:
            return str(state.options.value("medium_no_lynch"))
        return "yes" if role_of(state, lynched).seems_wolf_to_medium else "no"

    def phone(self, state: LupusState, answer: NightAnswer) -> Text:
        return _said(state, answer.value, "lupus-band")

    def note(self, state: LupusState, answer: NightAnswer, way: str) -> Text:
        return _said(state, answer.value, "lupus-cover", way=way)

    def story(self, state: LupusState, night: Night, answer: NightAnswer) -> Text:
        who, n = SeatNames(answer.seats), len(answer.seats)
        lynched = _lynched(state, night.number - 1)
        if lynched is None:
            return text("lupus-story-medium-none", who=who, n=n)
        return text(f"lupus-story-medium-{answer.value}", who=who, target=SeatName(lynched), n=n)


def _lynched(state: LupusState, number: int) -> int | None:
    return next((day.lynched for day in state.days if day.number == number), None)


def _said(state: LupusState, value: str, voice: str, **how: str) -> Text:
    """The answer on the day before, for the message ids that begin with `voice`."""
    lynched = _lynched(state, state.number - 1)
    if lynched is None:
        return text(f"{voice}-medium-{'none' if value == 'none' else 'nobody'}", **how)
    return text(f"{voice}-medium-{value}", target=SeatName(lynched), **how)
