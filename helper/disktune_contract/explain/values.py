"""From another tool's words to a setting of the catalogue and a value in its unit."""

from __future__ import annotations

import re

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import (
    LARGEST,
    Choice,
    Range,
    Setting,
    SysfsAttribute,
    SysfsFlag,
    SysfsNumber,
    Value,
)
from disktune_contract.units import quantity

_LARGEST = 1 << 63

_BY_ATTRIBUTE: dict[str, Setting] = {
    setting.access.attribute: setting for setting in SETTINGS if isinstance(setting.access, SysfsAttribute)
} | {
    "bdi/read_ahead_kb": BY_ID["block.read_ahead"],
    "device/power/pm_qos_latency_tolerance_us": BY_ID["power.nvme_latency"],
}
"""Every file of the kernel that the catalogue knows, and second names of two of them."""

_ANY_BASE = frozenset({"device/queue_depth", "@nvme/power/pm_qos_latency_tolerance_us"})
"""Numbers that the kernel takes in octal and hexadecimal too (simple_strtoul and kstrtos32 with base 0); so are
those of mq-deadline. All others are decimal (kstrtoul with base 10)."""

_OTHER_NAMES = {"deadline": "mq-deadline"}
"""Names that the kernel takes as well (block/mq-deadline.c elevator_alias)."""

_LETTERS = {**dict.fromkeys(("1", "y", "t", "on"), True), **dict.fromkeys(("0", "n", "f", "of"), False)}
"""What kstrtobool goes by; t and f since Linux 5.18."""

_UINT, _ULONG = (1 << 32) - 1, (1 << 64) - 1
"""The greatest numbers that two kinds of files take."""

_GONE = frozenset({"noop", "cfq", "anticipatory", "as"})
"""Schedulers of the single queue, removed in Linux 5.0."""


ROUNDED_TO_PAGES = Sentence("The kernel rounds down to whole pages.")
"""Of a read-ahead whose sectors make no whole pages."""


@record
class ClaimedValue:
    """A requested setting: its value, and what is wrong with it."""

    setting: str
    value: Value | None
    valid: bool = True
    problem: str = ""


def number(text: str) -> int | None:
    """Return a whole number as the kernel reads it (decimal, 0x…, 0…), None if it is none."""
    text = text.strip()
    if not re.fullmatch(r"[+-]?(0[xX][0-9a-fA-F]+|[0-9]+)", text) or len(text) > 20:
        return None
    digits = text.lstrip("+-")
    base = 16 if digits[:2] in ("0x", "0X") else 8 if digits.startswith("0") and len(digits) > 1 else 10
    try:
        found = int(digits, base)
    except ValueError:
        return None
    found = -found if text.startswith("-") else found
    return found if abs(found) < _LARGEST else None


def checked(setting: str, value: Value, remark: str = "") -> ClaimedValue:
    """Return the wish for *value*, not valid if drive or kernel would not take it."""
    declared = BY_ID[setting]
    domain = declared.domain
    if isinstance(declared.access, SysfsNumber) and isinstance(domain, Range) and type(value) is int:
        # Others may give the kernel a number that it rounds, or where it sets no end, a greater one than its int.
        most = _LARGEST if domain.maximum > LARGEST - domain.grain else domain.maximum
        if domain.minimum <= value <= most and value != domain.off:
            return ClaimedValue(setting, value, problem=remark or _beyond(declared, domain, value))
    if problem := domain.problem(value):
        return ClaimedValue(setting, value, valid=False, problem=_named(declared, problem))
    return ClaimedValue(setting, value, problem=remark)


def _named(setting: Setting, problem: str) -> str:
    """Return a sentence naming the setting that has a *problem*."""
    return Sentence("{setting}: {problem}.", setting=setting.label, problem=problem)


