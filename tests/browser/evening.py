"""An evening of werewolves, told as a moderator would: deal, night, talk, votes, end."""

from collections.abc import Sequence
from contextlib import ExitStack

from tests.browser.party import Party
from tests.browser.people import Phone
from tests.kit.player import Player
from tests.kit.sentences import say


class Evening:
    """A party that plays; `hand` is the role's name by the guest's name, once dealt."""

    def __init__(self, room: Party) -> None:
        self.room = room
        self.hand: dict[str, str] = {}
        self.dead: list[str] = []
        self.on_wire: dict[str, Player] = {}

    @property
    def living(self) -> list[Phone]:
        return [phone for phone in self.room.phones if phone.name not in self.dead]

    @property
    def others(self) -> list[Player]:
        """Those of the living whose phones are no browsers."""
        return [one for one in self.on_wire.values() if one.name not in self.dead]

    def those_who_are(self, role: str) -> list[str]:
        """Names of the guests with this card, in the order of the ring."""
        name = say(f"lupus-role-{role}", self.room.language[:2])
        return [one.name for one in self.room.phones if self.hand[one.name] == name]

    def holders(self, role: str) -> list[str]:
        """Names of those with this card, as the tablet knows them."""
        told = self.room.host.picture
        (ring,) = [one for one in told["view"]["panels"] if one["kind"] == "circle"]
        names = {one["id"]: one["name"] for one in told["table"]["seats"]}
        dealt = [one for one in ring["marks"] if isinstance(one, dict) and one.get("role")]
        return [names[one["seat"]] for one in dealt if one["role"]["t"] == f"lupus-role-{role}"]

    def rules(self, **values: object) -> None:
        """House rules, without the taps on their sheet."""
        for option, value in values.items():
            self.room.tells("set_option", option=option, value=value)

    def choose_game(self) -> None:
        self.room.tells("table.choose_game", game="lupus")

    def set_number(self, option: str, taps: int) -> None:
        """Press minus (or plus) on a house rule so many times."""
        host = self.room.host
        host.tool(say("desk-group-rules"))
        row = host.page.locator("dialog li", has=host.page.locator(f"#rule-{option}"))
        for _ in range(abs(taps)):
            host.press(row.get_by_role("button").nth(0 if taps < 0 else 1))
        host.close_sheet()

    def dealt_to_a_crowd(self) -> None:
        """Cards to everybody, and all say that they have looked; no browser takes part."""
        host = self.room.host
        host.do("deal")
        for seat in (one["id"] for one in host.picture["table"]["seats"]):
            host.act_for(seat, "look")

    def deal(self) -> None:
        """Cards to everybody; each looks at the own one in the hollow of the hand."""
        self.room.host.do("deal")
        self.look(self.room.phones)

    def look(self, phones: Sequence[Phone]) -> None:
        """All of them hold their cards at the same time, as people do; then each says so."""
        with ExitStack() as held:
            faces = [held.enter_context(phone.holding_card()) for phone in phones]
            for phone, face in zip(phones, faces, strict=True):
                self.hand[phone.name] = phone.reads(face)
        for phone in phones:
            phone.has_seen()

    def call(self, picks: dict[str, str]) -> None:
        """One step is called, and every phone answers its own question."""
        self.room.host.next()
        self.room.drawn(*self.living)  # none still shows the question of the last step
        for phone in self.living:
            self.answer(phone, picks)
        for one in self.others:
            one.chooses("pick", picks.get(one.name))

    def answer(self, phone: Phone, picks: dict[str, str]) -> None:
        wanted = picks.get(phone.name)
        phone.pick(wanted if wanted in phone.names_offered() else None)

    def dawn(self, *dead: str) -> None:
        """Eyes open; who is missing is told."""
        self.room.host.next()
        self.room.host.next()
        self.dead += dead

    def order(self, after: str | None) -> list[str]:
        """All names clockwise from the left of `name` (None: of the moderator)."""
        names = self.room.names
        at = 0 if after is None else names.index(after) + 1
        return names[at:] + names[:at]

    def vote(self, ballots: Sequence[tuple[str, str]]) -> None:
        """One after the other, each on the own phone."""
        for voter, target in ballots:
            if voter in self.on_wire:
                self.on_wire[voter].chooses("vote", target)
            else:
                self.room.named(voter).vote(target)

    def speeches(self, many: int) -> None:
        for _ in range(many):
            self.room.host.next()
