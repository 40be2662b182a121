"""Fixtures: one Chromium for all scenes, and parties of people around a real server."""

import shutil
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, expect

from companion.web.build import pocket as pocket_build
from companion.web.paths import pocket_dir
from tests.browser.device import PATIENCE, SHOTS
from tests.browser.evening import Evening
from tests.browser.gallery import Gallery
from tests.browser.party import Party
from tests.browser.pocket_device import PocketDevice
from tests.browser.wall import SIZES, Wall
from tests.kit import missing
from tests.kit.browsers import playwright
from tests.kit.guest_pages import BY_NAME
from tests.kit.program import LAUNCH, Program
from tests.kit.static_host import StaticHost

HERE = Path(__file__).parent
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    BY_NAME,
)
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The first that is installed. The shell is the engine without windows, which take three quarters
of the processor time of eight phones."""
FAILED = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items):
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


# Not for the whole session: Playwright's loop would be in the way of other tests.
@pytest.fixture(scope="package")
def chromium():
    path = missing.find_chromium(*BROWSERS)
    expect.set_options(timeout=PATIENCE)
    with playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def gallery(chromium, tmp_path_factory, pytestconfig):
    """Pages that show snapshots."""
    program = Program(tmp_path_factory.mktemp("gallery") / "data").start()
    made = Gallery(chromium, program, all_variants=pytestconfig.getoption("--extra"))
    yield made
    made.close()
    program.stop()
    assert not program.errors(), program.errors()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def shoot_if_failed(room, item):
    if item.stash.get(FAILED, False):
        with suppress(Error):  # the page answers nothing
            room.shoot(f"failed/{item.name}", always=True)


def new_party(chromium, folder, faults="no_waiting"):
    program = Program(folder / "data")
    program.module = (LAUNCH, faults)
    return Party(chromium, program.start(), SHOTS)


@pytest.fixture
def party(chromium, tmp_path, request):
    """Makes parties: `party("Anna", "Bruno", …)` is a table with a tablet, a screen and phones.
    `faults`: those injected into the program (tests/kit/faults)."""
    made = []

    def make(*names, faults="no_waiting", **more):
        made.append(new_party(chromium, tmp_path, faults))
        return made[-1].begin(names, **more)

    yield make
    with ExitStack() as ends:
        for one in made:
            ends.callback(one.end)
            shoot_if_failed(one, request.node)


@pytest.fixture(scope="module")
def room_of_the_module(chromium, tmp_path_factory):
    room = new_party(chromium, tmp_path_factory.mktemp("room")).begin((), wall=False)
    yield room
    room.end()


@pytest.fixture
def room(room_of_the_module, request):
    """An empty table without pages, the same for all scenes of a file. They choose no game, open no
    screen, and make no other device the tablet."""
    yield room_of_the_module
    shoot_if_failed(room_of_the_module, request.node)
    empty_room(room_of_the_module)


def empty_room(room):
    """Close all pages and remove all seats; AssertionError if a page had faults."""
    faults = room.faults
    for device in (*room.devices, *room.crowd.values()):
        device.leave()
    for some in (room.devices, room.phones, room.crowd, room.names):
        some.clear()
    vars(room).pop("host", None)
    room.host_client.connect()
    for one in room.public_picture["table"]["seats"]:
        room.send_as_host("table.remove_seat", seat=one["id"])
    assert not faults, "\n".join(dict.fromkeys(faults))


@pytest.fixture(scope="package")
def static_host(tmp_path_factory):
    """The pocket edition on a host of files; a copy, which a scene may change."""
    if not pocket_build.is_current(pocket_dir()):
        pocket_build.make(pocket_dir())
    folder = tmp_path_factory.mktemp("served")
    shutil.copytree(pocket_dir(), folder / "pocket")
    host = StaticHost(folder)
    yield host
    host.stop()


@pytest.fixture(scope="package")
def device(chromium, static_host):
    """A device with the pocket edition, offline after its first visit, in which one file of the
    engine was missing first."""
    one = PocketDevice(chromium, f"{static_host.url}/pocket/")
    static_host.missing.add(".wasm.gz.2")
    one.visit_until_broken()
    static_host.missing.clear()
    one.visit()
    one.wait_cached()
    one.context.set_offline(True)
    yield one
    one.leave()


@pytest.fixture
def checked_device(device):
    """The same device; faults of its pages fail the test."""
    yield device
    assert device.faults == []


@pytest.fixture
def pocket(checked_device):
    """The device shows its tables; earlier scenes may have left some."""
    checked_device.go_to_tables()
    return checked_device


@pytest.fixture
def pocket_table(checked_device):
    """The device is at a table at which nobody sits yet."""
    checked_device.go_to_new_table()
    return checked_device


EIGHT = ("Anna", "Bruno", "Carla", "Dario", "Elisa", "Fabio", "Giulia", "Lorenzo")


@pytest.fixture
def dealt(party):
    """Eight people with a card each; only Anna's phone has a page."""
    room = party(crowd=EIGHT, wall=False, motion=True)
    evening = Evening(room)
    evening.choose_game()
    room.send_as_host("deal")
    expect(room.open_phone("Anna").card).to_be_visible()
    return evening


@contextmanager
def open_wall(chromium, program, before=""):
    """Open the page of the public screen; ends with an error if it complained of anything.

    `before`: a script that runs before those of the page.
    """
    screen = Wall(chromium, program, SIZES[0], touch=False)
    screen.context.add_init_script(before)
    screen.open()
    screen.wait_connected()
    yield screen
    screen.assert_no_faults()
    screen.leave()


@pytest.fixture(scope="module")
def screen_of_the_module(chromium, gallery):
    with open_wall(chromium, gallery.program) as screen:
        yield screen


@pytest.fixture
def wall(screen_of_the_module):
    """The page of the public screen, the same for all scenes of a file."""
    screen_of_the_module.resize(SIZES[0])
    yield screen_of_the_module
    screen_of_the_module.assert_no_faults()


@pytest.fixture
def television(chromium, gallery):
    """A wall of 2022: it knows no cascade layers, and so loads the flat sheet."""
    with open_wall(chromium, gallery.program, "delete window.CSSLayerBlockRule") as screen:
        yield screen
