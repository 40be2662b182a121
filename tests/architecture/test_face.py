"""What games import from `companion.core` is what its page of names says."""

from importlib import import_module

from companion import core
from companion.core import public
from tests.architecture.tree import files, module_of

OWN = {name for name in vars(public) if not name.startswith("_")}


def test_no_name_of_the_face_is_hidden_by_a_module_that_is_called_alike():
    """Python finds the modules of a package before its `__getattr__`."""
    for path in files(".py", "companion/core"):
        import_module(module_of(path))
    assert len(OWN) > 100
    assert [name for name in sorted(OWN) if getattr(core, name) is not getattr(public, name)] == []
