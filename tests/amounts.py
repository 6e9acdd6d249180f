"""How many examples a test tries and how long it waits: less of it where a person waits for the verdict."""

from __future__ import annotations

import os

PATIENCE_S = 240.0
"""For what has to come: more than any machine needs, less than the 300 s after which a test is ended."""


def amount(full: int) -> int:
    """Return *full* where CI is set, else a tenth of it."""
    return full if os.environ.get("CI") else max(1, full // 10)
