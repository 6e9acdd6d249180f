"""systemd-sysctl as the judge of sysctl.d."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from disktune_contract.explain.values import of_attribute
from tests.helper.other_tools.judges.judged_tree import Dice, can_mount, inside, our_rows, put

SYSCTL = Path("/lib/systemd/systemd-sysctl")
LIMITS = ("speed_limit_max", "speed_limit_min")


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

_SYSCTL_FILES = (
    "/etc/sysctl.d/50-a.conf",
    "/run/sysctl.d/50-a.conf",
    "/usr/lib/sysctl.d/40-b.conf",
    "/etc/sysctl.d/60-c.conf",
    "/usr/lib/sysctl.d/60-c.conf",
    "/etc/sysctl.d/x.txt",
)

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
        put(root, files)
        said = inside(_SYSCTL_SCRIPT, root)
        ours = {row[1]: row[2] for row, _ in our_rows(root, "sysctl")}
    for limit in LIMITS:
        found = re.search(rf"==> {limit} <==\n(.*)", said)
        text = found.group(1) if found else ""
        wish = of_attribute(f"@sysctl/dev/raid/{limit}", text) if text and text != "untouched" else None
        theirs = wish.value if wish is not None and wish.valid else None
        mine = ours.get(f"md.{limit}")
        if mine != theirs:
            raise AssertionError(f"{files}: systemd sets {limit} to {text!r}, we say {mine!r}")
    return len(LIMITS)
