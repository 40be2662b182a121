"""The mark (L-V5): before the speeches it is said whom a role has brought among the nominees."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.game import Moment
from companion.core.kit.facts import Draft
from companion.core.seat import Ring
from companion.core.text import SeatName, Text, text
from companion.games.lupus.cast import marking, the_mark
from companion.games.lupus.phase import Lines, LupusPhase
from companion.games.lupus.phases import defence
from companion.games.lupus.state import LupusState, Phase


def _go_on(draft: Draft[LupusState], moment: Moment, _chance: Chance) -> None:
    defence.begin(draft, moment)


def _line(state: LupusState) -> Text | None:
    marked = state.today().mark
    return None if marked is None else text(the_mark().says, who=SeatName(marked))


def _lines(state: LupusState) -> Lines:
    """The mark, then the nominees with the first of them to speak."""
    day, role = state.today(), marking()
    following = defence.speak_line(state, day.nominees, 0) if day.nominees else None
    emblem = None if role is None else role.emblem
    return _line(state) or defence.nominees_line(state), following, emblem


def _label(state: LupusState, _knows: bool) -> Text:
    return defence.next_speaks(state.today().nominees, 0) or text("lupus-go-verdict")


def _note(state: LupusState, seat: int) -> tuple[Text, ...]:
    return (text("lupus-you-nominated"),) if seat in state.today().nominees else ()


def _middle(state: LupusState) -> tuple[Text | None, Ring]:
    marked = state.today().mark
    return (None, ()) if marked is None else (text(the_mark().middle), (marked,))


PHASE = LupusPhase(
    id=Phase.MARK,
    follows=(Phase.DEFENCE,),
    by_hand=(Phase.LYNCH, Phase.OVER),
    help_step="nomination",
    go_on=_go_on,
    label=_label,
    lines=_lines,
    on_the_way="lupus-stage-vote",
    line=_line,
    note=_note,
    shows_votes=True,
    nominated=lambda state: state.today().nominees,
    middle=_middle,
    gone=defence.recount,
)
