"""The discussion (§6.4): everybody talks until the bell, and ghosts may bet."""

from collections.abc import Iterator

from companion.core import Awaited, By, Caller, Chance, Draft, Field, Form, Panel, refuse
from companion.core.game import Decision, Moment
from companion.core.text import SeatName, Text, text
from companion.core.words.prompts.base import Item, Press, Prompt, Weight
from companion.games.lupus import votes
from companion.games.lupus.bets import bet_of_today, is_asked, sides
from companion.games.lupus.cast import cast
from companion.games.lupus.commands import ToTheVoice
from companion.games.lupus.components.clock import after_the_bell, time_left
from companion.games.lupus.components.names import FLAME
from companion.games.lupus.facts.voice import SaidReady
from companion.games.lupus.options import SHORT_DISCUSSION
from companion.games.lupus.phases.day import DayLines, DayPhase
from companion.games.lupus.phases.election import is_due, open_election
from companion.games.lupus.state import LupusState, Phase, Voice


class Discussion(DayPhase):
    """Everybody talks. With the voice they may say that they want to vote; ghosts may bet."""

    id = Phase.DISCUSSION
    follows = (Phase.ELECTION, Phase.NOMINATION)
    by_hand = (Phase.OVER,)
    help_step = "discussion"
    stage_name = "lupus-stage-talk"
    button_label = "lupus-go-vote"
    voice_lasts = "`discussion_seconds`"
    voice_until = "the clock has run out, or everybody alive is ready to vote"
    line_id = "lupus-line-talk"

    def go_on(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        (open_election if is_due(draft.state) else votes.open_nomination)(draft)

    def warning(self, state: LupusState, moment: Moment, knows: bool) -> Text | None:
        return text("lupus-warn-talk") if time_left(state, moment) else None

    def lines(self, state: LupusState) -> DayLines:
        return _talk_line(state), _first_vote_line(state), FLAME

    def note(self, state: LupusState, seat: int) -> tuple[Text, ...]:
        if state.voice_leads and seat in state.today().ready:
            return (text("lupus-voice-waits"),)
        free = state.today().clock is None
        return (text("lupus-talk-hint-free" if free else "lupus-talk-hint"),)

    def asks(self, state: LupusState, seat: int) -> tuple[Prompt, ...]:
        return tuple(_bets(state, seat))

    def clock_limit(self, state: LupusState) -> float | None:
        rules = state.options
        return None if rules.long_discussion else rules.at_pace(SHORT_DISCUSSION)

    def voice_line(self, state: LupusState) -> Text:
        return text("lupus-say-all-ready") if _all_ready(state) else _talk_line(state)

    def restart_key(self, state: LupusState) -> bool:
        return _all_ready(state)

    def voice_continues_at(self, state: LupusState, voice: Voice) -> float | None:
        if _all_ready(state):
            return voice.due
        return None if state.today().clock is None else after_the_bell(state, voice)

    def voice_phone_prompts(self, state: LupusState, seat: int) -> tuple[Press, ...]:
        if seat in state.today().ready:
            return ()
        return (Press(key="voice-ready", command="say_ready", label=text("lupus-voice-ready")),)

    def voice_display_prompts(self, state: LupusState, moment: Moment) -> tuple[Press, ...]:
        """If only some have a phone, the others ask for the vote on the shared display; if nobody
        has, the button beside the clock is for the whole table. Without a clock it is for all."""
        late, clock = _without_a_say(state, moment), state.today().clock
        if not late or (clock is not None and moment.phones.isdisjoint(state.living)):
            return ()
        here = text("lupus-voice-ready-here", n=len(late))
        label = text(self.button_label) if clock is None else here
        return (Press(key="ready-here", command="say_ready", label=label, weight=Weight.LINK),)

    def voice_panels(self, state: LupusState, phones: int) -> tuple[Panel, ...]:
        """How many want to vote, and never who."""
        if not phones or _all_ready(state):
            return ()
        living = state.living
        done = len(set(living) & set(state.today().ready))
        words = text("lupus-voice-ready-count", done=done, total=len(living))
        return (Awaited(done=done, total=len(living), words=words),)


class SayReady(ToTheVoice, by=By.ANYBODY, phases=(Phase.DISCUSSION,)):
    """With the voice, discussion: the seat is ready to vote; the shared display: all
    without a phone."""

    def decide(self, state: LupusState, caller: Caller, moment: Moment) -> Decision:
        seat = caller.seat
        if seat is None and caller.moderator:
            ready = tuple(SaidReady(one) for one in _without_a_say(state, moment))
            return ready or refuse("E_ALREADY_ACTED")
        if seat is None or not state.alive(seat):
            return refuse("E_DEAD_CANNOT_VOTE")
        return refuse("E_ALREADY_ACTED") if seat in state.today().ready else (SaidReady(seat),)


def _without_a_say(state: LupusState, moment: Moment) -> tuple[int, ...]:
    """The living without a phone who are not counted as ready yet. Without a clock all who are not:
    a dead phone would hold up the talk for ever."""
    today = state.today()
    phones = frozenset[int]() if today.clock is None else moment.phones
    return tuple(seat for seat in state.living if seat not in phones and seat not in today.ready)


def _all_ready(state: LupusState) -> bool:
    return set(state.living) <= set(state.today().ready)


def _talk_line(state: LupusState) -> Text:
    return text("lupus-say-talk" if state.today().clock else "lupus-say-talk-free")


def _first_vote_line(state: LupusState) -> Text | None:
    """The line with which the nomination will begin, as things are."""
    if is_due(state):
        return None
    if any(count and cast(state)[id].gives_votes for id, count in state.deck.items()):
        return None  # what is read first is a secret still
    if state.options.simultaneous_votes:
        return text("lupus-say-vote-together")
    order = votes.electorate(state)
    return text("lupus-say-vote", who=SeatName(order[0])) if order else None


def _bets(state: LupusState, seat: int) -> Iterator[Prompt]:
    if not is_asked(state, seat):
        return
    off = seat in state.without_bets
    if not off and not bet_of_today(state, seat):
        items = tuple(Item(side, text(f"lupus-win-{side}")) for side in sides(state))
        yield Form(
            key=f"d{state.number}-bet",
            command="seal_bet",
            label=text("bets-seal"),
            title=text("bets-title"),
            hint=text("bets-hint"),
            fields=(
                Field("target", "seat", text("bets-next"), seats=state.living),
                Field("side", "choice", text("bets-wins"), items=items),
            ),
            weight=Weight.QUIET,
            group="actions",
        )
    if off or not bet_of_today(state, seat):
        yield Press(
            key="bets-off",
            command="decline_bets",
            args={"off": not off},
            label=text("bets-again" if off else "bets-none"),
            weight=Weight.LINK,
            group="actions",
        )
