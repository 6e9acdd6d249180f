"""Settings as configuration of other tools, for machines without DiskTune; what those set, to be saved here.

Pure text; nothing here is written anywhere by root. Each text is in the syntax that the tool's own parser takes
(`disktune_helper.other_tools` reads all of them back), and names what had to be left out of it.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive, DriveKind, node_of
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record, replace
from disktune_contract.rules.rules import untried_refusal
from disktune_contract.sentence import Sentence
from disktune_contract.settings.claims import Claim, When, in_order, winner
from disktune_contract.settings.saved import SavedValue, Supply, same_value, unkeepable
from disktune_contract.settings.setting import READ_ONLY, Setting, SysfsAttribute, Value
from disktune_contract.settings.value_text import kernel_text

# -- TLP: the one tool that has a value for each power supply ----------------------------------------------
#
# Sources: TLP 1.5, func.d/15-tlp-func-disk for what the parameters do, tlp-readconfs for what a line may contain.

_EACH = {"ata.apm": "DISK_APM_LEVEL", "ata.standby_timer": "DISK_SPINDOWN_TIMEOUT"}
"""Parameters with a value for each supply."""
_BOTH = {"block.scheduler": "DISK_IOSCHED"}
"""Parameters with one value."""
_PLAIN = pattern_of(r"[-0-9a-zA-Z _.:]+")
"""What TLP takes between quotation marks; it passes over a line with anything else."""


def tlp_device(path: str) -> str:
    """Return TLP's name for the drive at *path*, below /dev or /dev/disk/by-id; empty if it has none."""
    name = path.rpartition("/")[2]
    return name if _PLAIN.fullmatch(name) and (path.startswith("/dev/disk/by-id/") == ("-" in name)) else ""


def can_say(setting: str) -> bool:
    """Whether TLP has a parameter for *setting*."""
    return setting in _EACH or setting in _BOTH


def pairs(setting: str) -> bool:
    """Whether TLP has a value of *setting* for each supply."""
    return setting in _EACH


def parameters(name: str, values: Mapping[str, Value], on_battery: Mapping[str, Value]) -> Iterator[str]:
    """Yield the lines that set *values* on the drive *name*, and those of *on_battery* on battery instead."""
    yield "# If another file sets DISK_DEVICES, add the drive and its values to those lists instead."
    yield f'DISK_DEVICES="{name}"'
    for setting, value in values.items():
        if setting in _EACH:
            yield f'{_EACH[setting]}_ON_AC="{value}"'
            yield f'{_EACH[setting]}_ON_BAT="{on_battery.get(setting, value)}"'
        elif setting in _BOTH:
            yield f'{_BOTH[setting]}="{value}"'


# -- configuration of other tools --------------------------------------------------------------------------


class HandoverFormat(StrEnum):
    """In which file of which tool; the value is the word for it."""

    HDPARM = "hdparm.conf"
    UDEV = "udev rule"
    SYSCTL = "sysctl.d"
    UDISKS = "udisks2"
    MDADM = "mdadm.conf"
    SHELL = "shell script"
    TLP = "TLP"


@record
class Handover:
    """A text, and the file that it belongs in."""

    path: str
    """Where it belongs; for files that others own, the file to add it to."""
    text: str
    """Empty if nothing can be expressed in this form."""
    left_out: tuple[tuple[str, str], ...]
    """Settings that this form cannot express, each with the reason, as a sentence."""
    warning: str = ""
    """A sentence, also a comment in the text: why it may come to mean another drive; empty if it cannot."""


Values = Mapping[str, Value]
Lines = Iterator[str]

_HEAD = "Written by DiskTune for {title}."
_HEAD_OF_ALL = "# Written by DiskTune.\n"


def forms(drive: Drive, values: Values) -> tuple[HandoverFormat, ...]:
    """Return the forms in which at least one of *values* can be expressed for *drive*."""
    return tuple(form for form in HandoverFormat if hand_over(form, drive, values).text)


