"""The examples in deploy/ are right: these are checked by the program that reads them, or by us."""

import inspect
import json
import os
import re
import shutil
import subprocess
import tomllib
from itertools import chain

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from companion.web.config import SETTINGS
from companion.web.live.phase_hook import phase_of
from tests.kit.missing import find_program
from tests.kit.postgres import find_tool
from tests.kit.program import ROOT, SECONDS

DEPLOY = ROOT / "deploy"


def test_systemd_understands_the_unit(tmp_path):
    verify = find_program("systemd-analyze", "systemd", "systemd")
    unit = tmp_path / "veglia@.service"
    said = (DEPLOY / "veglia@.service").read_text()
    unit.write_text(re.sub(r"/srv/veglia/.venv/bin/companion", "/bin/true", said))
    done = subprocess.run([verify, "verify", unit], capture_output=True, text=True, timeout=SECONDS)
    complaints = [line for line in done.stderr.splitlines() if "veglia@" in line]
    assert complaints == []


def test_what_the_unit_and_the_example_set_are_settings():
    text = "".join((DEPLOY / one).read_text() for one in ("veglia@.service", "environment.example"))
    named = set(re.findall(r"\b([A-Z][A-Z_]+)=", text))
    assert named
    assert {name.lower() for name in named} <= set(SETTINGS)


def compose():
    """What reads a compose file: as a command of its own, or as a part of Docker's."""
    docker = shutil.which("docker") or "/bin/false"
    asked = [docker, "compose", "version"]
    if subprocess.run(asked, capture_output=True, timeout=SECONDS).returncode == 0:
        return [docker, "compose"]
    return [find_program("docker-compose", "docker compose", "docker-compose")]


def test_docker_understands_the_compose_file():
    given = {"POSTGRES_PASSWORD": "x", "SECRET_KEY": "k" * 32, "PUBLIC_URL": "http://a.example"}
    check = [*compose(), "-f", DEPLOY / "compose.yaml", "config", "--quiet"]
    done = subprocess.run(check, env=os.environ | given, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_database_of_the_compose_file_is_reached_by_the_services_beside_it(tmp_path):
    """Where a file of our own takes the place of the image's, that no longer says so."""
    compose = (DEPLOY / "compose.yaml").read_text()
    command = json.loads(re.search(r"^    command: (\[.*postgres.*\])$", compose, re.MULTILINE)[1])
    shown = re.search(r"\./postgresql\.conf:(\S+):ro", compose)[1]
    given = [one.replace(shown, str(tmp_path / "veglia.conf")) for one in command[1:]]
    (tmp_path / "veglia.conf").write_text((DEPLOY / "postgresql.conf").read_text())
    asked = [find_tool(command[0]), "-C", "listen_addresses", "-D", str(tmp_path), *given]
    done = subprocess.run(asked, capture_output=True, text=True, timeout=SECONDS)
    assert done.stdout == "*\n", done.stderr


def test_what_the_image_and_its_services_name_is_there():
    """The image is built by no test, for that takes a network: what can be read is read."""
    image, compose, conf, ignored = (
        (DEPLOY / name).read_text()
        for name in ("Dockerfile", "compose.yaml", "nginx.conf", "Dockerfile.dockerignore")
    )
    places = dict(re.findall(r"s/127\.0\.0\.1:(\d+)/(\w+):8000/", compose))
    assert set(places) == set(re.findall(r"server 127\.0\.0\.1:(\d+)", conf))
    assert set(places.values()) == set(re.findall(r"^  (\w+): \*veglia$", compose, re.MULTILINE))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted, installed = project["project"], set(re.findall(r"^([a-z0-9-]+)==", hashed(), re.M))
    extras = (wanted["optional-dependencies"][name] for name in ("postgres", "node"))
    builds = project["build-system"]["requires"]
    for one in (*wanted["dependencies"], *chain(*extras), *builds):
        assert canonicalize_name(Requirement(one).name) in installed, one
    command = " ".join(json.loads(re.search(r"^CMD (.+)", image, re.MULTILINE)[1]))
    assert f"web: {command}\n" == (ROOT / "Procfile").read_text()
    named = re.search(r"--require-hashes -r (\S+) ", image)[1]
    assert (ROOT / named).is_file()
    assert {"instance", "**/secret.key", "**/*.db*", "**/.env"} <= set(ignored.splitlines())


def hashed():
    """What the image installs, each package one line."""
    return (DEPLOY / "requirements.txt").read_text().replace(" \\\n", "")


def test_what_the_image_installs_has_its_version_of_the_lock_file_and_a_hash():
    versions = (ROOT / "constraints.txt").read_text().splitlines()
    locked = {one.partition(" ;")[0] for one in versions}
    lines = hashed().splitlines()
    assert lines
    for line in lines:
        version, _, hashes = line.partition("    --hash=")
        assert version.partition(" ;")[0].strip() in locked, line
        assert re.fullmatch(r"sha256:[0-9a-f]{64}(    --hash=sha256:[0-9a-f]{64})*", hashes), line


def test_the_lamps_follow_phases_that_the_hook_posts():
    lamps, posted = (DEPLOY / "home-assistant.yaml").read_text(), inspect.getdoc(phase_of)
    every = set(re.findall(r'"(\w+)"', posted))
    assert set(re.findall(r'"(\w+)"', lamps.partition('"phase": ')[2].partition("}")[0])) == every
    named = re.findall(r"phase == '(\w+)'", lamps)
    assert named
    assert set(named) < every


def test_every_example_has_its_test():
    checked = {"nginx.conf", "haproxy.cfg", "postgresql.conf", "veglia@.service", "compose.yaml"}
    checked |= {"environment.example", "backup.sh", "restore.sh", "upgrade.sh"}
    checked.add("home-assistant.yaml")
    read = {"Dockerfile", "Dockerfile.dockerignore", "requirements.txt"}
    assert {one.name for one in DEPLOY.iterdir()} == checked | read
