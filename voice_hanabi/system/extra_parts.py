"""Extra parts of the program: packages that few need, and how they are installed."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

EXTRA_OF: Mapping[str, str] = MappingProxyType({"aiortc": "serve", "av": "serve", "psycopg": "club"})
"""The extra part that has a package, for packages without which a whole command doesn't work."""


def own_pip() -> str:
    """Return the command line that begins pip for this program; any other pip installs packages elsewhere.

    In a checkout it is a path in its folder, which is short enough to be said and typed. A packed program has
    no pip.
    """
    if getattr(sys, "frozen", False):
        return "pip"
    if Path(sys.prefix).name == ".venv":
        return r".venv\Scripts\pip" if os.name == "nt" else ".venv/bin/pip"
    return f'"{sys.executable}" -m pip'
