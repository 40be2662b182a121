"""Build hook: browser code into static/vendor, and static files and templates into the wheel."""

import shutil
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BrowserCode(BuildHookInterface):
    """Vendors before every install, and makes a wheel carry what lies beside the package."""

    def dependencies(self) -> list[str]:
        """Ask for Node as a Python wheel, only on a machine without npm."""
        return [] if shutil.which("npm") else self.metadata.core.optional_dependencies["node"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Fill static/vendor; an editable install goes on reading the checkout itself."""
        sys.path.insert(0, self.root)
        from companion.web import vendor

        vendor.ensure()
        if version == "standard":
            build_data["force_include"] |= {
                "static": "companion/_static",
                "templates": "companion/_templates",
            }
