"""Seeded leaks: views, lines and refusals that tell too much; each law must notice (promise P2)."""

from __future__ import annotations

import dataclasses
from typing import Any

from companion.core.command import Caller, Command
from companion.core.eye import Eye, Sight
from companion.core.game import Decision, Moment
from companion.core.log import Step
from companion.core.refusal import Refusal, refuse
from companion.core.text import Text, text
from companion.core.value import replace
from companion.core.view import View
from companion.games.lupus.cast import roles
from companion.games.lupus.commands import Advance, Pick, Settle
from companion.games.lupus.facts.corrections import AskedAgain
from companion.games.lupus.facts.night import Picked
from companion.games.lupus.game import Lupus
from companion.games.lupus.state import LupusState, Phase
from tests.kit.games.lupus import spoils
from tests.kit.games.lupus.cards import SPECIALS
from tests.kit.games.lupus.knowledge import holders
from tests.kit.games.lupus.pairs import Wishes
from tests.kit.laws.altered_game import AlteredGame, Spoil, SpoiledGame
from tests.kit.laws.leaky import Leaky
from tests.kit.laws.seeded_leaks import cued, scened, telling, walled


class Spoiled(SpoiledGame, Lupus):
    """The game with one more thing to see."""


class TalkativeDiary(Lupus):
    def diary_line(self, step: Step) -> Text | None:
        picked = [event for event in step.events if isinstance(event, Picked)]
        return text("x", who=picked[0].target) if picked else super().diary_line(step)


class TellingRefusals(Lupus):
    """A decoy that names a wolf is refused as if the pack had chosen it."""

    def decide(
        self, state: LupusState, command: Command, caller: Caller, moment: Moment, chance: Any
    ) -> Decision:
        if isinstance(command, Pick) and caller.seat and state.phase is Phase.NIGHT:
            wolves = holders(state, "wolves")
            if caller.seat not in wolves and command.target in wolves and state.number == 1:
                return refuse("E_TARGET_WOLF")
        return super().decide(state, command, caller, moment, chance)


class AnswersTheBlind(Lupus):
    """Commands of these kinds are answered to a blind tablet as to one that sees (D1, F8)."""

    def __init__(self, *kinds: type[Command]) -> None:
        self._kinds = kinds

    def decide(
        self, state: LupusState, command: Command, caller: Caller, moment: Moment, chance: Any
    ) -> Decision:
        if isinstance(command, self._kinds):
            caller = replace(caller, blind=False)
        return super().decide(state, command, caller, moment, chance)


class AsksThePackAgain(Lupus):
    """When a player leaves, only those ask again whose choice went home (D1b)."""

    def decide(
        self, state: LupusState, command: Command, caller: Caller, moment: Moment, chance: Any
    ) -> Decision:
        made = super().decide(state, command, caller, moment, chance)
        if isinstance(made, Refusal):
            return made
        return tuple(event for event in made if not isinstance(event, AskedAgain))


class DummiesLast(AlteredGame, Lupus):
    """The button of a blind tablet opens when chance says, if nobody acts (L-N1)."""

    def retell(self, state: LupusState, eye: Eye, moment: Moment, shown: View) -> View:
        night = state.night
        if eye.sight is not Sight.BLIND or night is None or night.open_step is None:
            return shown
        prompts = (replace(one, opens_at=night.close_at) for one in shown.prompts)
        return replace(shown, prompts=tuple(prompts))


def first_card(state: LupusState) -> int:
    """A number that only the roles tell."""
    return sum(seat for seat, one in state.players.items() if one.role == "werewolf")


