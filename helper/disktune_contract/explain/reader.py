"""Explains what a published text does: a line, a script, a snippet of configuration. It runs nothing.

Each line of a configuration file is recognised by its form, wherever it is in the text: hdparm.conf, sysctl.conf,
udev rules, units, crontab, TLP and others. What is left is read as commands.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from disktune_contract.catalog import BY_ID
from disktune_contract.explain import file_words, hdparm_args
from disktune_contract.explain.command_effect import LACKING, OVERWRITES, did_you_mean
from disktune_contract.explain.commands import BASES, CommandReader
from disktune_contract.explain.copied_text import CopiedText, begins
from disktune_contract.explain.drive_tool_args import lacks, smart_words
from disktune_contract.explain.found_parts import FoundParts, targets_of
from disktune_contract.explain.part import Kind, Part
from disktune_contract.explain.programs import RAID_LIMITS, SYSTEM_WIDE, effects, of_sysctl
from disktune_contract.explain.values import ClaimedValue, checked, number, of_attribute
from disktune_contract.patterns import pattern_of
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import Toggle

# -- the whole text ----------------------------------------------------------------------------------------

MOST = 1 << 16
"""Characters that are read; published scripts have a tenth of that."""
_SWITCHED_OFF = pattern_of(
    r"[#;\s]*[#;]\s*(?=(?:sudo\s+)?(?:/\S+/)?(?:hdparm|blockdev|smartctl|sysctl|nvme|sdparm|mdadm)\s+\S"
    r"|echo\s.{1,200}/(?:sys|proc)/|dev\.raid\.\w+\s*=|(?:DISK|SATA|AHCI)_[A-Z_]+=\S"
    r"|(?:apm|spindown_time|write_cache|lookahead|acoustic_management|read_ahead_sect)\s+=\s+\S)"
)
"""A comment that is a line of commands or settings, commented out."""


def explain(text: str) -> tuple[Part, ...]:
    """Return what the parts of *text* do, in their order; nothing for a text without any."""
    if len(text) > MOST:
        return (Part(text[:80].partition("\n")[0], 1, Kind.NOT_UNDERSTOOD, why=too_long()),)
    copied = CopiedText(text)
    rows = FoundParts(copied)

    def to_file(lines: str, span: tuple[int, int]) -> None:
        SnippetReader(rows, whole=span).read(lines)

    CommandReader(rows, files=to_file).read(SnippetReader(rows).read(_with_here_documents(copied.text)), 0)
    for at, line in copied.lines():
        if found := _SWITCHED_OFF.match(line):
            start = at + found.end()
            CommandReader(rows, off=True).read(
                SnippetReader(rows, off=True).read(line[found.end() :], start), start
            )
    return rows.parts()


_HERE = pattern_of(
    r"^(?P<line>(?>(?P<first>[^\n#]*?)(?<!<)<<(?!<)-?[ \t]*([\"']?)(?P<end>[\w.-]+)\3[^\n]*))\n"
    r"(?P<body>.*?)(?P<last>^\t*(?P=end)$|\Z)",
    re.MULTILINE | re.DOTALL,
)
_TO_SCRIPT = pattern_of(
    r".*?(?:>>?|\btee\b(?:\s+-a)?)\s*[\"']?(?:/etc/(?:rc\.local|(?:rc|init|local)\.d/\S+"
    r"|cron\.(?:hourly|daily|weekly|monthly)/\S+)|\S+\.sh\b|\S*/s?bin/\S+|\S*/system-sleep/\S+).*"
)
_SHELL = pattern_of(r"(?:.*[;&|]\s*)?\s*(?:sudo\s+)?(?:/\S*/)?(?:ba|da|k|z)?sh(?:\s+-\w+)*\s*")
_IS_SHELL = pattern_of(r"#!\s*\S*(?:/|\s)(?:ba|da|k|z)?sh\b")
_NOT_HERE = pattern_of(r"(?:.*[;&|]\s*)?\s*(?:sudo\s+)?(?::|true|(?:/\S*/)?ssh\b.*)\s*")


def _with_here_documents(text: str) -> str:
    """Return *text* with blanks in the place of what is not for this machine, and around what feeds a shell."""

    def blank(found: re.Match[str]) -> str:
        line, body, last = found["line"], found["body"], found["last"]
        if _NOT_HERE.fullmatch(found["first"]):
            return f"{line}\n{_blank(body)}{last}"
        piped = re.search(r"\|\s*(.*)$", line[found.end("end") - found.start() :])
        if _SHELL.fullmatch(found["first"]) or (piped and _SHELL.fullmatch(piped[1])):
            return f"{_blank(line)}\n{body}{_blank(last)}"
        if (body.startswith("#!") and _IS_SHELL.match(body)) or (
            not body.startswith("#!") and _TO_SCRIPT.fullmatch(line)
        ):
            here = found.end("first") - found.start()
            end = found.end("end") - found.start()
            end += line[end : end + 1] in ('"', "'") and 1
            return f"{line[:here]}{_blank(line[here:end])}{line[end:]}\n{body}{_blank(last)}"
        return found.group()

    return _HERE.sub(blank, text)


def _blank(text: str) -> str:
    return re.sub(r"[^\n]", " ", text)


def too_long() -> Sentence:
    """Return why a text is not read at all."""
    return Sentence("Longer than {count} characters: not read.", count=f"{MOST:,}")


# -- lines of configuration files --------------------------------------------------------------------------

_KEYS = {**file_words.SWITCHES, **file_words.NUMBERS}
_BLOCK = pattern_of(r"\s*(/dev/\S+|command_line)\s*\{\s*$")
_SPACED = pattern_of(r"\s*([\w-]+)\s+=\s+(\S.*)$")
_UNSPACED = pattern_of(r"([\w-]+)\s*=\s*(\S+)$")
_SECTION = pattern_of(r"\s*\[([\w.:/ -]+)\]\s*$")
_SYSCTL = pattern_of(r"\s*-?((?:dev|vm|kernel|fs|net|vfs|kern|hw)[./][\w./*-]+)\s*=\s*(\S.*)$")
_SYSFS = pattern_of(r"\s*(?:/sys/|(?=block/|class/))(\S+?)\s*=\s*(\S.*)$")
_UDEV = pattern_of(
    r"\s*(?:ACTION|SUBSYSTEMS?|KERNELS?|ATTRS?|ENV|RUN|TEST|DRIVERS?|LABEL|GOTO|DEVPATH|PROGRAM|IMPORT|SYSCTL)"
    r"(?:\{[^}]{0,80}\})?\s*(?:==|!=|\+=|:=|=)\s*\""
)
_UDEV_KEY = pattern_of(r"(?<![A-Z])([A-Z]+)(?:\{([^}\n]{0,80})\})?\s*(==|!=|\+=|-=|:=|=)\s*\"([^\"]*)\"")
_ON_BUS = pattern_of(r"SUBSYSTEMS?==\"(?:usb|pci)")
_CRON = pattern_of(
    r"\s*(?:(@(?:reboot|(?:year|annual|month|week|dai|hour)ly|midnight))|(?:[\d*,/-]+\s+){4}[\d*,/a-zA-Z-]+)\s+(?=\S)"
)
_USER = pattern_of(r"[a-z_][\w-]*\s+")
_ASSIGNED = pattern_of(r"\s*(?:export\s+)?([A-Za-z_]\w*)\+?=(?:\"([^\"]*)\"|'([^']*)'|(\S*))\s*(?:#.*)?$")
_SEVERAL = pattern_of(r"\s*(?:[A-Z_]+_ON_(?:AC|BAT)=[\w-]+\s+){1,20}[A-Z_]+_ON_(?:AC|BAT)=[\w-]+\s*$")
_UNIT_KEY = pattern_of(r"\s*([A-Z]\w+)\s*=\s*(.*)$")
_OPTIONS = pattern_of(r"\s*options\s+([\w-]+)\s+(\S.*)$")
_TMPFILE = pattern_of(r"\s*[wfF][+!-]*\s+(/(?:sys|proc)/\S+)(?:\s+\S+){4}\s+(\S.*)$")
_BOOT_LINE = pattern_of(r"\s*(?:linux|linuxefi|kernel|append|options)\s.*\b(?:elevator|root)=")
_SMARTD = pattern_of(r"\s*(/dev/\S+|DEVICESCAN|DEFAULT)\s+-")
_MDADM = pattern_of(r"\s*(SYSFS|DEVICE|ARRAY|MAILADDR|HOMEHOST|CREATE|PROGRAM)\s+(\S.*)$")
_FUSED = pattern_of(r"\s*for\s+\w+\s+in\s+[^;\n]{0,400}?\s+do\s+[^;\n]{0,400}\bdone\s*$")
_OTHERS = pattern_of(
    r".*(?:'';?\s*$|\s=>\s|'\s+do\s*$)|\s*%\w\(|\s*:::\w+$|\s*[a-z]\w*(?:\.[\w\"-]+)+\s*=\s*[\[{\"(]|[A-Z]:\\|\s*-\s+name:"
    r"|\s*[\w.-]+(?:\s=\s.*;\s*$|:\s*(?:\[\]\s*)?$)|\s*(?:end|only_if\b.*)$"
)
"""Of Nix, Puppet, Chef, DOS, Ansible."""
_TEMPLATE = pattern_of(r".*(?:\{\{\s|\{%)")
"""Of Jinja."""
_PLACEHOLDER = pattern_of(r".*\{\{\S")
_NO_BRACE = Sentence("hdparm needs the brace on the drive's line.")
_ELSEWHERE = Sentence("For another system.")
_OUTPUT = pattern_of(
    r"\s*/dev/\S+:(?:\s|$)|\s*/(?:sys|proc)/\S+:|\s*\[sudo\] |\s*\d+\+\d+ records (?:in|out)|\s*\d+ bytes .*copied"
    r"|\s+(?:setting|Timing)\s|\s*(?:HDIO_\w+|SG_IO)\b.*:|\s+(?:multcount|IO_support|unmaskirq|using_dma|keepsettings"
    r"|readonly|readahead|geometry|nowerr|look-ahead|write-caching|acoustic|APM_level|queue_depth)\s+=\s"
    r"|\s*\w+ : active|Personalities :|unused devices:|md\d+ :"
)
_TLP = {
    **{
        f"{name}_ON_{supply}": name
        for name in (*file_words.TLP_FLAGS, "SATA_LINKPWR", "AHCI_RUNTIME_PM")
        for supply in ("AC", "BAT")
    },
    "DISK_IOSCHED": "DISK_IOSCHED",
}
_TLP_OTHERS = (
    "DISK_DEVICES",
    "AHCI_RUNTIME_PM_TIMEOUT",
    "SATA_LINKPWR_DENYLIST",
    "DISK_APM_CLASS_DENYLIST",
    "START_HD_IDLE",
)
_TLP_SYSTEM = frozenset(
    f"{name}_ON_{supply}" for name in ("DISK_IDLE_SECS", "MAX_LOST_WORK_SECS") for supply in ("AC", "BAT")
)
_KERNEL_LINES = ("GRUB_CMDLINE_LINUX", "GRUB_CMDLINE_LINUX_DEFAULT")
_UNIT_SECTIONS = frozenset({"Unit", "Service", "Install", "Timer", "Path", "Mount"})
_EXEC = pattern_of(r"\s*Exec\w+\s*=\s*[-@:+!|]*")


class SnippetReader:
    """Reads the lines that have the form of a configuration file, and returns the text without them."""

    def __init__(self, rows: FoundParts, *, off: bool = False, whole: tuple[int, int] | None = None) -> None:
        """With *whole* each part is all of that: a command writes the lines to a file."""
        self._rows, self._off, self._whole = rows, off, whole
        self._commands = CommandReader(rows, off=off)
        self._block = ""
        self._section = ""
        self._fio_drives: tuple[str, ...] = ()
        self._fio_writes = False
        self._devices: tuple[str, ...] = ()
        """What the section, or a line before, names as its drives."""
        self._span = (0, 0)

    def read(self, text: str, base: int = 0) -> str:
        """Note what the lines do; return *text* with blanks in their place."""
        left: list[str] = []
        at, joined = base, ""
        for line in text.split("\n"):
            start = at - len(joined)
            whole = joined + line
            if _UDEV.match(whole) and line.endswith("\\"):
                joined = whole + "\n"
                at += len(line) + 1
                continue
            self._span = self._at(start + len(whole) - len(whole.lstrip()), start + len(whole.rstrip()))
            taken = bool(whole.strip()) and not whole.lstrip().startswith("#") and self._line(whole, start)
            left += ["".join(" " if one != "\n" else one for one in whole) if taken else whole]
            at, joined = at + len(line) + 1, ""
        return "\n".join([*left, joined] if joined else left)

    def _at(self, start: int, end: int) -> tuple[int, int]:
        return self._whole or (start, end)

    def _line(self, line: str, start: int) -> bool:
        return any(reader(self, line.rstrip(), start) for reader in _FORMS)

    def _add(self, kind: Kind | None, why: str = "", **more: object) -> bool:
        self._rows.add(*self._span, kind, why=why, off=self._off, **more)  # type: ignore[arg-type]  # its arguments
        return True

    def _wish(self, wish: ClaimedValue | None, targets: Sequence[str] = (), why: str = "") -> bool:
        return self._add(None if wish else Kind.NOT_UNDERSTOOD, why, wish=wish, targets=targets)

    # -- forms; each returns whether the line is one of its own ----------------------------------------------

    def _strange(self, line: str, _start: int) -> bool:
        if found := _FUSED.match(line):
            text = re.sub(r"\s+(do|done)\b", r"; \1", found.group().strip())
            return self._add(Kind.NOT_UNDERSTOOD, did_you_mean(text[:80]))
        if _OUTPUT.match(line):
            return True
        if _PLACEHOLDER.match(line):
            return self._add(Kind.NOT_UNDERSTOOD)
        elsewhere = _TEMPLATE.match(line) or (_OTHERS.match(line) and not begins(line))
        return bool(elsewhere) and self._add(Kind.UNRELATED, _ELSEWHERE)

    def _hdparm_conf(self, line: str, _start: int) -> bool:  # noqa: PLR0911  # one for each kind of line
        if found := _BLOCK.match(line):
            self._block = found.group(1)
            return self._add(Kind.FILE, targets=targets_of([self._block]) if self._block.startswith("/") else ())
        if line.strip() == "{":
            self._block = "{"
            return self._add(Kind.FILE)
        if self._block and line.strip() == "}":
            self._block = ""
            return True
        if line.strip() == "quiet":
            return self._add(Kind.FILE)
        in_block = bool(self._block) and self._block != "command_line"
        found = _SPACED.match(line)
        if in_block and found is None and not begins(line):
            close = _UNSPACED.sub(r"\1 = \2", line.strip())
            return self._add(Kind.NOT_UNDERSTOOD, did_you_mean(close) if close != line.strip() else "")
        if found is None or (found.group(1) not in _KEYS and not in_block) or self._section:
            return False
        key, text = found.groups()
        targets = targets_of([self._block]) if self._block else ()
        if key not in _KEYS:
            return self._add(Kind.NOT_UNDERSTOOD, self._rows.closest(key, [*_KEYS]), targets=targets)
        if self._block == "{":
            known = hdparm_args.wish(_KEYS[key], 0)
            return self._add(Kind.NO_EFFECT, _NO_BRACE, setting=known.setting if known else None)
        plain = {"on": "1", "off": "0"}.get(text, text) if key in file_words.SWITCHES else text
        return self._by_flag(_KEYS[key], plain, targets)

    def _by_flag(self, flag: str, text: str, targets: Sequence[str]) -> bool:
        if re.fullmatch(r"\w{1,8}", text):
            return self._hdparm([f"-{flag}{text}"], targets)
        return self._wish(hdparm_args.option(flag, text), targets)

    def _hdparm(self, words: Sequence[str], targets: Sequence[str]) -> bool:
        for one in effects(["hdparm", *words]):
            self._rows.effect(self._span, one, targets, off=self._off)
        return True

    def _sections(self, line: str, _start: int) -> bool:
        if found := _SECTION.match(line):
            self._section, self._devices = found.group(1), ()
            return self._add(Kind.FILE)
        return False

    def _sysctl(self, line: str, _start: int) -> bool:
        found = _SYSCTL.match(line)
        if found is None:
            return False
        kind, wish, _, why = of_sysctl(*found.groups())
        if kind is Kind.NOT_UNDERSTOOD and wish is None:
            return self._add(kind, self._rows.closest(found.group(1), RAID_LIMITS))
        return self._wish(wish) if wish else self._add(kind, why)

    def _sysfs(self, line: str, _start: int) -> bool:
        found = _SYSFS.match(line) or _TMPFILE.match(line)
        if found is None:
            return False
        path = found.group(1) if found.group(1).startswith("/") else f"/sys/{found.group(1)}"
        self._commands.to_kernel(path, found.group(2).strip("\"'"), self._span)
        return True

    def _udev(self, line: str, start: int) -> bool:
        keys = [*_UDEV_KEY.finditer(line)] if _UDEV.match(line) else []
        if not keys:
            return False
        names = next((one[4].split("|") for one in keys if one[1] == "KERNEL" and one[3] == "=="), [])
        targets = targets_of(names)
        asked = next((one for one in keys if one[2] == "queue/rotational" and one[3] in ("==", "!=")), None)
        self._rows.rotational = None if asked is None else (asked[4] != "0") is (asked[3] == "==")
        found = self._udev_keys(line, start, keys, targets, names)
        self._rows.rotational = None
        return found or self._add(Kind.FILE, targets=targets)

    def _udev_keys(
        self, line: str, start: int, keys: Sequence[re.Match[str]], targets: Sequence[str], names: Sequence[str]
    ) -> bool:
        """Note what the keys of a rule set; return whether any does."""
        found = False
        for key in keys:
            name, inner, operator, value = key.groups()
            span = self._at(start + key.start(), start + key.end())
            if operator in ("==", "!="):
                continue
            if name == "ATTR" and inner:
                host = any(one in line for one in ("scsi_host", 'KERNEL=="host'))
                wish = of_attribute(f"@host/{inner}" if host else inner, value)
                why = "" if wish else self._rows.closest(inner, BASES.values())
                kind = None if wish else Kind.NOT_UNDERSTOOD
                if not wish and inner.startswith("power/") and _ON_BUS.search(line):
                    kind, why = Kind.UNRELATED, LACKING
                self._rows.add(*span, kind, wish=wish, targets=targets, why=why, off=self._off)
                found = True
            elif name == "RUN":
                names_of = {"name": names or ["%k"]}
                ready = re.sub(r"%k|\$kernel|%N|\$devnode|%p", "$name", value)
                self._commands.read(ready, 0, names_of, whole=span)
                found = True
        return found

    def _crontab(self, line: str, start: int) -> bool:
        found = _CRON.match(line)
        if found is None:
            return False
        at = found.end()
        user = _USER.match(line, at)
        if user and not begins(line[at:]) and begins(line[user.end() :]):
            at = user.end()
        rest = line[at:]
        if not rest.startswith("root ") and not found[1] and not any(map(begins, re.split(r"&&|\|\||[;|]", rest))):
            return False
        at += len("root ") if line.startswith("root ", at) else 0
        self._commands.read(line[at:], start + at, whole=self._whole)
        return True

    def _unit(self, line: str, start: int) -> bool:
        if found := _EXEC.match(line):
            self._commands.read(line[found.end() :], start + found.end(), whole=self._whole)
            return True
        return self._section in _UNIT_SECTIONS and _UNIT_KEY.match(line) is not None

    def _profile(self, line: str, _start: int) -> bool:  # noqa: PLR0911  # one for each kind of key
        """Take a key of a section of tuned or of udisks2."""
        found = re.match(r"\s*([\w/.-]+)\s*=\s*(\S.*)$", line) if self._section else None
        if found is None:
            return False
        key, text = found.groups()
        plain = text.lstrip("<>")
        if key in ("filename", "rw", "readwrite"):
            return self._job(key, text)
        section = self._section.partition(":")[0]
        if key in file_words.UDISKS2_KEYS and section == "ATA":
            setting = file_words.UDISKS2_KEYS[key]
            if isinstance(BY_ID[setting].domain, Toggle):
                is_on = text in ("true", "1")
                return self._wish(ClaimedValue(setting, is_on, is_on or text in ("false", "0")))
            given = number(text)
            return self._wish(ClaimedValue(setting, None, False) if given is None else checked(setting, given))
        if key in ("devices", "devices_udev_regex"):
            self._devices = tuple(plain.replace(",", " ").split())
            return True
        if key in file_words.TUNED_FLAGS:
            return self._by_flag(file_words.TUNED_FLAGS[key], plain, self._devices)
        if key in ("elevator", "alpm"):
            attribute = "queue/scheduler" if key == "elevator" else "@host/link_power_management_policy"
            return self._wish(of_attribute(attribute, plain), self._devices)
        if key == "readahead":
            count = number(plain.split()[0])
            wish = ClaimedValue("block.read_ahead", None, False)
            if count is not None:
                wish = checked("block.read_ahead", count // 2 if re.search(r"\d\s+s", plain) else count)
            return self._wish(wish, self._devices)
        return section in ("main", "vm", "cpu", "sysctl", "script", "variables") and self._add(
            Kind.FILE if section == "main" else Kind.UNRELATED, "" if section == "main" else SYSTEM_WIDE
        )

    def _job(self, key: str, text: str) -> bool:
        """Take what a job of fio works on, or how."""
        if key == "filename":
            self._fio_drives += targets_of([path for path in text.split(":") if path.startswith(("/dev/", "$"))])
        elif text not in ("read", "randread"):
            self._fio_writes = True
        refused = self._fio_drives and self._fio_writes
        why = OVERWRITES if refused else ""
        return self._add(Kind.REFUSED if refused else Kind.FILE, why, targets=self._fio_drives)

    def _assigned(self, line: str, start: int) -> bool:  # noqa: PLR0911  # one for each kind of variable
        if _SEVERAL.match(line):
            return all(self._assigned(one.group(), start + one.start()) for one in re.finditer(r"\S+", line))
        found = _ASSIGNED.match(line)
        if found is None:
            return False
        name = found.group(1)
        group = next((one for one in (2, 3, 4) if found.group(one) is not None), 4)
        text = found.group(group)
        if name in file_words.REDHAT:
            return self._hdparm(file_words.REDHAT[name].format(text).split(), ())
        if name in _TLP:
            return self._tlp(_TLP[name], text)
        if name == "DISK_DEVICES":
            self._devices = tuple(text.split())
        if name in _TLP_OTHERS:
            return self._add(Kind.FILE)
        if name in _TLP_SYSTEM:
            return self._add(Kind.UNRELATED, SYSTEM_WIDE)
        if name == "HD_IDLE_OPTS":
            self._commands.hd_idle(text.split(), self._span)
            return True
        if name in _KERNEL_LINES:
            return self._kernel_line(text, start + found.start(group))
        disk = re.fullmatch(r"((?!hdparm)[hs]d[a-z]+|all|[ps]ata_all)_args|hdparm_opts", name)
        if disk and text.startswith("-"):
            own = disk.group(1)
            return self._hdparm(text.split(), [own] if own and "all" not in own else ())
        line = line.strip()
        return file_words.kernel_parameter(line) is not None and self._kernel_line(line, self._span[0])

    def _tlp(self, name: str, text: str) -> bool:
        values = text.split()
        for position, value in enumerate(values):
            disks = self._devices[position : position + 1]
            if value in ("keep", "_"):
                continue
            if name in file_words.TLP_FLAGS:
                self._by_flag(file_words.TLP_FLAGS[name], value, disks)
            else:
                wish = of_attribute(file_words.TLP_FILES[name], value)
                self._wish(wish, disks if name != "SATA_LINKPWR" else ())
                if name == "SATA_LINKPWR":
                    break
        return True

    def _kernel_line(self, text: str, start: int) -> bool:
        for word in re.finditer(r"\S+", text):
            known = file_words.kernel_parameter(word.group())
            span = self._at(start + word.start(), start + word.end())
            if known is not None:
                wish, whose = known
                self._rows.add(*span, wish=wish, targets=targets_of([whose]), off=self._off)
            elif re.match(r"(?:libata|nvme|nvme_core|ahci|scsi_mod|raid\w*|md_mod|dm_mod)[.]", word.group()):
                self._rows.add(*span, Kind.SETTING, why=SYSTEM_WIDE, off=self._off)
        return True

    def _options(self, line: str, start: int) -> bool:
        if found := _OPTIONS.match(line):
            for word in re.finditer(r"\S+", found.group(2)):
                known = file_words.kernel_parameter(f"{found.group(1)}.{word.group()}")
                kind = None if known else Kind.UNRELATED
                at = start + found.start(2) + word.start()
                span = self._at(at, at + len(word.group()))
                wish, whose = known or (None, "")
                self._rows.add(*span, kind, wish=wish, targets=targets_of([whose]), off=self._off)
            return True
        parameter = re.match(r"\s*(?:nvme_core|ahci|libata)\.\w+=\S+\s*$", line)
        is_known = parameter is not None or _BOOT_LINE.match(line) is not None
        return is_known and self._kernel_line(line.strip(), self._span[0])

    def _smartd(self, line: str, start: int) -> bool:
        found = _SMARTD.match(line)
        if found is None:
            return False
        device = found.group(1)
        targets = targets_of([device]) if device.startswith("/") else ()
        set_any = False
        for option in re.finditer(r"\s-([a-zA-Z])\s+(?!-)(\S+)", line):
            letter, text = option.groups()
            span = self._at(start + option.start() + 1, start + option.end())
            for wish in smart_words(letter, text) if letter in "el" else ():
                set_any = True
                self._rows.add(*span, wish=wish, targets=targets, off=self._off)
            if letter in "loS" and lacks(letter, text):
                set_any = True
                self._rows.add(*span, Kind.SETTING, targets=targets, why=LACKING, off=self._off)
        return set_any or self._add(Kind.LOOK, targets=targets)

    def _mdadm_conf(self, line: str, _start: int) -> bool:
        found = _MDADM.match(line)
        if found is None:
            return False
        words = found.group(2).split()
        name = next((word.partition("=")[2] for word in words if word.startswith("name=")), "")
        known = [of_attribute(f"md/{one.partition('=')[0]}", one.partition("=")[2]) for one in words if "=" in one]
        wishes = [wish for wish in known if wish] if found.group(1) == "SYSFS" else []
        return self._wishes(wishes, targets_of([name])) or self._add(Kind.FILE)

    def _wishes(self, wishes: Sequence[ClaimedValue], targets: Sequence[str]) -> bool:
        for wish in wishes:
            self._wish(wish, targets)
        return bool(wishes)


_FORMS: tuple[Callable[[SnippetReader, str, int], bool], ...] = (
    SnippetReader._strange,
    SnippetReader._sections,
    SnippetReader._hdparm_conf,
    SnippetReader._sysctl,
    SnippetReader._sysfs,
    SnippetReader._udev,
    SnippetReader._crontab,
    SnippetReader._unit,
    SnippetReader._profile,
    SnippetReader._smartd,
    SnippetReader._options,
    SnippetReader._mdadm_conf,
    SnippetReader._assigned,
)