def hand_over(
    form: HandoverFormat,
    drive: Drive,
    values: Values,
    on_battery: Values = MappingProxyType({}),
    by_path: str = "",
) -> Handover:
    """Return *values*, settings by id, as text for *form*; *on_battery* are those that are others on battery.

    *by_path* is a name in /dev/disk/by-path, for a drive without a name of its own that lasts.
    """
    plain = re.fullmatch(r"[0-9A-Za-z.:+_-]+", by_path)
    device = lasting_link(drive) or (f"/dev/disk/by-path/{by_path}" if plain else node_of(drive.name))
    known = {name: value for name, value in values.items() if name in BY_ID}
    refused = {name: unkeepable(BY_ID[name]) or not_its_word(BY_ID[name], value) for name, value in known.items()}
    kept = {name: value for name, value in known.items() if not refused[name]}
    if form is HandoverFormat.TLP:
        told = _tlp(drive, device, kept, on_battery)
    else:
        told = _FORMS[form](drive, device, kept)
    never = tuple((name, why) for name, why in refused.items() if why)
    out = dict((*told.left_out, *never))
    single = tuple(
        (name, Sentence("Only the value for AC power is exported."))
        for name in kept
        if name in on_battery and name not in out and not (form is HandoverFormat.TLP and pairs(name))
    )
    told = replace(told, left_out=(*told.left_out, *never, *single))
    named = form in (HandoverFormat.HDPARM, HandoverFormat.SHELL, HandoverFormat.TLP)
    return _warned(told, drive, device) if named and told.text and not lasting_link(drive) else told


def _warned(told: Handover, drive: Drive, device: str) -> Handover:
    """Return the handover with a warning: *device* is a name that another drive may get."""
    if device == node_of(drive.name):
        warning = may_be_another(drive)
    else:
        warning = Sentence("Any drive at the port {device} gets these settings.", device=device)
    title = f"{_title(drive)}\n"
    return replace(
        told, text=told.text.replace(title, f"{title}{in_comment(f'Warning: {warning}')}\n", 1), warning=warning
    )


def may_be_another(drive: Drive) -> Sentence:
    """Return the warning of a text that names *drive* as the kernel does."""
    return Sentence(
        "{device} may change at the next restart.",
        device=node_of(drive.name),
    )


# -- names of drives ---------------------------------------------------------------------------------------------


def lasting_link(drive: Drive) -> str:
    """Return the link below /dev that udev makes for *drive* and no other; empty if none is known."""
    return "" if drive.same_identity_as else _link(drive)


def _link(drive: Drive) -> str:
    """Return the link that udev makes for what *drive* reports; empty if none is known.

    Source: systemd 252, rules.d/60-persistent-storage.rules; mdadm, udev-md-raid-arrays.rules.
    """
    kind, _, digits = drive.identity.partition(":")
    digits = re.sub(r"[^0-9A-Za-z.-]", "", digits)
    if drive.kind is DriveKind.ARRAY and kind == "uuid":
        return f"/dev/disk/by-id/md-uuid-{_array_uuid(digits)}"
    if drive.kind is DriveKind.VOLUME:
        return _link_of_volume(drive)
    if kind == "wwn":
        return f"/dev/disk/by-id/wwn-0x{digits}"
    if drive.kind is DriveKind.NVME and kind in ("eui", "uuid", "nguid"):
        return f"/dev/disk/by-id/nvme-{'uuid' if kind == 'uuid' else 'eui'}.{digits}"
    if drive.kind is DriveKind.ATA and drive.serial:
        # udev replaces what might mean something elsewhere (encode_devnode_name, util_replace_chars).
        return "/dev/disk/by-id/" + re.sub(r"[^0-9A-Za-z#+.:=@_-]", "_", f"ata-{drive.model}_{drive.serial}")
    return ""


def _link_of_volume(drive: Drive) -> str:
    """Return the name that a volume's maker links to it below /dev; empty if it has letters that need care."""
    named = drive.volume is not None and drive.volume.kind != "bcache" and re.fullmatch(r"[\w.+/-]+", drive.model)
    if not named:
        return ""
    return f"/dev/{drive.model}" if "/" in drive.model else f"/dev/mapper/{drive.model}"


def _array_uuid(digits: str) -> str:
    """Return a UUID as mdadm writes it, four groups of eight digits."""
    plain = re.sub(r"[^0-9a-fA-F]", "", digits).lower()
    return ":".join(plain[start : start + 8] for start in range(0, 32, 8))


# -- hdparm.conf -------------------------------------------------------------------------------------------------

_HDPARM_SWITCHES = {
    "ata.write_cache": "write_cache",
    "ata.look_ahead": "lookahead",
    "ata.keep_over_reset": "keep_features_over_reset",
}
_HDPARM_NUMBERS = {"ata.apm": "apm", "ata.aam": "acoustic_management", "ata.standby_timer": "force_spindown_time"}
_MOST_SECTORS = 2048
"""What hdparm -a takes at most."""


