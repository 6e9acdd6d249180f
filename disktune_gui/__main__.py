"""``python -m disktune_gui`` and the command ``disktune``."""

from __future__ import annotations

import sys

from disktune_gui.options import parsed


def main() -> int:
    """Run the program; where PyQt6 is missing, say so in a sentence."""
    options = parsed()
    try:
        # Each of the two loads only what it needs: the tray stays for as long as its user is there.
        if options.tray:
            from disktune_gui.tray import main as tray  # noqa: PLC0415

            return tray.run()
        from disktune_gui import app  # noqa: PLC0415
    except ImportError as error:
        sys.stderr.write(f"disktune: something it needs is not installed: {error}\n")
        return 2
    return app.run(options)


if __name__ == "__main__":
    sys.exit(main())
