"""Random werewolf tables: people, cards and house rules."""

import random
from collections import Counter
from typing import Any

from companion.core.game import Game
from companion.games.lupus.cast import roles
from companion.games.lupus.options import CLASSIC, WORLD, Options
from tests.kit.games.lupus.cards import SPECIALS
from tests.kit.games.lupus.commands import do
from tests.kit.random_play import Play, open_table, random_ring

DESK = 36 * 1024
"""Bytes of the largest picture of the tablet: the lobby of 24 people, whom both boxes offer
19 kinds of cards."""
OF_WORLD = 0.4
"""The share of large enough tables that play with the second box."""
PAIRS = tuple(id for id, role in roles().items() if role.special and role.in_box == 2)
BESIDE_THE_BOX = tuple(id for id, role in roles().items() if not role.in_box)
OF_CARDS = (
    "guard_no_repeat",
    "owl_may_mark_self",
    "owl_mark_survives_owl_death",
    "medium_no_lynch",
)
"""House rules of special cards. They may be gone with a role: draws are made for all of them."""
ALL_SWITCHES = (
    *("wolves_may_target_wolf", "guard_no_repeat", "owl_may_mark_self", "self_vote", "abstain"),
    *("owl_mark_survives_owl_death", "simultaneous_votes", "dropped_nominees_vote", "ghosts"),
    *("announce_cause", "dead_see_roles", "call_absent_roles", "long_discussion"),
)
SWITCHES = tuple(id for id in ALL_SWITCHES if id in Options.asked)
ALL_CHOICES = {
    "night_input": ("phones", "phones", "phones", "pointing", "together"),
    "first_night": ("moderator", "bite"),
    "wolves_decide": ("unanimous", "unanimous", "majority"),
    "medium_no_lynch": ("none", "no"),
    "all_nominated": ("lot", "everyone_votes"),
    "ghost_vote_from": ("next_day", "same_day"),
    "mob_cards": ("on_screen", "physical", "fingers"),
}
CHOICES = {id: values for id, values in ALL_CHOICES.items() if id in Options.asked}


def random_options(rng: random.Random, size: int) -> dict[str, Any]:
    """House rules: a few switches, and any of the choices."""
    options: dict[str, Any] = {id: rng.choice(values) for id, values in CHOICES.items()}
    for id in SWITCHES:
        if rng.random() < 0.3:
            options[id] = rng.random() < 0.5
    options["min_step_seconds"] = rng.randint(3, 30)
    options["defence_seconds"] = rng.choice((0, 0, 60))
    options["discussion_seconds"] = rng.randint(1, 180)
    if not 8 <= size <= 24:
        options["deck_rule"] = "free"
    return options


def deck_for(rng: random.Random, size: int) -> tuple[str, ...]:
    """A legal deck of the box, specials chosen by chance (L-D1 to L-D4)."""
    wolves = 2 if size <= 15 else 3
    fixed = ["werewolf"] * wolves + ["seer"]
    room = size - len(fixed) - 5
    specials: list[str] = []
    least = max(0, size - len(fixed) - 12)
    if size >= 9:
        wanted = rng.randint(min(least, room), min(room, 8))
        pool = rng.sample(SPECIALS, len(SPECIALS))
        if wanted >= 2 and (rng.random() < 0.5 or wanted > len(pool)):
            specials += [card for card in PAIRS for _ in range(2)]
        specials += pool[: wanted - len(specials)]
    return (*fixed, *specials, *["villager"] * (size - len(fixed) - len(specials)))


def free_deck(rng: random.Random, size: int) -> tuple[str, ...]:
    """Any mix with fewer wolves than others: several seers, masons, guards (L-D8)."""
    wolves = rng.randint(1, max(1, (size - 1) // 3))
    kinds = (*SPECIALS, *PAIRS, *BESIDE_THE_BOX, "seer", "villager", "villager")
    rest = [rng.choice(kinds) for _ in range(size - wolves)]
    return (*["werewolf"] * wolves, *rest)


def world_deck(rng: random.Random, size: int) -> tuple[str, ...]:
    """A deck with as many special cards of both boxes as possible."""
    specials = [id for id, role in roles(WORLD).items() if role.special]
    fixed = (*("werewolf",) * max(1, size // 5), "seer")
    room = min(len(specials), size - len(fixed) - 2)
    others = (*fixed, *rng.sample(specials, room))
    return (*others, *("villager",) * (size - len(others)))


def random_customs(rng: random.Random) -> list[do.SetCustomCard]:
    """Up to three invented cards of every sort."""
    cards = []
    for slot in range(1, rng.randint(0, 3) + 1):
        counts_as = rng.choice(("human", "wolf"))
        steps = ("none", "own", "with_wolves") if counts_as == "wolf" else ("none", "own")
        yes_no = [rng.choice(("yes", "no")) for _ in range(2)]
        cards.append(
            do.SetCustomCard(slot, f"Carta {slot}", "", counts_as, *yes_no, rng.choice(steps))
        )
    return cards


def with_customs(cards: list[str], customs: list[do.SetCustomCard], villagers: int) -> list[str]:
    """The deck with invented cards in the place of villagers, as far as the rules allow it."""
    cards = list(cards)
    for card in customs:
        wolves = sum(one == "werewolf" or one.startswith("custom") for one in cards)
        roomy = len(cards) >= 9 and wolves * 2 + 3 < len(cards)
        if roomy and cards.count("villager") > villagers:
            cards[cards.index("villager")] = f"custom{card.slot}"
    return cards


def table(game: Game[Any], rng: random.Random) -> Play:
    """A lobby with random people, rules and cards, ready to deal."""
    size = rng.choice((5, 7, 8, 8, 9, 10, 11, 12, 13, 15, 16, 18, 24, 31, 40))
    play = open_table(game, random_ring(rng, size, size), rng)
    free = not 8 <= size <= 24 or rng.random() < 0.2
    options = random_options(rng, size) | ({"deck_rule": "free"} if free else {})
    options["deal_mode"] = rng.choice(("digital", "digital", "physical"))
    box = WORLD if size >= 9 and rng.random() < OF_WORLD else CLASSIC
    if box == WORLD:
        options |= {"deck_rule": "free", "captain": rng.choice(("off", "elected"))}
        play.must_do(do.SetOption("box", box))
    for id, value in sorted(options.items(), reverse=True):
        play.must_do(do.SetOption(id, value))
    draw = world_deck if box == WORLD else free_deck if free else deck_for
    cards = list(draw(rng, size))
    customs = random_customs(rng) if rng.random() < 0.4 else []
    for card in customs:
        play.must_do(card)
    cards = with_customs(cards, customs, 0 if free else 5)
    play.must_do(do.SetDeck(dict(Counter(cards))))
    return play
