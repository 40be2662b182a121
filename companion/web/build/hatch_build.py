"""Build hook: a wheel carries the browser's code, static files and templates."""

import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BrowserCode(BuildHookInterface):
    """Builds the browser's code and adds what lies beside the package to the wheel. An editable
    install uses the checkout, which `make` builds."""

    def dependencies(self) -> list[str]:
        """Node as a Python wheel, only on a machine without npm."""
        return [] if shutil.which("npm") else self.metadata.core.optional_dependencies["node"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the files are collected. `version`: «standard» or «editable»."""
        if version != "standard":
            return
        sys.path.insert(0, self.root)
        from companion.web.build import __main__

        __main__.ensure()
        build_data["force_include"] |= {
            "static": "companion/_static",
            "templates": "companion/_templates",
        }
        # Made by `make pocket`, with what a wheel's own build has not installed.
        if (Path(self.root) / "build" / "pocket" / "index.html").is_file():
            build_data["force_include"]["build/pocket"] = "companion/_pocket"
