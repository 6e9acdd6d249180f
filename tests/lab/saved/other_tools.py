"""Who else sets this: the tools of the guest are given files, and what they then set is what we said.

Each tool does its work on the real drives of the machine; hdparm and sysfs tell what came of it. Files are put
together at random, from pieces that this machine's drives can do. What is only read, not carried out, the judges
of `tests.helper.other_tools.judges.parser_judges` compare by the hundred.
"""

from __future__ import annotations

import json
import random
import re
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.helper.other_tools.judges.parser_judges import JUDGES as PARSERS
from tests.lab.judges.programs import JUDGES, Value, attribute
from tests.lab.machines import HDD, MEMBERS
from tests.lab.scenario import HELPER, Failed, Lab, run, scenario
from tests.lab.seat import Window, ref

DOUBT = "Whether it applies is unknown"
COUNTS = {"systemd-sysctl": 12, "tlp": 6, "tuned": 250}
"""Of files put together for the judges that only read."""

START: dict[str, Value] = {"block.scheduler": "none", "block.read_ahead": 128}
SCHEDULERS = ("none", "mq-deadline")


class Reader:
    """A window that says what other tools set: one for all of a scenario's files, as for a person who edits them.

    The installed command says the same; it takes emulation four seconds, and is asked once for each tool.
    """

    def __init__(self, lab: Lab, window: Window) -> None:
        self._lab, self._window = lab, window
        self._compared: set[str] = set()

    def said(self, name: str, tool: str) -> tuple[dict[str, Any], set[str]]:
        """Return what we say that *tool* leaves the drive with, and the settings on which we have doubts."""
        drive = next(one for one in self._window.drives() if one["name"] == name)
        mine = _of(tool, self._window.ask("others", drive=ref(drive))["claims"])
        if mine and tool not in self._compared:
            self._compared.add(tool)
            printed = json.loads(run(HELPER, "who", name, "--json", limit_s=60))["claims"]
            self._lab.same(f"{tool}: window and command", mine, _of(tool, printed))
        doubtful = {row["setting"] for row in mine if DOUBT in row["problem"] or row["value"] is None}
        return {row["setting"]: row["value"] for row in mine if row["setting"] not in doubtful}, doubtful


def _of(tool: str, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [row for row in rows if row["tool"] == tool and row["valid"]]


@dataclass(frozen=True)
class Place:
    """Where a tool is at work."""

    lab: Lab
    name: str
    """The drive's kernel name."""
    reader: Reader


@contextmanager
def files(texts: dict[str, str]) -> Iterator[None]:
    """Put files there, and afterwards back what was there before."""
    before = {path: Path(path).read_bytes() if Path(path).is_file() else None for path in texts}
    for path, text in texts.items():
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).write_text(text, encoding="utf-8")
    try:
        yield
    finally:
        for path, content in before.items():
            if content is None:
                Path(path).unlink()
            else:
                Path(path).write_bytes(content)


@contextmanager
def unmasked(*units: str) -> Iterator[None]:
    """Let units count that the lab keeps from running: what is masked sets nothing, and so we say."""
    run("systemctl", "unmask", *units)
    # They may have been installed while masked.
    run("systemctl", "enable", *units)
    try:
        yield
    finally:
        run("systemctl", "mask", *units)


def compare(there: Place, what: str, tool: str, start: dict[str, Value], act: Callable[[], object]) -> int:
    """Set *start*, let the tool *act*, and demand what we said, or for what we did not mention the start."""
    lab, name = there.lab, there.name
    ours, doubtful = there.reader.said(name, tool)
    for setting, value in start.items():
        _set(name, setting, value)
    act()
    sure = [setting for setting in start if setting not in doubtful]
    for setting in sure:
        lab.same(f"{what}: {setting} of {name}", ours.get(setting, start[setting]), _get(name, setting))
    return sum(setting in ours for setting in sure)


