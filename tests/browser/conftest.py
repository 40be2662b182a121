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
from tests.kit.people import LAUNCH, Program
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
"""The first that is there. The shell is the same engine without the windows around it, which take
three quarters of the processor time where eight phones are open."""
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
    """Pages in which recorded moments are looked at."""
    program = Program(tmp_path_factory.mktemp("gallery") / "data").start()
    made = Gallery(chromium, program, all_ways=pytestconfig.getoption("--extra"))
    yield made
    made.close()
    program.stop()
    assert not program.errors(), program.errors()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def shown_if_failed(room, item):
    if item.stash.get(FAILED, False):
        with suppress(Error):  # the page answers nothing
            room.shoot(f"failed/{item.name}", always=True)


def begun(chromium, folder, put="no_waiting"):
    program = Program(folder / "data")
    program.module = (LAUNCH, put)
    return Party(chromium, program.start(), SHOTS)


@pytest.fixture
def party(chromium, tmp_path, request):
    """Makes parties: `party("Anna", "Bruno", …)` is a table with a tablet, a screen and phones.
    `put`: the circumstances put into the program (tests/kit/faults)."""
    made = []

    def make(*names, put="no_waiting", **more):
        made.append(begun(chromium, tmp_path, put))
        return made[-1].begin(names, **more)

    yield make
    with ExitStack() as ends:
        for one in made:
            ends.callback(one.end)
            shown_if_failed(one, request.node)


@pytest.fixture(scope="module")
def room_of_the_module(chromium, tmp_path_factory):
    room = begun(chromium, tmp_path_factory.mktemp("room")).begin((), wall=False)
    yield room
    room.end()


@pytest.fixture
def room(room_of_the_module, request):
    """A table at which nobody sits, and no page is open: the same for all scenes of a file. They
    choose no game, switch on no screen, and make no other device the tablet."""
    yield room_of_the_module
    shown_if_failed(room_of_the_module, request.node)
    all_go_home(room_of_the_module)


def all_go_home(room):
    """All pages are closed, and everybody leaves the table."""
    faults = room.faults
    for device in (*room.devices, *room.crowd.values()):
        device.leave()
    for some in (room.devices, room.phones, room.crowd, room.names):
        some.clear()
    vars(room).pop("host", None)
    room.keys.connect()
    for one in room.told["table"]["seats"]:
        room.tells("table.remove_seat", seat=one["id"])
    assert not faults, "\n".join(dict.fromkeys(faults))


@pytest.fixture(scope="package")
def static_host(tmp_path_factory):
    """The pocket in a folder of a host that only has files; a copy, which a scene may change."""
    if not pocket_build.is_current(pocket_dir()):
        pocket_build.make(pocket_dir())
    folder = tmp_path_factory.mktemp("served")
    shutil.copytree(pocket_dir(), folder / "pocket")
    host = StaticHost(folder)
    yield host
    host.stop()


@pytest.fixture(scope="package")
def device(chromium, static_host):
    """A device that has Veglia in its pocket, in flight mode from then on. On the first way a
    part of the engine was not to be had."""
    one = PocketDevice(chromium, f"{static_host.url}/pocket/")
    static_host.missing.add(".wasm.gz.2")
    one.begins_to_visit()
    static_host.missing.clear()
    one.visit()
    one.is_kept()
    one.context.set_offline(True)
    yield one
    one.leave()


@pytest.fixture
def well(device):
    """The same device; whatever its pages complained of ends the scene."""
    yield device
    assert device.faults == []


@pytest.fixture
def pocket(well):
    """The device shows its tables, of which earlier scenes may have left some."""
    well.at_tables()
    return well


@pytest.fixture
def pocket_table(well):
    """The device is at a table at which nobody sits yet."""
    well.at_new_table()
    return well


EIGHT = ("Anna", "Bruno", "Carla", "Dario", "Elisa", "Fabio", "Giulia", "Lorenzo")


@pytest.fixture
def dealt(party):
    """Eight people with a card each; only Anna's phone is a browser's, and no screen is on yet."""
    room = party(crowd=EIGHT, wall=False, motion=True)
    evening = Evening(room)
    evening.choose_game()
    room.tells("deal")
    expect(room.picks_up("Anna").card).to_be_visible()
    return evening


@contextmanager
def hung(chromium, program, before=""):
    """A television on the wall; ends with an error if the page complained of anything.

    `before`: a script that runs before those of the page.
    """
    screen = Wall(chromium, program, SIZES[0], touch=False)
    screen.context.add_init_script(before)
    screen.open()
    screen.linked()
    yield screen
    screen.is_well()
    screen.leave()


@pytest.fixture(scope="module")
def screen_of_the_module(chromium, gallery):
    with hung(chromium, gallery.program) as screen:
        yield screen


@pytest.fixture
def wall(screen_of_the_module):
    """A television on the wall, for scenes that only look at it: one page shows them all."""
    screen_of_the_module.hang(SIZES[0])
    yield screen_of_the_module
    screen_of_the_module.is_well()
