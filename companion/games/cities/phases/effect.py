"""The text of a card is worked through by hand: characters, cities, cards (§6, §9)."""

from collections.abc import Iterator
from typing import Any

from companion.core import Decision, Field, Form, Reach, Refusal, refuse, replace, text
from companion.core.words.prompts.base import Item, Prompt, Weight
from companion.games.cities import commands
from companion.games.cities.combat_rules import Facts, decide_with
from companion.games.cities.components import character_form
from companion.games.cities.components.buttons import press, touch
from companion.games.cities.components.card_counting import card_ways, opponent_ways
from companion.games.cities.components.character_names import fighter, name_of
from companion.games.cities.components.cities_by_hand import give_prompts
from companion.games.cities.duel import FIELD, GRAVEYARD, SLOTS, Character, Duel, Phase
from companion.games.cities.facts import effects as facts
from companion.games.cities.phases.duel import DuelPhase
from companion.games.cities.state import CitiesState

IN_A_DRAWER: dict[str, Any] = {"weight": Weight.QUIET, "group": "characters"}
CHANGES = ("tap", "untap", "damage", "heal", "destroy", "field")


class BeginAdjust(commands.Effect):
    """Work through the text of a card: what follows is one moment (§6)."""

    def decide(self, state: CitiesState, seat: int, now: float) -> Decision:
        if state.playing().adjust is not None:
            return refuse("E_ADJUST_OPEN")
        return decide_with(state, (facts.AdjustOpened(seat),), now)


class EndAdjust(commands.Effect):
    """The text of the card has been carried out."""

    def decide(self, state: CitiesState, now: float) -> Decision:
        if state.playing().adjust is None:
            return refuse("E_WRONG_PHASE")
        return decide_with(state, (facts.AdjustClosed(),), now)


class ChangeCharacter(commands.OnCharacter):
    """Effect: "tap", "untap", "damage", "heal", "destroy" or "field"; id as a word."""

    character: str
    what: str
    amount: int = 0

    def decide(self, state: CitiesState, now: float) -> Decision:
        one, what = character_form.find_living(state, commands.parse_id(self.character)), self.what
        if isinstance(one, Refusal):
            return one
        hurts = what in ("damage", "heal")
        if what not in CHANGES or (hurts and not 1 <= self.amount <= 99):
            return refuse("E_OPTION")
        if what in ("destroy", "field"):
            place = GRAVEYARD if what == "destroy" else FIELD
            return decide_with(state, (facts.CharacterShifted(one.id, place),), now)
        if hurts:
            damage = max(0, one.damage + (self.amount if what == "damage" else -self.amount))
            return decide_with(state, _changed(replace(one, damage=damage)), now)
        return decide_with(state, _changed(replace(one, tapped=what == "tap")), now)


class ShiftCharacter(commands.Placing, commands.OnCharacter):
    """Effect: a character is put at a city."""

    def decide(self, state: CitiesState, now: float) -> Decision:
        one = character_form.find_living(state, self.character)
        if isinstance(one, Refusal):
            return one
        if self.slot not in SLOTS:
            return refuse("E_NOT_THERE")
        if one.place == self.slot:
            return refuse("E_SAME_CITY")
        return decide_with(state, (facts.CharacterShifted(one.id, self.slot),), now)


class ChangeStats(commands.OnCharacter):
    """Effect: other values until the end of the turn; the id as a word."""

    character: str
    power: int
    hp: int
    range: int

    def decide(self, state: CitiesState, now: float) -> Decision:
        one = character_form.find_living(state, commands.parse_id(self.character))
        if isinstance(one, Refusal):
            return one
        if character_form.bad_stats(self.power, self.hp, self.range):
            return refuse("E_BAD_STATS")
        changed = replace(one, power=self.power, hp=self.hp, range=self.range)
        return decide_with(state, _changed(changed), now)


class PutCharacter(commands.TypedCard, commands.OnCharacter):
    """Effect: one more character on the field; not from the hand."""

    def decide(self, state: CitiesState, seat: int, now: float) -> Decision:
        fact = character_form.entered_fact(state, seat, self, FIELD)
        return decide_with(state, fact if isinstance(fact, Refusal) else (fact,), now)


def _changed(one: Character) -> Facts:
    """How a character is after an effect; too much damage kills."""
    dies = (facts.CharacterShifted(one.id, GRAVEYARD),) if one.damage >= one.hp else ()
    return facts.CharacterChanged(one), *dies


class EffectPhase(DuelPhase):
    """A player enters what a card does; nothing is decided before its end (D3)."""

    id = Phase.EFFECT
    follows = (Phase.DEFENCE, Phase.MAIN)

    def asked(self, state: CitiesState) -> int:
        seat = state.playing().adjust
        assert seat is not None
        return seat

    def unfinished(self, state: CitiesState) -> Refusal | None:
        return refuse("E_ADJUST_OPEN")

    def awaits(self, state: CitiesState, command: commands.InDuel, seat: int) -> bool:
        return isinstance(command, commands.Effect)

    def wait(self, state: CitiesState) -> tuple[str, dict[str, Any]]:
        return "adjust", {}

    def questions(self, state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
        seat = self.asked(state)
        hint = text("cities-go-adjusted-hint")
        done = press("end_adjust", text("cities-go-adjusted"), hint=hint)
        characters = () if state.options.light else _on_characters(state, duel, seat)
        cities, cards = give_prompts(state, duel, seat), card_ways(state, seat)
        return done, *characters, *cities, *cards, *opponent_ways(state, seat)


def _on_characters(state: CitiesState, duel: Duel, seat: int) -> Iterator[Prompt]:
    alive = [one for one in duel.characters.values() if one.alive]
    if alive:
        items = tuple(Item(str(one.id), fighter(state, one)) for one in alive)
        who = Field("character", "choice", text("cities-field-who"), items=items)
        what = tuple(Item(one, text(f"cities-change-{one}")) for one in CHANGES)
        yield _form(
            *("change_character", "cities-effect-change", who),
            Field("what", "choice", text("cities-field-what"), items=what, value="damage"),
            Field("amount", "number", text("cities-field-amount"), low=1, high=30, value=1),
        )
        yield _form("change_stats", "cities-effect-stats", who, *character_form.number_fields())
        reaches = tuple(
            Reach(one.id, name_of(state, one), tuple(slot for slot in SLOTS if slot != one.place))
            for one in alive
        )
        label = text("cities-touch-shift")
        yield touch("shift_character", label, key="shift", reaches=reaches)
    if not character_form.has_too_many(duel, seat):
        known = character_form.known_cards(state, seat)
        form = character_form.form("put_character", "cities-effect-put", key="put", known=known)
        yield replace(form, **IN_A_DRAWER)


def _form(command: str, label: str, *fields: Field) -> Form:
    title = text(f"{label}-title")
    form = Form(key=command, command=command, label=text(label), title=title, fields=fields)
    return replace(form, **IN_A_DRAWER)
