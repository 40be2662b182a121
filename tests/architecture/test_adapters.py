"""What the libraries under our sockets do not promise is used in their adapters alone."""

import ast
import inspect
import re
import tomllib

import pytest

from companion.web.live.transport import gevent_adapter, socketio_adapter
from tests.architecture.tree import ROOT, files, imports, told

ADAPTERS = (gevent_adapter, socketio_adapter)
LIBRARIES = {"engineio", "flask_socketio", "socketio", "wsproto"}
INNER = {"gevent.baseserver", "gevent.hub", "gevent.pywsgi"}


def test_only_the_adapters_import_these_libraries():
    ours = {adapter.__name__.replace(".", "/") + ".py" for adapter in ADAPTERS}
    wrongs = [
        f"{path}:{line}: imports {module}"
        for path in {*files(".py", "companion")} - ours
        for line, module in imports(path)
        if module.split(".")[0] in LIBRARIES or ".".join(module.split(".")[:2]) in INNER
    ]
    told(sorted(wrongs), "what a library does not promise is used in its adapter alone")


@pytest.mark.parametrize("adapter", ADAPTERS, ids=lambda one: one.__name__.rpartition(".")[2])
def test_what_an_adapter_uses_is_on_its_list(adapter):
    tree = ast.parse((ROOT / f"{adapter.__name__.replace('.', '/')}.py").read_text("utf-8"))
    lists = tomllib.loads((ROOT / "tests/web/sockets/unpromised.toml").read_text("utf-8"))
    listed = set(re.findall(r"\w+", " ".join(lists[adapter.__name__.rpartition(".")[2]])))
    own = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    own |= {
        slot for node in ast.walk(tree) if isinstance(node, ast.Constant) for slot in [node.value]
    }
    private = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and re.match("_[a-z]", node.attr)
    }
    told(sorted(private - own - listed), "a private name is used and not on the list")
    overridden = {
        name
        for kind in vars(adapter).values()
        if inspect.isclass(kind) and kind.__module__ == adapter.__name__
        for name in vars(kind)
        if not name.startswith("__") and any(name in vars(base) for base in kind.__mro__[1:])
    }
    told(sorted(overridden - listed), "a method of a library is overridden and not on the list")
