"""The examples in deploy/ are right: these are started (test_examples has those that are read)."""

import asyncio
import json
import os
import re
import stat
import subprocess
import threading
from pathlib import Path

import pytest

from tests.kit.cluster import haproxy, nginx, open_page, open_table, start_cluster
from tests.kit.fork_server import FAULTS, ROOT
from tests.kit.postgres import find_tool as postgres_tool
from tests.kit.postgres import postgres
from tests.kit.program import SECONDS
from tests.kit.rig import Rig
from tests.kit.wire.phone import Gone, Phone, Refused, awaited, names, new_id

DEPLOY, TABLES = ROOT / "deploy", 6
PROXIES = {"nginx": nginx, "haproxy": haproxy}


@pytest.fixture(scope="module")
def town(tmp_path_factory):
    """Three programs on one PostgreSQL."""
    rig = Rig(tmp_path_factory.mktemp("town"))
    with start_cluster(rig, 3, "a_house_for_all", "no_limits", PROXIES="1") as made:
        yield made


@pytest.fixture(params=PROXIES)
def proxy(request, town, tmp_path):
    """Where the town is reached through a proxy."""
    faults = [one for one in os.environ.get(FAULTS, "").split(",") if one]
    with PROXIES[request.param](tmp_path, [one.port for one in town.programs], faults) as at:
        yield at


async def gathered_at(proxy, many):
    """The tablet of a new table, and so many guests."""
    tablet = await open_table(proxy)
    guests = [Phone(proxy, tablet.code) for _ in range(many)]
    for number, guest in enumerate(guests):
        assert (await guest.join(f"Phone {number}")).status == 303
        await open_page(guest, tablet.code)
    return [tablet, *guests]


@awaited
async def test_a_proxy_brings_everybody_to_the_table_and_keeps_it_in_one_process(proxy, town):
    for number in range(TABLES):
        tablet, *guests = await gathered_at(proxy, 3)
        await tablet.wait_for(lambda seen: len(names(seen)) == 3)
        with town.server.connect() as asking:
            wanted = "SELECT count(*) FROM presence WHERE code = %s"
            while (rows := asking.execute(wanted, (tablet.code,)).fetchone()[0]) == 0:
                await asyncio.sleep(0.05)
                asking.rollback()
        assert rows == 1, f"table {number} is in {rows} processes"
        for one in (tablet, *guests):
            assert (await one.do("table.rename", {"seat": 1, "called": "Ivo"})) is not None
            await one.leave()


@awaited
async def test_what_was_acknowledged_is_there_once_whatever_dies_behind_the_proxy(
    request, proxy, town
):
    """P16: each process, PostgreSQL, all processes together. No page is loaded for that, and nobody
    is turned away while a process is there."""
    tablet, *_ = everybody = await gathered_at(proxy, 6)
    asked = []

    async def goes_on():
        asked.append(new_id())
        await granted(tablet, {"called": f"Guest {len(asked)}"}, asked[-1])

    for program in town.programs:
        program.kill()
        await goes_on()
        program.start()
    town.server.crash()
    town.server.restart()
    await goes_on()
    with town.server.frozen():
        assert not (await tablet.do("table.add_seat", {"called": "Nobody"}))["ok"]
    await goes_on()
    # Which of its own processes answers is nginx's affair.
    for _ in range(3 if request.node.callspec.params["proxy"] == "nginx" else 1):
        await all_die_together(request, town, everybody)
    await goes_on()
    ids = [json.loads(row)["id"] for row in town.rows(tablet.code)]
    assert [ids.count(one) for one in asked] == [1] * len(asked)
    for one in everybody:
        one.drop()


async def all_die_together(request, town, everybody):
    """All processes; everybody is back at once when they are there again."""
    for program in town.programs:
        program.kill()
    for one in everybody:
        with pytest.raises(Refused):
            await one.connect()
    for program in town.programs:
        program.start()
    # HAProxy looks every two seconds whether a process is there; nginx must know at once.
    while (
        request.node.callspec.params["proxy"] == "haproxy"
        and (await everybody[0].browser.get("/healthz")).status != 200
    ):
        await asyncio.sleep(0.1)
    await asyncio.gather(*(one.connect() for one in everybody))


