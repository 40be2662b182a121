"""The lobby on the tablet: deck, house rules, order of the night, invented cards."""

from collections.abc import Mapping
from typing import Any

from companion.core import Field, Form, Moment, SetOption, Text, Weight, rules_prompt, text
from companion.core.value import asdict
from companion.core.words.prompts.base import Choose, Count, Counts, Item, Order, Press, Prompt
from companion.games.lupus import deck, second_box
from companion.games.lupus.cast import cast, night_order, offered_roles
from companion.games.lupus.components.card import brief
from companion.games.lupus.components.names import emblem, role_name, step_emblem, step_name
from companion.games.lupus.facts.presets import PRESETS, STYLES, preset_of, style_of
from companion.games.lupus.options import WORLD
from companion.games.lupus.phases.deal.cards import phones_missing
from companion.games.lupus.phases.lobby import answers
from companion.games.lupus.role import Role
from companion.games.lupus.state import Custom, LupusState

PROPOSE = Press(
    key="propose",
    command="propose_deck",
    label=text("lupus-deck-propose"),
    weight=Weight.LINK,
    group="deck",
)
CHIPS = ("night_input", "moderation", "box", "ready_deck")
"""House rules that are chosen here, too."""


def prompts(state: LupusState, moment: Moment) -> tuple[Prompt, ...]:
    """Everything that may be chosen before the cards are dealt, the deal first."""
    absent = (role for id, role in cast(state).items() if not state.deck.get(id))
    idle = state.options.idle.union(rule.id for role in absent for rule in role.rules)
    sheet = rules_prompt(state.options, hint=text("lupus-rules-hint"), idle=idle)
    rules = (_presets(state), sheet, _order(state))
    first = (_deal(state, moment), *_first_choices(state))
    propose = (PROPOSE,) if state.deck_by_hand else ()
    return (*first, _counts(state), *propose, *rules, *_customs(state))


def _deal(state: LupusState, moment: Moment) -> Press:
    """The deal; where only the box's rule forbids it, the house rule that allows it."""
    error, n = deck.check(state).error, len(state.ring)
    proposes = n not in deck.BOX and not state.deck_by_hand
    allows = n in deck.FREE and (proposes or deck.fits_free_rule(state))
    if error is not None and state.options.deck_rule == "box" and allows:
        return Press(
            key="deal",
            command=SetOption.name,
            args={"option": "deck_rule", "value": "free"},
            label=text("lupus-go-anyway", n=n),
            hint=text("lupus-deck-free-people", players=n) if proposes else error.text,
        )
    label = text("lupus-go-deal", way=state.options.deal_mode)
    return Press(key="deal", command="deal", label=label, closed=_why_no_deal(state, moment))


def _why_no_deal(state: LupusState, moment: Moment) -> Text | None:
    """Why the cards cannot be dealt: an error of the deck, or with the voice a missing phone."""
    error, n = deck.check(state).error, len(state.ring)
    if error is None:
        missing = phones_missing(state, moment)
        return None if missing is None else missing.text
    if n == 0:
        return text("lupus-deck-nobody")
    least = deck.FREE.start
    return text("lupus-deck-few", n=least - n, least=least) if n < least else error.text


def _counts(state: LupusState) -> Counts:
    n, known = len(state.ring), offered_roles(state)
    return Counts(
        key="deck",
        command="set_deck",
        label=text("lupus-deck-set"),
        title=text("lupus-deck-change"),
        hint=text("lupus-deck-change-hint", n=n),
        rows=tuple(_row(state, id, role) for id, role in known.items()),
        total=n,
        bounds=deck.bounds(n, state.deck, state.options, known),
        weight=Weight.QUIET,
        group="deck",
    )


def _row(state: LupusState, id: str, role: Role) -> Count:
    free, count = state.options.deck_rule == "free", state.deck.get(id, 0)
    high = max(len(state.ring) if free else role.in_box, count)
    note = _note(state, id, role)
    return Count(id, role_name(state, id), count, 0, high, emblem(state, id), note)


def _note(state: LupusState, id: str, role: Role) -> Text | None:
    """What a card does, and from how many players on the box recommends it."""
    does = brief(state, id)
    if does is None or role.advised is None:
        return does
    return text("lupus-deck-row", does=does, n=role.advised)


