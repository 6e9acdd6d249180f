"""``python -m disktune_gui`` and the command ``disktune``."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress


def main() -> int:
    """Run the program, or a command for a terminal; where PyQt6 is missing, print that in a sentence."""
    # No command has a slash or a point in its name; a file of a saved drive has.
    if sys.argv[1:] and not sys.argv[1].startswith("-") and not {"/", "."} & {*sys.argv[1]}:
        from disktune_gui.desktop import hand_over  # noqa: PLC0415  # without Qt, and without the options below

        return hand_over.main(sys.argv[1:])
    from disktune_gui.options import parsed  # noqa: PLC0415

    options = parsed()
    name_home()
    if options.demo_speed > 1:
        # For all processes of the demo, which read it from their environment (`disktune_gui.demo.activity.SPEED`).
        os.environ["DISKTUNE_DEMO_SPEED"] = f"{options.demo_speed}@{time.monotonic()}"
    try:
        # Each of the two loads only what it needs: the tray runs as long as its user is logged in.
        if options.tray:
            from disktune_gui.tray import main as tray  # noqa: PLC0415

            return tray.run(demo=options.demo)
        from disktune_gui import app  # noqa: PLC0415
    except ImportError as error:
        sys.stderr.write(f"disktune: a required library is not installed: {error}\n")
        return 2
    return app.run(options)


def name_home() -> None:
    """Set HOME to the user's folder: where it is not set, as below a unit, Qt would take the root for it."""
    if not os.environ.get("HOME"):
        from pathlib import Path  # noqa: PLC0415  # seldom

        os.environ.pop("HOME", None)
        with suppress(RuntimeError):  # A user without an account entry has none.
            os.environ["HOME"] = str(Path.home())


if __name__ == "__main__":
    sys.exit(main())
