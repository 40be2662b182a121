"""What the moderator reads aloud: the line for now, the one after it, the steps as gouges.

No line differs between a living and a dead holder of a role (L-N9): lines are made of the step,
the night's number and the house rules, never of who acts.
"""

from __future__ import annotations

from companion.core.game import Moment
from companion.core.panel import Script, Stage
from companion.core.text import SeatName, SeatNames, Text, text
from companion.games.lupus.events_vote import current_round
from companion.games.lupus.state import LupusState, Night, Phase
from companion.games.lupus.view_ring import speaker
from companion.games.lupus.view_words import step_emblem, step_name

OWL_EMBLEM, MOB_EMBLEM, GHOST_EMBLEM, FLAME = "owl", "mob", "ghost", "flame"


def script(state: LupusState, moment: Moment) -> Script | None:
    """The script panel of the moderator's screen; none in the lobby."""
    if state.phase is Phase.LOBBY:
        return None
    if state.phase is Phase.NIGHT:
        return _of_night(state, moment)
    if state.phase is Phase.DEAL:
        line = text("lupus-say-deal", way=state.options.deal_mode)
        return Script(line=line, following=opening(state, moment), emblem="lantern")
    line, following, emblem = _of_day(state)
    return Script(line=line, following=following, emblem=emblem, stages=_day_stages(state))


def way(state: LupusState, moment: Moment) -> str:
    """How people act tonight: "phones", "mixed" (some have none) or "pointing"."""
    if state.options.night_input == "pointing" or not set(state.living) & moment.phones:
        return "pointing"
    return "phones" if set(state.living) <= moment.phones else "mixed"


def opening(state: LupusState, moment: Moment) -> Text:
    """The first line of a night."""
    ghosts = len(state.living) < len(state.players)
    id = "lupus-say-open-ghosts" if ghosts else "lupus-say-open"
    return text(id, way=way(state, moment))


def call_line(state: LupusState, step: str, moment: Moment) -> Text:
    """The call of a step."""
    calls = "pointing" if way(state, moment) == "pointing" else "phones"
    if step.startswith("custom"):
        return text("lupus-call-custom", way=calls, role=step_name(state, step))
    first = step == "wolves" and state.number == 1 and state.options.first_night == "moderator"
    return text(f"lupus-call-{step}{'-first' if first else ''}", way=calls)


def close_line(state: LupusState, step: str, moment: Moment) -> Text:
    """The close of a step."""
    calls = "pointing" if way(state, moment) == "pointing" else "phones"
    if step.startswith("custom"):
        return text("lupus-close-custom", way=calls, role=step_name(state, step))
    return text(f"lupus-close-{step}", way=calls)


def _of_night(state: LupusState, moment: Moment) -> Script:
    night = state.tonight()
    lines = _night_lines(state, night, moment)
    now = _line_number(night)
    following = lines[now + 1] if now + 1 < len(lines) else None
    emblem = "lantern" if night.called is None else step_emblem(state, night.called)
    return Script(
        line=lines[now], following=following, emblem=emblem, stages=_night_stages(state, night)
    )


def _night_lines(state: LupusState, night: Night, moment: Moment) -> tuple[Text, ...]:
    """Every line of the night in order: opening, call and close of each step, open your eyes."""
    steps = [
        line
        for step in night.order
        for line in (call_line(state, step, moment), close_line(state, step, moment))
    ]
    return (opening(state, moment), *steps, text("lupus-say-eyes"))


def _line_number(night: Night) -> int:
    if night.cursor < 0:
        return 0
    return min(1 + 2 * night.cursor + night.closing, 1 + 2 * len(night.order))


def _night_stages(state: LupusState, night: Night) -> tuple[Stage, ...]:
    return tuple(
        Stage(
            step_name(state, step),
            "done" if place < night.cursor else "now" if place == night.cursor else "next",
            step_emblem(state, step),
        )
        for place, step in enumerate(night.order)
    )


DAY_STAGES = (
    (Phase.DAWN, "lupus-stage-dawn"),
    (Phase.DISCUSSION, "lupus-stage-talk"),
    (Phase.NOMINATION, "lupus-stage-vote"),
    (Phase.DEFENCE, "lupus-stage-defence"),
    (Phase.RUNOFF, "lupus-stage-runoff"),
    (Phase.LYNCH, "lupus-stage-verdict"),
)
SAME_STAGE = {Phase.OWL: Phase.NOMINATION, Phase.LOT: Phase.RUNOFF}


def _day_stages(state: LupusState) -> tuple[Stage, ...]:
    if state.phase is Phase.OVER:
        return ()
    phases = [phase for phase, _ in DAY_STAGES]
    now = phases.index(SAME_STAGE.get(state.phase, state.phase))
    return tuple(
        Stage(text(id), "done" if place < now else "now" if place == now else "next")
        for place, (_, id) in enumerate(DAY_STAGES)
    )