def _not_said(tool: str) -> str:
    return Sentence("{tool} cannot set this.", tool=tool)


def _hdparm(drive: Drive, device: str, values: Values) -> Handover:
    path = "/etc/hdparm.conf"
    if not re.fullmatch(r"sd[a-z]", drive.name):
        return Handover(path, "", _all(values, Sentence("It runs only for sda to sdz.")))
    lines: list[str] = []
    left: list[tuple[str, str]] = []
    for name, value in values.items():
        if name in _HDPARM_SWITCHES:
            lines.append(f"{_HDPARM_SWITCHES[name]} = {'on' if value else 'off'}")
        elif name in _HDPARM_NUMBERS:
            lines.append(f"{_HDPARM_NUMBERS[name]} = {value}")
        elif name == "block.read_ahead" and int(value) * 2 <= _MOST_SECTORS:
            lines.append(f"read_ahead_sect = {int(value) * 2}")
        elif name == "block.read_only":
            lines.append(f"read_only = {'on' if value == READ_ONLY else 'off'}")
        else:
            left.append((name, _not_said("hdparm.conf")))
    body = "".join(f"\t{line}\n" for line in lines)
    text = f"{_title(drive)}\n{device} {{\n{body}}}\n" if lines else ""
    return Handover(path, text, tuple(left))


def _title(drive: Drive) -> str:
    return in_comment(_HEAD.format(title=drive.title))


def not_its_word(setting: Setting, value: Value) -> str | None:
    """Return why a text is no word of *setting*; None if it is, and of numbers.

    What a file of the kernel or another machine shows is any text. It belongs into no command and no file.
    """
    return setting.domain.problem(value) if isinstance(value, str) else None


def in_comment(text: str) -> str:
    """Return *text* as a comment of a file or of a shell, without what any of them obeys.

    At the prompt of zsh "#" begins no comment: what follows is words, "`" runs a command, ";" begins the next one.
    """
    return f"# {_NOT_PLAIN.sub('', text)}"


_NOT_PLAIN = pattern_of(r"[^A-Za-z0-9 .,:_/µ°%-]")
"""Allowed are letters, digits, the characters of drive names, and those of values and their units."""


def _all(values: Values, why: str) -> tuple[tuple[str, str], ...]:
    return tuple((name, why) for name in values)


# -- programs that set what an ATA drive keeps -----------------------------------------------------------------


def _arguments(name: str, value: Value) -> str:
    """Return the arguments of hdparm that set *value*, empty if it has none for it."""
    flags = {"ata.apm": "-B", "ata.aam": "-M", "ata.standby_timer": "-S"}
    switches = {"ata.write_cache": "-W", "ata.look_ahead": "-A", "ata.keep_over_reset": "-K"}
    if name in flags:
        return f"{flags[name]} {value}"
    return f"{switches[name]} {int(bool(value))}" if name in switches else ""


def _program(values: Values, name: str, device: str) -> str:
    """Return the command line that sets *name* on *device*, empty if there is none."""
    if arguments := _arguments(name, values[name]):
        return f"/usr/sbin/hdparm -q {arguments} {device}"
    if name == "ata.read_recovery" and "ata.write_recovery" in values:
        limits = f"{values[name]},{values['ata.write_recovery']}"
        return f"/usr/sbin/smartctl -q errorsonly -l scterc,{limits} {device}"
    if name == "ata.smart":
        return f"/usr/sbin/smartctl -q errorsonly -s {'on' if values[name] else 'off'} {device}"
    if name == "block.read_only":
        return f"/usr/sbin/blockdev {'--setro' if values[name] == READ_ONLY else '--setrw'} {device}"
    return ""


def _goes_with(values: Values, name: str) -> bool:
    """Return whether *name* is set together with another one."""
    return name == "ata.write_recovery" and "ata.read_recovery" in values


_TOGETHER = Sentence("Save both limits together.")


# -- attributes of the kernel ------------------------------------------------------------------------------------


def _attribute(setting: Setting) -> str:
    """Return the path of the setting's file below the block device, empty if there is none to be written."""
    access = setting.access
    if not isinstance(access, SysfsAttribute) or access.locked:
        return ""
    if access.attribute.startswith("@nvme/"):
        return access.attribute.replace("@nvme/", "device/", 1)
    return "" if access.attribute.startswith("@") else access.attribute


_SHARED = Sentence("TLP or tuned set all ports.")
_MACHINE = Sentence("Use sysctl.d.")


