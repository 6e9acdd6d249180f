"""Other programs' word on a drive: how settings are read and changed, and what drives call themselves."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.lab.scenario import Failed, run

Value = bool | int | str | None


@dataclass(frozen=True)
class Judge:
    """One setting as another program knows it; ``name`` is the kernel name of the drive."""

    read: Callable[[str], Value]
    write: Callable[[str, Value], object]


def attribute(name: str, path: str) -> str:
    """Return an attribute of a drive, as ``cat`` prints it."""
    return run("cat", f"/sys/block/{name}/{path}").strip()


def suspend_is_held_off() -> bool:
    """Return whether logind lists DiskTune among those that hold off suspend."""
    held = run("systemd-inhibit", "--list", "--no-legend", "--no-pager").splitlines()
    return any(line.startswith("DiskTune ") and " sleep " in line and " block" in line for line in held)


def _echo(path: str) -> Callable[[str, Value], object]:
    return lambda name, value: Path(f"/sys/block/{name}/{path}").write_text(f"{value}\n", encoding="ascii")


def _hdparm(name: str, flag: str) -> str:
    return run("hdparm", flag, f"/dev/{name}")


def _number(name: str, flag: str) -> int:
    found = re.search(r"= +(\d+)", _hdparm(name, flag))
    if not found:
        raise Failed(f"hdparm {flag} prints no number for {name}")
    return int(found.group(1))


def _switch(name: str, flag: str) -> bool:
    found = re.search(r"= +[01] \((on|off)\)", _hdparm(name, flag))
    if not found:
        raise Failed(f"hdparm {flag} says neither on nor off for {name}")
    return found.group(1) == "on"


def hdparm_read_ahead(name: str) -> int:
    """Return the kernel's read-ahead in sectors of 512 bytes."""
    return _number(name, "-a")


def _apm(name: str) -> int:
    # hdparm's own number for "off" is 255, and so is the catalogue's.
    return 255 if "= off" in _hdparm(name, "-B") else _number(name, "-B")


def _aam(name: str) -> int:
    # hdparm -M shows the level of a feature that is off as well; only -I tells whether it is on.
    on = re.search(r"^\t   \*\tAutomatic Acoustic Management", _hdparm(name, "-I"), re.MULTILINE)
    return _number(name, "-M") if on else 0


def _scheduler(name: str) -> str:
    found = re.search(r"\[([^]]+)\]", attribute(name, "queue/scheduler"))
    return found.group(1) if found else ""


JUDGES: dict[str, Judge] = {
    "block.read_ahead": Judge(
        # blockdev counts sectors of 512 bytes.
        lambda name: int(run("blockdev", "--getra", f"/dev/{name}")) // 2,
        lambda name, value: run("blockdev", "--setra", str(int(value or 0) * 2), f"/dev/{name}"),
    ),
    "block.scheduler": Judge(_scheduler, _echo("queue/scheduler")),
    "block.nr_requests": Judge(lambda name: int(attribute(name, "queue/nr_requests")), _echo("queue/nr_requests")),
    "scsi.queue_depth": Judge(
        lambda name: _number(name, "-Q"), lambda name, value: run("hdparm", f"-Q{value}", f"/dev/{name}")
    ),
    "ata.write_cache": Judge(
        lambda name: _switch(name, "-W"), lambda name, value: run("hdparm", f"-W{int(value or 0)}", f"/dev/{name}")
    ),
    "ata.look_ahead": Judge(
        lambda name: _switch(name, "-A"), lambda name, value: run("hdparm", f"-A{int(value or 0)}", f"/dev/{name}")
    ),
    "ata.apm": Judge(_apm, lambda name, value: run("hdparm", f"-B{value}", f"/dev/{name}")),
    "ata.aam": Judge(_aam, lambda name, value: run("hdparm", f"-M{value}", f"/dev/{name}")),
}


# -- what drives call themselves ---------------------------------------------------------------------------


def lsblk(name: str) -> dict[str, Any]:
    """Return what lsblk prints of one drive: model, serial, rev, wwn, and size in bytes; absent is empty."""
    printed = run(
        "lsblk", "--json", "--bytes", "--nodeps", "-o", "NAME,MODEL,SERIAL,REV,WWN,SIZE,ROTA", f"/dev/{name}"
    )
    row: dict[str, Any] = json.loads(printed)["blockdevices"][0]
    return {key: value.strip() if isinstance(value, str) else value or "" for key, value in row.items()}


def hdparm_identity(name: str) -> dict[str, str]:
    """Return model, serial, firmware and WWN as ``hdparm -I`` prints them."""
    page = _hdparm(name, "-I")
    labels = {
        "model": r"Model Number: +(.*)",
        "serial": r"Serial Number: +(.*)",
        "firmware": r"Firmware Revision: +(.*)",
        "wwn": r"Logical Unit WWN Device Identifier: (.*)",
    }
    found = {key: re.search(pattern, page) for key, pattern in labels.items()}
    return {key: match.group(1).strip() if match else "" for key, match in found.items()}


def smartctl_identity(name: str) -> dict[str, Any]:
    """Return model, serial, firmware, WWN and size as ``smartctl -i`` prints them."""
    # Bits 0 to 2 of the status: command line, opening, a command of the drive failed (smartctl(8)).
    page = json.loads(run("smartctl", "-i", "-j", f"/dev/{name}", ok=(0, 4)))
    wwn = page.get("wwn")
    return {
        "model": page.get("model_name") or page.get("scsi_model_name") or "",
        "serial": page.get("serial_number", ""),
        "firmware": page.get("firmware_version") or page.get("scsi_revision") or "",
        "wwn": f"{wwn['naa']:x}{wwn['oui']:06x}{wwn['id']:09x}" if wwn else "",
        "size": page["user_capacity"]["bytes"],
    }


def nvme_identity(name: str) -> dict[str, str]:
    """Return model, serial and firmware as ``nvme id-ctrl`` prints them."""
    page = json.loads(run("nvme", "id-ctrl", "-o", "json", f"/dev/{name}"))
    return {"model": page["mn"].strip(), "serial": page["sn"].strip(), "firmware": page["fr"].strip()}
