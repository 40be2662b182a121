"""A server with a table, and the devices of everybody in the room."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cached_property
from pathlib import Path
from typing import TypeVar

from playwright.sync_api import Browser
from requests.cookies import RequestsCookieJar

from tests.browser.checks import wait_for_frames
from tests.browser.device import CUT_OFF, Device
from tests.browser.people import Phone, Screen, Tablet
from tests.kit.client import Client
from tests.kit.program import Program
from tests.kit.wire.phone import Picture, names

PHONE, TABLET, WALL = (360, 640), (1024, 768), (1280, 720)

D = TypeVar("D", bound=Device)


class Party:
    """`end` fails if any page had an error. `host_client`: the host's device until its page is
    opened (`host`). `crowd`: clients without a page, by name."""

    def __init__(self, browser: Browser, program: Program, shots: Path) -> None:
        self.browser, self.program, self.shots = browser, program, shots
        self.shared: dict[str, object] = {}
        self.language = "it-IT"
        self.host_client = Client(program, "tablet")
        self.devices: list[Device] = []
        self.phones: list[Phone] = []
        self.crowd: dict[str, Client] = {}
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
        """The host opens the table, and everybody takes a seat.

        `crowd`: people whose phones have no page. `workers`: whether the devices may have service
        workers. `wall`: whether there is a screen. `doors`: whether the pages of invite and seat
        are opened, too, not only their cookies taken. `motion`: without prefers-reduced-motion.
        """
        self.shared = {"workers": workers}
        if not motion:
            self.shared["reduced_motion"] = "reduce"
        self.language = self.host_client.http.headers["Accept-Language"] = language
        if doors:
            self.host = self.tablet(language=language).accept_invite(self.program.invite)
        else:
            self.host_client.host()
        if wall:
            self.open_screen(language)
        for name in names:
            self.join(name, phone, doors=doors)
        for name in crowd:
            self.crowd[name] = self.join_without_page(name)
        self.names += crowd
        return self

    def join(
        self, name: str, size: tuple[int, int] = PHONE, *, doors: bool = False, **more: object
    ) -> Phone:
        """One more person, with the page of a phone."""
        phone = self.phone(size, language=self.language, **more)
        (phone.join(name) if doors else phone.open_seat(name, self.seat_cookies(name)))
        self.phones.append(phone)
        self.names.append(name)
        return phone

    def join_without_page(self, name: str) -> Client:
        guest = Client(self.program)
        guest.http.headers["Accept-Language"] = self.language
        assert guest.join(name).status_code == 303, name
        return guest

    def add_seat(self, name: str) -> None:
        """Add a player without a phone."""
        self.send_as_host("table.add_seat", called=name)
        self.names.append(name)

    def seat_cookies(self, name: str) -> RequestsCookieJar:
        """The cookie that the join page gives to a visitor who takes a seat."""
        guest = self.join_without_page(name)
        guest.leave()
        return guest.http.cookies

    @cached_property
    def host(self) -> Tablet:
        """The page of the moderator's tablet, opened at first use."""
        self.host_client.leave()
        tablet = self.tablet(language=self.language)
        tablet.open_with(self.host_client.http.cookies)
        return tablet

    @property
    def open_hosts(self) -> list[Tablet]:
        """The host's page, if it is open."""
        return [self.host] if "host" in vars(self) else []

    def send_as_host(self, command: str, **arguments: object) -> None:
        """Send a command as the host; their page need not be open."""
        for host in self.open_hosts:
            return host.send(command, **arguments)
        self.host_client.must_do(command, **arguments)

    def open_screen(self, language: str = "it-IT") -> Screen:
        """The page of the public screen."""
        self.screen = self.new(Screen, WALL, language=language, touch=False)
        self.screen.open()
        self.screen.wait_connected()
        return self.screen

    def open_phone(self, name: str, size: tuple[int, int] = PHONE) -> Phone:
        """Open the page of one of the crowd."""
        phone = self.phone(size, language=self.language)
        phone.open_seat(name, self.crowd[name].http.cookies)
        self.phones.append(phone)
        return phone

    @contextmanager
    def phone_of(self, name: str) -> Iterator[Phone]:
        """The page of one of the crowd, open during the block."""
        phone = self.open_phone(name)
        yield phone
        assert not phone.faults, (name, phone.faults)
        phone.leave()
        self.phones.remove(phone)
        self.devices.remove(phone)

    def act_for(self, name: str, command: str, **arguments: object) -> None:
        """Send a command for a player through the host's tablet."""
        seat = self.names.index(name) + 1
        for host in self.open_hosts:
            return host.act_for(seat, command, **arguments)
        answer = self.host_client.do(command, arguments, seat=seat)
        assert answer["ok"], (name, command, answer)

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
    def public_picture(self) -> Picture:
        """The picture of a screen that connects for it."""
        spectator = Client(self.program, "screen").connect()
        spectator.leave()
        return spectator.picture

    @property
    def seated_names(self) -> list[str]:
        return names(self.public_picture)

    @property
    def everybody(self) -> list[Device]:
        return [self.host, *self.others]

    @property
    def open_pages(self) -> list[Device]:
        """All open pages of the table."""
        return [*self.open_hosts, *self.others]

    @property
    def others(self) -> list[Device]:
        """All open pages of the table but the host's."""
        return [*filter(None, [self.screen]), *self.phones]

    def crash_and_restart(self, *asleep: Device) -> None:
        """Kill and restart the server; all but those asleep notice, and reconnect."""
        awake = [one for one in self.open_pages if one not in asleep]
        with ExitStack() as cut_off:
            for device in awake:
                cut_off.enter_context(device.allowing(CUT_OFF))
            self.program.kill()
            for device in awake:
                device.wait_disconnected()
            self.program.start()
            if not self.open_hosts:
                self.host_client.connect()
            for device in awake:
                device.wait_connected()

    def wait_drawn(self, *devices: Device) -> None:
        """Wait until these (default: all open pages) show the newest picture, and are laid out."""
        newest = self.public_picture["v"]
        for device in devices or self.open_pages:
            if device.at_the_table:
                # A tablet has version numbers of its own.
                tablet = isinstance(device, Tablet)
                device.wait_for_version(device.picture["v"] if tablet else newest)
            wait_for_frames(device.page)

    def shoot(self, folder: str, *, always: bool = False) -> None:
        """A screenshot of every device (`Device.shoot`)."""
        for number, device in enumerate(self.devices, start=1):
            kind = type(device).__name__.lower()
            device.shoot(self.shots / folder / f"{number:02d}-{kind}.png", always=always)

    @property
    def faults(self) -> list[str]:
        """Errors of all pages."""
        return [
            f"{type(device).__name__} {getattr(device, 'name', '')}: {fault}"
            for device in self.devices
            for fault in device.faults
        ]

    def end(self) -> None:
        faults = self.faults
        with ExitStack() as ends:
            ends.callback(self.program.stop)
            for device in (*self.devices, self.host_client, *self.crowd.values()):
                ends.callback(device.leave)
        assert not faults, "\n".join(dict.fromkeys(faults))
        assert not self.program.errors(), self.program.errors()
