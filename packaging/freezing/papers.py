"""In the build's environment: check whether a frozen program is complete, and add the licences.

``python -m freezing.papers INSIDE LICENCES [LIBRARY...]``: the folder of its data, a folder to create, and
the libraries that came from the system.
"""

from __future__ import annotations

import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

from freezing.completeness import everything_installed, missing_data
from freezing.licences import gather_licences, gather_system_licences

_PYTHON_S = ("LICENSE.txt", "LICENSE")


def python_licence() -> Path | None:
    """Return Python's own licence, if this Python includes it."""
    library = Path(sysconfig.get_path("stdlib"))
    return next((library / name for name in _PYTHON_S if (library / name).is_file()), None)


def main(arguments: Sequence[str]) -> int:
    """Check the data and gather the licences; return the exit status."""
    inside, licences, *libraries = map(Path, arguments)
    if missing := missing_data(inside):
        print(f"The frozen program lacks {', '.join(missing)}.", file=sys.stderr)
        return 1
    gather_licences(everything_installed(), licences)
    told = python_licence()
    if told is not None:
        (licences / "Python").mkdir()
        (licences / "Python" / told.name).write_bytes(told.read_bytes())
    gather_system_licences(libraries, licences)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
