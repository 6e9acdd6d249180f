"""Every setting there is: one module per family, data only, gathered in one table."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable
from typing import Any

from disktune_contract.catalog import ata, block, md, nvme, power, schedulers, scsi, scsi_pages
from disktune_contract.record import contents, fields, is_kind
from disktune_contract.settings.drive_actions import ACTIONS, Action
from disktune_contract.settings.setting import Setting

SETTINGS: tuple[Setting, ...] = (
    *block.SETTINGS,
    *scsi.SETTINGS,
    *ata.SETTINGS,
    *ata.POWER_SETTINGS,
    *ata.SAFETY_SETTINGS,
    *nvme.SETTINGS,
    *scsi_pages.SETTINGS,
    *scsi_pages.CONDITION_SETTINGS,
    *power.SETTINGS,
    *md.SETTINGS,
    *block.FLAG_SETTINGS,
    *schedulers.SETTINGS,
    *block.LEGACY_SETTINGS,
)
"""In the order in which a drive's page shows them."""

BY_ID: dict[str, Setting] = {setting.id: setting for setting in SETTINGS}


class _Spellings(dict[type, Callable[[Any], str]]):
    """How values of each type are spelled as text that is the same in every process.

    Ten thousand values are spelled at each start, three quarters of them texts, numbers and truth values.
    """

    def __missing__(self, kind: type) -> Callable[[Any], str]:
        """Choose by the first value of a type."""
        spelled: Callable[[Any], str] = repr
        if is_kind(kind):
            spelled = _plain_record if {one.type for one in fields(kind)} <= _PLAIN else self._record
        self[kind] = spelled
        return spelled

    def each(self, values: Iterable[Any]) -> list[str]:
        """Return each value as text."""
        return [self[type(value)](value) for value in values]

    def _record(self, value: object) -> str:
        values = contents(value)
        parts = ",".join([f"{name}={self[type(one)](one)}" for name, one in values.items()])
        return f"{type(value).__name__}({parts})"


_PLAIN = {"int", "str", "bool", "float"}
"""Types as they are declared, whose values Python spells the same in every process."""


def _plain_record(value: object) -> str:
    # Two thirds of all records are rows of tables.
    return f"{type(value).__name__}{contents(value)!r}"


_SPELLINGS = _Spellings()


def _spell_tuple(values: tuple[Any, ...]) -> str:
    kinds = set(map(type, values))
    kind = kinds.pop() if len(kinds) == 1 else object
    # A table: all of its rows in one step.
    if _SPELLINGS[kind] is _plain_record:
        return f"({kind.__name__}{[*map(contents, values)]!r})"
    return f"({','.join(_SPELLINGS.each(values))})"


_SPELLINGS[tuple] = _spell_tuple
# A set's own order is another in each process.
_SPELLINGS[frozenset] = lambda values: f"{{{','.join(sorted(_SPELLINGS.each(values)))}}}"


def digest(declared: Setting | Action | tuple[object, ...]) -> str:
    """Return a digest of the declaration of a setting or an action, or of several."""
    return f"{zlib.crc32(_SPELLINGS[type(declared)](declared).encode()):08x}"


DIGEST: str
"""Equal if two programs have the same settings and actions; part of the helper's hello."""


def __getattr__(name: str) -> str:
    """Make the digest when it is first asked for: it spells ten thousand values."""
    if name != "DIGEST":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    made = globals()[name] = digest((SETTINGS, ACTIONS))
    return made
