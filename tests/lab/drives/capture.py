"""A capture from real drives tells what a bug report needs, and not whose drive it was."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from tests.lab.machines import HDD, NVME, SCSI, SSD, USB
from tests.lab.scenario import HELPER, Lab, run, scenario
from tests.lab.seat import USER, Window

PLACE = Path("/run/lab-captures")


@scenario()
def capture(lab: Lab) -> str:
    """Five kinds of drives captured by root and by the user; no serial number or World Wide Name is left."""
    PLACE.mkdir()
    PLACE.chmod(0o1777)
    sizes = []
    with Window("browse") as window:
        for disk in (HDD, SSD, NVME, SCSI, USB):
            drive = window.drive(disk.serial)
            name = drive["name"]
            for who in ("root", USER):
                target = PLACE / f"{disk.role}-{who}.json"
                run("runuser", "-u", who, "--", HELPER, "capture", name, str(target))
                text = target.read_text(encoding="ascii")
                sizes.append(len(text))
                record = json.loads(text)
                lab.same(f"{disk.role} by {who}: asked the drive", record["node"] is not None, who == "root")
                _nameless(lab, f"{disk.role} by {who}", text, disk.serial, drive["wwn"])
                lab.same(f"{disk.role} by {who}: what is left beside it", list(PLACE.glob("*.new")), [])
        record = json.loads((PLACE / f"{HDD.role}-root.json").read_text(encoding="ascii"))
        _as_hdparm_says(lab, record, window.drive(HDD.serial)["name"])
    status = subprocess.run([HELPER, "capture", "sda"], capture_output=True, check=False).returncode
    lab.same("bad usage", status, 2)
    return f"10 files of {min(sizes)} to {max(sizes)} bytes, {lab.checks} comparisons"


def _nameless(lab: Lab, what: str, text: str, serial: str, wwn: str) -> None:
    """Demand that neither number is there, as text, in hexadecimal, or with the bytes of words swapped."""
    swapped = b"".join(serial.encode()[at : at + 2][::-1] for at in range(0, len(serial), 2))
    found = text.lower().replace(" ", "")
    for hidden in (serial.lower(), serial.encode().hex(), swapped.hex(), wwn):
        lab.true(f"{what}: {hidden} is in it", not hidden or hidden not in found)


def _as_hdparm_says(lab: Lab, record: dict[str, Any], name: str) -> None:
    """Demand that hdparm's decoder finds in the captured page what it finds in the drive, but for names."""
    answers = [answer for answer in record["node"]["commands"] if len(answer.get("data", "")) == 1024]
    data = bytes.fromhex(answers[0]["data"])
    words = [f"{int.from_bytes(data[at : at + 2], 'little'):04x}" for at in range(0, 512, 2)]
    page = "\n".join(" ".join(words[at : at + 8]) for at in range(0, 256, 8)) + "\n"
    printed = subprocess.run(
        ["hdparm", "--Istdin"], input=page, capture_output=True, text=True, check=False
    ).stdout
    live = run("hdparm", "-I", f"/dev/{name}")
    lab.same("lines of hdparm -I that name nobody", _without_numbers(printed), _without_numbers(live))
    lab.true("hdparm does not read the serial number in it", HDD.serial not in printed)


def _without_numbers(page: str) -> list[str]:
    # hdparm checks the sum itself where the drive keeps none, and prints what it should have been.
    numbers = ("Serial Number", "WWN", "NAA", "IEEE OUI", "Unique ID", "Integrity word", "Checksum", "/dev/")
    return [line for line in page.splitlines() if line.strip() and not any(word in line for word in numbers)]
