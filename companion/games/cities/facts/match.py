"""Facts around the duels: house rules, decks, how each begins and ends, who wins."""

from companion.core import Fact, SealedRound, SeatName, SeatNames, Text, replace, text
from companion.core.kit import rules
from companion.games.cities.components.character_names import slots
from companion.games.cities.deck import Deck, DeckLine
from companion.games.cities.duel import HAND, SLOTS, CardCounts, City, Duel, Phase
from companion.games.cities.options import Options
from companion.games.cities.state import CitiesState, Ended, Past, Result


class OptionSet(rules.OptionSet[CitiesState], of=Options):
    """One house rule is changed."""


class PlayersSet(Fact[CitiesState]):
    """Which two of the people at the table play."""

    players: tuple[int, ...]

    def diary_line(self) -> Text:
        return text("cities-diary-players", who=SeatNames(self.players))


class MatchBegun(Fact[CitiesState], diary="cities-diary-begun"):
    """The lobby is closed; decks are declared next."""

    def apply(self, state: CitiesState) -> CitiesState:
        none = dict.fromkeys(state.players, 0)
        ready = SealedRound[None](state.players)
        return replace(state, begun=True, ready=ready, wins=none, conquests=none, clock=None)


class DeckDeclared(Fact[CitiesState], diary="cities-diary-deck", who="seat"):
    """The sizes of a player's deck and side deck; the player must press ready again."""

    seat: int
    main: int
    side: int

    def apply(self, state: CitiesState) -> CitiesState:
        known = state.decks.get(self.seat)
        deck = Deck(self.main, self.side, () if known is None else known.cards)
        ready = state.ready.take_back(self.seat)
        ended = state.ended_after(self.seat)
        return replace(state, decks={**state.decks, self.seat: deck}, ready=ready, ended=ended)


class DeckListed(Fact[CitiesState], public=False, paper=True, diary="cities-diary-list"):
    """The cards of a player's deck, which only that player may read (§10)."""

    seat: int
    cards: tuple[DeckLine, ...]

    def apply(self, state: CitiesState) -> CitiesState:
        deck = replace(state.decks[self.seat], cards=self.cards)
        ended = state.ended_after(self.seat)
        return replace(state, decks={**state.decks, self.seat: deck}, ended=ended)


class ReadyPressed(Fact[CitiesState], diary="cities-diary-ready", who="seat"):
    """A player is ready for the next duel."""

    seat: int

    def apply(self, state: CitiesState) -> CitiesState:
        ready = state.ready.give(self.seat, None)
        return replace(state, ready=ready, ended=state.ended_after(self.seat))


class DuelStarted(Fact[CitiesState]):
    """Five cities lie face down, seven cards are in each hand (§4)."""

    starter: int
    why: str = ""
    """The starter was "drawn", has "lost" the duel before, or it was their "turn" to begin."""

    def apply(self, state: CitiesState) -> CitiesState:
        options = state.options
        capital = options.capital_slot
        duel = Duel(
            number=state.number,
            starter=self.starter,
            active=self.starter,
            turn_phase=Phase.DRAW if options.first_turn_draw == "all" else Phase.OPENING,
            cities=tuple(
                City(slot, capital=None if capital == "none" else capital == str(slot))
                for slot in SLOTS
            ),
            counts={seat: CardCounts(state.decks[seat].main - HAND) for seat in state.players},
            turns={self.starter: 1, state.other(self.starter): 0},
        )
        return replace(state, ready=SealedRound(state.players), duel=duel, ended=None)

    def diary_line(self) -> Text:
        id = f"cities-begins-{self.why}" if self.why else "cities-diary-starts"
        return text(id, who=SeatName(self.starter))


class ExtraTimeBegun(Fact[CitiesState], diary="cities-diary-extra"):
    """The running duel is drawn and continues, or another one decides (M2)."""

    def apply(self, state: CitiesState) -> CitiesState:
        return replace(state, extra=True)


class DuelDecided(Fact[CitiesState]):
    """The duel has ended; `by` may take the last step back until the other player goes on."""

    by: int

    def apply(self, state: CitiesState) -> CitiesState:
        return replace(state, ended=Ended(state.playing(), self.by, replace(state, ended=None)))


class DuelReopened(Fact[CitiesState], diary="cities-diary-reopened"):
    """The step that ended the duel is undone: all is as before it, except the clock and
    a request for a pause (M4)."""

    def apply(self, state: CitiesState) -> CitiesState:
        assert state.ended is not None
        assert state.ended.before is not None
        before = state.ended.before
        # What clears a request is the end of a match, or of a duel before a pause, in which nobody
        # asks; one that was made since the duel's end stands.
        nobody_asks = state.result is not None or not (state.runs or state.rung)
        asked = before.pause_asked if nobody_asks else state.pause_asked
        clock, rung, paused = state.clock, state.rung, state.paused
        return replace(before, clock=clock, rung=rung, paused=paused, pause_asked=asked)


class DuelEnded(Fact[CitiesState]):
    """A duel is over."""

    winner: int | None
    """None: drawn."""
    how: str
    """As in `Past`."""
    capital: int | None = None
    """The slot of the capital, if the winner held it at the end."""
    others: tuple[int, ...] = ()
    """The slots of the other cities that the winner held."""

    def apply(self, state: CitiesState) -> CitiesState:
        duel = state.playing()
        held = tuple((seat, duel.occupied(seat)) for seat in state.players)
        owners = tuple(city.owner for city in duel.cities)
        last = Past(duel.number, duel.starter, self.winner, self.how, held, owners, duel.capital)
        past = (*state.past, last)
        wins = {seat: n + (seat == self.winner) for seat, n in state.wins.items()}
        # A player who gives up, or calls the time, has confirmed it already.
        kept = state.ended if self.how in ("capital", "deck") else None
        ended = replace(kept, duel=duel) if kept is not None else Ended(duel)
        return replace(state, past=past, wins=wins, duel=None, ended=ended)

    def diary_line(self) -> Text:
        if self.winner is None:
            end = "left" if self.how == "left" else "drawn"
            return text(f"cities-diary-{end}-duel")
        who = SeatName(self.winner)
        if self.capital is None or self.how != "capital":
            return text(f"cities-duel-{self.how}", who=who)
        return text("cities-diary-capital", who=who, slot=self.capital, others=slots(self.others))


class MatchEnded(Fact[CitiesState], diary="cities-diary-match", who="winner"):
    """The match is decided (`how` as in `Result`)."""

    winner: int
    how: str

    def apply(self, state: CitiesState) -> CitiesState:
        # Only the step that has won the second duel may still be taken back.
        ended = state.ended if self.how == "duels" else state.ended_after(None)
        result = Result(self.winner, self.how)
        return replace(state, result=result, ended=ended, paused=False, pause_asked=None)
