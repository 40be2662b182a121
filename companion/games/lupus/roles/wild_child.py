"""The wild child: turns werewolf when its model dies (L-B6)."""

from collections.abc import Iterator

from companion.core import Fact, SeatNames, Text, text
from companion.games.lupus.facts.waves import CardTells, Noted, RoleChanged
from companion.games.lupus.hooks import Deaths, Facts
from companion.games.lupus.nights_and_days import Day
from companion.games.lupus.options import WORLD
from companion.games.lupus.role import NotOneself, Seats, Side, Slot, Words
from companion.games.lupus.state import LupusState

TURNED = "werewolf"


class WildChild(NotOneself):
    """Chooses the model in the first night; who has none stays human."""

    id = "wild_child"
    side = Side.HUMANS
    box = WORLD
    advised = 12
    slot = Slot.BOND
    last = 1
    words = Words(chosen="lupus-band-model", picked="lupus-story-model")

    def effect(self, state: LupusState, actors: Seats, target: int) -> tuple[Fact[LupusState], ...]:
        return (CardTells(actors, self.id, (target,)),)

    def on_removal(self, state: LupusState, seat: int) -> Facts:
        """A model who goes home is written down: also back in play it turns nobody (L-B6). In the
        first night its pick is void anyway, and another model may be chosen."""
        model = state.nights[0].picks.get(self.id) if state.nights else None
        return (Noted(self.id, (seat,)),) if seat == model else ()

    def after_wave(self, state: LupusState, deaths: Deaths) -> Facts:
        """The children who live turn, before any end check. A removal turns nobody."""
        first = state.all_nights[0]
        model = first.picks.get(self.id)
        if model not in deaths or model in state.noted.get(self.id, ()):
            return ()
        chose = first.by.get(self.id, ())
        turn = tuple(s for s in chose if state.alive(s) and state.role(s) == self.id)
        return (RoleChanged(turn, TURNED),) if turn else ()

    def story_of_deaths(self, state: LupusState, day: Day, fallen: Seats) -> Iterator[Text]:
        first = state.nights[0]
        chose = first.by.get(self.id, ()) if first.picks.get(self.id) in fallen else ()
        turned = tuple(
            seat
            for seat in chose
            if state.players[seat].turned == day.number and state.role(seat) == TURNED
        )
        if turned:
            yield text("lupus-story-model-gone", who=SeatNames(turned), n=len(turned))
