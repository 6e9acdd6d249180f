"""TLP, tuned and systemd-sysctl as judges of their own files, put together at random.

Needs nothing but the standard library, so that the lab can use it with the tools of its guest. What a tool reads
lies in a tree, and each tool is shown that tree: tuned's loader is told where to look, the others run in a mount
name space of their own.
"""

from __future__ import annotations

import json
import random
import re
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

from disktune_helper.foreign import hdparm_args
from disktune_helper.foreign.everything import claims
from disktune_helper.foreign.tree import Tree
from disktune_helper.foreign.values import of_attribute

NAME_SPACE = ("unshare", "--map-root-user", "--mount")
PYTHON = "/usr/bin/python3"
TLP, SYSCTL = Path("/usr/share/tlp"), Path("/lib/systemd/systemd-sysctl")
LIMITS = ("speed_limit_max", "speed_limit_min")

Dice = random.Random
Row = tuple[str, str, object]
"""Drive, setting, value."""


def _put(root: Path, files: dict[str, str]) -> None:
    for path, text in files.items():
        place = root / path.lstrip("/")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text)


def _ours(root: Path, tool: str) -> list[tuple[Row, tuple[str, ...]]]:
    """Return what our reader says of a tree: the rows that take effect, with their occasions."""
    found = claims(Tree(str(root))).claims
    return [
        ((one.drive_match, one.setting, one.value), tuple(one.when))
        for one in found
        if one.valid and one.tool == tool
    ]


def _inside(script: str, root: Path, *arguments: str) -> str:
    """Run a shell script in a name space of its own, with the tree as its first argument."""
    command = [*NAME_SPACE, "sh", "-ec", script, "sh", str(root), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60, errors="replace")
    if done.returncode:
        raise RuntimeError(f"the judge could not work: {done.stderr.strip()[-500:]}")
    return done.stdout


def can_mount() -> str:
    """Return why no name space can be made, empty if it can."""
    done = subprocess.run([*NAME_SPACE, "true"], capture_output=True, text=True, check=False)
    return f"no mount name space may be made: {done.stderr.strip()}" if done.returncode else ""


# -- systemd-sysctl ----------------------------------------------------------------------------------------------


def why_no_sysctl() -> str:
    """Return why systemd-sysctl cannot be asked, empty if it can."""
    return "" if SYSCTL.exists() and not can_mount() else can_mount() or "systemd-sysctl is not installed"


_KEYS = (
    *(
        "dev.raid.speed_limit_max",
        "dev/raid/speed_limit_max",
        "dev.raid.speed_limit_min",
        "dev/raid/speed_limit_min",
    ),
    *("dev.raid.speed_limit_*", "dev/raid/*", "dev.*.speed_limit_max", "dev.raid.speed_limit_m[ai]n", "kernel.x"),
    *(
        "dev/raid.speed_limit_max",
        "dev//raid/speed_limit_max/",
        "/dev/raid/speed_limit_min",
        "dev.raid.*_max",
        "*",
    ),
)
_LINES = (
    "{k} = {v}",
    "{k}={v}",
    "-{k} = {v}",
    "-{k}",
    "- {k} = {v}",
    "# {k} = {v}",
    "; {k}={v}",
    "{k} {v}",
    "",
    "x",
)
_SYSCTL_FILES: tuple[str, ...] = (
    "/etc/sysctl.d/50-a.conf",
    "/run/sysctl.d/50-a.conf",
    "/usr/lib/sysctl.d/40-b.conf",
)
_SYSCTL_FILES += ("/etc/sysctl.d/60-c.conf", "/usr/lib/sysctl.d/60-c.conf", "/etc/sysctl.d/x.txt")

_SYSCTL_SCRIPT = """
root=$1
for folder in etc/sysctl.d run/sysctl.d usr/lib/sysctl.d usr/local/lib/sysctl.d; do
    mkdir -p "$root/$folder"
done
mkdir -p "$root/sys/raid"
for limit in speed_limit_max speed_limit_min; do echo untouched > "$root/sys/raid/$limit"; done
mount --bind "$root/sys" /proc/sys/dev
mount --bind "$root/etc/sysctl.d" /etc/sysctl.d
mount --bind "$root/usr/lib/sysctl.d" /usr/lib/sysctl.d
mount -t tmpfs none /run
mkdir /run/sysctl.d
cp -a "$root/run/sysctl.d/." /run/sysctl.d
/lib/systemd/systemd-sysctl 2>/dev/null || true
cd "$root/sys/raid" && tail -n +1 speed_limit_max speed_limit_min
"""