async def granted(tablet, wish, id):
    """A command is sent with one id until it is granted."""
    while True:
        try:
            answer = await tablet.do("table.add_seat", wish, id)
        except Gone:
            await back(tablet)
            continue
        if answer["ok"]:
            return
        assert answer["code"] in ("E_CANNOT_SAVE", "E_TRY_AGAIN", "E_BUSY"), answer


async def back(phone):
    """As a page does it: again and again, until the socket is open."""
    async with asyncio.timeout(SECONDS):
        while True:
            try:
                return await phone.connect()
            except Exception:
                await asyncio.sleep(0.1)


def test_nginx_writes_no_code_down_where_a_process_is_away(tmp_path):
    with nginx(tmp_path, [1]) as at:
        assert asyncio.run(Phone(at, "").browser.get("/j/LUME42")).status == 502
    assert "LUME42" not in (tmp_path / "nginx.log").read_text()


def test_figures_are_not_shown_to_the_town(proxy):
    async def asked():
        return (await Phone(proxy, "").browser.get("/metrics")).status

    assert asyncio.run(asked()) == 404


@awaited
async def test_an_upgrade_takes_one_process_after_the_other(town, tmp_path):
    """`deploy/upgrade.sh`, with a systemctl that restarts our programs."""
    orders, done = tmp_path / "orders", tmp_path / "done"
    for one in (orders, done):
        os.mkfifo(one)
    stub = tmp_path / "systemctl"
    stub.write_text(f'#!/bin/sh\necho "$@" > {orders}\nread said < {done}\n')
    stub.chmod(0o700)
    heard = []

    def obey():
        for program in town.programs:
            heard.append(orders.read_text().strip())
            program.stop()
            program.start()
            done.write_text("done\n")

    # Not waited for where the script ends early: then nothing is written that it could read.
    obeying = threading.Thread(target=obey, daemon=True)
    obeying.start()
    tablet = Phone(town.address(0), "", "tablet")
    await tablet.open_table()
    ports = [str(one.port) for one in town.programs]
    path = f"{tmp_path}:{os.environ['PATH']}"
    upgrade = await asyncio.create_subprocess_exec(
        DEPLOY / "upgrade.sh", *ports, env={"PATH": path}, stdout=subprocess.PIPE
    )
    said, _ = await upgrade.communicate()
    assert said.decode().splitlines() == [f"{port} is ready" for port in ports]
    assert upgrade.returncode == 0
    obeying.join()
    assert heard == [f"restart veglia@{port}" for port in ports]
    await tablet.connect()
    await tablet.leave()


def test_a_copy_of_postgresql_brings_everything_back(town, tmp_path):
    url, file = town.server.url, tmp_path / "town.dump"
    path = f"{Path(postgres_tool('pg_dump')).parent}:{os.environ['PATH']}"

    def run(script, at):
        command = [DEPLOY / script, file]
        subprocess.run(command, check=True, env={"PATH": path, "DATABASE_URL": at}, timeout=300)

    def rows(at):
        import psycopg

        with psycopg.connect(at) as asking:
            return asking.execute("SELECT * FROM records ORDER BY code, number").fetchall()

    run("backup.sh", url)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with pytest.raises(subprocess.CalledProcessError):  # its processes run
        run("restore.sh", url)
    other = town.server.create("restored")
    run("restore.sh", other)
    assert rows(other) == rows(url) != []
    run("restore.sh", other)  # over what is there
    assert rows(other) == rows(url)


def test_postgresql_starts_with_our_settings_and_has_them(tmp_path):
    wanted = dict(
        re.findall(r"^(\w+) = (\S+)", (DEPLOY / "postgresql.conf").read_text(), re.MULTILINE)
    )
    with postgres(settings=DEPLOY / "postgresql.conf") as server, server.connect() as asking:
        for name, value in wanted.items():
            found = asking.execute("SELECT current_setting(%s)", (name,)).fetchone()[0]
            assert found == value, name
