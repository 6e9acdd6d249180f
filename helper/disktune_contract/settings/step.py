"""One change of one setting: what an apply is made of, and what a comparison switches between."""

from __future__ import annotations

from disktune_contract.record import record
from disktune_contract.settings.setting import Value


@record
class Step:
    """One change: to ``value``, from ``expected``, which is what the user was looking at (None: unknown)."""

    setting: str
    expected: Value | None
    value: Value