def sysctl(dice: Dice) -> int:
    """Compare one tree of sysctl.d; return how many limits were compared."""
    files = {}
    for path in dice.sample(_SYSCTL_FILES, dice.randint(1, 4)):
        lines = [
            dice.choice(_LINES).format(
                k=dice.choice(_KEYS), v=dice.choice(["1000", "2000", "0x100", "3000 # c", "5x"])
            )
            for _ in range(dice.randint(0, 5))
        ]
        files[path] = "\n".join(lines) + "\n"
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        _put(root, files)
        said = _inside(_SYSCTL_SCRIPT, root)
        ours = {row[1]: row[2] for row, _ in _ours(root, "sysctl")}
    for limit in LIMITS:
        found = re.search(rf"==> {limit} <==\n(.*)", said)
        text = found.group(1) if found else ""
        wish = of_attribute(f"@sysctl/dev/raid/{limit}", text) if text and text != "untouched" else None
        theirs = wish.value if wish is not None and wish.valid else None
        mine = ours.get(f"md.{limit}")
        if mine != theirs:
            raise AssertionError(f"{files}: systemd sets {limit} to {text!r}, we say {mine!r}")
    return len(LIMITS)


# -- TLP ---------------------------------------------------------------------------------------------------------


def why_no_tlp() -> str:
    """Return why TLP cannot be asked, empty if it can."""
    return "" if (TLP / "tlp-readconfs").exists() and not can_mount() else can_mount() or "TLP is not installed"


_NAMES = (
    *(
        "DISK_DEVICES",
        "DISK_DEVICES",
        "DISK_APM_LEVEL_ON_AC",
        "DISK_APM_LEVEL_ON_BAT",
        "DISK_SPINDOWN_TIMEOUT_ON_AC",
    ),
    *("DISK_SPINDOWN_TIMEOUT_ON_BAT", "DISK_IOSCHED", "SATA_LINKPWR_ON_AC", "SATA_LINKPWR_ON_BAT", "TLP_DEBUG"),
    *("SATA_LINKPWR_BLACKLIST", "SATA_LINKPWR_DENYLIST", "DISK_APM_CLASS_DENYLIST", "AHCI_RUNTIME_PM_ON_AC"),
    *("AHCI_RUNTIME_PM_TIMEOUT", "TLP_PERSISTENT_DEFAULT", "TLP_DEFAULT_MODE"),
)
_WORDS = {
    "DISK_DEVICES": ("sda", "sdb", "sda sdb", "sdb sda sdc", "nvme0n1 sda", "", "sda  sdb"),
    "DISK_IOSCHED": ("bfq", "keep bfq", "none _", "mq-deadline bfq kyber bfq", "keep", ""),
    "SATA_LINKPWR": (
        "max_performance",
        "min_power",
        "med_power_with_dipm max_performance",
        "nonsense min_power",
        "",
    ),
    "SATA_LINKPWR_B": ("host0", "host1", "host0 host1"),
    "SATA_LINKPWR_D": ("host0", "host1", ""),
    "DISK_APM_CLASS": ("usb ieee1394", "", "usb"),
    "AHCI_RUNTIME_PM_ON": ("on", "auto", "maybe", ""),
    "AHCI_RUNTIME_PM_TIMEOUT": ("15", "", "60"),
    "TLP_PERSISTENT_DEFAULT": ("0", "1"),
    "TLP_DEFAULT_MODE": ("AC", "BAT", "ac", "x"),
    "TLP_DEBUG": ("cfg",),
}
_LEVELS = ("254", "128 254", "keep 1", "_ 12 241", "300", "0", "", "254 keep", "x 12")
_SHAPES: tuple[str, ...] = (
    '{n}="{v}"',
    "{n}={v}",
    '{n}="{v}"   ',
    '{n}+="{v}"',
    '#{n}="{v}"',
    ' {n}="{v}"',
    "{n}='{v}'",
    '{n}="{v}" # c',
)
_SHAPES += ('export {n}="{v}"', '{n}="{v}"\r', '{n} = "{v}"', '{n}="{v}')

