"""What the commands of a script do: those that set, measure or destroy, and those of other programs."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise, takewhile
from posixpath import normpath

from disktune_contract.catalog import SETTINGS
from disktune_contract.explain.command_effect import (
    LACKING,
    OVERWRITES,
    STARTS,
    STOPS,
    CommandEffect,
    did_you_mean,
    is_printer,
    printed,
    program_of,
    tee_files,
    unwrapped,
)
from disktune_contract.explain.copied_text import COMMANDS
from disktune_contract.explain.file_words import SYSTEM, place_of
from disktune_contract.explain.found_parts import FoundParts, replaced, targets_of, targets_of_file
from disktune_contract.explain.part import Kind
from disktune_contract.explain.programs import (
    FAILS,
    PROGRAMS,
    RAID_LIMITS,
    SYNC_ACTIONS,
    SYSTEM_WIDE,
    destroyer,
    effects,
)
from disktune_contract.explain.shell import ShellCommand, each_command
from disktune_contract.explain.values import ClaimedValue, computed, of_attribute
from disktune_contract.patterns import pattern_of
from disktune_contract.record import replace
from disktune_contract.rules.hdparm_options import BY_FLAG
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import SysfsAttribute

_SHELLS = frozenset({"sh", "bash", "dash", "zsh", "ksh", "ash"})
_NEUTRAL = pattern_of(
    r"basename|dirname|expr|tr|sort|uniq|seq|readlink|realpath|at|batch|bc|column|jq|nl|od|paste|pv|rev|shuf|tac|xxd|yes|mail|on_ac_power|"
    r"\(\(|\.|:|\[|\[\[|\]|break|case|cd|clear|command|continue|doas|eval|exit|false|for|function|hash|id|in"
    r"|getopts|hostname|let|logger|mapfile|popd|pushd|read|readarray|return|select|set|shift|shopt|sleep|source|su|sudo|test|trap|true|type|unset|wait|which"
    r"|whoami"
)
"""Words that only hold a script together."""
_READERS = frozenset({"cat", "less", "more", "head", "tail", "grep", "egrep", "zgrep", "awk", "cut", "wc", "ls"})
_LOOKS = pattern_of(
    r"biosdecode|blkid|df|dmesg|dmidecode|du|dumpe2fs|fatrace|file|fuser|findmnt|free|hddtemp|inxi|journalctl|lsattr|lsblk|lshw"
    r"|lsof|lspci|lsscsi|lsusb|lvdisplay|pvdisplay|sensors|sg_inq|sg_logs|sg_modes|sg_vpd|smartd|stat|udevadm|udisksctl|uname|uptime|vgdisplay"
)
_WATCHES = pattern_of(r"atop|btop|dstat|htop|iostat|iotop|ioztat|nmon|sar|top|vmstat")
_MEASURES = {"bonnie": "bonnie", "bonnie++": "bonnie", "iozone": "use.desktop", "sysbench": "use.database"} | {
    **dict.fromkeys(("ioping", "seeker"), "drive.quick"),
    **dict.fromkeys(("kdiskmark", "elbencho", "fio"), "drive.crystal"),
}
"""Programs that measure, with the profile that does the same."""
_ELSEWHERE = pattern_of(
    r"WDIDLE3|wdidle3|truncate|losetup|gzip|gunzip|zcat|iwpriv|"
    r"ansible|apk|apt|apt-get|aptitude|arcconf|atacontrol|camcontrol|chkconfig|chmod|chown|cp|cpupower"
    r"|crontab|curl|cut|date|diskpart|diskutil|dmsetup|dnf|docker|dracut|e2fsck|eject|emerge|esxcli|ethtool"
    r"|exportfs|find|fsck|fstrim|fsutil|gedit|geom|git|gpart|grub-mkconfig|grub2-mkconfig|gstat|ifconfig|info"
    r"|insmod|kill|killall|kpartx|ln|lvchange|lvcreate|lvs|make|man|megacli|mkdir|mkinitcpio|modprobe|mount"
    r"|multipath|mv|nano|nixos-rebuild|pacman|partprobe|perl|pip|pkill|pmset|powercfg|powertop|puppet|pvs"
    r"|python|python3|rc-update|reboot|renice|rm|rmmod|rsync|salt|scp|sed|service|showmount|shutdown|ssh"
    r"|storcli|swapoff|swapon|sync|systemctl|tar|time|tlp|touch|tune2fs|tuned-adm|tw_cli|umount|update-grub"
    r"|update-initramfs|update-rc\.d|vgs|vi|vim|wget|wmic|xfs_info|yum|zypper"
)
"""Programs that set nothing of drives that this program knows, or do so on another system."""
_KNOWS_NODES = pattern_of(
    r"mount|umount|e2fsck|fsck|tune2fs|xfs_info|swapon|swapoff|eject|ln|chmod|chown|kpartx|partprobe|pvs|vgs|lvs|lvchange"
    r"|fstrim|losetup|systemctl|service|find|multipath|dmsetup|touch|sync|cp|ssh|ansible|camcontrol|atacontrol|diskutil"
    r"|diskpart|gpart|geom|esxcli|storcli|megacli|arcconf|tw_cli|wdidle3|WDIDLE3|man|info"
)
"""Those of them that may name a drive; others are not understood then."""
_INTERPRETERS = pattern_of(r"(?:python|perl)[\d.]*")
_IN_TEXT = pattern_of(r".*/dev/(?:[hsv]d[a-z*?\[{]|xvd|nvme|md\d|mmcblk|disk/|mapper/|dm-|sg\d).*", re.DOTALL)
"""The name of a drive in a script that is no shell's."""
_WRITES = {"iozone": "", "ioping": r"\s-\w*W", "elbencho": r"\s(?:-\w*[wF]|--(?:write|delfiles|trim\w*))\s"}
"""The options with which programs that measure write."""
_OUTPUTS = {
    **dict.fromkeys(("curl", "sort"), r"(?:-\w*o|--output)[ =]?(\S+)"),
    **dict.fromkeys(("genisoimage", "mkisofs"), r"-o\s?(\S+)"),
    "openssl": r"-out\s(\S+)",
    "tar": r"(?:(?<=^)-?\w*[cruA]\w*f|(?:(?<=\s)|(?<=^))-\w*f|--file)[ =]?(\S+)",
    "wget": r"(?:-\w*O|--output-document)[ =]?(\S+)",
}
"""How programs name the file that they write."""
_KNOWN = (*PROGRAMS, *_MEASURES, *COMMANDS)
_ACTIVITY = Sentence("Shown in Activity.")
_BY_SUDO = Sentence("sudo does not do the redirection; use “| sudo tee”.")
_NOT_NODES = pattern_of(r"/dev/(?:null|zero|u?random|full|tty\S*|std\w+|fd/\S*|shm/\S*)")
_SYSTEM_FILES = pattern_of(
    r"/(?:proc|sys)/(?!block|class/(?:scsi|block|nvme|bdi)|devices/.*block|proc/sys/dev/raid)\S+"
)
BASES = {
    setting.access.attribute.rpartition("/")[2]: setting.access.attribute
    for setting in SETTINGS
    if isinstance(setting.access, SysfsAttribute)
}
"""Attributes by the name of their file."""
_KERNEL = ("/sys/", "/proc/")
_SCRIPTS = pattern_of(
    r"/etc/(?:rc\.local|rc\.d/.*|init\.d/.*|local\.d/.*|cron\.(?:hourly|daily|weekly|monthly)/.*)|.*\.sh"
    r"|.*/s?bin/[^/]+|.*/system-sleep/.*"
)
"""Files whose lines are commands."""
_MOST_DEPTH = 3
_AHEAD = 80
_LETTERS = 64
"""Letters of a script in a word that cost as much to read as a command."""