Lines = tuple[Text, Text | None, str | None]


def _of_day(state: LupusState) -> Lines:
    if state.phase is Phase.DAWN:
        return dawn_line(state), _after_dawn(state), GHOST_EMBLEM if state.today().dead else FLAME
    if state.phase is Phase.DISCUSSION:
        return text("lupus-say-talk"), _vote_line(state), FLAME
    if state.phase in (Phase.NOMINATION, Phase.RUNOFF):
        return _vote_line(state), None, MOB_EMBLEM
    if state.phase is Phase.OWL:
        mark = state.today().mark
        line = nominees_line(state)
        return (line if mark is None else text("lupus-say-owl", who=SeatName(mark))), line, "owl"
    if state.phase is Phase.DEFENCE:
        return _defence_lines(state)
    if state.phase is Phase.LOT:
        return text("lupus-say-lot", names=SeatNames(state.today().lot)), None, MOB_EMBLEM
    if state.phase is Phase.LYNCH:
        return verdict_line(state), text("lupus-say-night-comes"), MOB_EMBLEM
    return _over_line(state), text("lupus-say-turn-cards"), "game-lupus"


def dawn_line(state: LupusState) -> Text:
    """The announcement of a dawn: names and nothing more (§6.3)."""
    day = state.today()
    who = SeatNames(day.dead)
    if day.moderator_bitten and day.dead:
        return text("lupus-say-dawn-moderator-dead", who=who)
    if day.moderator_bitten:
        return text("lupus-say-dawn-moderator")
    if day.dead:
        return text("lupus-say-dawn-dead", who=who, n=len(day.dead))
    return text("lupus-say-dawn-nobody")


def dawn_causes(state: LupusState) -> tuple[Text, ...]:
    """How each of this dawn's dead died, where the table announces it (`announce_cause`)."""
    if not state.options.announce_cause:
        return ()
    deaths = ((seat, state.players[seat].death) for seat in state.today().dead)
    return tuple(
        text("lupus-say-cause", who=SeatName(seat), cause=death.cause)
        for seat, death in deaths
        if death is not None
    )


def _after_dawn(state: LupusState) -> Text:
    day = state.today()
    causes = dawn_causes(state)
    if len(causes) == 1:
        return causes[0]
    if day.dead:
        return text("lupus-say-dawn-ghost", who=SeatNames(day.dead), n=len(day.dead))
    return text("lupus-say-talk")


def _vote_line(state: LupusState) -> Text:
    """The line of a vote: whose vote it is, or that all are in."""
    runoff = state.phase is Phase.RUNOFF
    kind = "runoff" if runoff else "vote"
    vote = current_round(state)
    names = SeatNames(vote.candidates if vote is not None and runoff else ())
    if vote is None:
        return text("lupus-say-vote-soon")
    if not vote.missing:
        return text(f"lupus-say-{kind}-done")
    if vote.papers is not None:
        id = f"lupus-say-{kind}-together"
        return text(id, names=names) if runoff else text(id)
    who = SeatName(vote.missing[0])
    if vote.voted:
        return text("lupus-say-vote-next", who=who)
    return (
        text("lupus-say-runoff", names=names, who=who)
        if runoff
        else text("lupus-say-vote", who=who)
    )


def nominees_line(state: LupusState) -> Text:
    """Who is nominated."""
    nominees = state.today().nominees
    return text("lupus-say-owl-nominees", who=SeatNames(nominees), n=len(nominees))


def _defence_lines(state: LupusState) -> Lines:
    day, who = state.today(), speaker(state)
    rest = day.speakers[day.speaker + 1 :]
    following = text("lupus-say-speak", who=SeatName(rest[0])) if rest else None
    if who is None:
        return nominees_line(state), following, FLAME
    return _speak_line(state, who), following, FLAME


def _speak_line(state: LupusState, who: int) -> Text:
    """The first speech of a defence opens with the nominees, or with the tie."""
    day, name = state.today(), SeatName(who)
    if day.speaker or (day.mark is not None and not day.rounds):
        return text("lupus-say-speak", who=name)
    if day.rounds:
        return text("lupus-say-speak-again", names=SeatNames(day.speakers), who=name)
    n, names = len(day.speakers), SeatNames(day.speakers)
    return text("lupus-say-speak-first", names=names, who=name, n=n)


def verdict_line(state: LupusState) -> Text:
    """Who is lynched today, or that nobody is."""
    day = state.today()
    if day.condemned is None:
        return text("lupus-say-verdict-nobody")
    by_lot = day.drawn == day.condemned
    return text(f"lupus-say-verdict{'-lot' if by_lot else ''}", who=SeatName(day.condemned))


def _over_line(state: LupusState) -> Text:
    side = "humans" if state.result is None else state.result.side
    return text("lupus-say-over", side=side)