def _beyond(declared: Setting, domain: Range, value: int) -> str:
    """Return what to know about a number that is taken; empty if it is one of those that are offered."""
    low, high = domain.usual
    if not low <= value <= high:
        return Sentence("DiskTune offers {low} to {high}.", low=domain.label(low), high=domain.label(high))
    if value % domain.step and value != declared.default:
        return Sentence(
            "The kernel may round {setting} to steps of {step}.",
            setting=declared.label,
            step=quantity(domain.step, domain.unit),
        )
    return ""


def of_attribute(attribute: str, text: str) -> ClaimedValue | None:
    """Return what writing *text* to *attribute* asks for; None if the catalogue has no such attribute.

    *attribute* is written as in the catalogue: ``queue/scheduler``, ``@host/link_power_management_policy``.
    """
    setting = _setting_of(attribute)
    if setting is None:
        return None
    access, text, raw = setting.access, text.strip(), text.rstrip("\n")
    if not text:
        return ClaimedValue(setting.id, None, valid=False, problem=Sentence("There is no value."))
    if isinstance(access, SysfsNumber) and raw != text and not attribute.startswith("@sysctl/"):
        problem = Sentence("{setting}: no blanks around a number.", setting=setting.label)
        return ClaimedValue(setting.id, None, valid=False, problem=problem)
    if isinstance(access, SysfsNumber):
        return _of_number(setting, access, text)
    if isinstance(access, SysfsFlag):
        return _of_flag(setting, access, raw)
    return _of_word(setting, text)


def _setting_of(attribute: str) -> Setting | None:
    if attribute in _BY_ATTRIBUTE:
        return _BY_ATTRIBUTE[attribute]
    generic = re.sub(r"^(device/scsi_disk)/[^/]+/", r"\1/*/", attribute)
    return _BY_ATTRIBUTE.get(generic)