_LACKED = pattern_of(r"bcache/\w+|md/(?:sync_max|sync_min|suspend_\w+|bitmap/\w+)|device/power/\w+")
"""Files that set something and that the catalogue does not have."""
_OF_BSD = pattern_of(r"(?:/dev/)?(?:a?da|ad|nda|nvd)\d+(?:[ps]\d+)?")
"""Drives of FreeBSD."""
_OF_KERNEL = re.compile(r"/dev/(?:zero|u?random)$")
"""What `dd` reads and what is no drive."""
Files = Callable[[str, tuple[int, int]], None]


class CommandReader:
    """Reads commands, and notes in *rows* what they do."""

    def __init__(self, rows: FoundParts, *, off: bool = False, files: Files | None = None) -> None:
        """*files* reads what commands write to files in /etc."""
        self._rows = rows
        self._files = files
        self._off = off
        """Whether what is read is commented out."""
        self._folders: list[tuple[tuple[int, ...], str]] = []
        """What `cd` has gone to, each with the subshells that it is for."""

    def read(
        self,
        text: str,
        base: int,
        variables: Mapping[str, Sequence[str]] | None = None,
        *,
        whole: tuple[int, int] | None = None,
        depth: int = 0,
    ) -> None:
        """Read the script *text*, which begins at *base*; with *whole* each part is all of that."""
        left = self._rows.left
        left[0] -= len(text) // _LETTERS if whole else 0
        span = whole or (base, base + len(text.rstrip()))
        for command in each_command(text, variables, uncalled=True, left=left):
            span = whole or (base + command.start, base + command.end)
            self._command(command, base, span, whole is not None, depth, variables)
        if left[0] <= 0:
            self._rows.cut(*span)

    def _command(  # noqa: PLR0912  # one for each kind of program
        self,
        command: ShellCommand,
        base: int,
        span: tuple[int, int],
        inner: bool,
        depth: int,
        variables: Mapping[str, Sequence[str]] | None,
    ) -> None:
        while self._folders and self._folders[-1][0] != command.subshells[: len(self._folders[-1][0])]:
            self._folders.pop()
        words = unwrapped(command.words)
        if not words:
            return
        offset = len(command.words) - len(words)
        program = program_of(words)
        if program == "watch":
            words, offset = _watched(words, offset)
            program = program_of(words)
        if program == "popd" and self._folders:
            self._folders.pop()
        if program in ("cd", "pushd") and len(words) > 1:
            self._folders.append((command.subshells, self._path(words[1])))
        text = _script(program, words)
        if "$<" in " ".join((*words, *command.writes_to, *command.piped_to)) and not destroyer(program, words[1:]):
            self._add(span, Kind.NOT_UNDERSTOOD)
            return
        if any(self._to_drive(path, span) for path in (*command.writes_to, *tee_files(words))):
            return
        if text and depth < _MOST_DEPTH:
            self.read(text, 0, variables, whole=span, depth=depth + 1)
        elif program == "alias" and depth < _MOST_DEPTH:
            for word in words[1:]:
                self.read(word.partition("=")[2], 0, whole=span, depth=depth + 1)
        elif is_printer(words):
            self._printed(command, words, span, depth)
        elif program == "tee" or any(one.startswith(_KERNEL) for one in tee_files(words)):
            here = command.fed_by[:1] == ("<<<",)
            if here or not is_printer(unwrapped(command.fed_by)):
                self._written(command.fed_by[1] if here else None, tee_files(words), span)
        elif any(self._path(path).startswith(_KERNEL) for path in command.writes_to):
            self._written(None, command.writes_to, span)
        elif any(map(_OF_BSD.fullmatch, words[1:])) and program != "dd":
            self._add(span, Kind.UNRELATED)
        elif program in PROGRAMS:
            for one in effects(words) or (CommandEffect(Kind.NOT_UNDERSTOOD, (), 0, len(words) - 1),):
                first, last = one.first + offset, min(one.last + offset, len(command.spans) - 1)
                own = one.first > 0 and not inner and first < len(command.spans)
                start, end = (base + command.spans[first][0], base + command.spans[last][1]) if own else span
                targets = () if program == "sysctl" else targets_of(one.devices)
                self._rows.effect((start, end), self._guessed(one, words), targets, off=self._off)
        else:
            self._other(command, words, program, span)

    def _guessed(self, one: CommandEffect, words: Sequence[str]) -> CommandEffect:
        """Return *one* with a correction, if a sysctl is not known that is like one that is."""
        name = words[one.first].partition("=")[0]
        if one.kind is not Kind.NOT_UNDERSTOOD or one.why or not name.startswith("dev."):
            return one
        return replace(one, why=self._rows.closest(name, RAID_LIMITS))

    # -- files ---------------------------------------------------------------------------------------------

    def _printed(self, command: ShellCommand, words: Sequence[str], span: tuple[int, int], depth: int) -> None:
        text = printed(words)
        files = (*command.writes_to, *tee_files(command.piped_to))
        if command.writes_to and program_of(command.words) == "sudo":
            for path in (one for one in files if one.startswith(_KERNEL)):
                self.to_kernel(path, text, span, _BY_SUDO)
        else:
            self._written(text, files, span)
        to = unwrapped(command.piped_to)
        if program_of(to) in (*_SHELLS, "at", "batch"):
            self.read(text, 0, whole=span, depth=depth + 1)
        elif self._files is not None and (
            program_of(to) == "crontab" or (not files and self._is_for_crontab(span))
        ):
            self._files(text, span)

    def _is_for_crontab(self, span: tuple[int, int]) -> bool:
        """Return whether what is printed goes with other lines to `crontab`."""
        following = self._rows.copied.text[span[1] : span[1] + _AHEAD]
        return re.match(r"\s*;?\s*[)}]\s*\|\s*(?:sudo\s+)?crontab\b", following) is not None

    def _path(self, name: str) -> str:
        """Return where *name* is, after `cd`."""
        folder = self._folders[-1][1] if self._folders else ""
        return normpath(f"{folder}/{name}") if folder and not name.startswith(("/", "$")) else name

    def _to_drive(self, path: str, span: tuple[int, int]) -> bool:
        """Note that something is written to a drive; return whether *path* is one."""
        node = self._path(path)
        if _is_node(node):
            self._add(span, Kind.REFUSED, targets=targets_of([node]), why=OVERWRITES)
        return _is_node(node)

    def _written(self, text: str | None, files: Sequence[str], span: tuple[int, int]) -> None:
        """Note what it does to write *text*, None if it is not known, to *files*."""
        for path in map(self._path, files):
            if path.startswith(_KERNEL) and text is not None:
                self.to_kernel(path, text, span)
            elif path.startswith(_KERNEL):
                place = place_of(path)
                self._add(span, Kind.NOT_UNDERSTOOD, targets=targets_of_file(place) if place else ())
            elif self._to_drive(path, span):
                continue
            elif path.startswith("/etc/"):
                if self._files is not None and text is not None:
                    self._files(text, span)
                if _SCRIPTS.fullmatch(path) and text is not None and not self._rows.has(*span):
                    self.read(text, 0, whole=span, depth=_MOST_DEPTH)
                if not self._rows.has(*span):
                    self._add(span, Kind.FILE)
            elif _SCRIPTS.fullmatch(path) and text is not None:
                self.read(text, 0, whole=span, depth=_MOST_DEPTH)
            elif path.startswith("$"):
                self._add(span, Kind.NOT_UNDERSTOOD)
            elif not _NOT_NODES.fullmatch(path):
                self._add(span, Kind.UNRELATED)

    def to_kernel(self, path: str, text: str, span: tuple[int, int], sudo: str = "") -> None:
        """Note what it does to write *text* to a file of the kernel; *sudo* is why that fails."""
        place = place_of(path)
        name = path.rpartition("/")[2]
        if place is None:
            if path.startswith("/proc/sys/vm/drop_caches"):
                self._add(span, Kind.MEASUREMENT, value="dd.reads", why=_in_measure("dd: Read Block Sizes"))
            elif path.startswith(("/sys/block", "/sys/class/", "/proc/sys/dev/raid")):
                self._add(span, Kind.NOT_UNDERSTOOD, why=self._rows.closest(name, [*BASES]))
            elif path.startswith("/proc/ide/"):
                self._add(span, Kind.NO_EFFECT, BY_FLAG["-k"].words)
            elif path.startswith("/sys/bus/usb/devices/"):
                self._add(span, Kind.UNRELATED, LACKING)
            elif path.startswith("/proc/mdstat") or "$" in path:
                self._add(span, Kind.NOT_UNDERSTOOD)
            else:
                words, _ = SYSTEM.get(path.removeprefix("/proc/sys/"), (SYSTEM_WIDE, str))
                self._add(span, Kind.UNRELATED, why=words)
            return
        targets = targets_of_file(place)
        if place.attribute == "md/sync_action":
            known = text in (*SYNC_ACTIONS, "resync", "recover", "reshape") or "$" in text
            kind = (Kind.NO_EFFECT if sudo else Kind.ACTION) if known else Kind.NOT_UNDERSTOOD
            why = _BEGINS if known else self._rows.closest(text, [*SYNC_ACTIONS])
            why = (known and sudo) or ("" if text in SYNC_ACTIONS else why)
            self._add(span, kind, value=SYNC_ACTIONS.get(text), targets=targets, why=why)
            return
        wish = of_attribute(place.attribute, text)
        if wish is None:
            self._add(span, *self._unknown_file(place.attribute, text), targets=targets)
            return
        if "$" in text:
            wish = ClaimedValue(wish.setting, None, problem=computed(text))
        gone = wish.setting == "block.scheduler" and not wish.valid
        self._add(span, Kind.NO_EFFECT if sudo and not gone else None, wish=wish, targets=targets, why=sudo)

    def _add(self, span: tuple[int, int], kind: Kind | None, why: str = "", **more: object) -> None:
        self._rows.add(*span, kind, why=why, off=self._off, **more)  # type: ignore[arg-type]  # as FoundParts.add has them

    def _unknown_file(self, attribute: str, text: str) -> tuple[Kind, str]:
        """Return kind and reason of writing *text* to a file of a drive that the catalogue lacks."""
        name = attribute.rpartition("/")[2]
        if name in BASES:
            return Kind.NOT_UNDERSTOOD, did_you_mean(BASES[name])
        if _LACKED.fullmatch(attribute):
            return Kind.SETTING, LACKING
        return _of_other_file(attribute, text) or (Kind.NOT_UNDERSTOOD, self._rows.closest(name, [*BASES]))

    # -- other programs ------------------------------------------------------------------------------------

    def _other(  # noqa: PLR0912  # one for each kind of program
        self, command: ShellCommand, words: Sequence[str], program: str, span: tuple[int, int]
    ) -> None:
        named = (one for word in words[1:] for one in (word, word.partition("=")[2]) if one and one[0] != "-")
        nodes = [one for one in map(self._path, named) if _is_node(one)]
        targets = targets_of(nodes)
        if writes := re.search(rf"(?:^|\s)(?:{_OUTPUTS.get(program, '(?!)')})", " ".join(words[1:])):
            reads = program == "tar" and not re.match(
                r"-?\w*[cruA]|(?:.*\s)?(?:-\w*[cruA]|--create|--append)", writes.string
            )
            if not reads and self._to_drive(writes[1], span):
                return
        to_file = any(path.startswith("/etc/") for path in command.writes_to) and program not in PROGRAMS
        if to_file or re.match(r"/etc/(?:default|conf\.d|sysconfig)/", words[0]):
            self._add(span, Kind.FILE)
        elif program == "dd":
            self._dd(words, span)
        elif program in _MEASURES:
            self._measures(words, program, span)
        elif _WATCHES.fullmatch(program):
            self._add(span, Kind.MEASUREMENT, targets=targets, why=_ACTIVITY)
        elif "/proc/mdstat" in words:
            self._add(span, Kind.ARRAY)
        elif program in _READERS and (paths := [word for word in words[1:] if word.startswith(_KERNEL)]):
            for path in paths:
                self._shown(path, span)
        elif found := destroyer(program, words[1:], among_nodes=_is_node(self._path("x"))):
            self._add(span, *found, targets=targets)
        elif program == "udisksctl" and words[1:2] == ["power-off"]:
            self._add(span, Kind.ACTION, targets=targets, why=Sentence("Switches the drive off."))
        elif _LOOKS.fullmatch(program):
            self._add(span, Kind.LOOK, targets=targets)
        elif program in ("checkarray", "mdcheck"):
            self._add(span, Kind.ACTION, value="array-check")
        elif program == "sg_start":
            stops = "--stop" in words or words[-1] == "0"
            value, why = "standby" if "--pc=3" in words else None, STOPS if stops else STARTS
            self._add(span, Kind.ACTION, value=value, targets=targets, why=why)
        elif program == "hd-idle":
            self.hd_idle(words, span)
        elif program in ("cp", "mv", "install", "rsync") and self._to_drive(words[-1], span):
            return
        elif program == "cp" and self._path(words[-1]).startswith(_KERNEL):
            self._written(None, words[-1:], span)
        elif nodes and _ELSEWHERE.fullmatch(program) and not _KNOWS_NODES.fullmatch(program):
            self._add(span, Kind.NOT_UNDERSTOOD, targets=targets)
        elif _INTERPRETERS.fullmatch(program) and (
            words[1:] in ([], ["-"]) or any(map(_IN_TEXT.fullmatch, words))
        ):
            self._add(span, Kind.NOT_UNDERSTOOD)
        elif _ELSEWHERE.fullmatch(program) or program in _READERS:
            if not command.fed_by:
                self._add(span, Kind.UNRELATED)
        elif (nodes and program == "xxd") or (
            not _NEUTRAL.fullmatch(program) and not (command.fed_by and "}" in program)
        ):
            self._add(
                span, Kind.NOT_UNDERSTOOD, why="" if program in _SHELLS else self._rows.closest(program, _KNOWN)
            )

    def hd_idle(self, words: Sequence[str], span: tuple[int, int]) -> None:
        """Note what hd-idle does: it stops drives itself, at once (-t) or after a time."""
        pairs = [*pairwise(words)]
        if now := [one for flag, one in pairs if flag == "-t"]:
            self._add(span, Kind.ACTION, value="standby", targets=targets_of(now))
        else:
            named = targets_of([one for flag, one in pairs if flag == "-a"])
            self._add(span, Kind.UNRELATED, targets=named, why=_STOPS_ITSELF)

    def _dd(self, words: Sequence[str], span: tuple[int, int]) -> None:
        given = dict(word.partition("=")[::2] for word in words[1:] if "=" in word)
        source, target = given.get("if", ""), self._path(given.get("of", ""))
        if self._to_drive(target, span):
            return
        if target.startswith(_KERNEL):
            self._written(None, (target,), span)
        elif "$" in target or any(word.startswith("$") for word in words[1:]):
            self._add(span, Kind.NOT_UNDERSTOOD)
        elif _OF_BSD.fullmatch(source) or (target == "/dev/null" and _OF_KERNEL.match(source)):
            self._add(span, Kind.UNRELATED)
        elif target == "/dev/null":
            name = "dd: Read Block Sizes"
            node = targets_of([source]) if _is_node(source) else ()
            self._add(span, Kind.MEASUREMENT, value="dd.reads", targets=node, why=_in_measure(name))
        elif _OF_KERNEL.match(source):
            synced = "sync" in f"{given.get('oflag', '')} {given.get('conv', '')}"
            profile, name = ("dd.spots", "dd: Sync Writes") if synced else ("dd.writes", "dd: Write Block Sizes")
            self._add(span, Kind.MEASUREMENT, value=profile, why=_in_measure(name))
        else:
            self._add(span, Kind.UNRELATED if target or source else Kind.NOT_UNDERSTOOD)

    def _measures(self, words: Sequence[str], program: str, span: tuple[int, int]) -> None:
        rest = " ".join(words[1:])
        named = re.findall(r"--?filename[= ](\S+)", rest)
        nodes = [path for one in (*named, *words[1:]) for path in one.split(":") if _is_node(self._path(path))]
        nodes += [path for path in named if "$" in path]
        nodes += re.findall(r"--?directory[= ](/dev(?:/?|/(?!shm)\S+))(?=\s|$)", rest)
        modes = re.findall(r"--?(?:rw|readwrite)[= ](\S+)", rest)
        writes = program == "fio" and ("trim" in rest or not {*modes} <= {"read", "randread"})
        if nodes and (writes or re.search(_WRITES.get(program, "(?!)"), f" {rest} ")):
            self._add(span, Kind.REFUSED, targets=targets_of(nodes), why=OVERWRITES)
        elif program == "fio" and _has_job_file(words):
            self._add(span, Kind.NOT_UNDERSTOOD, targets=targets_of(nodes), why=_NOT_READ)
        else:
            profile = _MEASURES[program]
            # Without a drive it measures by a file, in a folder.
            profile = "file.default" if profile == "drive.crystal" and not nodes else profile
            why = _in_measure(_PROFILES[profile])
            self._add(span, Kind.MEASUREMENT, value=profile, targets=targets_of(nodes), why=why)

    def _shown(self, path: str, span: tuple[int, int]) -> None:
        place = place_of(path)
        known = of_attribute(place.attribute, "0") if place else None
        if place and not known and (why := self._rows.closest(path.rpartition("/")[2], BASES)):
            self._add(span, Kind.NOT_UNDERSTOOD, why)
            return
        of_drives = place or path.startswith("/proc/ide/") or not _SYSTEM_FILES.fullmatch(path)
        setting, targets = known.setting if known else None, targets_of_file(place) if place else ()
        self._add(span, Kind.LOOK if of_drives else Kind.UNRELATED, setting=setting, targets=targets)


