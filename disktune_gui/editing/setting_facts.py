"""What there is to know about one setting on one drive, as terms with their words. No Qt."""

from __future__ import annotations

from disktune_contract.drives.drive import Drive
from disktune_contract.rules import rules
from disktune_contract.settings.access import ModeField, NvmeField
from disktune_contract.settings.ata_access import (
    SET_FEATURES,
    AtaAccess,
    AtaFeature,
    AtaReading,
    AtaSwitch,
    AtaTimer,
    AtaVerify,
    ErrorRecoveryLimit,
    PowerConditionTimer,
)
from disktune_contract.settings.setting import (
    Choice,
    Legacy,
    Offer,
    PioWidth,
    Range,
    ReadOnlyFlag,
    Setting,
    State,
    Status,
    SysfsAttribute,
    Table,
    Value,
)
from disktune_contract.units import Unit, duration
from disktune_gui.text import wording

FEW = 6
"""Values of a table that are all told; of more only the ends."""

Fact = tuple[str, str]
"""A term and what stands behind it."""


def facts(setting: Setting, state: State | None, drive: Drive | None) -> tuple[Fact, ...]:
    """Return everything: value now, at the start, what is offered, how long it lasts, other names, source."""
    found = [
        ("Now", _now(setting, state)),
        ("To begin with", _default(setting, state)),
        ("This drive offers", _offered(setting, state)),
        ("How long", wording.lifetime_words(setting)),
        ("At worst", setting.danger),
        ("Known as", " · ".join(names(setting, drive.name if drive is not None else ""))),
        ("Source", setting.source.rstrip(".")),
    ]
    return tuple((term, words) for term, words in found if words)


def names(setting: Setting, drive: str = "") -> tuple[str, ...]:
    """Return under which names people know *setting* elsewhere: a flag of hdparm, a file of the kernel, a command.

    The file is told with the name of *drive* if there is one.
    """
    flag = f"hdparm {setting.hdparm}" if setting.hdparm else ""
    return tuple(name for name in (flag, _address(setting, drive or "<drive>")) if name)


def meaning(setting: Setting, value: Value | None) -> str:
    """Return what a value means beyond itself; empty if nothing.

    That is the band in which a number lies, or the larger unit, or what a word of the kernel's comes to.
    """
    domain = setting.domain
    if isinstance(domain, Choice):
        comes_to = domain.meaning(value)
        return f"{value}: {comes_to}" if comes_to else ""
    if not isinstance(domain, Range) or isinstance(value, bool) or not isinstance(value, int):
        return ""
    if value == domain.off:
        return ""
    words = [text for start, text in setting.bands if value >= start]
    if words:
        return f"{value}: {words[-1]}"
    return _in_larger_unit(value, domain.unit)


_LARGER = {
    Unit.KIB: ((1024, "MiB"),),
    Unit.KIB_S: ((1024, "MiB/s"),),
    Unit.NANOSECONDS: ((1_000_000_000, "s"), (1_000_000, "ms"), (1000, "µs")),
    Unit.MICROSECONDS: ((1_000_000, "s"), (1000, "ms")),
    Unit.MILLISECONDS: ((1000, "s"),),
}
"""How many of a unit make one of a larger unit, the largest first."""


def _in_larger_unit(value: int, unit: Unit) -> str:
    """Return *value* in a unit in which it is at least 1, to four figures; empty where its own is the one."""
    if unit is Unit.SECONDS and value >= 60:
        return f"= {duration(value)}"
    for count, name in _LARGER.get(unit, ()):
        if value >= count:
            return f"= {value / count:.4g} {name}"
    return ""


def _address(setting: Setting, drive: str) -> str:
    """Return where the value lives, in the words of the standard or of the kernel; empty for what is gone."""
    match setting.access:
        case SysfsAttribute(attribute=attribute):
            words = _file(attribute, drive)
        case ReadOnlyFlag():
            words = f"/sys/block/{drive}/ro"
        case PioWidth():
            words = "HDIO_SET_32BIT"
        case NvmeField(feature=feature):
            words = f"NVMe feature {feature:02X}h"
        case ModeField(page=page, field=field):
            words = f"mode page {page:02X}h, byte {field.byte}"
        case Legacy():
            words = ""
        case access:
            words = _ata_address(access)
    return words


def _file(attribute: str, drive: str) -> str:
    """Return the path of a kernel's file; what leads away from the drive is told in words."""
    first, _, rest = attribute.partition("/")
    elsewhere = {
        "@host": "/sys/class/scsi_host/<host>",
        "@nvme": "/sys/class/nvme/<controller>",
        "@sysctl": "/proc/sys",
    }
    return f"{elsewhere[first]}/{rest}" if first in elsewhere else f"/sys/block/{drive}/{attribute}"


def _ata_address(access: AtaAccess) -> str:
    match access:
        case AtaFeature(command=command, enable=enable, disable=disable):
            name = "SET FEATURES" if command == SET_FEATURES else f"command {command:02X}h"
            return f"{name} {_pair(enable, disable)}"
        case AtaVerify(enable=enable, disable=disable) | AtaSwitch(enable=enable, disable=disable):
            return f"SET FEATURES {_pair(enable, disable)}"
        case AtaTimer(command=command):
            return f"command {command:02X}h"
        case PowerConditionTimer(condition=condition):
            return f"EPC timer {condition.name.lower()}"
        case ErrorRecoveryLimit():
            return "SCT Error Recovery Control, smartctl -l scterc"
        case AtaReading(value=value):
            return f"IDENTIFY word {value.word}"


def _pair(one: int, other: int) -> str:
    return f"{one:02X}h" if one == other else f"{one:02X}h and {other:02X}h"


def _now(setting: Setting, state: State | None) -> str:
    if state is None or state.status in (Status.UNSUPPORTED, Status.LEGACY):
        return ""
    return wording.value_words(setting, state.value)


def _default(setting: Setting, state: State | None) -> str:
    """Return what it starts with: what the drive says, else what is the same everywhere."""
    if state is not None and state.default is not None:
        return f"{wording.value_words(setting, state.default)}, as the drive reports"
    return wording.value_words(setting, setting.default) if setting.default is not None else ""


def _offered(setting: Setting, state: State | None) -> str:
    """Return what may be chosen here; without a state, what the declaration admits."""
    if state is not None and state.status in (Status.UNSUPPORTED, Status.LEGACY):
        return ""
    domain = setting.domain
    if isinstance(domain, Choice):
        offered = state.offer.choices if state is not None and state.offer.choices is not None else domain.values
        return ", ".join(domain.label(word) for word in offered)
    if isinstance(domain, Table):
        codes = state.offer.codes if state is not None else None
        rows = [row.label for row in domain.rows if codes is None or row.code in codes]
        return ", ".join(rows) if len(rows) <= FEW else f"{rows[0]} to {rows[-1]}, {len(rows)} values"
    return _range_offered(domain, state) if isinstance(domain, Range) else "on or off"


def _range_offered(domain: Range, state: State | None) -> str:
    offer = Offer() if state is None else state.offer
    low, high = rules.bounds(domain, offer)
    if low > high:
        return f"only {domain.off_word}" if domain.off is not None else "nothing"
    # A bare label, so that a number that stands for "off" does not hide an end of the range.
    unit = f" {domain.unit}" if domain.unit else ""
    words = f"{low} to {high}{unit}" if low < high else f"{low}{unit}"
    if domain.step > 1:
        words += f" in steps of {domain.step}"
    if domain.off is not None and not low <= domain.off <= high:
        words += f", or {domain.off_word}"
    return words
