"""The seer: each night learns whether one player is a wolf (L-N5, L-N6)."""

from companion.core import SeatName, SeatNames, Text, text
from companion.games.lupus.cast import role_of
from companion.games.lupus.nights_and_days import Night, NightAnswer
from companion.games.lupus.role import NotOneself, Side, Slot, Words
from companion.games.lupus.state import LupusState


class Seer(NotOneself):
    """Two seers act as one, so neither chooses the other (L-N5)."""

    id = "seer"
    side = Side.HUMANS
    power = True
    special = False
    senses_wolves = True
    slot = Slot.SIGHT
    answers = True
    words = Words(partners="lupus-with-seer")
    read_aloud = (
        ("lupus-call-seer", 69, 5.3),
        ("lupus-close-seer", 17, 2.7),
        ("lupus-step-seer", 8, 1.3),
    )

    def answer(self, state: LupusState, seat: int, target: int | None) -> str:
        assert target is not None
        return "yes" if role_of(state, target).seems_wolf_to_seer else "no"

    def phone(self, state: LupusState, answer: NightAnswer) -> Text:
        return text(f"lupus-band-{answer.value}", target=_target(answer))

    def note(self, state: LupusState, answer: NightAnswer, way: str) -> Text:
        return text(f"lupus-cover-{answer.value}", way=way)

    def story(self, state: LupusState, night: Night, answer: NightAnswer) -> Text:
        who, n = SeatNames(answer.seats), len(answer.seats)
        return text(f"lupus-story-seer-{answer.value}", who=who, target=_target(answer), n=n)

    def cause_of_death(self, state: LupusState, target: int) -> str | None:
        """§6.3: a player who dies of being seen dies regardless of wolves and bodyguard."""
        return "seen" if role_of(state, target).dies_if_seen else None


def _target(answer: NightAnswer) -> SeatName:
    assert answer.target is not None
    return SeatName(answer.target)
