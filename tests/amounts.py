"""How many examples a test tries, or seconds it waits: fewer where a person waits for the verdict."""

from __future__ import annotations

import os


def amount(full: int) -> int:
    """Return *full* where CI is set, else a tenth of it."""
    return full if os.environ.get("CI") else max(1, full // 10)
