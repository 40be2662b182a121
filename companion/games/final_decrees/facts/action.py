"""Facts of the actions (§6)."""

from abc import abstractmethod
from collections.abc import Iterable

from companion.core import Fact, Param, SeatName, Text, replace, text
from companion.games.final_decrees import names
from companion.games.final_decrees.card_words import with_card
from companion.games.final_decrees.control_graph import Arrow, with_change
from companion.games.final_decrees.facts.turn import action_spent
from companion.games.final_decrees.state import Decree, DecreesState


class ActionFact(Fact[DecreesState]):
    """A fact of the active player."""

    player: int

    def line(self, more: Iterable[Text] = (), **values: Param) -> Text:
        """Its line in the diary, with figures behind it."""
        line = text(self.diary, who=SeatName(self.player), **values)
        return names.with_figures(line, tuple(more))


class CardPlayed(ActionFact, diary="decrees-diary-card-played", who="player"):
    """A card of the hand is played; its effects follow as corrections."""

    def apply(self, state: DecreesState) -> DecreesState:
        return action_spent(state, card_open=True)


class CardWritten(ActionFact, diary="decrees-diary-card-written"):
    """The name and the effect of the card just played ("": the effect that was written before)."""

    called: str
    effect: str

    def apply(self, state: DecreesState) -> DecreesState:
        return replace(state, cards=with_card(state.cards, self.called, self.effect))

    def diary_line(self) -> Text:
        told = "yes" if self.effect else "no"
        return self.line(card=self.called, effect=self.effect, told=told)


class Redistributed(ActionFact, diary="decrees-diary-redistribute"):
    """Blame is split anew between ministries."""

    ministry: str
    blame: tuple[tuple[str, int], ...]

    def apply(self, state: DecreesState) -> DecreesState:
        return action_spent(replace(state, ministry={**state.ministry, **dict(self.blame)}))

    def diary_line(self) -> Text:
        return self.line(
            text("decrees-now", what=names.ministry_name(at), n=n) for at, n in self.blame
        )


class DecreeFact(ActionFact):
    """An action on a decree."""

    decree: int
    ministry: str
    loss: int
    """Personal blame that the player loses."""

    def apply(self, state: DecreesState) -> DecreesState:
        state = state.with_decree(self.decree, self.changed(state.decrees[self.decree]))
        return action_spent(state.with_blame(self.player, -self.loss))

    @abstractmethod
    def changed(self, decree: Decree) -> Decree:
        """The decree afterwards."""

    def diary_line(self) -> Text:
        return self.line(n=self.decree + 1, at=names.ministry_at(self.ministry))


class Forwarded(DecreeFact, diary="decrees-diary-forward"):
    """A decree was moved to another ministry."""

    def changed(self, decree: Decree) -> Decree:
        return replace(decree, place=self.ministry, path=(*decree.path, self.ministry))


class Stamped(DecreeFact, diary="decrees-diary-stamp"):
    """The next step of a decree is done."""

    def changed(self, decree: Decree) -> Decree:
        return replace(decree, done=decree.done + 1, stamps=(*decree.stamps, self.player))


class MarkerMoved(ActionFact, diary="decrees-diary-move"):
    """The marker of `who` is on another ministry."""

    who: int
    ministry: str

    def apply(self, state: DecreesState) -> DecreesState:
        return action_spent(replace(state, marker={**state.marker, self.who: self.ministry}))

    def diary_line(self) -> Text:
        at, whom = names.ministry_at(self.ministry), SeatName(self.who)
        if self.player == self.who:
            return text("decrees-diary-move-self", who=whom, at=at)
        return self.line(whom=whom, at=at)


class TreasuryOpened(ActionFact, diary="decrees-diary-treasury", who="player"):
    """The Treasury has two more actions."""

    def apply(self, state: DecreesState) -> DecreesState:
        state = action_spent(state, treasury_used=True)
        turn = state.now()
        return replace(state, turn=replace(turn, actions_left=turn.actions_left + 2))


class Investigated(ActionFact):
    """All blame of a ministry goes to its director."""

    ministry: str
    director: int
    blame: int

    def apply(self, state: DecreesState) -> DecreesState:
        state = state.with_blame(self.ministry, -self.blame)
        return action_spent(state.with_blame(self.director, self.blame))

    def diary_line(self) -> Text:
        at, whom = names.ministry_name(self.ministry), SeatName(self.director)
        return text("decrees-diary-investigate", at=at, whom=whom, n=self.blame)


class Manoeuvred(ActionFact, diary="decrees-diary-manoeuvres"):
    """Blame of the player and of the Navy goes back to the reserve."""

    personal: int
    navy: int

    def apply(self, state: DecreesState) -> DecreesState:
        state = state.with_blame(self.player, -self.personal)
        return action_spent(state.with_blame("navy", -self.navy), navy_used=True)

    def diary_line(self) -> Text:
        gone: dict[int | str, int] = {self.player: self.personal, "navy": self.navy}
        return self.line(names.blame_change(place, -n) for place, n in gone.items() if n)


class Reassigned(ActionFact, diary="decrees-diary-reassign"):
    """All players have a new ministry, or none (None)."""

    places: tuple[tuple[int, str | None], ...]

    def apply(self, state: DecreesState) -> DecreesState:
        return action_spent(replace(state, marker=dict(self.places)))

    def diary_line(self) -> Text:
        return self.line(names.new_place(*one) for one in self.places)


class Restructured(ActionFact):
    """One change of the arrows."""

    change: str
    """As in the command `Restructure`."""
    gone: Arrow | None
    drawn: Arrow | None

    def apply(self, state: DecreesState) -> DecreesState:
        return action_spent(replace(state, arrows=with_change(state.arrows, self.gone, self.drawn)))

    def diary_line(self) -> Text:
        who, arrow = SeatName(self.player), names.arrow_name(self.drawn, self.gone)
        return text(f"decrees-diary-arrow-{self.change}", who=who, arrow=arrow)
