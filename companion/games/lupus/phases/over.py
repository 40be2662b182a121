"""The end (§7): who has won, every card turned over, the story."""

from companion.core import Moment, Refusal, SeatName, Stage, Text, refuse, replace, text
from companion.core.view import Scene, Tone, View, expand_panels
from companion.core.words.panels.base import Chronicle, Circle, Note, Panel, Script, Verdict
from companion.games.lupus import waves
from companion.games.lupus.cast import banner, cast, role_of
from companion.games.lupus.components.card import own_card
from companion.games.lupus.components.names import emblem, joined
from companion.games.lupus.components.ring import end_ring
from companion.games.lupus.narration.story import chapters
from companion.games.lupus.narration.titles import own_medals
from companion.games.lupus.nights_and_days import Day
from companion.games.lupus.odds.shown import how_likely
from companion.games.lupus.phase import LupusPhase
from companion.games.lupus.phases.dawn import dawn_line
from companion.games.lupus.role import Side
from companion.games.lupus.state import LupusState, Phase
from companion.games.lupus.victory import parity

FIRST_SECONDS, EACH_SECONDS, MOST_SECONDS = 0.9, 0.22, 6.2
"""On the wall: the cards are turned over, one after the other."""


class Over(LupusPhase):
    """The game is over."""

    id = Phase.OVER
    stage = Stage.OVER
    tone = Tone.END
    has_button = False
    layout = Scene.END
    title_id = "lupus-end"

    def why_not(self, state: LupusState, now: float, blind: bool) -> Refusal:
        return refuse("E_GAME_OVER")

    def script(self, state: LupusState, moment: Moment) -> Script:
        side = Side.HUMANS if state.result is None else state.result.side
        line = joined(text("lupus-say-over", side=str(side)), text("lupus-say-turn-cards"))
        return Script(line=line, following=None, emblem="game-lupus")

    def panels(self, state: LupusState) -> tuple[Panel, ...]:
        verdict, ring = final_verdict(state), end_ring(state)
        return (ring,) if verdict is None else (verdict, ring)

    def desk_panels(self, state: LupusState, moment: Moment, knows: bool) -> tuple[Panel, ...]:
        return *self.panels(state), Chronicle(chapters=chapters(state))

    def phone(self, state: LupusState, seat: int, moment: Moment, wall: View) -> View:
        story = Chronicle(chapters=chapters(state))
        return replace(
            wall,
            panels=expand_panels(
                (Verdict.kind, _fate(state, seat), *own_medals(state, seat), Circle.kind, story),
                wall,
            ),
            own=own_card(state, seat),
        )

    def announcement_seconds(self, state: LupusState) -> float:
        return min(MOST_SECONDS, FIRST_SECONDS + EACH_SECONDS * len(state.ring))


def final_verdict(state: LupusState) -> Verdict | None:
    """The verdict with the winners; None before the end."""
    if state.result is None:
        return None
    side = state.result.side
    last, likely = _last_words(state), how_likely(state.deck, state.options, side)
    return Verdict(
        title=text(f"lupus-win-{side}"),
        emblem=banner(side),
        ember=side == Side.WOLVES,
        winners=state.result.winners,
        line=joined(last, likely) if last and likely else last or likely,
    )


def _last_words(state: LupusState) -> Text | None:
    """The dawn or lynching that ended the game, as a sentence; None: neither did."""
    day = state.day
    if day is None:
        return None
    if day.lynched is None:
        return dawn_line(state) if _ended_by_dawn(state, day) else None
    wolves, humans = parity(state)
    who = SeatName(day.lynched)
    if wolves == 0 and role_of(state, day.lynched).wolf:
        return None if _wolf_fell_later(state, day) else text("lupus-leaves-last", who=who)
    at_once = any(role.wins_at_once(state) for role in cast(state).values())
    equal = 0 < wolves >= humans and not at_once
    return text("lupus-leaves-end", who=who) if equal else None


def _ended_by_dawn(state: LupusState, day: Day) -> bool:
    """Whether the deaths of the night have ended the game, and no shot or correction after them."""
    shot = any(target is not None for _, target in day.taken)
    return day.nomination is None and not shot and not waves.fallen(state, day, by_day=True)


def _wolf_fell_later(state: LupusState, day: Day) -> bool:
    """Whether another wolf left on that day; not one who was gone before the vote."""
    gone = waves.fallen(state, day, by_day=True).keys() - {day.lynched}
    if day.nomination is not None:
        gone &= {*day.nomination.candidates}
    return any(role_of(state, seat).wolf for seat in gone)


def _fate(state: LupusState, seat: int) -> Note:
    """Whether the player has won, and with whom (the dead share the victory)."""
    side = Side.HUMANS if state.result is None else state.result.side
    won = state.result is not None and seat in state.result.winners
    id = "lupus-won" if won else "lupus-lost"
    was = emblem(state, role_of(state, seat).id)
    return Note(title=text(id), lines=(text(f"{id}-line", side=str(side)),), emblem=was)
