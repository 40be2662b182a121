"""The contract of Final Decrees: who may ask for what, and where it is decided."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from companion.core.chance import Chance
from companion.core.command import Caller, Command, Tick
from companion.core.event import Event, RingChanged
from companion.core.eye import Eye
from companion.core.game import Decision, Game, Moment, Stage
from companion.core.kit.commands import answer, commands_of, refusal
from companion.core.kit.facts import Fact, facts_of
from companion.core.kit.phase import page
from companion.core.log import Step
from companion.core.question import Question
from companion.core.refusal import refuse
from companion.core.seat import Ring
from companion.core.text import Text
from companion.core.value import payload, replace
from companion.core.view import View
from companion.core.words.panels.base import Panel
from companion.games.final_decrees import PLAYERS
from companion.games.final_decrees.card_words import read_cards
from companion.games.final_decrees.commands import SetOption, UseRules
from companion.games.final_decrees.facts.setup import BidsOpened, bid_question
from companion.games.final_decrees.narration.diary import tell
from companion.games.final_decrees.narration.help import help_in_play
from companion.games.final_decrees.narration.news import noted
from companion.games.final_decrees.narration.recap import recap
from companion.games.final_decrees.options import Options
from companion.games.final_decrees.phase import phase_of, phases
from companion.games.final_decrees.state import DECREES, DecreesState, Plan
from companion.games.final_decrees.templates import read_plans, read_templates


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
        return DecreesState(
            ring=ring,
            options=Options.from_kept(kept.get("options", {})),
            plans=read_plans(kept.get("decrees", ())) or (Plan(),) * DECREES,
            templates=read_templates(kept.get("templates", ())),
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
        """The facts that follow, or the first refusal of §13 that applies."""
        if isinstance(command, Tick):
            return ()
        phase = phase_of(state)
        over = "E_GAME_OVER" if phase.stage is Stage.OVER else ""
        wrong = refusal(command, caller, state.phase, over)
        if wrong is None and caller.seat is not None and caller.seat not in state.ring:
            wrong = refuse("E_NO_SUCH_SEAT")
        wrong = wrong or phase.objection(state, command, caller, moment)
        return wrong or answer(state, command, caller, moment, chance)

    def evolve(self, state: DecreesState, event: Event) -> DecreesState:
        """See `Game.evolve`. The ring stands still once the bids have begun."""
        if isinstance(event, Fact):
            return noted(state, event)
        if isinstance(event, RingChanged) and phase_of(state).stage is Stage.LOBBY:
            return replace(state, ring=event.ring)
        return state

    def wall(self, state: DecreesState, moment: Moment) -> View:
        """What everybody sees."""
        return phase_of(state).wall(state, moment)

    def phone(self, state: DecreesState, seat: int, moment: Moment, wall: View) -> View:
        """See `Game.phone`; who came late sees what everybody sees."""
        if seat not in state.ring:
            return wall
        return phase_of(state).phone(state, seat, moment, wall)

    def desk(self, state: DecreesState, eye: Eye, moment: Moment, wall: View) -> View:
        """See `Game.desk`. The tablet knows no secret of its own."""
        return phase_of(state).desk(state, eye, moment, wall)

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
        """The way from phase to phase, as the classes in `phases/` say."""
        return page("Final Decrees", phases().values(), self.commands)

    def recap(self, state: DecreesState, steps: tuple[Step, ...]) -> tuple[Panel, ...]:
        """The story of a finished game."""
        return recap(state, steps) if phase_of(state).stage is Stage.OVER else ()


GAME = FinalDecrees()
