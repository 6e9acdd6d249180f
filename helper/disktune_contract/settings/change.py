"""A change: a setting gets a value on a drive. An apply is made of them, a comparison switches between them."""

from __future__ import annotations

from disktune_contract.record import record
from disktune_contract.settings.setting import Value


@record
class Change:
    """One setting is to become ``value``, from ``expected``, which the user was looking at (None: unknown)."""

    setting: str
    expected: Value | None
    value: Value
