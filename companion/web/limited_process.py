"""Run a module in a process of its own, with low priority, limited time and limited memory."""

import contextlib
import os
import sys

import gevent
from gevent import subprocess

SECRET_SETTINGS = ("DATABASE_URL", "SECRET_KEY", "METRICS_TOKEN", "PHASE_HOOK")
"""Settings that are not passed to such a process."""
NICENESS = 10


def run(module: str, *arguments: str, stdin: bytes, seconds: float) -> bytes | None:
    """The output of `python -m module arguments`; None if it could not start, failed, took longer
    than `seconds` or was killed. Other greenlets run meanwhile."""
    environ = {name: value for name, value in os.environ.items() if name not in SECRET_SETTINGS}
    try:
        process = subprocess.Popen(
            [sys.executable, "-m", module, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environ,
        )
    except OSError:
        return None
    try:
        output: bytes = process.communicate(stdin, timeout=seconds)[0]
    except (subprocess.TimeoutExpired, gevent.Timeout):
        return None
    finally:
        with contextlib.suppress(OSError):
            process.kill()
        process.wait()
    return None if process.returncode else output


def limit(cpu_seconds: int, memory_bytes: int | None = None, *, niceness: int = NICENESS) -> None:
    """Called inside such a process: lower its priority and limit its time and memory, even if the
    parent dies. Without effect on Windows."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    if sys.platform != "win32":
        import resource

        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_CPU, (cpu_seconds, cpu_seconds))
            if memory_bytes is not None:
                resource.setrlimit(resource.RLIMIT_AS, (memory_bytes, memory_bytes))
