"""What cannot be written as types, and what a process apart cannot do.

The types are kept as they are (tests/architecture/test_generated_fresh.py), and tsc reads them.
"""

import os
import sys

import pytest

from companion.web import apart
from companion.web.build import typescript


def test_two_shapes_of_one_name_are_refused(monkeypatch):
    monkeypatch.setattr(typescript, "_NAMES", {})
    with pytest.raises(ValueError, match="Prompt"):
        typescript.types()


def test_a_process_that_cannot_be_started_has_no_answer(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nothing"))
    assert apart.done("companion.web.speech.render", "it", given=b"Uno.", seconds=10.0) is None


def test_a_system_without_niceness_and_limits_goes_on_as_it_is(monkeypatch):
    monkeypatch.delattr(os, "nice")
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "resource", None)
    apart.be_small(1, 1)
    assert not hasattr(os, "nice")
