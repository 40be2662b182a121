"""The top level is fixed, nothing fetched is committed, and no machine is named."""

import json
import re

import pytest

from tests.architecture.tree import ROOT, our_files, read, text_files, told

TOP = {
    *("companion", "static", "templates", "tests", "deploy"),
    *("pyproject.toml", "constraints.txt", "package.json", "package-lock.json"),
    *("Makefile", "Procfile", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE"),
}
# Put together here, so that this file does not break its own law.
HOSTS = [
    "registry.npm" + "js.org",
    "npm" + "js.com",
    "pypi" + ".org",
    "files.python" + "hosted.org",
    "deb" + ".debian.org",
    "crates" + ".io",
]
FOLDERS = ["/wo" + "rk/", "/ro" + "ot/", "/opt/py" + "pi", "/opt/whe" + "els", ".py" + "env/"]
ELSEWHERE = re.compile("|".join(map(re.escape, HOSTS + FOLDERS)))
NPM_LOCKS = ("package-lock.json", "tests/js/tools/package-lock.json")
FETCHED = re.compile(r"(^|/)(node_modules|\.venv|__pycache__)/|^static/vendor/|\.min\.js$|\.whl$")


def test_the_top_level_is_fixed():
    tops = {path.split("/")[0] for path in our_files()}
    assert "pyproject.toml" in tops
    strangers = {top for top in tops - TOP if not top.startswith(".")}
    told(sorted(strangers), "a new thing at the top level finds a place in a folder that is there")


def test_nothing_fetched_is_committed():
    told([path for path in our_files() if FETCHED.search(path)], "third-party files stay out")


def test_no_registry_and_no_machine_is_named():
    wrongs = [
        f"{path}:{number}: {line.strip()[:80]}"
        for path in text_files()
        for number, line in enumerate(read(path).splitlines(), 1)
        if ELSEWHERE.search(line)
    ]
    told(wrongs, "no download host and no folder of somebody's machine")


def test_lock_files_pin_and_name_no_source():
    pins = read("constraints.txt").splitlines()
    assert pins
    told(
        [pin for pin in pins if not re.match(r"[\w.-]+==\S+( ;.*)?$", pin)],
        "a pin is name==version",
    )
    for lock in NPM_LOCKS:
        assert '"resolved"' not in read(lock), f"npm wrote addresses into {lock}: .npmrc forbids it"


@pytest.mark.parametrize("lock", NPM_LOCKS)
def test_a_lock_file_has_a_hash_for_every_package_it_needs(lock):
    """npm leaves out packages for other machines that its registry does not have, and `npm ci`
    then refuses the file wherever a registry has them."""
    packages = json.loads(read(lock))["packages"]
    own = json.loads(read(lock.replace("package-lock", "package")))
    asked = ("dependencies", "devDependencies", "optionalDependencies")
    assert {of: packages[""].get(of) for of in asked} == {of: own.get(of) for of in asked}
    needed = {name for one in packages.values() for of in asked for name in one.get(of, ())}
    there = {path.rpartition("node_modules/")[2] for path in packages}
    told(sorted(needed - there), f"{lock} needs a package that it does not pin")
    pinned = [path for path, one in packages.items() if path and not one.get("integrity")]
    told(pinned, f"{lock} pins a package without a hash")


def test_ci_runs_what_the_readme_tells_a_person():
    assert "make test" in read(".ci/run").splitlines()
    assert "make run" in read("README.md")
    assert "make test" in read("README.md")
    targets = set(re.findall(r"^([a-z]+):", read("Makefile"), re.MULTILINE))
    told_in_readme = set(re.findall(r"\bmake ([a-z]+)\b", read("README.md")))
    told(sorted(told_in_readme - targets), "the README names a make target that does not exist")


def test_scripts_can_be_run():
    for name in ("run", "provide", "venv"):
        assert (ROOT / ".ci" / name).stat().st_mode & 0o100, f".ci/{name} is not executable"
