"""TLP as the judge of its own configuration."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from disktune_contract.explain import hdparm_args
from disktune_contract.explain.values import of_attribute
from tests.helper.other_tools.judges.judged_tree import Dice, Row, as_text, can_mount, inside, our_rows, put

TLP = Path("/usr/share/tlp")


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

_SHAPES = (
    '{n}="{v}"',
    "{n}={v}",
    '{n}="{v}"   ',
    '{n}+="{v}"',
    '#{n}="{v}"',
    ' {n}="{v}"',
    "{n}='{v}'",
    '{n}="{v}" # c',
    'export {n}="{v}"',
    '{n}="{v}"\r',
    '{n} = "{v}"',
    '{n}="{v}',
)

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
        put(root, files)
        for path in ("defaults.conf", "tlp-readconfs"):
            put(root, {f"/usr/share/tlp/{path}": (TLP / path).read_text()})
        ours = our_rows(root, "tlp")
        for supply in ("ac", "battery"):
            mine = sorted({as_text(row) for row, when in ours if supply in when})
            theirs = sorted(set(_told_by_tlp(inside(_tlp_script(), root, _mode(files, supply)))))
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
        put(root, files)
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
        fixed = inside(script, root).strip()
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
    return [as_text(row) for row in found]
