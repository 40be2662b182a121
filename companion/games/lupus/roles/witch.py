"""The witch: one healing and one poison in the whole game, one of them a night (L-B7)."""

from collections.abc import Iterator

from companion.core import OURS, OWN, SeatName, SeatNames, Text, text
from companion.core.kit.option import Switch
from companion.games.lupus.cast import holders, pack_step, role_of, shields
from companion.games.lupus.facts.night import VictimShown
from companion.games.lupus.hooks import Facts
from companion.games.lupus.nights_and_days import Day, Night
from companion.games.lupus.options import WORLD
from companion.games.lupus.role import Role, Seats, Side, Slot, Words
from companion.games.lupus.state import LupusState


class Witch(Role):
    """Is shown the pack's target while it can heal; a pick of that one heals, any other poisons."""

    id = "witch"
    side = Side.HUMANS
    box = WORLD
    power = True
    advised = 8
    rules = (Switch("witch_may_heal_self", True, off=OWN, on=OURS),)
    slot = Slot.REMEDY
    first = 2
    may_pass = True
    whispers = True
    after_window = True
    words = Words(chosen="lupus-band-potion")

    def potions(self, state: LupusState, night: Night) -> tuple[bool, bool]:
        """Whether the healing and the poison are left at the beginning of that night."""
        healing = poison = True
        for past in state.all_nights:
            target = past.picks.get(self.id)
            if past.number >= night.number or target is None:
                continue
            heals = healing and target == past.picks.get(pack_step())
            healing, poison = healing and not heals, poison and heals
        return healing, poison

    def victim(self, state: LupusState, night: Night) -> int | None:
        healing, _ = self.potions(state, night)
        return night.picks.get(pack_step()) if healing else None

    def shows(self, state: LupusState) -> int | None:
        return self.victim(state, state.tonight())

    def on_call(self, state: LupusState, who: Seats) -> Facts:
        healing, _ = self.potions(state, state.tonight())
        return (VictimShown(who, self.shows(state)),) if healing else ()

    def idle(self, state: LupusState) -> bool:
        """Also with the healing alone, where the pack's victim cannot be healed: a phone without
        names would be told from all others (L-B11)."""
        own = holders(state, self.id)
        return not any(self.objection(state, own, one) is None for one in state.living)

    def saves(self, state: LupusState, night: Night, target: int) -> bool:
        return night.picks.get(self.id) == target == self.victim(state, night)

    def whisper(self, state: LupusState, seat: int) -> Text | None:
        """The victim, while it has the healing; whether the bite will succeed it never learns."""
        healing, poison = self.potions(state, state.tonight())
        if not healing:
            return text("lupus-band-poison-only") if poison else None
        target = self.victim(state, state.tonight())
        if target is None or not state.alive(target):
            return text("lupus-band-victim-nobody")
        refused = self.objection(state, holders(state, self.id), target) is not None
        return text(f"lupus-band-victim{'-self' if refused else ''}", target=SeatName(target))

    def objection(self, state: LupusState, actors: Seats, target: int) -> str | None:
        """A potion that is spent; itself, but for a healing that the table allows."""
        own = target in actors
        if target == self.victim(state, state.tonight()):
            allowed = not own or state.options.value("witch_may_heal_self")
            return None if allowed else "E_TARGET_SELF"
        _, poison = self.potions(state, state.tonight())
        if not poison:
            return "E_ALREADY_ACTED"
        return "E_TARGET_SELF" if own else None

    def cause_of_death(self, state: LupusState, target: int) -> str | None:
        """Poison kills whatever shields from a bite."""
        return None if self.saves(state, state.tonight(), target) else "poisoned"

    def story_before_pick(self, state: LupusState, night: Night) -> Iterator[Text]:
        """Whom it was shown, and that it has kept what it has."""
        who = night.by.get(self.id) or tuple(
            seat
            for seat, one in state.players.items()
            if one.role == self.id and (one.death is None or one.death.number >= night.number)
        )
        target, names = self.victim(state, night), SeatNames(who)
        if who and target is not None:
            yield text("lupus-story-witch-shown", who=names, target=SeatName(target), n=len(who))
        if who and any(self.potions(state, night)) and self.id not in night.picks:
            yield text("lupus-story-witch-keeps", who=names, n=len(who))

    def story_after_pick(self, state: LupusState, night: Night, day: Day) -> Iterator[Text]:
        """Whether the healing was not needed: the target was guarded, or cannot be bitten."""
        target = night.picks[self.id]
        bitten = role_of(state, target)
        others = [one for one in shields(state, night, target) if one is not self]
        unneeded = others or (bitten.unharmed is not None and not bitten.power)
        if self.saves(state, night, target) and unneeded and target not in day.dead:
            yield text("lupus-story-healed-for-nothing", target=SeatName(target))

    def picked(self, state: LupusState, night: Night) -> str:
        healed = self.saves(state, night, night.picks[self.id])
        return "lupus-story-witch-heals" if healed else "lupus-story-witch-poisons"
