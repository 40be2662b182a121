"""Tokens that open nothing or were revoked, made as on a real evening (safety §5)."""

import secrets
from dataclasses import dataclass

from tests.kit.wire.pages import Browser
from tests.kit.wire.phone import Party, Phone
from tests.soak.promise import Rig, hold

Jars = dict[str, dict[str, str]]


def forge(real: str, other: str) -> dict[str, str]:
    """Invalid tokens by name: cut, altered, of another person, invented, or no token."""
    half = len(real) // 2
    return {
        **{"half": real[:half], "its end": real[1:], "longer": real + "A", "back": real[::-1]},
        **{"one letter": real[:half] + "AB"[real[half] == "A"] + real[half + 1 :], "other": other},
        **{"other case": real.swapcase(), "a quote": f'"{real}', "twice": f"{real},{real}"},
        **{"invented": secrets.token_urlsafe(32), "all alike": "A" * 43, "zero": "0"},
        **{"a path": "../" * 9, "a null": "%00", "3 kB": "x" * 3000},
    }


@dataclass
class Keys:
    """Real tokens (tablet, Anna, Bea), and `false` ones by name: expired or of something else."""

    host: str
    anna: str
    bea: str
    false: dict[str, str]

    def shown(self, code: str) -> Jars:
        """Cookie jars without a valid token for their place, by what is wrong with them."""
        tablet, seat = f"tablet-{code}", f"seat-{code}"
        jars = {f"{what} at a seat": {seat: token} for what, token in self.false.items()}
        jars |= {f"{what} as the host's": {tablet: token} for what, token in self.false.items()}
        for odd, (real, other, name) in enumerate(
            ((self.anna, self.host, seat), (self.host, self.anna, tablet))
        ):
            bad = list(forge(real, other).items())[odd::2]  # half of them at each place
            jars |= {f"{name}: {what}": {name: token} for what, token in bad}
            jars |= {
                f"{name}: an array": {name: f'["{real}"]'},
                f"{name}: an array by name": {f"{name}[]": real, f"{name}[0]": real},
                f"{name}: two of them": {name: f"{real[:9]}; {name}={'A' * 43}"},
                f"{name}: bound to https": {f"__Host-{name}": real},
                f"{name}: without a code": {name.partition("-")[0]: real},
                f"{name}: of another place": {name.swapcase(): real},
            }
        return jars | {
            "the host's as a seat's": {seat: self.host},
            "another seat's as the host's": {tablet: self.bea},
            "all of them, exchanged": {tablet: self.anna, seat: self.host},
        }


async def collect_keys(rig: Rig, party: Party) -> Keys:
    """Let seats change hands, the tablet move and invites be used; returns the old tokens."""
    anna, bea, cleo, dora, eve, fay = party.phones
    tablet, false = party.tablet, {}
    for what, phone, name in (
        ("revoked", cleo, "table.release_seat"),
        ("removed", eve, "table.remove_seat"),
    ):
        false[what] = token_of(phone)
        seat = phone.picture["me"]["seat"]
        hold((await tablet.do(name, {"seat": seat}))["ok"], name)
    false["old epoch"] = token_of(dora)
    link = await new_invite(tablet, "table.seat_qr", {"seat": dora.picture["me"]["seat"]})
    hold((await dora.use_invite(link)).status == 303, "the invite does not work")
    false["used invite"] = link.partition(".")[2]
    link = await new_invite(tablet, "table.hand_over", {})
    false["old tablet"] = token_of(tablet)
    hold((await tablet.use_invite(link)).status == 303, "the tablet's invite does not work")
    false["used host's invite"] = link.partition(".")[2]
    await tablet.connect()
    link = await new_invite(tablet, "table.seat_qr", {"seat": fay.picture["me"]["seat"]})
    false["an invite that is no token"] = link.partition(".")[2]
    false |= await other_table_keys(rig)
    false |= {"a code": rig.program.code, "the first invite": rig.program.invite}
    false |= {"nothing": "", "null": "null", "too long by far": "A" * 8_000}
    return Keys(token_of(tablet), token_of(anna), token_of(bea), false)


async def other_table_keys(rig: Rig) -> dict[str, str]:
    """The keys of another table on the same server."""
    host = Browser(rig.address)
    page = await host.post("/tables", {})
    code = page.header("location").rpartition("/")[2]
    guest = Phone(rig.address, code)
    hold((page.status, (await guest.join("Anna")).status) == (303, 303), "no second table")
    (tablet,) = host.tokens
    return {"another table's host's": tablet, "another table's seat's": token_of(guest)}


def token_of(phone: Phone) -> str:
    (token,) = phone.browser.tokens
    return token


async def new_invite(tablet: Phone, name: str, args: object) -> str:
    """Make an invite; returns the secret of its link."""
    known = {one.get("link") for one in tablet.picture["desk"]["invites"]}
    hold((await tablet.do(name, args))["ok"], f"{name} was refused")
    picture = await tablet.wait_for(
        lambda seen: {one.get("link") for one in seen["desk"]["invites"]} - known - {None}
    )
    (link,) = {one.get("link") for one in picture["desk"]["invites"]} - known - {None}
    return str(link).partition("#")[2]
