"""All faults and circumstances, entered by importing the modules beside this one."""

from importlib import import_module
from pathlib import Path

from tests.kit.faults.fault import ALL, faults

RUN_ALONE = {"every", "launch", "launched"}
for module in sorted(one.stem for one in Path(__file__).parent.glob("*.py")):
    if module not in RUN_ALONE:
        import_module(f"tests.kit.faults.{module}")
__all__ = ["ALL", "faults"]
