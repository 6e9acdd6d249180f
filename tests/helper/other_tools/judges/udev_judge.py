"""udev itself as the judge of rules: ``udevadm test`` in a name space of its own, on a machine that is only files.

Nothing of the machine that runs the tests is seen or touched: rules, /run, /sys and /dev are replaced in a mount
name space. Up to systemd 254 ``udevadm test`` writes the attributes, here into plain files; later ones only tell.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

NAME_SPACE = ("unshare", "--map-root-user", "--mount")
SCSI = "/sys/devices/pci0000:00/0000:00:1f.2/ata1/host0/target0:0:0/0:0:0:0"
DRIVE = f"{SCSI}/block/sda"
COMPLETE = "/usr/lib/udev/rules.d/60-persistent-storage.rules"
"""By this file a tree says that it holds all rules of a machine."""


FILES = {
    f"{DRIVE}/uevent": "MAJOR=8\nMINOR=0\nDEVNAME=sda\nDEVTYPE=disk\nDISKSEQ=3\n",
    f"{DRIVE}/dev": "8:0\n",
    f"{DRIVE}/removable": "0\n",
    f"{DRIVE}/size": "1000\n",
    f"{DRIVE}/queue/scheduler": "[none] mq-deadline\n",
    f"{DRIVE}/queue/rotational": "1\n",
    f"{DRIVE}/queue/read_ahead_kb": "128\n",
    f"{DRIVE}/queue/nr_requests": "64\n",
    f"{DRIVE}/queue/rq_affinity": "1\n",
    f"{DRIVE}/sda1/uevent": "MAJOR=8\nMINOR=1\nDEVNAME=sda1\nDEVTYPE=partition\nPARTN=1\n",
    f"{DRIVE}/sda1/dev": "8:1\n",
    f"{DRIVE}/sda1/partition": "1\n",
    f"{SCSI}/uevent": "DEVTYPE=scsi_device\nDRIVER=sd\nMODALIAS=scsi:t-0x00\n",
    f"{SCSI}/timeout": "30\n",
    f"{SCSI}/queue_depth": "31\n",
    f"{SCSI}/vendor": "ATA     \n",
    f"{SCSI}/model": "LAB DISK        \n",
    f"{SCSI}/rev": "1.0 \n",
    f"{SCSI}/type": "0\n",
    f"{SCSI}/scsi_disk/0:0:0:0/uevent": "\n",
    f"{SCSI}/scsi_disk/0:0:0:0/allow_restart": "0\n",
    f"{SCSI}/../uevent": "DEVTYPE=scsi_target\n",
    f"{SCSI}/../../uevent": "DEVTYPE=scsi_host\n",
    f"{SCSI}/../../scsi_host/host0/uevent": "\n",
    f"{SCSI}/../../scsi_host/host0/link_power_management_policy": "max_performance\n",
    f"{SCSI}/../../../../uevent": "DRIVER=ahci\nPCI_CLASS=10601\n",
    f"{SCSI}/../../../../vendor": "0x8086\n",
    COMPLETE: "# All rules of this machine are here.\n",
}
"""The files of a machine with the SATA drive sda and its one partition."""
LINKS = {
    f"{DRIVE}/subsystem": "/sys/class/block",
    f"{DRIVE}/device": SCSI,
    f"{DRIVE}/sda1/subsystem": "/sys/class/block",
    f"{SCSI}/subsystem": "/sys/bus/scsi",
    f"{SCSI}/driver": "/sys/bus/scsi/drivers/sd",
    f"{SCSI}/scsi_disk/0:0:0:0/subsystem": "/sys/class/scsi_disk",
    f"{SCSI}/../subsystem": "/sys/bus/scsi",
    f"{SCSI}/../../subsystem": "/sys/bus/scsi",
    f"{SCSI}/../../scsi_host/host0/subsystem": "/sys/class/scsi_host",
    f"{SCSI}/../../../../subsystem": "/sys/bus/pci",
    f"{SCSI}/../../../../driver": "/sys/bus/pci/drivers/ahci",
    "/sys/class/block/sda": DRIVE,
    "/sys/class/block/sda1": f"{DRIVE}/sda1",
    "/sys/class/scsi_host/host0": f"{SCSI}/../../scsi_host/host0",
    "/sys/class/scsi_disk/0:0:0:0": f"{SCSI}/scsi_disk/0:0:0:0",
}
FOLDERS = ("bus/scsi/drivers/sd", "bus/pci/drivers/ahci", "class/block", "class/scsi_host", "class/scsi_disk")
"""Of /sys, to which links lead."""


@dataclass(frozen=True)
class Judged:
    """What udev did for one device: attributes written, by path and text, and programs to be started."""

    written: tuple[tuple[str, str], ...]
    started: tuple[str, ...]


@cache
def why_not() -> str:
    """Return why udev cannot be asked here, empty if it can."""
    if shutil.which("udevadm") is None:
        return "udevadm is not installed"
    done = subprocess.run([*NAME_SPACE, "true"], capture_output=True, text=True, check=False)
    return f"no mount name space may be made: {done.stderr.strip()}" if done.returncode else ""


def make_machine(root: Path) -> None:
    """Write the files of the machine below *root*."""
    for path, text in FILES.items():
        place = Path(os.path.normpath(root / path.lstrip("/")))
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text)
    for folder in FOLDERS:
        (root / "sys" / folder).mkdir(parents=True, exist_ok=True)
    for path, target in LINKS.items():
        place = Path(os.path.normpath(root / path.lstrip("/")))
        place.parent.mkdir(parents=True, exist_ok=True)
        place.symlink_to(os.path.relpath(os.path.normpath(root / target.lstrip("/")), place.parent))


def ask(
    root: Path, cases: Sequence[str], device: str = "/sys/class/block/sda", action: str = "add"
) -> list[Judged]:
    """Return what udev makes of each of *cases*, the text of a rules file, on the machine in *root*."""
    order = json.dumps({"root": str(root), "cases": list(cases), "device": device})
    done = subprocess.run(
        [*NAME_SPACE, sys.executable, "-c", _INSIDE],
        input=order,
        capture_output=True,
        text=True,
        check=True,
        timeout=600,
    )
    return [_judged(text) for text in json.loads(done.stdout)]


_INSIDE = r"""
import json, os, subprocess, sys
order = json.load(sys.stdin)
def mount(*words):
    subprocess.run(["mount", *words], check=True)