def _why_no_attribute(setting: Setting) -> str:
    access = setting.access
    if isinstance(access, SysfsAttribute) and access.attribute.startswith("@sysctl/"):
        return _MACHINE
    if isinstance(access, SysfsAttribute) and access.attribute.startswith("@host/"):
        return _SHARED
    return _TOGETHER if setting.id.endswith("_recovery") else Sentence("No common tool sets this.")


# -- udev --------------------------------------------------------------------------------------------------------


def _match(drive: Drive) -> str:
    """Return the keys of a rule for this drive and no other; empty if nothing distinguishes it from others."""
    if drive.same_identity_as:
        return ""
    kind, _, digits = drive.identity.partition(":")
    first = 'ACTION=="add|change", SUBSYSTEM=="block", ENV{DEVTYPE}=="disk"'
    if drive.kind is DriveKind.ARRAY:
        return f'{first}, KERNEL=="md*", ENV{{MD_UUID}}=="{_array_uuid(digits)}"' if kind == "uuid" else ""
    if drive.kind is DriveKind.VOLUME:
        return _match_of_volume(drive)
    if kind == "wwn" and len(digits) == 16:
        return f'{first}, ENV{{ID_WWN}}=="0x{digits}"'
    if drive.serial and re.fullmatch(r"[\w. :+/-]+", drive.serial):
        serial = drive.serial.replace(" ", "_")
        return f'{first}, ENV{{ID_SERIAL_SHORT}}=="{serial}"'
    return ""


def _match_of_volume(drive: Drive) -> str:
    """Return the keys of a rule for a volume: it is set when its table is there, and when that is loaded again.

    Source: lvm2 udev/10-dm.rules, which comes before and imports both; bcache-tools 69-bcache.rules.
    """
    kind, _, rest = drive.identity.partition(":")
    first = 'ACTION=="add|change", SUBSYSTEM=="block"'
    plain = re.sub(r"[^0-9A-Za-z]", "", rest)
    ready = 'ENV{DM_UDEV_DISABLE_OTHER_RULES_FLAG}!="1"'
    if kind == "luks":
        return f'{first}, KERNEL=="dm-*", {ready}, ENV{{DM_UUID}}=="CRYPT-LUKS?-{plain}-*"'
    if kind == "lv":
        return f'{first}, KERNEL=="dm-*", {ready}, ENV{{DM_UUID}}=="LVM-*{plain}"'
    if kind == "bcache" and re.fullmatch(r"[0-9a-f-]{36}", rest):
        return f'{first}, KERNEL=="bcache*", ENV{{CACHED_UUID}}=="{rest}"'
    return ""


def _file_name(drive: Drive) -> str:
    """Return a file's name without its suffix, of letters, digits and hyphens."""
    return re.sub(r"[^A-Za-z0-9]+", "-", drive.title).strip("-").lower() or "drive"


def _udev(drive: Drive, _device: str, values: Values) -> Handover:
    path = f"/etc/udev/rules.d/90-{_file_name(drive)}.rules"
    match = _match(drive)
    if not match:
        why = Sentence("Nothing identifies the drive to udev.")
        return Handover(path, "", _all(values, why))
    keys: list[str] = []
    left: list[tuple[str, str]] = []
    for name, value in values.items():
        setting = BY_ID[name]
        if attribute := _attribute(setting):
            keys.append(f'ATTR{{{attribute}}}="{kernel_text(setting, value)}"')
        elif command := _program(values, name, "$devnode"):
            keys.append(f'RUN+="{command}"')
        elif not _goes_with(values, name):
            left.append((name, _why_no_attribute(setting)))
    # Scheduler first: the others may be files of its own, and a new queue length is counted by it.
    keys.sort(key=lambda key: (key.startswith("RUN"), "queue/scheduler" not in key))
    text = f"{_title(drive)}\n" + "".join(f"{match}, {key}\n" for key in keys) if keys else ""
    return Handover(path, text, tuple(left))


# -- sysctl.d, mdadm.conf, udisks2 -------------------------------------------------------------------------------


def _sysctl(_drive: Drive, _device: str, values: Values) -> Handover:
    lines = [
        f"{setting.access.attribute.removeprefix('@sysctl/').replace('/', '.')} = {kernel_text(setting, value)}"
        for setting, value in ((BY_ID[name], value) for name, value in values.items())
        if isinstance(setting.access, SysfsAttribute) and setting.access.attribute.startswith("@sysctl/")
    ]
    left = tuple(
        (name, Sentence("It belongs to one drive."))
        for name in values
        if _why_no_attribute(BY_ID[name]) != _MACHINE
    )
    return Handover(
        "/etc/sysctl.d/90-disktune.conf", _HEAD_OF_ALL + "\n".join(lines) + "\n" if lines else "", left
    )


