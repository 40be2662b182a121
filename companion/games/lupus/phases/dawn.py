"""The dawn (§6.3): the deaths of the night, which first only the tablet knows, then all."""

from functools import reduce

from companion.core import Chance, Daybreak, Draft, Moment, Panel, Ring, replace
from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.view import Scene, View, expand_panels, mark_known
from companion.games.lupus import waves
from companion.games.lupus.cast import cast, steps
from companion.games.lupus.components.card import own_card
from companion.games.lupus.components.ghost import ghost_note, sees_roles
from companion.games.lupus.components.names import FLAME, GHOST, joined
from companion.games.lupus.components.ring import ring_of
from companion.games.lupus.facts.day import DawnBroke, DawnTold
from companion.games.lupus.phases.day import DayLines, DayPhase, face_down
from companion.games.lupus.phases.handover import is_out
from companion.games.lupus.phases.shot import after_a_wave
from companion.games.lupus.role import Slot
from companion.games.lupus.state import LupusState, Phase
from companion.games.lupus.victory import ending

SUNRISE_SECONDS = 2.2
"""Until the sun is up on the wall."""


class Dawn(DayPhase):
    """The dead are announced; then the game ends (§8), or the discussion begins."""

    id = Phase.DAWN
    follows = (Phase.DISCUSSION, Phase.SHOT, Phase.HANDOVER, Phase.OVER)
    help_step = "dawn"
    ends_late = True
    stage_name = "lupus-stage-dawn"
    layout = Scene.DAWN

    def title(self, state: LupusState) -> Text:
        return text("lupus-dawn", n=state.number)

    def go_on(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        if draft.state.untold:
            draft.record(DawnTold(draft.state.today().dead))
            for role in cast(draft.state).values():
                draft.record(*role.after_dawn(draft.state))
        else:
            after_a_wave(draft, moment, chance)

    def label(self, state: LupusState, knows: bool) -> Text:
        """First who is missing; whether that ends the game a blind moderator hears last."""
        if state.untold:
            return text("lupus-go-say")
        if not knows or waves.asks_the_fallen(state):
            return text("lupus-go-on")
        if ending(state) is not None:
            return text("lupus-go-end")
        return text("lupus-go-on" if is_out(state) else "lupus-go-talk")

    def lines(self, state: LupusState) -> DayLines:
        """The announcement; after it, what the dead have to know, or that all are alive.

        A person who has taken over from the voice plays, and reads the line of the voice.
        """
        emblem = GHOST if state.today().dead else FLAME
        if state.voice is not None:
            return self.voice_line(state), None, emblem
        if state.untold:
            return announcement(state), _after(state), emblem
        return _after(state), None, emblem

    def voice_line(self, state: LupusState) -> Text:
        """First a pause, which reveals nothing; then everything in one line."""
        if state.untold:
            return text("lupus-say-daybreak")
        return joined(announcement(state), _after(state))

    def line(self, state: LupusState) -> Text:
        return text("lupus-line-dawn") if state.untold else announcement(state)

    def desk_line(self, state: LupusState) -> None:
        """The line that is read says it."""

    def mob_cards(self, state: LupusState) -> tuple[Text, ...]:
        return face_down(state, bool(state.today().dead) and not state.untold)

    def middle(self, state: LupusState) -> tuple[Text | None, Ring]:
        dead = state.today().dead
        return (text("lupus-middle-dead"), dead) if dead else (None, ())

    def panels(self, state: LupusState) -> tuple[Panel, ...]:
        return ring_of(state), _daybreak(state)

    def announcement_seconds(self, state: LupusState) -> float:
        return 0.0 if state.untold else SUNRISE_SECONDS

    def living(self, state: LupusState, seat: int, wall: View) -> View:
        """The phone of a living player, which reveals nothing before the announcement, not even by
        its size. After it the news is the title."""
        panels = mark_known((self.ring(state, False), *self.below_the_ring(state)))
        told = not state.untold
        return replace(
            wall,
            line=waves.correction_line(state) if told else wall.line,
            prompts=mark_known(self.asks_by_voice(state, seat)),
            panels=(*expand_panels((Daybreak.kind,), wall), *panels) if told else panels,
            own=own_card(state, seat, brief=state.untold),
            alike=state.untold,
            known=("line",) if told else (),
        )

    def ghost(self, state: LupusState, seat: int, wall: View) -> View:
        """Large while the news is new; one's own name is no news to oneself."""
        ring, new = self.ring(state, sees_roles(state)), seat in state.today().dead
        if new:
            ring = replace(ring, middle=None, named=())
        notes = ghost_note(state, seat, None if new else self.line(state))
        shown = super().ghost(state, seat, wall)
        return replace(shown, emblem="ghost", panels=(*notes, ring))


def announcement(state: LupusState) -> Text:
    """The whole announcement of a dawn: who died, how (`announce_cause`), what follows."""
    day = state.today()
    outcome = waves.public_outcome(state, day, waves.fallen(state, day, by_day=False))
    lines: list[Text] = [dawn_line(state), *_causes(state)]
    return reduce(joined, lines if outcome is None else (*lines, outcome))


def dawn_line(state: LupusState) -> Text:
    """The announcement at dawn: names and nothing else."""
    day = state.today()
    who = SeatNames(day.dead)
    prey = "moderator" if state.voice is None else "voice"
    if day.moderator_bitten and day.dead:
        return text(f"lupus-say-dawn-{prey}-dead", who=who)
    if day.moderator_bitten:
        return text(f"lupus-say-dawn-{prey}")
    if day.dead:
        return text("lupus-say-dawn-dead", who=who, n=len(day.dead))
    return text("lupus-say-dawn-nobody")


def _causes(state: LupusState) -> tuple[Text, ...]:
    """How each of this dawn's dead died, where the table announces it (`announce_cause`)."""
    if not state.options.announce_cause:
        return ()
    deaths = ((seat, state.players[seat].death) for seat in state.today().dead)
    dragged = {role.drags_as: role.dragged for role in cast(state).values() if role.dragged}
    return tuple(
        text(dragged[death.cause], who=SeatName(seat))
        if death.cause in dragged
        else text("lupus-say-cause", who=SeatName(seat), cause=death.cause)
        for seat, death in deaths
        if death is not None
    )


def _daybreak(state: LupusState) -> Daybreak:
    """The dead of this dawn for the whole room, once the moderator has told them."""
    day = state.today()
    if state.untold:
        return Daybreak(title=text("lupus-line-dawn"))
    if day.dead:
        bitten = "bitten-too" if state.voice is None else "voice-too"
        way = bitten if day.moderator_bitten else "covered"
        line = text(f"lupus-daybreak-{way}", n=len(day.dead))
        if state.options.announce_cause:
            line = announcement(state)
        return Daybreak(title=text("lupus-middle-dead"), fallen=day.dead, line=line)
    prey = "moderator" if state.voice is None else "voice"
    way = prey if day.moderator_bitten else "nobody"
    return Daybreak(title=text(f"lupus-daybreak-{way}"), line=text("lupus-daybreak-all-here"))


def _after(state: LupusState) -> Text:
    dead = state.today().dead
    if dead:
        return text("lupus-say-dawn-ghost", who=SeatNames(dead), n=len(dead))
    return text("lupus-say-dawn-all")


def night_deaths(state: LupusState) -> tuple[tuple[int, str], ...]:
    """(seat, cause) of tonight's dead, in ring order."""
    found: dict[int, str] = {}
    # A bite comes before other harm, and that before a look.
    for id, role in sorted(steps(state.box).items(), key=lambda one: one[1].slot < Slot.BITE):
        target = state.tonight().picks.get(id)
        if target is None or not state.alive(target):
            continue
        cause = role.cause_of_death(state, target)
        if cause is not None:
            found.setdefault(target, cause)
    wave = waves.full_wave(state, found)
    return tuple((seat, wave[seat]) for seat in state.ring if seat in wave)


def break_dawn(draft: Draft[LupusState], chance: Chance) -> None:
    """Record all deaths of the night at once. Only the moderator's tablet shows them until they are
    told. The victim of the first night may be the moderator (L-N4)."""
    dead, first = night_deaths(draft.state), draft.state.options.first_night
    bitten = draft.state.number == 1 and first == "moderator"
    seats = tuple(seat for seat, _ in dead)
    facts = [fact for role in cast(draft.state).values() for fact in role.after_night(draft.state)]
    draft.record(DawnBroke(dead, bitten, _anchor(draft.state, seats, bitten, chance)), *facts)
    waves.record_consequences(draft, dict(dead))


def _anchor(state: LupusState, dead: tuple[int, ...], bitten: bool, chance: Chance) -> int | None:
    """Where the voting order starts: the first case of §6.3 that applies."""
    if bitten:
        return None
    if len(dead) > 1:
        return chance.one_of(dead)
    return dead[0] if dead else state.anchor
