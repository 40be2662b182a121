"""Cupid makes two players lovers, who die together (L-B5); of two sides they are a third (§6)."""

from collections.abc import Iterator

from companion.core import Fact, SeatName, SeatNames, Text, among, text
from companion.core.kit.option import OURS, OWN, Choice
from companion.games.lupus.cast import role_of
from companion.games.lupus.facts.waves import CardTells, Noted
from companion.games.lupus.hooks import Deaths, Facts
from companion.games.lupus.nights_and_days import Day, Night, NightAnswer
from companion.games.lupus.options import WORLD
from companion.games.lupus.role import PointsAtNobody, Role, Seats, Side, Slot, Words
from companion.games.lupus.state import LupusState


class Cupid(Role):
    """Names two players, itself included. With fewer than two names there are no lovers."""

    id = "cupid"
    side = Side.HUMANS
    second_side = "lovers"
    drags_as, dragged = "grief", "lupus-say-grief"
    box = WORLD
    advised = 10
    rules = (Choice("lovers_win", {"alive": OURS, "last_two": OWN}),)
    slot = Slot.BOND
    last = 1
    targets = 2
    words = Words(chosen="lupus-band-lovers", picked="lupus-story-lovers")

    def pair(self, state: LupusState) -> Seats:
        """The lovers; () where there are none, or one of them went home."""
        return state.noted.get(self.id, ())

    def mixed(self, state: LupusState) -> bool:
        """Whether the lovers are of two sides, by their present roles."""
        return len({role_of(state, seat).side for seat in self.pair(state)}) > 1

    def effect(self, state: LupusState, actors: Seats, target: int) -> tuple[Fact[LupusState], ...]:
        second = state.tonight().pairs.get(self.id)
        if second is None:
            return ()
        pair = among(state.ring, (target, second))
        return Noted(self.id, pair), CardTells(actors, "bound", pair)

    def on_removal(self, state: LupusState, seat: int) -> Facts:
        """A removal dissolves the pair for good."""
        pair = self.pair(state)
        if seat not in pair:
            return ()
        return Noted(self.id, ()), CardTells(pair, Heart.id, ())

    def drags(self, state: LupusState, deaths: Deaths) -> Iterator[int]:
        """The other lover dies of grief; nothing helps against that."""
        pair = self.pair(state)
        gone = [seat for seat in pair if seat in deaths]
        for seat in pair if len(gone) == 1 else ():
            if seat not in deaths and state.alive(seat):
                yield seat

    def separate_side(self, state: LupusState) -> Seats:
        return self.pair(state) if self.mixed(state) else ()

    def wins_instead(self, state: LupusState) -> Seats:
        """Lovers of two sides who are both alive at the end; with `last_two` nobody else may be."""
        pair = self.separate_side(state)
        alive = bool(pair) and all(state.alive(seat) for seat in pair)
        last = state.options.value("lovers_win") == "last_two"
        return pair if alive and not (last and len(state.living) > 2) else ()

    def public_lines(self, state: LupusState, day: Day, deaths: Deaths) -> Iterator[Text]:
        """At a dawn the dead have one wording."""
        for seat, cause in deaths.items():
            death = state.players[seat].death
            if cause == self.drags_as and death is not None and death.by_day:
                yield text(self.dragged, who=SeatName(seat))

    def story_of_deaths(self, state: LupusState, day: Day, fallen: Seats) -> Iterator[Text]:
        """Who has died of grief for whom."""
        pair = self.pair(state)
        for seat, other in (pair, pair[::-1]) if pair else ():
            death = state.players[seat].death
            if seat in fallen and death is not None and death.cause == self.drags_as:
                yield text("lupus-story-grief", who=SeatName(seat), target=SeatName(other))

    def story_of_end(self, state: LupusState) -> Iterator[Text]:
        if state.result is not None and state.result.side == self.second_side:
            yield text("lupus-story-lovers-win", who=SeatNames(state.result.winners))


class Heart(PointsAtNobody):
    """The last step of the first night: each lover learns the name of the other (L-B9)."""

    id = "heart"
    of = Cupid.id
    side = Side.HUMANS
    box = WORLD
    emblem = Cupid.id
    slot = Slot.NEWS
    last = 1
    answers = True

    def recipients(self, state: LupusState) -> Seats:
        return tuple(s for s in state.noted.get(Cupid.id, ()) if state.alive(s))

    def answer(self, state: LupusState, seat: int, target: int | None) -> str | None:
        other = [one for one in state.noted.get(Cupid.id, ()) if one != seat]
        return str(other[0]) if other else None

    def on_call(self, state: LupusState, who: Seats) -> Facts:
        pair = state.noted.get(Cupid.id, ())
        return tuple(
            CardTells((seat,), self.id, tuple(one for one in pair if one != seat)) for seat in who
        )

    def phone(self, state: LupusState, answer: NightAnswer) -> Text:
        return text("lupus-band-heart", target=SeatName(int(answer.value)))

    def note(self, state: LupusState, answer: NightAnswer, way: str) -> Text:
        other = SeatName(int(answer.value))
        return text("lupus-cover-heart", who=SeatNames(answer.seats), target=other, way=way)

    def story(self, state: LupusState, night: Night, answer: NightAnswer) -> Text:
        other = SeatName(int(answer.value))
        return text("lupus-story-heart", who=SeatNames(answer.seats), target=other)
