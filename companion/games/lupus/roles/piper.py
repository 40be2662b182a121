"""The piper: charms two players a night; wins alone once all others alive are charmed (L-B8)."""

from collections.abc import Sequence

from companion.core import Fact, SeatNames, Text, text
from companion.games.lupus.facts.waves import CardTells, Noted
from companion.games.lupus.hooks import Facts
from companion.games.lupus.nights_and_days import Night, NightAnswer
from companion.games.lupus.options import WORLD
from companion.games.lupus.role import NotOneself, PointsAtNobody, Seats, Side, Slot, Words
from companion.games.lupus.state import LupusState


class Piper(NotOneself):
    """Its side is its own; who is charmed stays so, also after its death."""

    id = "piper"
    side = "piper"
    box = WORLD
    advised = 15
    banner = True
    slot = Slot.SPELL
    first = 2
    targets = 2
    one_is_enough = True
    words = Words(chosen="lupus-band-charms", picked="lupus-story-charms")

    def charmed(self, state: LupusState, nights: Sequence[Night]) -> Seats:
        """Who was charmed in those nights. A pick that is void has charmed nobody."""
        named = {
            seat for one in nights for seat in (one.picks.get(self.id), one.pairs.get(self.id))
        }
        return tuple(seat for seat in state.noted.get(self.id, ()) if seat in named)

    def effect(self, state: LupusState, actors: Seats, target: int) -> tuple[Fact[LupusState], ...]:
        named = {target, state.tonight().pairs.get(self.id), *self.charmed(state, state.nights)}
        charmed = tuple(seat for seat in state.ring if seat in named)
        return Noted(self.id, charmed), CardTells(actors, "charmed", charmed)

    def wins_at_once(self, state: LupusState) -> Seats:
        """Tested before parity, whatever that is (§6)."""
        pipers = tuple(seat for seat in state.living if state.role(seat) == self.id)
        charmed = self.charmed(state, state.all_nights)
        others = [seat for seat in state.living if seat not in pipers]
        return pipers if all(seat in charmed for seat in others) else ()


class Music(PointsAtNobody):
    """The last step of a night: the newly charmed learn that the music has reached them (L-B9)."""

    id = "music"
    of = Piper.id
    side = Side.HUMANS
    box = WORLD
    emblem = Piper.id
    slot = Slot.NEWS
    first = 2
    answers = True

    def recipients(self, state: LupusState) -> Seats:
        """Who was charmed tonight, and in no night before."""
        piper = Piper()
        before = piper.charmed(state, state.nights)
        now = piper.charmed(state, state.all_nights)
        return tuple(seat for seat in now if state.alive(seat) and seat not in before)

    def answer(self, state: LupusState, seat: int, target: int | None) -> str:
        return "charmed"

    def on_call(self, state: LupusState, who: Seats) -> Facts:
        return tuple(CardTells((seat,), self.id, (seat,)) for seat in who)

    def phone(self, state: LupusState, answer: NightAnswer) -> Text:
        return text("lupus-band-music")

    def note(self, state: LupusState, answer: NightAnswer, way: str) -> Text:
        return text("lupus-cover-music", who=SeatNames(answer.seats), way=way)

    def story(self, state: LupusState, night: Night, answer: NightAnswer) -> Text:
        return text("lupus-story-music", who=SeatNames(answer.seats))
