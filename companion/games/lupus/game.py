"""The class of the werewolf game.

Where to look things up (all pure, of a `LupusState`): `cast` (roles, `pack`), `deck.check`,
`deck.propose`, `phases.deal.cards.conflicts`, `votes` (`electorate`), `phase_of`
(`why_not`, `awaited`), `victory`, `phases.dawn.night_deaths`; in `night_rules`: `actors`
(`legal_targets`), `agreement`.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from companion.core import Chance, Draft, Event, Eye, Panel, Ring, Sight, Step, View, memoize
from companion.core.command import Caller, Command
from companion.core.game import Decision, Moment, Stage
from companion.core.kit.help import HelpPlace
from companion.core.value import payload, replace
from companion.games.lupus import PLAYERS, bets, corrections, deck
from companion.games.lupus.components.card import deck_in_play
from companion.games.lupus.facts.lobby import seated, seated_again
from companion.games.lupus.facts.voice import LineBegun
from companion.games.lupus.learned import WithLearned
from companion.games.lupus.narration.recap import FOLLOWERS, GATHERED, diary_line, recap
from companion.games.lupus.night_rules import call_order
from companion.games.lupus.night_rules import pass_and_play as turns
from companion.games.lupus.odds.playout import LENGTHS, simulated_line
from companion.games.lupus.odds.policies import imagined
from companion.games.lupus.odds.shown import presimulated, unsimulated
from companion.games.lupus.options import VOICE, Options
from companion.games.lupus.phase import LupusPhase, phase_of
from companion.games.lupus.phases.lobby.answers import card_kept, is_legal_order, with_kept_deck
from companion.games.lupus.phases.night.script import night_on_paper
from companion.games.lupus.state import LupusState, before_announcement, passing
from companion.games.lupus.voice.phase import announcement_seconds, restart_line, with_voice_line
from companion.games.lupus.voice.phases_page import timings

HELP_STEPS = ("night", "dawn", "discussion", "nomination", "defence", "runoff")


class Lupus(WithLearned, package=__package__):
    """Werewolves at the table."""

    id: ClassVar[str] = "lupus"
    players: ClassVar[tuple[int, int]] = PLAYERS
    secretive: ClassVar[bool] = True
    has_seat_secrets: ClassVar[bool] = True
    rules_without_phones: ClassVar[Mapping[str, Any]] = {"night_input": "pointing"}
    phone_only: ClassVar[Mapping[str, str]] = {"night_input": "phones"}
    merged_lines: ClassVar[Mapping[str, str]] = GATHERED
    undone_with_previous: ClassVar[frozenset[str]] = FOLLOWERS
    private_bytes: ClassVar[int] = 1600  # a card and a ballot; half as much again by real cards
    state: ClassVar[type[Any]] = LupusState
    phase: ClassVar[type[Any]] = LupusPhase
    rules: ClassVar[type[Options]] = Options
    terms = ("nominated", "runoff", "mauled", "lynched", "removed")

    seated = staticmethod(seated)
    friend_answer = staticmethod(imagined)
    simulate = staticmethod(simulated_line)
    announcement_seconds = staticmethod(announcement_seconds)
    diary_line = staticmethod(diary_line)
    on_paper = staticmethod(night_on_paper)
    story = staticmethod(recap)

    def open(self, ring: Ring, kept: Mapping[str, Any]) -> LupusState:
        cards = tuple(
            card for one in kept.get("customs", ()) if (card := card_kept(one)) is not None
        )
        state = LupusState(options=Options.from_kept(kept.get("options", {})), customs=cards)
        order = state.options.night_order
        if order and not is_legal_order(state, order):
            state = replace(state, options=replace(state.options, night_order=()))
        again = seated_again(state, kept.get("people"), ring)
        return with_kept_deck(again, kept.get("deck", {}))

    def keep(self, state: LupusState) -> Mapping[str, Any]:
        """`{"options": {id: value}, "customs": [card…], "deck": {role: cards}, "people": n}`: of
        options only what was changed, and a deck only if it was chosen by hand."""
        return {
            "deck": dict(state.deck) if state.deck_by_hand else {},
            "options": state.options.kept(),
            "customs": payload(state.customs),
            "people": len(state.ring),
        }

    def decide(
        self, state: LupusState, command: Command, caller: Caller, moment: Moment, chance: Chance
    ) -> Decision:
        """See `Game.decide`; where the voice moderates, with the line that it begins then."""
        made = super().decide(state, command, caller, moment, chance)
        voice = state.options.moderation == VOICE
        return with_voice_line(state, made, moment, chance) if voice else made

    def alarm(self, state: LupusState, moment: Moment, chance: Chance) -> Decision:
        """The end of a `together` window, of a turn with the tablet, and with the voice of
        everything, also of a game that a correction has ended."""
        draft = Draft(state)
        if corrections.check_end_if_due(draft, moment):
            return draft.decision
        turns.end_due_turn(draft, moment)
        phase = phase_of(draft.state)
        due = phase.continues_at(draft.state)
        if due is not None and moment.now >= due:
            phase.voice_continue(draft, moment, chance)
        elif call_order.is_window_over(draft.state, moment.now):
            call_order.close_step(draft, moment)
        return draft.decision

    def shown(self, state: LupusState, moment: Moment) -> LupusState:
        """The state that everybody may know: before the dawn is told, without it."""
        return before_announcement(state)

    def desk(self, state: LupusState, eye: Eye, moment: Moment, wall: View) -> View:
        """It may know more than everybody; see `LupusPhase.desk`."""
        return phase_of(state).desk(state, eye, moment, wall)

    def secret_bytes(self, state: LupusState, seat: int) -> int:
        """More in a phase that offers what all may know, and for the dead who are shown roles."""
        known = before_announcement(state)
        return phase_of(state).secret_bytes(known, seat, self.private_bytes)

    def wakes_at(self, state: LupusState) -> float | None:
        """The end of a turn at the tablet that goes round, or of the window of `together` once all
        have answered (§10). With the voice: of its line, or of the moment after a correction."""
        phase = phase_of(state)
        ends = phase.ends_at(state)
        if ends is None and state.voice_leads:
            ends = phase.continues_at(state)
        checked = None if state.voice is None or state.result else state.voice.ends_at
        return min((at for at in (ends, checked) if at is not None), default=None)

    def kept_through_undo(
        self, before: LupusState, after: LupusState, moment: Moment
    ) -> tuple[Event, ...]:
        """With the voice, the current line begins again. A tablet that goes round is covered, and
        ghosts' bets are kept."""
        line = restart_line(after, moment, back=True)
        return *turns.restart_turn(after, moment), *line, *bets.kept_through_undo(before, after)

    def alarm_repeats(self, step: Step) -> bool:
        """Not where the voice began a line, or the tablet was passed on: these have their time
        anew. The window of a person who moderates is over, and stays so."""
        return not any(isinstance(event, LineBegun | turns.DevicePassed) for event in step.events)

    def after_downtime(self, state: LupusState, moment: Moment) -> tuple[Event, ...]:
        """A line or a turn that ran out while the program was not running begins again."""
        due = phase_of(state).continues_at(state)
        line = restart_line(state, moment) if due is not None and due < moment.now else ()
        over = turns.ends_at(state)
        turn = turns.restart_turn(state, moment) if over is not None and over < moment.now else ()
        return (*turn, *line)

    def blindfolds(self, state: LupusState) -> bool:
        """With the voice, because the tablet's holder plays; and while the tablet goes round,
        because it has no holder."""
        voice = state.voice is not None and state.result is None
        return voice or passing(state) is not None

    def handover_seats(self, state: LupusState) -> Ring | None:
        if passing(state) is None:
            return None
        seat = turns.holder(state)
        return () if seat is None else (seat,)

    def may_be_copied(self, state: LupusState, eye: Eye) -> bool:
        """Not for a blind moderator before the end, because a copy contains all roles."""
        return eye.sight is not Sight.BLIND or self.stage(state) is Stage.OVER

    def hushed(self, state: LupusState) -> bool:
        """A night with phones: they must be indistinguishable (§10)."""
        return state.in_night and not state.options.dark

    def simulations(self) -> tuple[str, ...]:
        return *presimulated(), *LENGTHS

    def unsimulated(self, state: LupusState) -> str:
        if self.stage(state) is not Stage.LOBBY or not state.ring or deck.check(state).error:
            return ""
        return unsimulated(state.options, state.deck)

    def reference(self, state: LupusState) -> tuple[Panel, ...]:
        return _joined(deck_in_play(state), super().reference(state))

    def help_place(self, state: LupusState) -> HelpPlace | None:
        phase = phase_of(state)
        step = phase.help_step
        return None if step is None else _help_place(phase.id, step, state.options)

    def phases_page(self) -> str:
        return super().phases_page() + timings()


@memoize  # the same steps each time: help_in_play finds its panel by them
def _help_place(phase: str, step: str, options: Options) -> HelpPlace:
    """The place of `step` among those of a night and a day."""
    if step not in HELP_STEPS:
        return HelpPlace(phase, (step,))
    way = tuple(_way(one, options) for one in HELP_STEPS)
    return HelpPlace(phase, way, HELP_STEPS.index(step))


def _way(step: str, options: Options) -> str:
    """The id of the help for `step` under these house rules."""
    if step == "night" and not options.dark:
        return f"night-{options.night_input}"
    if step == "dawn" and options.moderation == VOICE:
        return "dawn-voice"
    return "nomination-sealed" if step == "nomination" and options.simultaneous_votes else step


@memoize  # the same object while neither changes, as `Game.reference` promises
def _joined(deck: tuple[Panel, ...], help: tuple[Panel, ...]) -> tuple[Panel, ...]:
    return *deck, *help


GAME = Lupus()
