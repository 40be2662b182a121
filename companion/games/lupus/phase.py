"""What one file in `phases/` declares of a phase of the werewolf game, and the record for now."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Hashable, Mapping
from functools import cache

from companion.core.chance import Chance
from companion.core.game import Moment
from companion.core.kit.facts import Draft
from companion.core.kit.phase import PhaseRecord
from companion.core.seat import Ring
from companion.core.text import Text, text
from companion.core.value import Frozen
from companion.core.view import Scene, Tone, View
from companion.core.words.panels.base import Panel, Script
from companion.core.words.prompts.base import Press, Prompt
from companion.games.lupus.state import LupusState, Round, Voice

Lines = tuple[Text, Text | None, str | None]
"""The line to read now, the next line where it is certain, and the emblem beside them."""


class Ballot(Frozen, kw_only=True):
    """The vote of a phase. `kind`: how its messages call it; `hint`: of an open vote, on a phone.

    `current`: the vote that is on; `put`: the state with another in its place.
    """

    kind: str
    hint: str
    current: Callable[[LupusState], Round | None]
    put: Callable[[LupusState, Round], LupusState]


def _day(state: LupusState) -> Text:
    return text("lupus-day", n=state.number)


def _no_label(_state: LupusState, _knows: bool) -> Text:
    raise LookupError("a phase without a button has no label")


def _no_warning(_state: LupusState, _moment: Moment, _knows: bool) -> Text | None:
    return None


def _no_prompts(_state: LupusState, _moment: Moment, _knows: bool) -> tuple[Prompt, ...]:
    return ()


def _no_words(_state: LupusState) -> tuple[Text, ...]:
    return ()


def _no_note(_state: LupusState, _seat: int) -> tuple[Text, ...]:
    return ()


def _nobody(_state: LupusState) -> Ring:
    return ()


def _no_middle(_state: LupusState) -> tuple[Text | None, Ring]:
    return None, ()


def _no_panel(_state: LupusState) -> Panel | None:
    return None


def _no_name(_state: LupusState) -> Text | None:
    return None


def _no_limit(_state: LupusState) -> int | None:
    return None


def _nothing_else(_state: LupusState) -> Hashable:
    return None


def _at_once(_state: LupusState) -> float:
    return 0.0


def _asks_nothing(_state: LupusState, _seat: int) -> tuple[Press, ...]:
    return ()


def _no_bets(_state: LupusState, _seat: int) -> tuple[Prompt, ...]:
    return ()


def _counts_nothing(_state: LupusState, _phones: int) -> tuple[Panel, ...]:
    return ()


def _asks_at_the_lantern(_state: LupusState, _moment: Moment) -> tuple[Prompt, ...]:
    return ()


def _when_read(_state: LupusState, voice: Voice) -> float | None:
    return voice.due


class ByVoice(Frozen, kw_only=True):
    """How the voice holds a phase. Where nothing is said: it reads the line, pauses, and goes on.

    `says`: what it says (None: what a moderator reads), of a state as everybody may know it.
    `also`: what makes another line begin, beside another place in the script. `stays`: seconds
    that it waits after its line, without the pause. `due`: when it goes on (None: it waits).
    `goes_on`: what it does then (None: what the button of a blind moderator does).
    `asks`: what it asks of somebody alive, on the own phone. `hands`: what the lantern asks, for
    those who have none. `counts`: what everybody sees of the answers, where so many of the living
    have a phone.
    `lasts`, `when`: of `stays` and `due`, for the page of timings.
    """

    says: Callable[[LupusState], Text | None] | None = None
    also: Callable[[LupusState], Hashable] = _nothing_else
    stays: Callable[[LupusState], float] = _at_once
    due: Callable[[LupusState, Voice], float | None] = _when_read
    goes_on: Callable[[Draft[LupusState], Moment, Chance], None] | None = None
    asks: Callable[[LupusState, int], tuple[Press, ...]] = _asks_nothing
    hands: Callable[[LupusState, Moment], tuple[Prompt, ...]] = _asks_at_the_lantern
    counts: Callable[[LupusState, int], tuple[Panel, ...]] = _counts_nothing
    lasts: str = "-"
    when: str = "the line was read"


def _no_more(_state: LupusState) -> int:
    return 0


class LupusPhase(PhaseRecord[LupusState, Draft[LupusState]], kw_only=True):
    """A phase of §6. What is not said is as most phases of the day have it.

    `scene`: how it is laid out (None: the ring while a clock or a vote is on, else the script).

    The button: `label` (state, whether the tablet knows the secrets); `hint`: what follows from
    it; `warning`: what would be lost by going on now; `go_blind`: what it does for a blind tablet,
    None: the same.
    The script: `lines`, or the whole panel with `reads`; `on_the_way`: id of its name among the
    stages of the day.

    The moderator: `desk_line` (None: `line`), `desk_prompts`, `desk_panels` (None: the ring and the
    day's); `mob_cards`: what to do where votes lie on real cards or on fingers.
    A person: `phone`: the own view (None: that of the day, of which only `note` is different);
    `secret_bytes`: how much more room it takes (see `Game.secret_bytes`). `bets`: what
    a ghost may bet.
    The ring: `shows_votes`: the mob cards lie there; `nominated`; `turn`: whose turn it is, beside
    a vote's; `middle`: the words there and who is named large; `announces`: a panel for all;
    `on_the_wall`: how many seconds the wall takes to announce that the phase has begun, or that its
    dawn is told. It follows from how many people everybody knows to be there.

    `ballot`: the vote, if there is one. `clock_name`: what the clock is called; `clock_limit`:
    seconds that it may be extended to (None: any). `ends_late`: a game that is over ends with the
    button alone, after this phase was heard.
    The voice: `by_voice`.
    By hand: `lost`: what somebody who goes takes along; `gone`: what follows for the phase, unless
    that ended the game; `returned`: what follows when somebody comes back (None: nothing).
    """

    tone: Tone = Tone.DAY
    scene: Scene | None = None
    title: Callable[[LupusState], Text] = _day
    label: Callable[[LupusState, bool], Text] = _no_label
    hint: Callable[[LupusState], Text | None] = _no_name
    warning: Callable[[LupusState, Moment, bool], Text | None] = _no_warning
    go_blind: Callable[[Draft[LupusState], Moment, Chance], None] | None = None
    lines: Callable[[LupusState], Lines] | None = None
    reads: Callable[[LupusState, Moment], Script | None] | None = None
    on_the_way: str | None = None
    desk_line: Callable[[LupusState], Text | None] | None = None
    desk_prompts: Callable[[LupusState, Moment, bool], tuple[Prompt, ...]] = _no_prompts
    desk_panels: Callable[[LupusState, Moment, bool], tuple[Panel, ...]] | None = None
    mob_cards: Callable[[LupusState], tuple[Text, ...]] = _no_words
    phone: Callable[[LupusState, int, Moment, View], View] | None = None
    secret_bytes: Callable[[LupusState], int] = _no_more
    bets: Callable[[LupusState, int], tuple[Prompt, ...]] = _no_bets
    note: Callable[[LupusState, int], tuple[Text, ...]] = _no_note
    shows_votes: bool = False
    nominated: Callable[[LupusState], Ring] = _nobody
    turn: Callable[[LupusState], int | None] | None = None
    middle: Callable[[LupusState], tuple[Text | None, Ring]] = _no_middle
    announces: Callable[[LupusState], Panel | None] = _no_panel
    on_the_wall: Callable[[LupusState], float] = _at_once
    ballot: Ballot | None = None
    clock_name: Callable[[LupusState], Text | None] = _no_name
    clock_limit: Callable[[LupusState], int | None] = _no_limit
    ends_late: bool = False
    by_voice: ByVoice = ByVoice()
    lost: Callable[[Draft[LupusState], int], None] | None = None
    gone: Callable[[Draft[LupusState], int, Moment], None] | None = None
    returned: Callable[[Draft[LupusState]], None] | None = None


@cache
def phases() -> Mapping[str, LupusPhase]:
    """The records by id, in the order of §6."""
    found = importlib.import_module("companion.games.lupus.phases").PHASES
    return {phase.id: phase for phase in found}


def phase_of(state: LupusState) -> LupusPhase:
    """The record of the phase that is on."""
    return phases()[state.phase]


def announcement_seconds(before: LupusState, after: LupusState) -> float:
    """See `Game.announcement_seconds`."""
    begins = phase_of(before) is not phase_of(after) or before.untold != after.untold
    return phase_of(after).on_the_wall(after) if begins else 0.0
