"""The defence (L-R1): the nominees speak in turn; then the others decide among them."""

from companion.core import Caller, Chance, Decision, Draft, Moment, Press, Ring, Scene, refuse
from companion.core.text import SeatName, SeatNames, Text, text
from companion.games.lupus import votes
from companion.games.lupus.cast import candidates, cast
from companion.games.lupus.commands import ToTheVoice
from companion.games.lupus.components.clock import after_the_bell, time_left
from companion.games.lupus.components.names import FLAME
from companion.games.lupus.facts import day as facts
from companion.games.lupus.facts.corrections import VotesStruck
from companion.games.lupus.options import NO_CLOCK
from companion.games.lupus.phases.day import DayLines, DayPhase
from companion.games.lupus.state import LupusState, Phase, Voice

VOICE_SECONDS = 45.0
"""Seconds of a speech with the voice, if the table has set no limit."""


class AfterTheVote(DayPhase):
    """A phase after the nomination, whose votes are counted again if a voter leaves (L-Q3)."""

    shows_votes = True

    def after_removal(self, draft: Draft[LupusState], seat: int, moment: Moment) -> None:
        """Count again without the votes of the player who left; the first speech, or as in §6."""
        vote = draft.state.today().nomination
        voted = () if vote is None else vote.candidates
        dead = (one for one in voted if not draft.state.alive(one) and one != seat)
        draft.record(*(VotesStruck(one) for one in (seat, *dead)))
        mark = votes.marked(draft.state)
        draft.record(facts.NomineesNamed(votes.nominees(draft.state), mark, recounted=True))
        begin(draft, moment)