for folder in ("/etc/udev/rules.d", "/usr/lib/udev/rules.d", "/run", "/dev/shm"):
    mount("-t", "tmpfs", "none", folder)
os.makedirs("/run/udev")
os.makedirs("/dev/shm/sys")
environment = os.environ | {
    "SYSTEMD_DEVICE_VERIFY_SYSFS": "0", "SYSTEMD_LOG_LEVEL": "debug", "SYSTEMD_LOG_TARGET": "console"
}
subprocess.run(["cp", "-a", order["root"] + "/sys/.", "/dev/shm/sys"], check=True)
mount("--bind", "/dev/shm/sys", "/sys")
answers = []
for case in order["cases"]:
    with open("/etc/udev/rules.d/50-case.rules", "wb") as file:
        file.write(case.encode("utf-8", "surrogateescape"))
    command = ["udevadm", "test", "--action=add", order["device"]]
    done = subprocess.run(command, capture_output=True, env=environment)
    subprocess.run(["rm", "-rf", "/run/udev"], check=True)
    answers.append((done.stdout + done.stderr).decode("utf-8", "replace"))
json.dump(answers, sys.stdout)
"""


def _judged(text: str) -> Judged:
    written = re.findall(r"ATTR '([^'\n]*)'.*? writing '([^'\n]*)'", text)
    # Since systemd 255.
    written += re.findall(r"[Ww]riting ATTR\{'?([^}'\n]*)'?\}=\"([^\"\n]*)\"", text)
    started = re.findall(r"^run: '(.*)'$", text, re.MULTILINE)
    started += re.findall(r"^  RUN\{program\} : (.*)$", text, re.MULTILINE)
    return Judged(tuple(written), tuple(started))
