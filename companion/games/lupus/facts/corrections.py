"""Facts of removals, corrections by hand, and the end (§8)."""

from companion.core import Fact, SeatName, Text, replace, text
from companion.games.lupus.cast import holders, role
from companion.games.lupus.facts.day import died
from companion.games.lupus.facts.night import acquainted
from companion.games.lupus.facts.waves import at_dawn
from companion.games.lupus.state import LupusState, Phase, Result


class PlayerRemoved(Fact[LupusState], diary="lupus-diary-removed", who="seat"):
    """A player went home (L-Q1)."""

    seat: int
    reason: str

    def apply(self, state: LupusState) -> LupusState:
        return died(state, self.seat, "removed")


class PlayerKilled(Fact[LupusState], diary="lupus-diary-killed", who="seat"):
    """Dead by hand, of `cause` (L-Q4)."""

    seat: int
    cause: str
    reason: str

    def apply(self, state: LupusState) -> LupusState:
        return died(state, self.seat, self.cause)


class LynchedByHand(Fact[LupusState]):
    """`seat`, dead by hand of `lynched`, is the one the medium learns of (decision 0016).

    Until the verdict it counts as this day's lynching, unless another follows; then, at night as
    well, only if nobody was lynched who is dead, and nobody has been answered since.
    """

    seat: int

    def apply(self, state: LupusState) -> LupusState:
        day, last = state.day, next(reversed(state.all_days), None)
        if last is None or (day is None and state.tonight().answers):
            return state
        stands = last.lynched is not None and not state.alive(last.lynched)
        if stands and (day is None or day.carried_out):
            return state
        last = replace(last, lynched=self.seat)
        return replace(state, day=last) if day else replace(state, days=(*state.days[:-1], last))


class PlayerRevived(Fact[LupusState], diary="lupus-diary-revived", who="seat"):
    """Back with the present role, without making up for anything missed (L-Q4)."""

    seat: int
    reason: str

    def apply(self, state: LupusState) -> LupusState:
        """Only the fallen are asked for a last word (L-B15)."""
        state = state.with_player(replace(state.players[self.seat], alive=True, death=None))
        if state.day is None:
            return state
        return state.with_day(wave=tuple(seat for seat in state.day.wave if seat != self.seat))


class DawnAmended(Fact[LupusState], public=False):
    """Before the dawn is told: `seat` did die tonight, of `cause`; or did not (cause "").

    The announcement then includes it; until then the room does not know.
    """

    seat: int
    cause: str
    reason: str

    def apply(self, state: LupusState) -> LupusState:
        return at_dawn(state, self.seat, self.cause)

    def diary_line(self) -> Text:
        return text(f"lupus-diary-{'killed' if self.cause else 'revived'}", who=SeatName(self.seat))


class RoleSet(Fact[LupusState], public=False, diary="lupus-diary-role", who="seat"):
    """Another role by hand; acquaintances that came with the old one are taken back. At an untold
    dawn the card shows it at once, also where a death has changed the role."""

    seat: int
    role: str
    reason: str

    def apply(self, state: LupusState) -> LupusState:
        players = {
            seat: replace(player, knows=tuple(s for s in player.knows if s != self.seat))
            for seat, player in state.players.items()
        }
        players[self.seat] = replace(players[self.seat], role=self.role, knows=())
        state, known = replace(state, players=players), role(state, self.role)
        # Masons are called once: a player who becomes one later has met the others.
        if known.step_id is not None and known.last is not None and state.number >= known.last:
            state = acquainted(state, holders(state, known.step_id))
        if state.untold:
            turned = tuple(one for one in state.today().turned if one.seat != self.seat)
            return state.with_day(turned=turned)
        if state.night is None:
            return state
        proposals = {s: t for s, t in state.night.proposals.items() if s != self.seat}
        return state.with_night(proposals=proposals)


class StepSkipped(Fact[LupusState], diary="lupus-diary-skipped"):
    """The moderator skips a step or phase by hand; further facts say what follows."""

    reason: str

    def apply(self, state: LupusState) -> LupusState:
        return state


class NightPicksVoided(Fact[LupusState], public=False):
    """L-Q2: `seat` has left: its proposals are void, and picks (in `steps`) of this seat."""

    seat: int
    steps: tuple[str, ...]
    kept: tuple[tuple[str, int], ...] = ()
    """(step, target): of two names the one that stands (L-B23)."""

    def apply(self, state: LupusState) -> LupusState:
        night, kept = state.tonight(), dict(self.kept)
        again = {seat for step in self.steps for seat in night.by.get(step, ())}
        again |= {seat for seat, target in night.proposals.items() if target == self.seat}
        return state.with_night(
            proposals={s: t for s, t in night.proposals.items() if self.seat not in (s, t)},
            firsts={s: t for s, t in night.firsts.items() if self.seat not in (s, t)},
            seconds={s: t for s, t in night.seconds.items() if self.seat not in (s, t)},
            pairs={s: t for s, t in night.pairs.items() if s not in self.steps},
            settled={s: t for s, t in night.settled.items() if t != self.seat},
            picks={s: t for s, t in night.picks.items() if s not in self.steps} | kept,
            by={s: seats for s, seats in night.by.items() if s not in self.steps or s in kept},
            answers=tuple(one for one in night.answers if one.step not in self.steps),
            tapped=night.tapped - again,
        )


class AskedAgain(Fact[LupusState]):
    """A player has left while a step was open: all phones ask again, decoys included, because a
    question on some phones only would reveal who acts. Picks and proposals are kept; a player who
    has picked taps again, and that tap is a decoy."""

    def apply(self, state: LupusState) -> LupusState:
        night = state.tonight()
        parts = night.parts if night.open_step not in night.parts else (night.open_step,)
        stands = {seat for part in parts for seat in night.by.get(part, ())}
        return state.with_night(tapped=frozenset(), firsts={}, stands_for=frozenset(stands))


class VotesStruck(Fact[LupusState]):
    """L-Q3: the vote of `seat` and the votes for it no longer count in the nomination."""

    seat: int

    def apply(self, state: LupusState) -> LupusState:
        vote = state.today().nomination
        if vote is None:
            return state
        kept = replace(
            vote,
            order=tuple(seat for seat in vote.order if seat != self.seat),
            candidates=tuple(seat for seat in vote.candidates if seat != self.seat),
            votes=tuple(pair for pair in vote.votes if self.seat not in pair),
            skipped=tuple(seat for seat in vote.skipped if seat != self.seat),
        )
        return state.with_day(nomination=kept.counted())


class GameEnded(Fact[LupusState], diary="lupus-diary-over"):
    """`side` as in `state.Result`; `winners` in ring order, dead members included."""

    side: str
    winners: tuple[int, ...]

    def apply(self, state: LupusState) -> LupusState:
        return replace(state, phase=Phase.OVER, result=Result(self.side, self.winners))