_BEGINS = Sentence("Starts it on the array.")
_NOT_READ = Sentence("The file is not known.")
_STOPS_ITSELF = Sentence("hd-idle has a timer of its own.")
_OF_GONE = dict.fromkeys(
    ("quantum", "slice_sync", "slice_async", "slice_async_rq", "group_idle", "group_idle_us", "target_latency"),
    "cfq",
) | dict.fromkeys(("antic_expire", "read_batch_expire", "write_batch_expire"), "anticipatory")
"""Files of schedulers that are gone."""
_PROFILES = {"bonnie": "bonnie++", "use.desktop": "Desktop", "use.database": "Database"} | {
    "file.default": "Default",
    "drive.quick": "Quick Test",
    "drive.crystal": "CrystalDiskMark-Style",
}


def _of_other_file(attribute: str, text: str) -> tuple[Kind, str] | None:
    """Return kind and reason of writing *text* to a file that is no setting; None of one that is not known."""
    if attribute in ("device/delete", "device/state"):
        return Kind.REFUSED, Sentence("The drive disappears.")
    if attribute == "md/array_state" and text in ("clear", "inactive"):
        return Kind.REFUSED, Sentence("The array disappears.")
    if re.fullmatch(r"md/dev-\w+/state", attribute) and text == "faulty":
        return Kind.ACTION, FAILS
    folder, _, name = attribute.rpartition("/")
    if folder == "queue/iosched" and name in _OF_GONE:
        return Kind.NO_EFFECT, replaced(_OF_GONE[name])
    return (Kind.ACTION, Sentence("Reads the capacity again.")) if attribute == "device/rescan" else None