def hand(there: Place, tool: str, path: str, text: str, start: dict[str, Value], act: Callable[[], object]) -> int:
    """Give the tool *text* as its file *path*, and `compare` what it makes of it."""
    with files({path: text}):
        return compare(there, f"{tool} with {text!r}", tool, start, act)


def _get(name: str, setting: str) -> Value:
    if setting == "scsi.timeout":
        return int(attribute(name, "device/timeout"))
    return JUDGES[setting].read(name)


def _set(name: str, setting: str, value: Value) -> None:
    if setting == "scsi.timeout":
        Path(f"/sys/block/{name}/device/timeout").write_text(f"{value}\n", encoding="ascii")
    else:
        JUDGES[setting].write(name, value)


# -- files that are only read ------------------------------------------------------------------------------


@scenario()
def files_of_others_read(lab: Lab) -> str:
    """TLP, tuned and systemd-sysctl read what we read, in files put together at random."""
    dice = random.Random(12)  # noqa: S311
    told = []
    for tool, (why_not, judge) in PARSERS.items():
        lab.same(f"{tool} can be asked", why_not(), "")
        found = judge(dice, COUNTS[tool])
        lab.checks += COUNTS[tool]
        told.append(f"{tool} {COUNTS[tool]} files, {found} settings")
    return "; ".join(told)


# -- files that are carried out ----------------------------------------------------------------------------


@scenario(1200)
def files_of_others_done(lab: Lab) -> str:
    """systemd-sysctl, tuned, TLP, smartd, hdparm and udev set on a real drive what we said they would."""
    dice = random.Random(21)  # noqa: S311
    with Window("browse") as window, unmasked("tlp.service", "tuned.service", "smartmontools.service"):
        there = Place(lab, str(window.drive(HDD.serial)["name"]), Reader(lab, window))
        told = [f"{word} {work(there, dice)}" for word, work in _WORKERS.items()]
    return f"settings that we said and that came about: {', '.join(told)}; {lab.checks} comparisons"


CONDITIONS = (
    'KERNEL=="sd*"', 'KERNEL=="{n}"', 'KERNEL!="{n}"', 'KERNEL=="nvme*"', 'SUBSYSTEM=="block"',
    'SUBSYSTEMS=="scsi"', 'SUBSYSTEMS=="usb"', 'ATTRS{{vendor}}=="ATA"', 'ATTR{{queue/rotational}}=="1"',
    'ATTR{{queue/rotational}}=="0"', 'ENV{{DEVTYPE}}=="disk"', 'ENV{{FOO}}=="bar"', 'ENV{{FOO}}!="bar"',
    'TEST=="queue/none"', 'ACTION=="add"', 'TAG=="foo"', 'DRIVERS=="sd"', 'ATTR{{removable}}=="0"',
    'KERNEL=="sd*[^0-9]"',
)  # fmt: skip
EFFECTS = (
    'ATTR{{queue/scheduler}}="none"', 'ATTR{{queue/scheduler}}="mq-deadline"',
    'ATTR{{queue/read_ahead_kb}}="256"', 'ATTR{{queue/read_ahead_kb}}="512"',
    'ATTR{{queue/read_ahead_kb}}="$env{{FOO}}"', 'ATTR{{device/timeout}}="61"', 'ENV{{FOO}}="bar"',
    'TAG+="foo"', 'GOTO="end"', 'RUN+="/usr/sbin/hdparm -W0 /dev/%k"', 'NAME="%k"',
    'RUN+="/usr/sbin/hdparm -W1 $env{{DEVNAME}}"', 'RUN="/usr/sbin/blockdev --setra 2048 $devnode"',
    "RUN+=\"/bin/sh -c 'echo 47 > /sys/block/%k/device/timeout'\"", "# why",
)  # fmt: skip
RULES = "/run/udev/rules.d/99-z-lab.rules"