def _mdadm(drive: Drive, _device: str, values: Values) -> Handover:
    path = "/etc/mdadm/mdadm.conf"
    if drive.kind is not DriveKind.ARRAY:
        return Handover(path, "", _all(values, Sentence("mdadm sets only attributes of arrays.")))
    words: list[str] = []
    left: list[tuple[str, str]] = []
    for name, value in values.items():
        attribute = _attribute(BY_ID[name])
        if attribute.startswith("md/"):
            words.append(f"{attribute.removeprefix('md/')}={kernel_text(BY_ID[name], value)}")
        else:
            left.append((name, Sentence("mdadm sets only attributes below md/.")))
    which = f"name=/dev/md/{drive.model}" if re.fullmatch(r"[\w.:-]+", drive.model) else ""
    which = which or f"uuid={_array_uuid(drive.identity.partition(':')[2])}"
    text = f"{_title(drive)}\nSYSFS {which} {' '.join(words)}\n" if words else ""
    return Handover(path, text, tuple(left))


_UDISKS = {
    "ata.standby_timer": "StandbyTimeout",
    "ata.apm": "APMLevel",
    "ata.aam": "AAMLevel",
    "ata.write_cache": "WriteCacheEnabled",
    "ata.look_ahead": "ReadLookaheadEnabled",
}
_AAM_OFF = 255
"""What udisks takes for off; it sends 0 as a level."""


def _udisks(drive: Drive, _device: str, values: Values) -> Handover:
    known = drive.model and drive.serial and not drive.same_identity_as
    identifier = re.sub(r"[/ ]", "-", f"{drive.model}-{drive.serial}") if known else ""
    path = f"/etc/udisks2/{identifier or 'DRIVE'}.conf"
    if drive.kind is not DriveKind.ATA or not identifier:
        why = Sentence("udisks2 needs model and serial number.")
        return Handover(path, "", _all(values, why))
    lines: list[str] = []
    left: list[tuple[str, str]] = []
    for name, value in values.items():
        if name in _UDISKS:
            lines.append(f"{_UDISKS[name]}={_udisks_text(name, value)}")
        else:
            left.append((name, _not_said("udisks2")))
    return Handover(path, "\n".join((_title(drive), "[ATA]", *lines, "")) if lines else "", tuple(left))