# The functions of TLP themselves, shown a machine with three drives and two ports, tell what they would do.
_TLP_SCRIPT = """
root=$1 mode=$2
mkdir -p "$root/etc/tlp.d"
touch "$root/etc/tlp.conf"
mount --bind "$root/etc/tlp.d" /etc/tlp.d
mount --bind "$root/etc/tlp.conf" /etc/tlp.conf
/usr/share/tlp/tlp-readconfs --notrace --outfile "$root/run.conf" >/dev/null
set +e
. "$root/run.conf"
PCID="$root/pci"
for host in 0 1 2; do
    mkdir -p "$PCID/x/ata$host/host$host/scsi_host/host$host"
    touch "$PCID/x/ata$host/host$host/scsi_host/host$host/link_power_management_policy"
done
readonly PCID
. /usr/share/tlp/func.d/15-tlp-func-disk
exec 3>&1
echo_debug() { :; }
wordinlist() {
    local word
    for word in $2; do [ "$word" = "$1" ] && return 0; done
    return 1
}
get_disk_dev() {
    _disk_dev=$1 _disk_id=$1 _disk_type=ata _disk_apm=1 _disk_mq=1 _disk_runpm=0
    case $1 in nvme*) _disk_type=nvme ;; esac
    return 0
}
write_sysf() {
    case $2 in *link_power*) case $1 in nonsense) return 1 ;; esac ;; esac
    echo "$2 $1" >&3
}
hdparm_told() { echo "hdparm $*" >&3; }
HDPARM=hdparm_told
case $AHCI_RUNTIME_PM_TIMEOUT in *" "*) exit 0 ;; esac
[ -n "$PP_PRF" ] && { [ "$mode" = 0 ] && mode=$PP_PRF || mode=$PP_BAL; }
for disk in $DISK_DEVICES; do mkdir -p "/sys/block/$disk/queue" 2>/dev/null; done
set_ahci_disk_runtime_pm $mode
set_sata_link_power $mode
set_disk_apm_level $mode
set_disk_spindown_timeout $mode
for disk in $DISK_DEVICES; do set -- "$@"; done
set_disk_iosched
"""


def tlp(dice: Dice) -> int:
    """Compare one set of files of TLP on both supplies; return how many rows there were."""
    files = {"/etc/tlp.conf": _of_tlp(dice)}
    files |= {f"/etc/tlp.d/{name}": _of_tlp(dice) for name in dice.sample(["00-a.conf", "90-b.conf", "z.txt"], 2)}
    rows = 0
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        _put(root, files)
        for path in ("defaults.conf", "tlp-readconfs"):
            _put(root, {f"/usr/share/tlp/{path}": (TLP / path).read_text()})
        ours = _ours(root, "tlp")
        for supply in ("ac", "battery"):
            mine = sorted({_plain(row) for row, when in ours if supply in when})
            theirs = sorted(set(_told_by_tlp(_inside(_tlp_script(), root, _mode(files, supply)))))
            rows += len(mine)
            if mine != theirs:
                raise AssertionError(f"{files} on {supply}: TLP does {theirs}, we say {mine}")
    return rows


def _tlp_script() -> str:
    """Return the script, with a directory of drives in place of /sys/block, where no plain file can be made."""
    text = (TLP / "func.d/15-tlp-func-disk").read_text()
    assert "/sys/block/$_disk_dev/queue/scheduler" in text
    changed = r"""
        sed 's,\[ ! -f $schedctrl \],false,' /usr/share/tlp/func.d/15-tlp-func-disk > "$root/func"
        . "$root/func"
    """
    return _TLP_SCRIPT.replace(". /usr/share/tlp/func.d/15-tlp-func-disk", changed)


