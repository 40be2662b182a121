"""The mythomaniac: once, at the end of the second night, may become wolf or seer (L-N7)."""

from companion.core import Fact, SeatName, SeatNames, Text, text
from companion.games.lupus.cast import role_of
from companion.games.lupus.components.names import role_name
from companion.games.lupus.facts.night import Turned
from companion.games.lupus.nights_and_days import Night, NightAnswer
from companion.games.lupus.role import NotOneself, Seats, Side, Slot
from companion.games.lupus.state import LupusState

UNCHANGED = "unchanged"


class Mythomaniac(NotOneself):
    """Copies a player: a wolf makes it a werewolf, a seer a seer, anybody else nothing."""

    id = "mythomaniac"
    side = Side.HUMANS
    power = True
    advised = 16
    slot = Slot.LAST
    first = last = 2
    answers = True
    read_aloud = (
        ("lupus-call-mythomaniac", 43, 4.3),
        ("lupus-close-mythomaniac", 23, 2.6),
        ("lupus-step-mythomaniac", 11, 1.4),
    )

    def answer(self, state: LupusState, seat: int, target: int | None) -> str:
        """The new role, or "unchanged"; an invented wolf, too, makes a plain werewolf."""
        assert target is not None
        copied = role_of(state, target)
        if copied.wolf:
            return "werewolf"
        return "seer" if copied.id == "seer" else UNCHANGED

    def effect(self, state: LupusState, actors: Seats, target: int) -> tuple[Fact[LupusState], ...]:
        new = self.answer(state, actors[0], target)
        return () if new == UNCHANGED else (Turned(actors, new),)

    def phone(self, state: LupusState, answer: NightAnswer) -> Text:
        if answer.value == UNCHANGED:
            return text("lupus-band-unchanged")
        return text("lupus-band-becomes", role=role_name(state, answer.value))

    def note(self, state: LupusState, answer: NightAnswer, way: str) -> Text:
        who = SeatNames(answer.seats)
        if answer.value == UNCHANGED:
            return text("lupus-cover-unchanged", who=who, way=way)
        return text("lupus-cover-becomes", who=who, role=role_name(state, answer.value), way=way)

    def undelivered_answers(self, state: LupusState, night: Night) -> tuple[NightAnswer, ...]:
        """Who has left the window turns all the same."""
        heard = {seat for one in night.answers if one.step == self.id for seat in one.seats}
        others = (seat for seat in night.by.get(self.id, ()) if seat not in heard)
        who = tuple(seat for seat in others if state.players[seat].turned == night.number)
        target = night.picks.get(self.id)
        return (NightAnswer(self.id, who, target, state.role(who[0])),) if who else ()

    def story(self, state: LupusState, night: Night, answer: NightAnswer) -> Text:
        assert answer.target is not None
        who, target, n = SeatNames(answer.seats), SeatName(answer.target), len(answer.seats)
        if answer.value == UNCHANGED:
            return text("lupus-story-copies-nothing", who=who, target=target, n=n)
        new = role_name(state, answer.value)
        return text("lupus-story-copies", who=who, target=target, role=new, n=n)
