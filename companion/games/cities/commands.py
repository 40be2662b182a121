"""What may be asked of the city game in a duel; the acting seat comes with the caller."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.cities.commands_base import OfCombat, OfTurn, Placing, TypedCard, TypedIn


class Draw(OfTurn):
    """Draw phase: the card of the turn is drawn (§5)."""


class OpenCard(OfTurn):
    """Opening phase: a card of the hand goes onto the field (§5)."""


class OpenCharacter(TypedCard, OfTurn):
    """Opening phase: a character of the hand goes onto the field (§5)."""


class SkipOpening(OfTurn):
    """Opening phase: no card."""


class EndMain(OfTurn):
    """Main phase: over; with seven cards or fewer, so is the turn (§5)."""


class DiscardDown(OfTurn):
    """Final phase: discarded down to seven cards; the turn is over."""


class EndTurn(OfTurn):
    """Final phase: the turn is over."""


class SetCharacter(Placing, OfTurn):
    """Main phase: a character goes from the field to a city (§6)."""


class Move(Placing, OfTurn):
    """Main phase: an untapped character goes to another city and taps (§6)."""


class Attack(Placing, OfTurn):
    """Main phase: a character attacks the city where it stands (§7.1)."""


class WithdrawAttack(OfTurn):
    """Withdraw the attack just declared; only before the defence has answered."""


class AttackCity(OfTurn):
    """Main phase, light: a combat at this city is worked out."""

    slot: int


class TakeCity(OfTurn):
    """Main phase, light: the city is conquered. `capital`: said only when it was face down."""

    slot: int
    capital: bool | None = None


class Reveal(OfCombat):
    """Combat: the city has been turned up; is it the capital?"""

    capital: bool


class Defend(OfCombat):
    """Combat: the city is defended (§7.2)."""


class Decline(OfCombat):
    """Combat: the city is not defended (§7.2)."""


class BringQuick(OfCombat):
    """Combat: a Quick character of the field comes to the attacked city (§7.2)."""

    character: int


class PlayQuick(TypedCard, OfCombat):
    """Combat: a Quick character of the hand comes to the attacked city (§7.2)."""


class NameAttackers(OfCombat):
    """Combat: who attacks besides; ids as words, perhaps none (§7.4)."""

    characters: tuple[str, ...]


class NameDefenders(OfCombat):
    """Combat: who defends; ids as words, at least one (§7.4)."""

    characters: tuple[str, ...]


class EnterFighter(TypedIn, OfCombat):
    """Combat, light: a combatant of the side that is asked."""


class EnterKnown(OfCombat):
    """Combat, light: a combatant that was typed in before; `card` as `faces.card_of` writes it."""

    card: str


class MusterDone(OfCombat):
    """Combat, light: these are all combatants of the side that is asked."""


class Aim(OfCombat):
    """Combat: whom a striker hits (§7.5); the target's id as a word."""

    striker: int
    target: str


class AimSplit(OfCombat):
    """Combat, `split_damage`: damage by target, ids as words."""

    striker: int
    shares: Mapping[str, int]


class SettleCity(OfCombat):
    """Combat, light: who has the city now: "mine", "stays" or "neutral"."""

    what: str


class ConfirmDiscards(OfCombat):
    """The cards of a conquest are discarded (§8)."""