def _mode(files: dict[str, str], supply: str) -> str:
    """Return TLP's number of the mode in which it works; which one that is with a fixed mode, it says itself."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        _put(root, files)
        script = """
            mkdir -p "$1/etc/tlp.d"
            mount --bind "$1/etc/tlp.d" /etc/tlp.d
            mount --bind "$1/etc/tlp.conf" /etc/tlp.conf
            /usr/share/tlp/tlp-readconfs --notrace --outfile "$1/run.conf"
            . "$1/run.conf"
            toupper() { printf '%s' "$1" | tr '[:lower:]' '[:upper:]'; }
            sed -n '/^get_persist_mode *()/,/^}/p' /usr/share/tlp/tlp-func-base > "$1/func"
            . "$1/func"
            get_persist_mode && echo "$_persist_mode"
            true
        """
        fixed = _inside(script, root).strip()
    return fixed or ("0" if supply == "ac" else "1")


def _of_tlp(dice: Dice) -> str:
    lines = []
    for _ in range(dice.randint(0, 7)):
        name = dice.choice(_NAMES)
        values = next((words for start, words in reversed(_WORDS.items()) if name.startswith(start)), _LEVELS)
        shape = dice.choice([*_SHAPES, *[_SHAPES[0]] * 10])
        lines.append(shape.format(n=name, v=dice.choice(values)))
    return "\n".join(lines) + "\n"


def _told_by_tlp(text: str) -> list[Row]:
    found: list[Row] = []
    for line in text.splitlines():
        if match := re.fullmatch(r"hdparm -(\w) (\S+) /dev/(\S+)", line):
            wish = hdparm_args.option(match.group(1), match.group(2))
            if wish is not None and wish.valid and not match.group(3).startswith("nvme"):
                found.append((match.group(3), wish.setting, wish.value))
        elif match := re.fullmatch(r"/sys/block/(\S+?)/(\S+) (.+)", line):
            wish = of_attribute(match.group(2), match.group(3))
            if wish is not None and wish.valid:
                found.append((match.group(1), wish.setting, wish.value))
        elif match := re.fullmatch(r".*/(host\d+)/(link_\w+) (.+)", line):
            wish = of_attribute(f"@host/{match.group(2)}", match.group(3))
            if wish is not None and wish.valid:
                found.append(("host*", wish.setting, wish.value))
    return [_plain(row) for row in found]


def _plain(row: Row) -> Row:
    return (row[0], row[1], str(row[2]))


# -- tuned -------------------------------------------------------------------------------------------------------

_TUNED = """
import json, sys
import logging
from tuned.profiles.loader import Loader
from tuned.profiles.locator import Locator
from tuned.profiles.merger import Merger
from tuned.profiles.factory import Factory
from tuned.profiles.variables import Variables
from tuned.profiles.exceptions import InvalidProfileException
logging.disable(logging.CRITICAL)
answers = []
for folders, names in json.load(sys.stdin):
    variables = Variables()
    try:
        profile = Loader(Locator(folders), Factory(), Merger(), None, variables).load(names)
    except InvalidProfileException:
        answers.append(None)
        continue
    units = []
    for name, unit in profile.units.items():
        texts = {key: value for key, value in unit.options.items() if isinstance(value, str)}
        options = {key: variables.expand(value) for key, value in texts.items()}
        priority = getattr(unit, "priority", None) or options.pop("priority", 0)
        number = int(priority) if str(priority).lstrip("-").isdigit() else 0
        units.append([name, unit.type, unit.enabled, unit.devices, number, options])
    answers.append(units)
json.dump(answers, sys.stdout)
"""


def why_no_tuned() -> str:
    """Return why tuned's loader cannot be asked, empty if it can."""
    done = subprocess.run([PYTHON, "-c", "import tuned.profiles.loader"], capture_output=True, check=False)
    return "tuned is not installed" if done.returncode else ""


_SECTIONS = (
    "disk",
    "disk",
    "disk",
    "disk_two",
    "sysctl",
    "main",
    "variables",
    "scsi_host",
    "script",
    "cpu",
    "DEFAULT",
)
_OPTIONS = {
    "disk": (
        "elevator=bfq",
        "elevator=${S}",
        "readahead=>4096",
        "readahead=4096 s",
        "apm=128",
        "apm=${A}",
        "spindown=6",
        "devices=sda",
        "devices=!sda",
        "replace=1",
        "enabled=false",
        "enabled=0",
        "drop=apm",
        "drop=apm, elevator",
        "priority=5",
        "type=disk",
        "readahead=x",
        "apm = 1 # c",
        "; apm=2",
        " spindown=9",
        "\tmore",
        "",
        "elevator",
    ),
    "disk_two": (
        "type=disk",
        "devices=sdb",
        "apm=1",
        "elevator=none",
        "priority=-1",
        "enabled=True",
        "replace=true",
    ),
    "sysctl": (
        "dev.raid.speed_limit_max=5000",
        'dev.raid.speed_limit_min="7000"',
        "dev.raid.speed_limit_max=${N}",
    ),
    "main": (
        "include=base",
        "include=-missing",
        "include=missing",
        "include=base, more",
        "summary=x",
        "include=more",
    ),
    "variables": ("S=none", "A=200", "N=9000", "S=${T}", "T=kyber", "A=${A}1", "x y=1"),
    "scsi_host": ("alpm=min_power", "alpm=${L}", "alpm=medium_power"),
    "script": ("script=script.sh",),
    "cpu": ("governor=performance", "apm=1"),
    "DEFAULT": ("apm=77", "enabled=true"),
}


