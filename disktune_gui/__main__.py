"""``python -m disktune_gui`` and the command ``disktune``."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the program; where PyQt6 is missing, say so in a sentence."""
    try:
        from disktune_gui import app  # noqa: PLC0415
    except ImportError as error:
        sys.stderr.write(f"disktune: something it needs is not installed: {error}\n")
        return 2
    return app.run()


if __name__ == "__main__":
    sys.exit(main())
