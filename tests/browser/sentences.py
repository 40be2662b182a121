"""What stands on the screens, from the catalogs that the devices read."""

from tests.kit.sentences import said

__all__ = ["said"]