def _udev(there: Place, dice: random.Random) -> int:
    start: dict[str, Value] = {**START, "scsi.timeout": 30, "ata.write_cache": True}
    done = 0

    def coming() -> None:
        run("udevadm", "control", "--reload")
        run("udevadm", "trigger", "--action=add", "--settle", f"/dev/{there.name}", limit_s=60)

    for _ in range(6):
        lines = [
            ", ".join([*dice.choices(CONDITIONS, k=dice.randint(1, 2)), dice.choice(EFFECTS)]).format(n=there.name)
            for _ in range(dice.randint(2, 7))
        ]
        text = "\n".join([*lines, 'LABEL="end"', ""])
        done += hand(there, "udev", RULES, text, start, coming)
    run("udevadm", "control", "--reload")
    return done


HDPARM_LINES = (
    "write_cache = off", "write_cache = on", "{d} {{", "}}", "/dev/sdz {{", "quiet", "write_cache = off # why",
    "APM_level = 127", "# comment", "read_ahead_sect = 512", "command_line {{", "write_cache=off",
    "read_ahead_sect = 1024",
)  # fmt: skip


def _hdparm(there: Place, dice: random.Random) -> int:
    start: dict[str, Value] = {"ata.write_cache": True, "block.read_ahead": 128}
    done = 0

    def coming() -> None:
        environment = {"DEVNAME": f"/dev/{there.name}", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
        subprocess.run(["/lib/udev/hdparm"], env=environment, capture_output=True, check=False, timeout=60)

    for _ in range(4):
        body = dice.choices(HDPARM_LINES, k=dice.randint(1, 6))
        shape = dice.choice([body, ["{d} {{", *body, "}}"], [*body[:2], "{d} {{", *body[2:], "}}"]])
        text = "\n".join(shape).format(d=f"/dev/{there.name}") + "\n"
        done += hand(there, "hdparm", "/etc/hdparm.conf", text, start, coming)
    return done


SMARTD_LINES = (
    "{d} -e wcache,off", "{d} -e wcache,on", "DEFAULT -e wcache,off", "{d} -a", "DEVICESCAN -e wcache,off",
    "{d} -e wcache,maybe", "# {d} -e wcache,off", "{d} \\\n -e wcache,off",
)  # fmt: skip


def _smartd(there: Place, dice: random.Random) -> int:
    start: dict[str, Value] = {"ata.write_cache": True}
    done = 0

    def checking() -> None:
        subprocess.run(["smartd", "-q", "onecheck"], capture_output=True, check=False, timeout=120)

    for _ in range(4):
        text = "\n".join(dice.choices(SMARTD_LINES, k=dice.randint(1, 3))).format(d=f"/dev/{there.name}") + "\n"
        done += hand(there, "smartd", "/etc/smartd.conf", text, start, checking)
    return done


def _tlp(there: Place, dice: random.Random) -> int:
    done = 0

    def starting() -> None:
        run("tlp", "start", ok=(0, 1, 4), limit_s=120)

    by_id = next(path.name for path in Path("/dev/disk/by-id").glob(f"ata-*{HDD.serial}"))
    # Each start of TLP is half a minute's work in emulation; a name alone is a list of one.
    for disks in (f"{by_id} sdz", f"sdz {there.name}"):
        values = " ".join(dice.choices(["mq-deadline", "none", "keep", "_"], k=dice.randint(1, 2)))
        text = f'TLP_ENABLE=1\nDISK_DEVICES="{disks}"\nDISK_IOSCHED="{values}"\nDISK_APM_LEVEL_ON_AC="keep"\n'
        start: dict[str, Value] = {"block.scheduler": dice.choice(SCHEDULERS)}
        done += hand(there, "tlp", "/etc/tlp.d/50-lab.conf", text, start, starting)
    return done


def _tuned(there: Place, dice: random.Random) -> int:
    profile = dice.choice(["[disk]\nelevator=none\nreadahead=>300\n", "[disk]\nreadahead=2048 s\nelevator=none\n"])
    main = Path("/etc/tuned/tuned-main.conf").read_text(encoding="utf-8")
    texts = {
        "/etc/tuned/lab-base/tuned.conf": f"{profile}devices=!sdz\n",
        "/etc/tuned/lab-top/tuned.conf": (
            "[main]\ninclude=lab-base\n[variables]\nS=mq-deadline\n[disk]\nelevator=${S}\n"
            "[sysfs]\n/sys/block/sd*/device/timeout=44\n[sysctl]\ndev.raid.speed_limit_min=2222\n"
        ),
        "/etc/tuned/active_profile": "lab-top\n",
        "/etc/tuned/profile_mode": "manual\n",
        "/etc/tuned/tuned-main.conf": re.sub(r"(?m)^\s*daemon\s*=.*$", "", main) + "\ndaemon = 0\n",
    }
    start: dict[str, Value] = {**START, "scsi.timeout": 30}
    with files(texts):
        done = compare(
            there, "tuned", "tuned", start, lambda: run("tuned", "--no-dbus", "-p", "lab-top", limit_s=120)
        )
        run("tuned-adm", "off", ok=(0, 1), limit_s=60)
    return done


SYSCTL_LINES = (
    "dev.raid.speed_limit_{w} = {v}", "dev/raid/speed_limit_{w}={v}", "-dev.raid.speed_limit_* = {v}",
    "-dev.raid.speed_limit_{w}", "dev.raid.speed_limit_{w} = {v} # why", "dev.raid.speed_limit_{w} = {v}KB",
)  # fmt: skip


def _sysctl(there: Place, dice: random.Random) -> int:
    run("modprobe", "md_mod")
    done = 0
    for _ in range(4):
        texts = {
            path: "\n".join(
                dice.choice(SYSCTL_LINES).format(
                    w=dice.choice(["min", "max"]), v=dice.choice(["7000", "0x2000", "010"])
                )
                for _ in range(dice.randint(1, 3))
            )
            + "\n"
            for path in dice.sample(["/etc/sysctl.d/80-lab.conf", "/run/sysctl.d/70-lab.conf"], dice.randint(1, 2))
        }
        for word in ("min", "max"):
            run("sysctl", "-q", f"dev.raid.speed_limit_{word}=5555")
        with files(texts):
            rows = json.loads(run(HELPER, "who", "--json", limit_s=60))["claims"]
            ours = {row["setting"]: row["value"] for row in rows if row["tool"] == "sysctl" and row["valid"]}
            run("/lib/systemd/systemd-sysctl", ok=(0, 1), limit_s=60)
        for word in ("min", "max"):
            theirs = int(run("sysctl", "-n", f"dev.raid.speed_limit_{word}"))
            there.lab.same(f"sysctl with {texts}: {word}", ours.get(f"md.speed_limit_{word}", 5555), theirs)
        done += len(ours)
    return done


_WORKERS: dict[str, Callable[[Place, random.Random], int]] = {
    "sysctl": _sysctl,
    "tuned": _tuned,
    "tlp": _tlp,
    "smartd": _smartd,
    "hdparm": _hdparm,
    "udev": _udev,
}

MDADM_LINES = (
    "SYSFS name=/dev/md/lab stripe_cache_size={v}",
    "SYSFS name=/dev/md/lab sync_speed_max={v}\n  stripe_cache_size=640", "sysfs stripe_cache_size=999",
    "SYSFS name=/dev/md/other stripe_cache_size=777", "# SYSFS name=/dev/md/lab stripe_cache_size=1",
    "SYSFS name=/dev/lab stripe_cache_size=555",
    "SYSFS name=/dev/md/lab stripe_cache_size=many sync_speed_min={v}",
    "SYSFS 'name=/dev/md/lab' \"stripe_cache_size={v}\" # why",
)  # fmt: skip


@scenario()
def lines_of_mdadm_done(lab: Lab) -> str:
    """mdadm assembles an array with SYSFS lines, and sets what we said."""
    with Window("browse") as window:
        paths = [f"/dev/{window.drive(disk.serial)['name']}" for disk in MEMBERS[:3]]
        done = _lines_done(lab, Reader(lab, window), paths)
    if not done:
        raise Failed("no line of all these set anything")
    return f"{done} settings that we said and that came about; {lab.checks} comparisons"


def _lines_done(lab: Lab, reader: Reader, paths: list[str]) -> int:
    """Return how many settings came about as we said."""
    dice = random.Random(5)  # noqa: S311
    create = ["mdadm", "--create", "/dev/md/lab", "--run", "--level=5", "--raid-devices=3", "--assume-clean"]
    run(*create, "--name=lab", *paths, limit_s=60)
    run("udevadm", "settle")
    conf = "/etc/mdadm/mdadm.conf"
    before = Path(conf).read_text(encoding="utf-8")
    done = 0
    try:
        for _ in range(8):
            run("mdadm", "--stop", "/dev/md/lab")
            lines = [line.format(v=dice.choice(["384", "1024"])) for line in dice.choices(MDADM_LINES, k=3)]
            with files({conf: before + "\n" + "\n".join(lines) + "\n"}):
                run("mdadm", "--assemble", "/dev/md/lab", *paths, limit_s=60)
                run("udevadm", "settle")
                name = Path("/dev/md/lab").resolve().name
                ours, _ = reader.said(name, "mdadm")
            stripes = int(attribute(name, "md/stripe_cache_size"))
            lab.same(f"mdadm with {lines}", ours.get("md.stripe_cache", 256), stripes)
            for word in ("min", "max"):
                text = attribute(name, f"md/sync_speed_{word}")
                theirs = int(text.split()[0]) if "local" in text else None
                lab.same(f"mdadm with {lines}: {word}", ours.get(f"md.sync_speed_{word}"), theirs)
            done += len(ours)
    finally:
        run("mdadm", "--stop", "/dev/md/lab", ok=(0, 1))
        run("mdadm", "--zero-superblock", *paths)
    return done


BOOT_SCRIPTS = {
    "/etc/rc.local": "#!/bin/sh\n/usr/local/lib/lab-disks {n} 256\nrun-parts /etc/lab-disks.d\nexit 0\n",
    "/usr/local/lib/lab-disks": "#!/bin/sh\necho $2 > /sys/block/$1/queue/read_ahead_kb\n",
    "/etc/lab-disks.d/10-timeout": "#!/bin/sh\necho 47 > /sys/block/{n}/device/timeout\n",
    "/etc/lab-disks.d/20-not-run.sh": "#!/bin/sh\necho none > /sys/block/{n}/queue/scheduler\n",
}
"""rc.local with a script that it starts, and what run-parts runs and passes over."""


@scenario()
def rc_local_done(lab: Lab) -> str:
    """rc.local, which only a generator of systemd's enables, sets what we said, by the scripts that it starts."""
    unit = "rc-local.service"

    def wanted() -> str:
        run("systemctl", "daemon-reload", limit_s=120)
        return run("systemctl", "show", "-p", "WantedBy", "--value", unit).strip()

    with Window("browse") as window:
        name = str(window.drive(HDD.serial)["name"])
        there = Place(lab, name, Reader(lab, window))
        start: dict[str, Value] = {"block.read_ahead": 128, "scsi.timeout": 30, "block.scheduler": "mq-deadline"}
        with files({path: text.format(n=name) for path, text in BOOT_SCRIPTS.items()}):
            lab.same("systemd of a script that may not be run", "", wanted())
            lab.same("we of it", ({}, set()), there.reader.said(name, "script"))
            for path in BOOT_SCRIPTS:
                Path(path).chmod(0o755)
            lab.same("systemd of one that may be run", "multi-user.target", wanted())
            done = compare(there, "rc.local", "script", start, lambda: run("systemctl", "restart", unit))
        wanted()
    lab.same("settings that came about", 2, done)
    return f"{done} settings that we said and that came about; {lab.checks} comparisons"
