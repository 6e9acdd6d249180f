"""What the kernel's files take for a value: for whoever writes them, and for the files of other tools."""

from __future__ import annotations

from disktune_contract.settings.setting import Range, Setting, SysfsFlag, SysfsNumber, Value


def kernel_text(setting: Setting, value: Value) -> str:
    """Return what is written to the file of *setting* for *value*."""
    access = setting.access
    if isinstance(access, SysfsFlag):
        return access.on if value else access.off
    if isinstance(access, SysfsNumber):
        if access.off_texts and isinstance(setting.domain, Range) and value == setting.domain.off:
            return access.off_texts[0]
        if access.decimals:
            whole, rest = divmod(int(value), 10**access.decimals)
            return f"{whole}.{rest:0{access.decimals}}"
        return str(int(value) * access.unit_size)
    return str(value)