def _udisks_text(name: str, value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(_AAM_OFF if name == "ata.aam" and value == 0 else value)


# -- TLP ---------------------------------------------------------------------------------------------------------


def _tlp(drive: Drive, device: str, values: Values, on_battery: Values) -> Handover:
    path = f"/etc/tlp.d/90-{_file_name(drive)}.conf"
    name = tlp_device(device)
    if not name:
        return Handover(path, "", _all(values, Sentence("TLP's files cannot name this drive.")))
    kept = {setting: value for setting, value in values.items() if can_say(setting)}
    left = tuple((setting, _not_said("TLP")) for setting in values if setting not in kept)
    if not kept:
        return Handover(path, "", left)
    lines = (_title(drive), *parameters(name, kept, on_battery))
    return Handover(path, "\n".join((*lines, "")), left)


# -- a plain script ----------------------------------------------------------------------------------------------


def _shell(drive: Drive, device: str, values: Values) -> Handover:
    """Return a script for /bin/sh that finds the drive by its name that lasts."""
    lines: list[str] = []
    left: list[tuple[str, str]] = []
    for name, value in values.items():
        setting = BY_ID[name]
        text = kernel_text(setting, value)
        if attribute := _attribute(setting):
            lines.append(_echo(text, attribute))
        elif _why_no_attribute(setting) == _MACHINE and isinstance(setting.access, SysfsAttribute):
            lines.append(_echo_sysctl(text, setting.access.attribute.removeprefix("@sysctl/")))
        elif command := _program(values, name, '"$drive"'):
            lines.append(command)
        elif not _goes_with(values, name):
            left.append((name, _why_no_attribute(setting)))
    head = ["#!/bin/sh", _title(drive), "set -e", f"drive={shlex.quote(device)}"]
    if any("$name" in line for line in lines):
        head.append(_FIND_NAME)
    return Handover("/etc/rc.local", "\n".join((*head, *lines, "")) if lines else "", tuple(left))


_FIND_NAME = 'name=$(basename "$(readlink -f "$drive")")'


def _echo_sysctl(text: str, path: str) -> str:
    return f"echo {text} > /proc/sys/{path}"


def _echo(text: str, attribute: str) -> str:
    """Return the command that writes *text*; a pattern is spelled out first, which a redirection does not do."""
    folder = "/sys/class/block/$name"
    if "*" not in attribute:
        return f'echo "{text}" > "{folder}/{attribute}"'
    return f'for file in "{folder}"/{attribute}; do echo "{text}" > "$file"; done'


_FORMS: dict[HandoverFormat, Callable[[Drive, str, Values], Handover]] = {
    HandoverFormat.HDPARM: _hdparm,
    HandoverFormat.UDEV: _udev,
    HandoverFormat.SYSCTL: _sysctl,
    HandoverFormat.UDISKS: _udisks,
    HandoverFormat.MDADM: _mdadm,
    HandoverFormat.SHELL: _shell,
}


# -- the other way: what another tool sets, to be saved here instead ------------------------------------------


@record
class Takeover:
    """A setting that another tool sets, and that could be saved here instead."""

    claim: Claim
    live: Value | None
    """None where it is not known."""
    problem: str = ""
    """Why it cannot be taken over; empty if it can."""
    saved: Value | None = None
    """What is saved here already; None if nothing is."""
    chosen: bool = False
    """Whether the user has saved or set another value here, which this would overwrite."""
    battery: Claim | None = None
    """The claim that wins on battery, if that is another value."""
    supply: Supply = Supply.UNKNOWN
    """What the computer runs on."""
    saved_on_battery: Value | None = None
    """What is saved for battery already; None if nothing is saved separately."""

    @property
    def setting(self) -> Setting:
        """Return which setting it is."""
        return BY_ID[self.claim.setting]

    @property
    def on_battery(self) -> Value | None:
        """What would be saved for battery; None if it is the same value."""
        return self.battery.value if self.battery is not None else None

    @property
    def wanted(self) -> Value | None:
        """The value that the drive is to have on the present supply."""
        special = self.on_battery if self.supply is Supply.BATTERY else None
        return self.claim.value if special is None else special

    @property
    def for_battery(self) -> bool:
        """Whether the present or new value of the drive is for battery alone."""
        return self.supply is Supply.BATTERY and self.battery is not None

    @property
    def changes(self) -> bool:
        """Whether the drive would have to be changed first."""
        return self.live != self.wanted


def taken_over(
    claims: Iterable[Claim],
    live: Value | None,
    saved: SavedValue | None,
    *,
    absent: bool,
    changed_here: bool,
    supply: Supply,
    has_battery: bool,
) -> Takeover | None:
    """Return what to save of *claims*, which are of one setting of one drive; None if no tool sets it.

    *absent*: the drive is known not to have it; *changed_here*: it still has the value that the user set here.
    """
    active = [claim for claim in in_order(claims) if claim.valid]
    mains = winner(active, When.BOOT, When.AC)
    claim = mains or (active[-1] if active else None)
    if claim is None or claim.value is None:
        return None
    battery = winner(active, When.BOOT, When.BATTERY) if has_battery else None
    alone = mains is None and battery is not None
    if alone or battery is None or battery.value is None or same_value(battery.value, claim.value):
        battery = None
    value, on_battery = (saved.value, saved.on_battery) if saved is not None else (None, None)
    found = Takeover(claim, live, saved=value, battery=battery, supply=supply, saved_on_battery=on_battery)
    problem = Sentence("not supported") if absent else _problem(found, on_battery_only=alone)
    return replace(found, problem=problem, chosen=saved is not None or (changed_here and live != found.wanted))


def _problem(found: Takeover, *, on_battery_only: bool) -> str:
    """Return why it cannot be taken over, as the end of a row; empty if it can."""
    setting, value, special = found.setting, found.claim.value, found.on_battery
    values = (one for one in (value, special) if one is not None)
    if wrong := next(filter(None, map(setting.domain.problem, values)), ""):
        return wrong
    if on_battery_only:
        return Sentence("battery only: save an AC value first")
    if same_value(found.saved, value) and same_value(found.saved_on_battery, special):
        return Sentence("already saved")
    if special is None or same_value(found.saved, value):
        return ""
    # The value for mains is saved as it is read back, and then the one for battery is not in force.
    if found.supply is Supply.BATTERY:
        return Sentence("needs AC power")
    return untried_refusal(setting, special, value)