def _of_number(setting: Setting, access: SysfsNumber, text: str) -> ClaimedValue:
    if isinstance(setting.domain, Range) and text in access.off_texts and setting.domain.off is not None:
        return ClaimedValue(setting.id, setting.domain.off)
    if access.decimals and re.fullmatch(r"[0-9]{1,9}(\.[0-9]*)?", text):
        whole, _, rest = text.partition(".")
        return checked(setting.id, int(whole + (rest + "0" * access.decimals)[: access.decimals]))
    found = _read(access.attribute, setting.id, text)
    if found is None:
        problem = Sentence("{setting}: {text} is not a number.", setting=setting.label, text=shown(text))
        return ClaimedValue(setting.id, None, valid=False, problem=problem)
    return _particular(setting, access, found) or checked(setting.id, found // access.unit_size)


def _read(attribute: str, setting: str, text: str) -> int | None:
    """Return the number that the kernel reads from *text*, None if it refuses it."""
    if attribute.startswith("@sysctl/"):
        # proc_dointvec: the base by the prefix, and what follows a blank does not count.
        first = text.split(maxsplit=1)[0]
        return number(first) if not first.startswith("+") else None
    if attribute in _ANY_BASE or setting.startswith("deadline."):
        return number(text)
    if attribute == "device/timeout":
        # sscanf with %d: what follows the digits does not count.
        found = re.match(r"[+-]?[0-9]{1,18}", text)
        return int(found.group()) if found else None
    return int(text) if re.fullmatch(r"[+-]?[0-9]{1,18}", text) else None


def _particular(setting: Setting, access: SysfsNumber, found: int) -> ClaimedValue | None:
    """Return the wish for a number that means something else than itself, None for the others."""
    domain = setting.domain
    if setting.id == "block.wbt" and found == -1:
        return ClaimedValue(setting.id, None, problem=Sentence("-1 restores the kernel's default."))
    if not isinstance(domain, Range) or domain.off is None:
        return None
    if domain.off < 0 and found < 0:
        return ClaimedValue(setting.id, domain.off)
    if found == domain.off and access.off_texts and found < domain.minimum:
        problem = Sentence(
            "{setting}: the kernel expects {off}, not {number}.",
            setting=setting.label,
            off=access.off_texts[0],
            number=found,
        )
        return ClaimedValue(setting.id, None, valid=False, problem=problem)
    return None


def _of_flag(setting: Setting, access: SysfsFlag, raw: str) -> ClaimedValue:
    value = _switched(access, raw)
    if value is not None:
        return ClaimedValue(setting.id, value)
    problem = Sentence(
        "{setting}: valid values are {on} and {off}.", setting=setting.label, on=access.on, off=access.off
    )
    return ClaimedValue(setting.id, None, valid=False, problem=problem)


def _switched(access: SysfsFlag, raw: str) -> bool | None:
    """Return what the kernel makes of *raw* without the newline at its end, None if it refuses it.

    Sources: lib/kstrtox.c; block/blk-sysfs.c queue_var_store, block/bfq-iosched.c bfq_var_store and
    drivers/md/raid5.c raid5_store_skip_copy (kstrtoul, base 10); block/mq-deadline.c STORE_INT (kstrtoint, base 0,
    brought to the nearer of 0 and 1); drivers/ata/libata-sata.c ata_ncq_prio_enable_store.
    """
    attribute = access.attribute
    if (access.on, access.off) != ("1", "0"):
        return {access.on: True, access.off: False}.get(raw)
    if attribute.startswith("device/scsi_disk/") or attribute == "device/cdl_enable":
        # kstrtobool goes by the first letter, and by the second of "on" and "off".
        return _LETTERS.get(raw[:1].lower(), _LETTERS.get(raw[:2].lower()))
    if raw != raw.strip():
        return None
    if attribute == "queue/iosched/front_merges":
        clamped = number(raw)
        return clamped > 0 if clamped is not None and -(1 << 31) <= clamped < 1 << 31 else None
    if attribute == "device/ncq_prio_enable":
        return {0: False, 1: True}.get(int(raw)) if re.fullmatch(r"[+-]?[0-9]{1,18}", raw) else None
    found = int(raw) if re.fullmatch(r"\+?[0-9]{1,20}", raw) else None
    most = _UINT if attribute.startswith("queue/") and "/iosched/" not in attribute else _ULONG
    return found != 0 if found is not None and found <= most else None


def _of_word(setting: Setting, text: str) -> ClaimedValue:
    if setting.id == "block.scheduler":
        return _of_scheduler(text)
    if isinstance(setting.domain, Choice) and text not in setting.domain.values:
        problem = _named(setting, setting.domain.problem(text) or "")
        return ClaimedValue(setting.id, text, valid=False, problem=problem)
    return ClaimedValue(setting.id, text)


def _of_scheduler(text: str) -> ClaimedValue:
    text = _OTHER_NAMES.get(text, text)
    if text in _GONE:
        problem = Sentence("There is no scheduler {name}.", name=text)
        return ClaimedValue("block.scheduler", text, valid=False, problem=problem)
    domain = BY_ID["block.scheduler"].domain
    if domain.problem(text) is None:
        return ClaimedValue("block.scheduler", text)
    if re.fullmatch(r"[a-z][a-z0-9_-]{0,15}", text):
        problem = Sentence("Only patched kernels have the scheduler {name}.", name=text)
        return ClaimedValue("block.scheduler", text, problem=problem)
    problem = Sentence("{text} is not valid.", text=shown(text))
    return ClaimedValue("block.scheduler", None, valid=False, problem=problem)


def shown(text: str, limit: int = 40) -> str:
    """Return *text* from a file in quotes, short and with nothing in it that a terminal would obey."""
    plain = "".join(character if character.isprintable() else "?" for character in text)
    return f"“{plain[:limit]}{'…' if len(plain) > limit else ''}”"


def computed(text: str) -> Sentence:
    """Return that a value cannot be known, as a script computes it."""
    return Sentence("The value is computed: {text}.", text=shown(text))