class Defence(AfterTheVote):
    """The nominees speak; one of them alone is lynched without a vote, several go to a runoff."""

    id = Phase.DEFENCE
    follows = (Phase.RUNOFF, Phase.LOT, Phase.LYNCH)
    by_hand = (Phase.OVER,)
    help_step = "defence"
    stage_name = "lupus-stage-defence"
    layout = Scene.SPEECH
    voice_lasts = f"`defence_seconds`, {VOICE_SECONDS:.0f} s where that is 0"
    voice_until = "the clock has run out, or the speaker has finished"

    def go_on(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        day = draft.state.today()
        if day.speaker + 1 < len(day.speakers):
            call_speaker(draft, day.speakers, day.speaker + 1, moment)
        else:
            self.skip(draft, moment, chance)

    def skip(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        """One nominee is lynched without a vote; several go to a runoff, or to the lot (L-R4)."""
        day = draft.state.today()
        order = votes.runoff_electorate(draft.state)
        if len(day.speakers) == 1:
            draft.record(facts.Condemned(day.speakers[0]))
        elif order:
            sealed = draft.state.options.simultaneous_votes
            draft.record(votes.RunoffOpened(order, day.speakers, sealed))
        else:
            break_the_tie(draft, day.speakers, chance)

    def turn(self, state: LupusState) -> int | None:
        day = state.today()
        return day.speakers[day.speaker] if day.speaker < len(day.speakers) else None

    def label(self, state: LupusState, knows: bool) -> Text:
        """The next nominee, or what follows the speeches (§6)."""
        day = state.today()
        following = speaker_label(day.speakers, day.speaker + 1)
        if following is not None:
            return following
        if len(day.speakers) == 1:
            return text("lupus-go-verdict")
        return text("lupus-go-runoff" if votes.runoff_electorate(state) else "lupus-go-fate")

    def warning(self, state: LupusState, moment: Moment, knows: bool) -> Text | None:
        return text("lupus-warn-speech") if time_left(state, moment) else None

    def lines(self, state: LupusState) -> DayLines:
        day = state.today()
        if self.turn(state) is None:
            return nominees_line(state), None, FLAME
        last = day.speaker + 1 == len(day.speakers)
        following = None if last else speak_line(state, day.speakers, day.speaker + 1)
        return speak_line(state, day.speakers, day.speaker), following, FLAME

    def line(self, state: LupusState) -> Text | None:
        who = self.turn(state)
        return None if who is None else text("lupus-line-speaks", who=SeatName(who))

    def note(self, state: LupusState, seat: int) -> tuple[Text, ...]:
        day, who = state.today(), self.turn(state)
        rest: Ring = day.speakers[day.speaker + 1 :]
        if seat == who:
            return (text("lupus-you-speak"),)
        if rest and seat == rest[0] and who is not None:
            return (text("lupus-you-speak-next", who=SeatName(who)),)
        return (text("lupus-you-nominated" if seat in rest else "lupus-others-speak"),)

    def nominated(self, state: LupusState) -> Ring:
        """Only players who are tied can still be lynched (L-R3)."""
        day = state.today()
        return day.speakers if day.rounds else day.nominees

    def middle(self, state: LupusState) -> tuple[Text | None, Ring]:
        nominated = self.nominated(state)
        return text("lupus-middle-nominees", n=len(nominated)), nominated

    def clock_name(self, state: LupusState) -> Text:
        who = self.turn(state)
        if who is None:
            return text("lupus-stage-defence")
        return text("lupus-clock-speech", who=SeatName(who))

    def voice_waits(self, state: LupusState) -> float:
        return VOICE_SECONDS if state.today().clock is None else 0.0

    def voice_continues_at(self, state: LupusState, voice: Voice) -> float | None:
        return after_the_bell(state, voice)

    def voice_phone_prompts(self, state: LupusState, seat: int) -> tuple[Press, ...]:
        if seat != self.turn(state):
            return ()
        label = text("lupus-voice-finished")
        return (Press(key="voice-finished", command="finish_speech", label=label),)


class FinishSpeech(ToTheVoice, phases=(Phase.DEFENCE,)):
    """With the voice, defence: the speaker has finished."""

    def decide(self, state: LupusState, caller: Caller, moment: Moment, chance: Chance) -> Decision:
        defence = Defence.registered[Phase.DEFENCE]
        if caller.seat is None or caller.seat != defence.turn(state):
            return refuse("E_NOT_YOUR_TURN")
        draft = Draft(state)
        defence.go_on(draft, moment, chance)
        return draft.decision


def call_speaker(draft: Draft[LupusState], speakers: Ring, place: int, moment: Moment) -> None:
    """The speaker in that place of `speakers` has the word."""
    rules, led = draft.state.options, draft.state.voice_leads
    seconds = float(rules.defence_seconds) if led or rules.pace != NO_CLOCK else 0.0
    if led and not seconds:
        seconds = VOICE_SECONDS
    draft.record(facts.SpeakerCalled(speakers, place, rules.at_pace(seconds), moment.now))


def break_the_tie(draft: Draft[LupusState], among: Ring, chance: Chance) -> None:
    """L-B21: a player whose role pays for the others is condemned; otherwise the captain or the lot
    decides. Where the table wants it, the captain comes first."""
    captain = deciding(draft.state, among)
    if captain is not None and not draft.state.options.value("scapegoat_before_captain"):
        draft.record(facts.LotOpened(among))
        return
    for role in cast(draft.state).values():
        payers = role.lynched_for_tie(draft.state, among)
        if payers:
            payer = payers[0] if len(payers) == 1 else chance.one_of(payers)
            draft.record(facts.CondemnedInstead(payer, role.id))
            return
    draft.record(facts.LotOpened(among))


def deciding(state: LupusState, among: Ring) -> int | None:
    """The captain who decides in the place of a lot: not where he is among the tied."""
    captain = state.captain
    return captain if captain in candidates(state) and captain not in among else None


def begin(draft: Draft[LupusState], moment: Moment) -> None:
    """The table of §6: nobody to lynch, or the nominees speak."""
    nominees = draft.state.today().nominees
    if nominees:
        call_speaker(draft, nominees, 0, moment)
    else:
        draft.record(facts.Condemned(None))


def speaker_label(speakers: Ring, place: int) -> Text | None:
    """The button before a speech; None where nobody speaks in that place."""
    if place >= len(speakers):
        return None
    return text("lupus-go-speaks", who=SeatName(speakers[place]))


def nominees_line(state: LupusState) -> Text:
    """A sentence that names the nominees."""
    nominees = state.today().nominees
    return text("lupus-say-owl-nominees", who=SeatNames(nominees), n=len(nominees))


def speak_line(state: LupusState, speakers: Ring, place: int) -> Text:
    """The line that calls a speaker. The first speech begins with the nominees, even if one of them
    was announced before: a recount may have named others (L-Q3); or with the tie."""
    who = SeatName(speakers[place])
    if place:
        return text("lupus-say-speak", who=who)
    if state.today().rounds:
        return text("lupus-say-speak-again", names=SeatNames(speakers), who=who)
    return text("lupus-say-speak-first", names=SeatNames(speakers), who=who, n=len(speakers))