HANDS = ("remove", "kill", "revive", "skip_step")
PHONES = (("night_input", "phones"),)
SEALED = (("simultaneous_votes", True),)
BITES = (("first_night", "bite"),)
SILENT = (("announce_cause", False), ("dead_see_roles", False))
PETS = (*("werewolf",) * 2, "seer", "hamster", *("villager",) * 5)
MIXED = (*("werewolf",) * 2, "seer", *SPECIALS, *("villager",) * 5)
OF_ROLES = {
    **{"guards_pick_to_the_pack": "bodyguard", "protection_announced": "bodyguard"},
    **{"cause_at_dawn": "hamster", "owls_mark_early": "owl"},
    **{"pack_told_of_the_turned_at_once": "mythomaniac"},
    **{"dead_learn_of_later_changes": "mythomaniac", "possessed_knows_the_wolves": "possessed"},
    **{"wolves_know_the_possessed": "possessed"},
}
"""Leaks that need a special card, and go with it."""
SPOILED: tuple[tuple[Spoil, Wishes], ...] = (
    (spoils.seers_pick_to_all, Wishes()),
    (spoils.wolves_pick_to_all, Wishes()),
    (spoils.guards_pick_to_the_pack, Wishes("seat", "werewolf", deck=MIXED)),
    (spoils.emblems_on_the_circle, Wishes("seat")),
    (spoils.marks_in_the_order_of_roles, Wishes("public")),
    (spoils.decoys_to_the_moderator, Wishes("moderator", options=PHONES)),
    (spoils.awaited_actors_only, Wishes("public")),
    (spoils.blind_awaits_actors_only, Wishes("blind")),
    (spoils.version_counts_hidden_steps, Wishes("seat", options=PHONES)),
    (spoils.cause_at_dawn, Wishes("public", options=SILENT, deck=PETS)),
    (spoils.dawn_before_it_is_told, Wishes("public", options=BITES)),
    (spoils.ghosts_before_it_is_told, Wishes("seat", "villager", options=BITES)),
    (spoils.dead_see_roles, Wishes("seat", options=SILENT)),
    (spoils.dead_learn_of_later_changes, Wishes("seat", "villager", days=3, deck=MIXED)),
    (spoils.sealed_votes_early, Wishes("seat", options=SEALED)),
    (spoils.sealed_votes_to_the_moderator, Wishes("moderator", options=SEALED)),
    (spoils.bets_to_all, Wishes("public", days=3, options=(*BITES, *SILENT))),
    (spoils.owls_mark_early, Wishes("seat", "villager", deck=MIXED)),
    (spoils.blind_sees_a_role, Wishes("blind")),
    (spoils.protection_announced, Wishes("public", deck=MIXED)),
    (spoils.pack_told_of_the_turned_at_once, Wishes("seat", "werewolf", deck=MIXED)),
    (spoils.possessed_knows_the_wolves, Wishes("seat", "possessed", deck=MIXED)),
    (spoils.wolves_know_the_possessed, Wishes("seat", "werewolf", deck=MIXED)),
    (spoils.answers_to_all, Wishes("seat", options=PHONES)),
    (spoils.dummy_is_read_faster, Wishes("public", days=3)),
    (spoils.living_wolves_counted, Wishes("public")),
    (spoils.names_in_the_title, Wishes("public")),
)
MUTANTS = (
    *(
        Leaky(spoil.__name__, Spoiled(spoil), wishes)
        for spoil, wishes in SPOILED
        if OF_ROLES.get(spoil.__name__, "villager") in roles()
    ),
    Leaky("a cue follows from a card", cued(Lupus, first_card), Wishes("public")),
    Leaky("the wall follows from a card", walled(Lupus, first_card), Wishes("seat", "villager")),
    Leaky("roles in the scene", scened(Lupus, first_card), Wishes("public")),
    Leaky("the diary names a target", TalkativeDiary(), Wishes("blind")),
    Leaky("a refusal tells who is a wolf", TellingRefusals(), Wishes("seat", "villager")),
    Leaky("a step closes for who acts in it", AnswersTheBlind(Advance), Wishes("blind")),
    Leaky("settling tells the blind who acts", AnswersTheBlind(Settle), Wishes("blind")),
    Leaky("picking for a seat tells the blind its role", AnswersTheBlind(Pick), Wishes("blind")),
    Leaky("the pack alone is asked again", AsksThePackAgain(), Wishes("blind", options=PHONES)),
    Leaky("the dead are waited for longer", DummiesLast(), Wishes("blind", options=PHONES, days=3)),
    Leaky(
        "the host is refused by roles",
        telling(Lupus, first_card, *HANDS, host=True),
        Wishes("blind"),
    ),
    Leaky(
        "a phone is refused by roles",
        telling(Lupus, first_card, *HANDS, host=False),
        Wishes("seat"),
    ),
)
WORDY = Spoiled(spoils.a_long_card)
"""What tells roles by the length of a frame by day (P14)."""
UNALIKE = tuple(
    Leaky(spoil.__name__, Spoiled(spoil), Wishes())
    for spoil in (
        spoils.shorter_decoys,
        spoils.one_panel_more_for_those_who_act,
        spoils.nothing_to_tap_any_more,
        spoils.a_long_answer,
        spoils.a_bright_phone,
    )
)
"""What tells phones apart without telling a fact: the law of equal phones must notice."""

LATE = {
    "protection_announced": 29,
    "pack_told_of_the_turned_at_once": 3,
    "blind_sees_a_role": 2,
    "the dead are waited for longer": 1,
    "the host is refused by roles": 3,
    "ghosts_before_it_is_told": 1,
    "a phone is refused by roles": 3,
    "dead_learn_of_later_changes": 3,
    "bets_to_all": 9,
    "settling tells the blind who acts": 10,
    "wolves_pick_to_all": 12,
    "dawn_before_it_is_told": 1,
    "living_wolves_counted": 2,
    "sealed_votes_to_the_moderator": 9,
    "sealed_votes_early": 9,
    "guards_pick_to_the_pack": 2,
    "dead_see_roles": 9,
}
SOON = {
    "bets_to_all": 9,
    "blind_sees_a_role": 2,
    "dawn_before_it_is_told": 7,
    "dead_learn_of_later_changes": 3,
    "dead_see_roles": 7,
    "ghosts_before_it_is_told": 1,
    "guards_pick_to_the_pack": 2,
    "living_wolves_counted": 3,
    "pack_told_of_the_turned_at_once": 3,
    "protection_announced": 29,
    "sealed_votes_early": 9,
    "sealed_votes_to_the_moderator": 9,
    "the dead are waited for longer": 1,
    "wolves_pick_to_all": 12,
}
NO_FRAME = frozenset(
    (
        "a refusal tells who is a wolf",
        "a step closes for who acts in it",
        "picking for a seat tells the blind its role",
        "settling tells the blind who acts",
        "the pack alone is asked again",
    )
)
MUTANTS = tuple(
    dataclasses.replace(
        one,
        late=LATE.get(one.name, 0),
        soon=SOON.get(one.name, 0),
        no_frame=one.name in NO_FRAME,
    )
    for one in MUTANTS
)
