"""The lynching (L-R5): the verdict is read, and takes effect when it is confirmed."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.game import Moment
from companion.core.kit.facts import Draft
from companion.core.seat import Ring
from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.view import Scene
from companion.core.words.panels.base import Verdict
from companion.games.lupus.facts.day import Lynched
from companion.games.lupus.night import call_order
from companion.games.lupus.phase import Lines, LupusPhase
from companion.games.lupus.phases import defence, lot
from companion.games.lupus.phases.mob_cards import face_down
from companion.games.lupus.screens.words import MOB
from companion.games.lupus.state import LupusState, Phase
from companion.games.lupus.victory import check_end

BY_LOT = 2.6
FIRST, EACH, AT_MOST = 0.9, 0.16, 4.9
"""Seconds on the wall: a lot is drawn; the cards land, one for each of the living, cast or not."""


def _confirm(draft: Draft[LupusState], moment: Moment, _chance: Chance) -> None:
    """If the lynching does not end the game, the next night falls."""
    draft.tell(Lynched(draft.state.today().condemned))
    if not check_end(draft):
        call_order.fall(draft, moment)


def _skip(draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
    """By hand: the lynching is called off; with nobody to lynch, on to the night."""
    condemned = draft.state.today().condemned
    (_confirm if condemned is None else lot.call_off)(draft, moment, chance)


def _label(state: LupusState, _knows: bool) -> Text:
    condemned = state.today().condemned
    if condemned is None:
        return text("lupus-go-lynch-nobody")
    return text("lupus-go-lynch", who=SeatName(condemned))


def _way(state: LupusState) -> str:
    """Who has decided, as the ids of sentences end: nobody, the lot, or (empty) the votes."""
    day = state.today()
    if day.condemned is None:
        return "-nobody"
    return "-lot" if day.drawn == day.condemned else ""


def _lines(state: LupusState) -> Lines:
    condemned = state.today().condemned
    if condemned is None:
        return text("lupus-say-verdict-nobody"), None, MOB
    return text(f"lupus-say-verdict{_way(state)}", who=SeatName(condemned)), None, MOB


def _verdict(state: LupusState) -> Verdict:
    """Who has to leave."""
    day = state.today()
    condemned = day.condemned
    if condemned is None:
        return Verdict(title=text("lupus-nobody"), line=text("lupus-nobody-leaves"))
    title = text("lupus-who", who=SeatName(condemned))
    if day.drawn == condemned:
        line = text("lupus-leaves-lot", names=SeatNames(day.lot))
        return Verdict(title=title, line=line, among=day.lot)
    return Verdict(title=title, line=text("lupus-leaves"))


def _note(state: LupusState, seat: int) -> tuple[Text, ...]:
    if seat != state.today().condemned:
        return ()
    return text("lupus-you-lynched"), text("lupus-you-lynched-line")


def _nominated(state: LupusState) -> Ring:
    condemned = state.today().condemned
    return () if condemned is None else (condemned,)


def _middle(state: LupusState) -> tuple[Text | None, Ring]:
    named = _nominated(state)
    return (text("lupus-middle-lynched"), named) if named else (None, ())


def _on_the_wall(state: LupusState) -> float:
    if state.today().drawn is not None:
        return BY_LOT
    return min(AT_MOST, FIRST + EACH * len(state.living))


PHASE = LupusPhase(
    id=Phase.LYNCH,
    follows=(Phase.NIGHT, Phase.OVER),
    by_hand=(Phase.DEFENCE,),
    scene=Scene.VERDICT,
    help_step="runoff",
    go_on=_confirm,
    skip=_skip,
    label=_label,
    hint=lambda _state: text("lupus-go-lynch-hint"),
    lines=_lines,
    on_the_way="lupus-stage-verdict",
    line=lambda state: text(f"lupus-line-verdict{_way(state)}"),
    note=_note,
    mob_cards=lambda state: face_down(state, state.today().condemned is not None),
    shows_votes=True,
    nominated=_nominated,
    middle=_middle,
    announces=_verdict,
    on_the_wall=_on_the_wall,
    gone=defence.recount,
)