def _a_profile(dice: Dice) -> str:
    lines = []
    for _ in range(dice.randint(1, 4)):
        name = dice.choice(_SECTIONS)
        if dice.random() < 0.95:
            lines.append(dice.choice(["[{}]", "[{}]", "[{}]", "[{}] # c", " [{}]"]).format(name))
        lines += dice.choices(_OPTIONS[name], k=dice.randint(0, 5))
    return "\n".join(lines) + dice.choice(["\n", ""])


def tuned(dice: Dice, count: int) -> int:
    """Compare *count* sets of profiles; return how many settings there were."""
    with tempfile.TemporaryDirectory() as folder:
        roots, questions = [], []
        for number in range(count):
            root = Path(folder) / str(number)
            names = dice.choice([["mine"], ["mine"], ["mine", "more"], ["more", "mine"]])
            files = {f"/usr/lib/tuned/{name}/tuned.conf": _a_profile(dice) for name in ("base", "more", "mine")}
            if dice.random() < 0.3:
                files["/etc/tuned/base/tuned.conf"] = _a_profile(dice)
            files["/usr/lib/tuned/balanced/tuned.conf"] = "[main]\n"
            files["/etc/tuned/active_profile"] = " ".join(names) + "\n"
            _put(root, files)
            roots.append(root)
            questions.append([[f"{root}/usr/lib/tuned", f"{root}/etc/tuned"], names])
        done = subprocess.run(
            [PYTHON, "-c", _TUNED],
            input=json.dumps(questions),
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        if done.returncode:
            raise RuntimeError(f"tuned could not be asked: {done.stderr[-800:]}")
        compared = 0
        for root, answer in zip(roots, json.loads(done.stdout), strict=True):
            theirs = sorted(_meant_by_tuned(answer)) if answer is not None else []
            mine = sorted({_plain(row) for row, _ in _ours(root, "tuned")})
            compared += len(mine)
            if mine != theirs:
                texts = {
                    str(path.relative_to(root)): path.read_text() for path in root.rglob("*") if path.is_file()
                }
                raise AssertionError(f"{texts}: tuned makes {theirs} of it, we say {mine}; {answer}")
    return compared


def _meant_by_tuned(units: list[tuple[str, str, bool, str, int, dict[str, str | None]]]) -> set[Row]:
    """Return what the merged units set, by what the plug-ins do with their options."""
    found: set[Row] = set()
    everything = False
    for _, kind, enabled, devices, _, options in sorted(units, key=lambda unit: unit[4]):
        if not enabled:
            continue
        for key, value in options.items():
            wish = None
            if value is None or (kind == "disk" and everything):
                continue
            plain = value[1:] if re.fullmatch(r"[<>]\d+", value) else value
            if kind == "disk" and key == "elevator":
                wish = of_attribute("queue/scheduler", plain)
            elif kind == "disk" and key in ("apm", "spindown"):
                wish = hdparm_args.option("B" if key == "apm" else "S", plain)
            elif kind == "disk" and key == "readahead" and re.match(r"\d+(\s|$)", plain):
                words = plain.split()
                number = int(words[0]) // 2 if words[1:2] and words[1].startswith("s") else int(words[0])
                wish = of_attribute("queue/read_ahead_kb", str(number))
            elif kind == "sysctl":
                wish = of_attribute(f"@sysctl/{key.replace('.', '/')}", re.sub(r'^"(.*)"$', r"\1", plain))
            elif kind == "scsi_host" and key == "alpm":
                wish = of_attribute("@host/link_power_management_policy", plain)
            if wish is not None and wish.valid and "${" not in plain:
                text = {"sysctl": "md*", "scsi_host": "host*" if devices == "*" else devices}.get(kind, devices)
                found.add(_plain((text, wish.setting, wish.value)))
        everything = everything or (kind == "disk" and devices == "*")
    return found


# -- all of them -------------------------------------------------------------------------------------------------

JUDGES: dict[str, tuple[Callable[[], str], Callable[[Dice, int], int]]] = {
    "systemd-sysctl": (why_no_sysctl, lambda dice, count: sum(sysctl(dice) for _ in range(count))),
    "tlp": (why_no_tlp, lambda dice, count: sum(tlp(dice) for _ in range(count))),
    "tuned": (why_no_tuned, tuned),
}
"""By name: why it cannot be asked, and a number of comparisons with it."""