def _presets(state: LupusState) -> Choose:
    return Choose(
        key="preset",
        command="use_preset",
        field="preset",
        label=text("lupus-preset-use"),
        title=text("lupus-presets"),
        items=tuple(
            Item(id, text(f"lupus-preset-{id}"), text(f"lupus-preset-{id}-note")) for id in PRESETS
        ),
        chosen=preset_of(state.options),
        weight=Weight.QUIET,
        group="rules",
    )


def _order(state: LupusState) -> Order:
    return Order(
        key="order",
        command="set_night_order",
        label=text("lupus-order-set"),
        title=text("lupus-order"),
        hint=text("lupus-order-hint"),
        items=tuple(
            Item(id, step_name(state, id), emblem=step_emblem(state, id))
            for id in night_order(state)
        ),
        weight=Weight.QUIET,
        group="rules",
    )


def _customs(state: LupusState) -> tuple[Prompt, ...]:
    """The invented cards there are, and an empty one while there is room (§11)."""
    used = {card.slot: card for card in state.customs}
    free = next((slot for slot in answers.SLOTS if slot not in used), None)
    forms = [_card(card.slot, card) for card in state.customs]
    if free is not None:
        forms.append(_card(free, None))
    return (*forms, *(_drop(card) for card in state.customs))


def _drop(card: Custom) -> Press:
    return Press(
        key=f"drop-{card.slot}",
        command="drop_custom_card",
        label=text("lupus-custom-drop", name=card.name),
        args={"slot": card.slot},
        warn=text("lupus-custom-drop-warn"),
        weight=Weight.LINK,
        group="cards",
    )


def _card(slot: int, card: Custom | None) -> Form:
    held = {} if card is None else asdict(card)
    return Form(
        key=f"card-{slot}",
        command="set_custom_card",
        label=text("lupus-custom-save"),
        args={"slot": slot},
        title=text("lupus-words", words=card.name) if card else text("lupus-custom-new"),
        hint=text("lupus-custom-hint"),
        fields=(
            _words("card_name", "name", 1, answers.LONG_NAME, held),
            _words("text", "text", 0, answers.LONG_TEXT, held),
            _one_of("counts_as", "lupus-custom-counts-as", answers.SIDES, held),
            _one_of("seer_answer", "lupus-custom-seer", answers.ANSWERS, held),
            _one_of("medium_answer", "lupus-custom-medium", answers.ANSWERS, held),
            _one_of("night_step", "lupus-custom-night", answers.NIGHT_STEPS, held),
        ),
        weight=Weight.QUIET,
        group="cards",
    )


def _words(id: str, word: str, low: int, high: int, held: Mapping[str, Any]) -> Field:
    label = text(f"lupus-custom-{word}")
    return Field(id, "words", label, low=low, high=high, value=held.get(word))


def _one_of(id: str, label: str, values: tuple[str, ...], held: Mapping[str, Any]) -> Field:
    items = tuple(Item(one, text(f"lupus-custom-{one.replace('_', '-')}")) for one in values)
    chosen = held.get(id, values[0])
    return Field(id, "choice", text(label), items=items, value=chosen)


def _first_choices(state: LupusState) -> tuple[Choose, ...]:
    """Each a row of chips on the tablet."""
    rules, rows, n = state.options, list[Choose](), len(state.ring)
    for id in CHIPS:
        values, chosen = getattr(rules.asked[id], "values", ()), str(rules.value(id))
        admitted = tuple(str(one) for one in values if rules.admits(id, one))
        if id == "ready_deck":
            chosen = second_box.ready(n, chosen)
            admitted = tuple(one for one in admitted if n in second_box.SUITS.get(one, ()))
        if len(admitted) > 1 and id not in rules.absent:
            rows.append(_chips(id, SetOption.name, "value", admitted, chosen, {"option": id}))
    if rules.box == WORLD:
        return tuple(rows)
    style = _chips("style", answers.UseStyle.name, "style", tuple(STYLES), style_of(rules), {})
    return (*rows, style)


def _chips(
    id: str,
    command: str,
    field: str,
    values: tuple[str, ...],
    chosen: str | None,
    args: Mapping[str, Any],
) -> Choose:
    word = id.replace("_", "-")
    return Choose(
        key=f"chip-{id}",
        command=command,
        args=args,
        field=field,
        label=text(f"lupus-chips-{word}"),
        items=tuple(
            Item(one, text(f"lupus-chip-{word}"), text(f"lupus-chip-{word}-note"))
            for one in values
            for word in (one.replace("_", "-"),)
        ),
        chosen=chosen,
        at_once=True,
        weight=Weight.QUIET,
        group="chips",
    )
