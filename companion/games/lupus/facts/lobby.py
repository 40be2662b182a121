"""Facts of the lobby and of the deal."""

from collections.abc import Iterable

from companion.core import Fact, Ring, Text, replace, text
from companion.core.kit import rules
from companion.games.lupus import second_box
from companion.games.lupus.cast import cast
from companion.games.lupus.deck import FREE, propose
from companion.games.lupus.facts.presets import STYLES, preset
from companion.games.lupus.options import VOICE, WORLD, Options
from companion.games.lupus.state import Custom, LupusState, Phase, Player


def with_proposal(state: LupusState, *, anew: bool = False) -> LupusState:
    """The state with the proposed deck, unless the table has chosen its own. A ready deck of the
    second box sets the captain (§11) where it replaces other cards, or is chosen `anew`."""
    if state.deck_by_hand:
        return state
    deck, before = propose(len(state.ring), state.options), second_box.cards_of(state.deck)
    captain = state.options.captain
    if state.box == WORLD and state.deck and (anew or before != second_box.cards_of(deck)):
        captain = "elected" if second_box.has_captain(deck) else "off"
    return replace(state, deck=deck, options=replace(state.options, captain=captain))


def seated(state: LupusState, ring: Ring) -> LupusState:
    """The lobby with these people in it."""
    return with_proposal(replace(state, ring=ring))


def seated_again(state: LupusState, people: object, ring: Ring) -> LupusState:
    """The lobby of a new game; `people`: how many there were in the last one, as `keep` says. A
    ready deck that replaces one with other cards sets the captain, as in a lobby."""
    if isinstance(people, int) and people in range(FREE.stop):
        state = seated(state, tuple(range(1, people + 1)))
    return seated(state, ring)


def _with_roles(state: LupusState, roles: Iterable[tuple[int, str]]) -> LupusState:
    players = dict(state.players)
    for seat, role in roles:
        players[seat] = Player(seat, dealt=role, role=role)
    return replace(state, players=players)


class OptionSet(rules.OptionSet[LupusState], of=Options):
    """One house rule is changed."""

    def apply(self, state: LupusState) -> LupusState:
        """Another box takes the cards out of the deck that it does not have (L-B30); a ready deck
        that is chosen replaces one by hand."""
        state = super().apply(state)
        known, ready = cast(state), self.option == "ready_deck"
        deck = {id: count for id, count in state.deck.items() if id in known}
        by_hand = state.deck_by_hand and not ready
        return with_proposal(
            replace(state, deck=deck, deck_by_hand=by_hand), anew=ready or self.option == "box"
        )

    def diary_line(self) -> Text:
        """The voice changes how the night is played, too: that is said with it."""
        if (self.option, self.value) == ("moderation", VOICE):
            return text("lupus-diary-moderation-voice")
        return super().diary_line()


class PresetUsed(Fact[LupusState]):
    """All house rules are those of a preset."""

    preset: str

    def apply(self, state: LupusState) -> LupusState:
        return with_proposal(replace(state, options=preset(self.preset, state.options)))

    def diary_line(self) -> Text:
        return text("lupus-diary-preset", rules=text(f"lupus-preset-{self.preset}"))


class StyleUsed(Fact[LupusState]):
    """The rules of a style are in force. Where they propose another deck, it is proposed."""

    style: str

    def apply(self, state: LupusState) -> LupusState:
        rules = replace(state.options, **dict(STYLES[self.style]))
        stays = state.deck_by_hand and rules.deck_preset == state.options.deck_preset
        return with_proposal(replace(state, options=rules, deck_by_hand=stays))

    def diary_line(self) -> Text:
        return text("lupus-diary-style", style=text(f"lupus-chip-{self.style}"))


class DeckSet(Fact[LupusState], diary="lupus-diary-deck"):
    """The deck was chosen."""

    counts: tuple[tuple[str, int], ...]
    """(role id, number of cards above 0)."""

    def apply(self, state: LupusState) -> LupusState:
        return replace(state, deck=dict(self.counts), deck_by_hand=True)


class DeckProposed(Fact[LupusState], diary="lupus-diary-deck"):
    """The deck is again the proposed one, and follows the number of players."""

    def apply(self, state: LupusState) -> LupusState:
        return with_proposal(replace(state, deck_by_hand=False), anew=True)


class NightOrderSet(Fact[LupusState], diary="lupus-diary-order"):
    """The order of the steps of the night was changed."""

    order: tuple[str, ...]

    def apply(self, state: LupusState) -> LupusState:
        return replace(state, options=replace(state.options, night_order=self.order))


class CustomCardSet(Fact[LupusState], diary="lupus-diary-card"):
    """An invented card is new or changed."""

    card: Custom

    def apply(self, state: LupusState) -> LupusState:
        others = (card for card in state.customs if card.slot != self.card.slot)
        cards = sorted((*others, self.card), key=lambda card: card.slot)
        return replace(state, customs=tuple(cards))


class CustomCardDropped(Fact[LupusState], diary="lupus-diary-card-dropped"):
    """An invented card is gone, from the deck too."""

    slot: int

    def apply(self, state: LupusState) -> LupusState:
        gone = {card.id for card in state.customs if card.slot == self.slot}
        customs = tuple(card for card in state.customs if card.slot != self.slot)
        deck = {role: count for role, count in state.deck.items() if role not in gone}
        order = tuple(step for step in state.options.night_order if step not in gone)
        options = replace(state.options, night_order=order)
        return replace(state, customs=customs, deck=deck, options=options)


class Dealt(Fact[LupusState], diary="lupus-diary-dealt"):
    """All cards were dealt by chance."""

    roles: tuple[tuple[int, str], ...]
    """(seat, role id) for everybody."""

    def apply(self, state: LupusState) -> LupusState:
        return _with_roles(replace(state, phase=Phase.DEAL), self.roles)


class CardsHandedOut(Fact[LupusState], diary="lupus-diary-handed-out"):
    """Real cards are dealt; no role is entered yet."""

    def apply(self, state: LupusState) -> LupusState:
        players = {seat: Player(seat) for seat in state.ring}
        return replace(state, phase=Phase.DEAL, players=players)


class Looked(Fact[LupusState], public=False, shows=True, diary="lupus-diary-looked", who="seat"):
    """A player has seen the own card."""

    seat: int

    def apply(self, state: LupusState) -> LupusState:
        return state.with_player(replace(state.players[self.seat], looked=True))


class RoleEntered(Fact[LupusState], public=False, diary="lupus-diary-entered", who="seat"):
    """The card that a seat has drawn; the person who entered it has seen it."""

    seat: int
    role: str

    def apply(self, state: LupusState) -> LupusState:
        return state.with_player(Player(self.seat, self.role, self.role, looked=True))


class RestDealt(Fact[LupusState], diary="lupus-diary-dealt"):
    """The remaining cards were dealt by chance."""

    roles: tuple[tuple[int, str], ...]
    """(seat, role id) for the seats that had no card yet."""

    def apply(self, state: LupusState) -> LupusState:
        return _with_roles(state, self.roles)