def _in_measure(profile: str) -> Sentence:
    return Sentence("“{profile}” in Measure.", profile=profile)


def _is_node(path: str) -> bool:
    """Return whether *path* is a drive, as far as its name shows."""
    plain = normpath(path) if path.startswith("/") else ""
    return plain.startswith(("/dev/", "//dev/")) and not _NOT_NODES.fullmatch(plain)


def _has_job_file(words: Sequence[str]) -> bool:
    """Return whether fio is given a file that says what it does: a word that is no option and no value of one."""
    return any(not word.startswith("-") and not re.match(r"-[^=]+$", before) for before, word in pairwise(words))


def _script(program: str, words: Sequence[str]) -> str:
    """Return the commands that a command runs which it has in a word, or in several; empty for others."""
    if program == "eval":
        return " ".join(words[1:])
    if program == "find":
        start = next((at for at, word in enumerate(words) if word in ("-exec", "-execdir", "-ok")), len(words))
        inner = [*takewhile(lambda word: word not in (";", "+"), words[start + 1 :])]
        return shlex.join(inner).replace("{}", "$found")
    if program not in (*_SHELLS, "su"):
        return ""
    at = next((at for at, word in enumerate(words) if re.fullmatch(r"-[a-z]*c|--command", word)), len(words))
    return "".join(words[at + 1 : at + 2])


def _watched(words: Sequence[str], offset: int) -> tuple[list[str], int]:
    """Return the command that ``watch`` runs again and again, and how many words are in front of it."""
    at = 1
    while at < len(words) and (words[at].startswith("-") or re.fullmatch(r"[\d.]+", words[at])):
        at += 1
    rest = list(words[at:])
    if len(rest) == 1 and " " in rest[0]:
        rest = rest[0].split()
    return (rest, offset + len(words) - len(rest)) if rest else (list(words), offset)
