"""An evening of *Lupus*, step by step: deal, night, talk, votes, end."""

from collections.abc import Sequence
from contextlib import ExitStack

from tests.browser.party import Party
from tests.browser.people import Phone
from tests.kit.client import Client


class Evening:
    """`hand`: the role's name by the guest's name, once dealt. `on_wire`: living guests without a
    page."""

    def __init__(self, room: Party) -> None:
        self.room = room
        self.hand: dict[str, str] = {}
        self.dead: list[str] = []
        self.on_wire: dict[str, Client] = {}

    @property
    def living(self) -> list[Phone]:
        return [phone for phone in self.room.phones if phone.name not in self.dead]

    @property
    def others(self) -> list[Client]:
        """The living without a page."""
        return [one for one in self.on_wire.values() if one.name not in self.dead]

    def holders(self, role: str) -> list[str]:
        """Names of those with this card, as the tablet shows them."""
        picture = self.room.host.picture
        (ring,) = [one for one in picture["view"]["panels"] if one["kind"] == "circle"]
        names = {one["id"]: one["name"] for one in picture["table"]["seats"]}
        dealt = [one for one in ring["marks"] if isinstance(one, dict) and one.get("role")]
        return [names[one["seat"]] for one in dealt if one["role"]["t"] == f"lupus-role-{role}"]

    def set_rules(self, **values: object) -> None:
        """Set house rules without opening their sheet."""
        for option, value in values.items():
            self.room.send_as_host("set_option", option=option, value=value)

    def choose_game(self) -> None:
        self.room.send_as_host("table.choose_game", game="lupus")

    def deal_to_crowd(self) -> None:
        """Deal, and confirm all cards through the tablet."""
        host = self.room.host
        host.do("deal")
        for seat in (one["id"] for one in host.picture["table"]["seats"]):
            host.act_for(seat, "look")

    def deal(self) -> None:
        """Deal, and everybody looks at their card."""
        self.room.host.do("deal")
        self.look(self.room.phones)

    def look(self, phones: Sequence[Phone]) -> None:
        """All hold their cards at the same time; then each confirms."""
        with ExitStack() as held:
            faces = [held.enter_context(phone.holding_card()) for phone in phones]
            for phone, face in zip(phones, faces, strict=True):
                self.hand[phone.name] = phone.role_on(face)
        for phone in phones:
            phone.confirm_seen()

    def call(self, picks: dict[str, str]) -> None:
        """One step is called, and every phone answers. `picks`: targets by name."""
        self.room.host.next()
        self.room.wait_drawn(*self.living)  # none still shows the question of the last step
        for phone in self.living:
            self.answer(phone, picks)
        for one in self.others:
            one.choose("pick", picks.get(one.name))

    def answer(self, phone: Phone, picks: dict[str, str]) -> None:
        wanted = picks.get(phone.name)
        phone.pick(wanted if wanted in phone.names_offered() else None)

    def dawn(self, *dead: str) -> None:
        """Go on to the news of the day."""
        self.room.host.next()
        self.room.host.next()
        self.dead += dead

    def order(self, after: str | None) -> list[str]:
        """All names clockwise from the left of `after` (None: of the moderator)."""
        names = self.room.names
        at = 0 if after is None else names.index(after) + 1
        return names[at:] + names[:at]

    def vote(self, ballots: Sequence[tuple[str, str]]) -> None:
        """`ballots`: (voter, target), in order."""
        for voter, target in ballots:
            if voter in self.on_wire:
                self.on_wire[voter].choose("vote", target)
            else:
                self.room.named(voter).vote(target)

    def speeches(self, many: int) -> None:
        for _ in range(many):
            self.room.host.next()
