"""A party: the program, the moderator's tablet, the screen of the room, and everybody's phone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cached_property
from pathlib import Path
from typing import TypeVar

from playwright.sync_api import Browser
from requests.cookies import RequestsCookieJar

from tests.browser.checks import settled
from tests.browser.device import CUT_OFF, Device
from tests.browser.people import Phone, Screen, Tablet
from tests.browser.told import Told
from tests.kit.people import Program
from tests.kit.player import Player, prompts

PHONE, TABLET, WALL = (360, 640), (1024, 768), (1280, 720)
SEATED = 303
"""The status of the join page for a visitor who may go on to the table."""

D = TypeVar("D", bound=Device)


class Party(Told):
    """Everybody in the room. Ends with an error if any device complained of anything."""

    def __init__(self, browser: Browser, program: Program, shots: Path) -> None:
        self.browser, self.program, self.shots = browser, program, shots
        self.shared: dict[str, object] = {}
        self.language = "it-IT"
        self.keys = Player(program, "tablet")
        self.devices: list[Device] = []
        self.phones: list[Phone] = []
        self.crowd: dict[str, Player] = {}
        self.names: list[str] = []
        self.screen: Screen | None = None

    def begin(
        self,
        names: Iterable[str],
        *,
        crowd: Sequence[str] = (),
        phone: tuple[int, int] = PHONE,
        language: str = "it-IT",
        workers: bool = False,
        wall: bool = True,
        doors: bool = False,
        motion: bool = False,
    ) -> Party:
        """The host opens the table, the screen is switched on, everybody scans and sits down.

        `crowd`: people whose phones are no browsers: they take a seat and are put away. `workers`:
        whether the devices may have service workers. `wall`: whether there is a screen. `doors`:
        whether the pages of the door are opened, too, and not only what they hand out. `motion`:
        whether anything moves on the way to where it stands.
        """
        self.shared = {"workers": workers}
        if not motion:
            self.shared["reduced_motion"] = "reduce"
        self.language = self.keys.http.headers["Accept-Language"] = language
        if doors:
            self.host = self.tablet(language=language).take(self.program.invite)
        else:
            assert self.keys.use_invite(self.program.invite).ok
            self.keys.connect()
        if wall:
            self.switch_on(language)
        for name in names:
            self.arrives(name, phone, doors=doors)
        for name in crowd:
            self.crowd[name] = self.comes(name)
        self.names += crowd
        return self

    def arrives(
        self, name: str, size: tuple[int, int] = PHONE, *, doors: bool = False, **more: object
    ) -> Phone:
        """One more person, whose phone is a browser's."""
        held = self.phone(size, language=self.language, **more)
        self.phones.append(held.join(name) if doors else held.holds(name, self.seat(name)))
        self.names.append(name)
        return held

    def comes(self, name: str) -> Player:
        """Take a seat, without a page."""
        guest = Player(self.program)
        guest.http.headers["Accept-Language"] = self.language
        assert guest.join(name).status_code == SEATED, name
        return guest

    def sits(self, name: str) -> None:
        """Add a player without a phone."""
        self.tells("table.add_seat", called=name)
        self.names.append(name)

    def seat(self, name: str) -> RequestsCookieJar:
        """The cookie that the join page gives to a visitor who takes a seat."""
        guest = self.comes(name)
        guest.leave()
        return guest.http.cookies

    @cached_property
    def host(self) -> Tablet:
        """The page of the moderator's tablet, opened when it is first looked at."""
        self.keys.leave()
        tablet = self.tablet(language=self.language)
        tablet.brings(self.keys.http.cookies)
        return tablet

    @property
    def hosts(self) -> list[Tablet]:
        """The tablet of the moderator, if its page is open."""
        return [self.host] if "host" in vars(self) else []

    def tells(self, command: str, **arguments: object) -> None:
        """The tablet asks for this without a tap on its page, which need not be open."""
        for host in self.hosts:
            before = host.version
            host.page.keyboard.press("Shift")  # each is a tap of its own
            assert host.asks(command, **arguments)["ok"], command
            host.moved_on(before)
            return
        self.keys.does(command, **arguments)

    def switch_on(self, language: str = "it-IT") -> Screen:
        """The screen of the room."""
        self.screen = self.new(Screen, WALL, language=language, touch=False)
        self.screen.open()
        self.screen.linked()
        return self.screen

    def picks_up(self, name: str, size: tuple[int, int] = PHONE) -> Phone:
        """From now on the phone of one of the crowd is a browser's."""
        phone = self.phone(size, language=self.language)
        phone.holds(name, self.crowd[name].http.cookies)
        self.phones.append(phone)
        return phone

    @contextmanager
    def in_hand(self, name: str) -> Iterator[Phone]:
        """So long the phone of one of the crowd is a browser's; then it is put away again."""
        phone = self.picks_up(name)
        yield phone
        assert not phone.faults, (name, phone.faults)
        phone.leave()
        self.phones.remove(phone)
        self.devices.remove(phone)

    def does(self, name: str, command: str, **arguments: object) -> None:
        """Do what the tablet asks of a player whose phone is put away, without a tap."""
        seat = self.names.index(name) + 1
        for host in self.hosts:
            host.act_for(seat, command, **arguments)
            return
        answer = self.keys.do(command, arguments, seat=seat)
        assert answer["ok"], (name, command, answer)

    def is_asked(self, name: str, command: str) -> bool:
        """Whether a player whose phone is put away would be asked this."""
        guest = self.crowd[name].connect()
        asked = prompts(guest.views[-1])
        guest.leave()
        return any(one["command"] == command for one in asked)

    def phone(self, size: tuple[int, int] = PHONE, **more: object) -> Phone:
        return self.new(Phone, size, is_mobile=True, **more)

    def tablet(self, size: tuple[int, int] = TABLET, **more: object) -> Tablet:
        return self.new(Tablet, size, **more)

    def new(self, kind: type[D], size: tuple[int, int], **more: object) -> D:
        more = {**self.shared, **more}
        device = kind(self.browser, self.program, size, **more)
        self.devices.append(device)
        return device

    def named(self, name: str) -> Phone:
        return next(phone for phone in self.phones if phone.name == name)

    @property
    def everybody(self) -> list[Device]:
        return [self.host, *self.others]

    @property
    def opened(self) -> list[Device]:
        """All pages of the table that are open."""
        return [*self.hosts, *self.others]

    @property
    def others(self) -> list[Device]:
        """All pages of the table but the tablet's."""
        return [*filter(None, [self.screen]), *self.phones]

    def power_cut(self, *asleep: Device) -> None:
        """The program dies and is started again at the same place; some sleep and do not notice."""
        awake = [one for one in self.opened if one not in asleep]
        with ExitStack() as cut_off:
            for device in awake:
                cut_off.enter_context(device.allowing(CUT_OFF))
            self.program.kill()
            for device in awake:
                device.is_cut_off()
            self.program.start()
            if not self.hosts:
                self.keys.connect()
            for device in awake:
                device.linked()

    def drawn(self, *devices: Device) -> None:
        """Wait until these (none named: all open ones) show what is told now, and stand still."""
        newest = self.newest
        for device in devices or self.opened:
            if device.at_the_table:
                # The tablet counts on its own: for it, the newest that has come.
                device.draws(device.picture["v"] if isinstance(device, Tablet) else newest)
            settled(device.page)

    def shoot(self, folder: str, *, always: bool = False) -> None:
        """A picture of every device (`Device.shoot`)."""
        for number, device in enumerate(self.devices, start=1):
            kind = type(device).__name__.lower()
            device.shoot(self.shots / folder / f"{number:02d}-{kind}.png", always=always)

    @property
    def faults(self) -> list[str]:
        """What the pages complained of."""
        return [
            f"{type(device).__name__} {getattr(device, 'name', '')}: {fault}"
            for device in self.devices
            for fault in device.faults
        ]

    def end(self) -> None:
        faults = self.faults
        with ExitStack() as ends:
            ends.callback(self.program.stop)
            for device in (*self.devices, self.keys, *self.crowd.values()):
                ends.callback(device.leave)
        assert not faults, "\n".join(dict.fromkeys(faults))
        assert not self.program.errors(), self.program.errors()
