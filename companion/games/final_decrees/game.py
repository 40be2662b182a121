"""The contract of Final Decrees: who may ask for what, and where it is decided."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from companion.core.chance import Chance
from companion.core.command import Caller, Command, Tick
from companion.core.event import Event, RingChanged
from companion.core.eye import Eye
from companion.core.game import Decision, Game, Moment, Stage
from companion.core.kit.commands import commands_of
from companion.core.kit.facts import Fact, facts_of
from companion.core.kit.phase import page
from companion.core.kit.shown import desk_view, phone_view, wall_view
from companion.core.log import Step
from companion.core.question import Question
from companion.core.seat import Ring
from companion.core.text import Text
from companion.core.value import payload, replace
from companion.core.view import View
from companion.core.words.panels.base import Panel
from companion.games.final_decrees import PLAYERS, setup
from companion.games.final_decrees.card_words import read_cards
from companion.games.final_decrees.commands import SetOption, UseRules
from companion.games.final_decrees.control_graph import MINISTRIES
from companion.games.final_decrees.decide import decide
from companion.games.final_decrees.facts.setup import BidsOpened, bid_question
from companion.games.final_decrees.options import Options
from companion.games.final_decrees.phase import phase_of, phases
from companion.games.final_decrees.state import DECREES, DecreesState, Plan, Template
from companion.games.final_decrees.told.diary import tell
from companion.games.final_decrees.told.help import help_in_play
from companion.games.final_decrees.told.news import noted
from companion.games.final_decrees.told.recap import recap


class FinalDecrees(Game[DecreesState]):
    """Ministries that push blame around, until the last decree is out."""

    id: ClassVar[str] = "final_decrees"
    players: ClassVar[tuple[int, int]] = PLAYERS
    private_bytes: ClassVar[int] = 16384  # ten open deals of eight lines, all naming one person
    cards: ClassVar[str] = "cards"
    commands: ClassVar[tuple[type[Command], ...]] = commands_of(__package__, SetOption, UseRules)
    events: ClassVar[tuple[type[Event], ...]] = (*facts_of(__package__), RingChanged)

    def open(self, ring: Ring, kept: Mapping[str, Any]) -> DecreesState:
        """A lobby with the house rules, decrees and templates of the last game, if any."""
        plans = _plans(kept.get("decrees", ())) or (Plan(),) * DECREES
        found = (_template(one) for one in kept.get("templates", ()))
        return DecreesState(
            ring=ring,
            options=Options.from_kept(kept.get("options", {})),
            plans=plans,
            templates=tuple(one for one in found if one is not None)[: setup.MANY_TEMPLATES],
            cards=read_cards(kept.get("cards", ())),
        )

    def keep(self, state: DecreesState) -> Mapping[str, Any]:
        """Changed options by id, `decrees` [{name, steps}…], `templates` [{name, plans}…], `cards`
        [[name, effect]…]."""
        return {
            "options": state.options.kept(),
            "decrees": payload(state.plans),
            "templates": payload(state.templates),
            "cards": [list(one) for one in state.cards],
        }

    def decide(
        self,
        state: DecreesState,
        command: Command,
        caller: Caller,
        moment: Moment,
        chance: Chance,
    ) -> Decision:
        """See `Game.decide`; the order of the checks is that of §13."""
        return () if isinstance(command, Tick) else decide(state, command, caller, moment, chance)

    def evolve(self, state: DecreesState, event: Event) -> DecreesState:
        """See `Game.evolve`. The ring stands still once the bids have begun."""
        if isinstance(event, Fact):
            return noted(state, event)
        if isinstance(event, RingChanged) and phase_of(state).stage is Stage.LOBBY:
            return replace(state, ring=event.ring)
        return state

    def wall(self, state: DecreesState, moment: Moment) -> View:
        """What everybody sees."""
        return wall_view(phase_of(state), state)

    def phone(self, state: DecreesState, seat: int, moment: Moment, wall: View) -> View:
        """See `Game.phone`; who came late sees what everybody sees."""
        return phone_view(phase_of(state), state, seat, wall) if seat in state.ring else wall

    def desk(self, state: DecreesState, eye: Eye, moment: Moment, wall: View) -> View:
        """See `Game.desk`. The tablet knows no secret of its own."""
        return desk_view(phase_of(state), state, moment, wall)

    def stage(self, state: DecreesState) -> Stage:
        """People come and go in the lobby only (§2)."""
        return phase_of(state).stage

    def asked(self, state: DecreesState) -> tuple[Question, ...]:
        """A round of bids."""
        return () if state.bids is None else (bid_question(state),)

    def shows(
        self, state: DecreesState, event: Event
    ) -> Iterable[tuple[Question, tuple[Event, ...]]]:
        """The bids of a round, once all are in."""
        if isinstance(event, BidsOpened):
            yield bid_question(state), (event,)

    def answer_again(
        self, state: DecreesState, question: Question, shown: Any, moment: Moment
    ) -> tuple[Event, ...]:
        """The same bids lie open, with what followed from them."""
        opened: tuple[Event, ...] = shown
        return opened

    def tell(self, step: Step) -> Text | None:
        """One line of the diary, without a secret."""
        return tell(step)

    def reference(self, state: DecreesState) -> tuple[Panel, ...]:
        """Help in play."""
        return help_in_play(state)

    def phases_page(self) -> str:
        """The way from phase to phase, as the records in `phases/` say."""
        return page("Final Decrees", phases().values(), self.commands)

    def recap(self, state: DecreesState, steps: tuple[Step, ...]) -> tuple[Panel, ...]:
        """The story of a finished game."""
        return recap(state, steps) if phase_of(state).stage is Stage.OVER else ()


def _plans(kept: Any) -> tuple[Plan, ...] | None:
    """Five plans as `keep` has written them, or None where they are not."""
    try:
        plans = tuple(Plan(str(one["name"]), tuple(one["steps"])) for one in kept)
    except (KeyError, TypeError):
        return None
    known = all(step in MINISTRIES for plan in plans for step in plan.steps)
    return plans if known and len(plans) == DECREES else None


def _template(kept: Any) -> Template | None:
    """A template of `keep`, if it still is one."""
    if not isinstance(kept, Mapping) or not setup.is_name(str(kept.get("name", ""))):
        return None
    plans = _plans(kept.get("plans", ()))
    return None if plans is None else Template(str(kept["name"]), plans)


GAME = FinalDecrees()
