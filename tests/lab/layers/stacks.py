"""Layers between files and drives, made by the tools that people make them with, and taken apart again."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.lab.scenario import Failed, run

KEY = Path("/run/lab-key")
PASSWORD = "a word for volumes"  # noqa: S105
FORMAT = ("--type", "luks2", "--pbkdf", "pbkdf2", "--pbkdf-force-iterations", "1000", "--key-size", "256",
          "--luks2-keyslots-size", "256k")  # fmt: skip
"""So few rounds are no protection, and a second's work of an emulated processor. One key has room."""
LVM_LOCAL = Path("/etc/lvm/lvmlocal.conf")
MOUNTS = Path("/run/lab-layers")


def shell(script: str, *arguments: str, limit_s: float = 60.0) -> str:
    """Run a line of shell; its words are ``$1`` and so on."""
    return run("sh", "-c", script, "sh", *arguments, limit_s=limit_s)


def settle() -> None:
    """Wait until udev has looked at everything."""
    run("udevadm", "settle", "--timeout=120", limit_s=130)


@contextmanager
def alone() -> Iterator[None]:
    """Keep udisks2 away, which looks at each layer as it is made, and LVM's daemon, which no volume here needs."""
    run("systemctl", "mask", "--runtime", "--now", "udisks2")
    LVM_LOCAL.write_text("activation { monitoring = 0 }\n", encoding="ascii")
    try:
        yield
    finally:
        run("systemctl", "unmask", "--runtime", "udisks2")


def kernel_name(path: str) -> str:
    """Return the kernel's name of a device: ``dm-3`` of /dev/mapper/vault."""
    return Path(path).resolve().name


def partitions(device: str, *lines: str, label: str = "gpt") -> list[str]:
    """Make partitions by lines for sfdisk; return their paths."""
    text = "\n".join((f"label: {label}", *lines))
    shell('printf "%s\\n" "$1" | sfdisk --quiet --wipe always --wipe-partitions always "$2"', text, device)
    settle()
    rows = json.loads(run("lsblk", "--json", "--list", "-o", "PATH,TYPE", device))["blockdevices"]
    return sorted(row["path"] for row in rows if row["type"] == "part")


# -- LUKS ----------------------------------------------------------------------------------------------------


def format_luks(device: str) -> None:
    """Make a LUKS2 volume; key file and password open it."""
    KEY.write_text(PASSWORD, encoding="ascii")
    KEY.chmod(0o600)
    run("cryptsetup", "luksFormat", "--batch-mode", *FORMAT, "--key-file", str(KEY), device, limit_s=180)


def open_luks(device: str, name: str, *options: str) -> str:
    """Open it as a person does, who types the password; return its kernel name."""
    typed = 'printf "%s\\n" "$1" | cryptsetup open --type luks'
    shell(f'{typed} {" ".join(options)} "$2" "$3"', PASSWORD, device, name, limit_s=120)
    settle()
    return kernel_name(f"/dev/mapper/{name}")


def close_luks(name: str) -> None:
    """Close it; udev may still be looking at it."""
    settle()
    run("cryptsetup", "close", name, limit_s=60)


# -- file systems --------------------------------------------------------------------------------------------


def make_ext4(device: str) -> None:
    """Make a file system that writes nothing unasked later."""
    run("mkfs.ext4", "-q", "-F", "-E", "lazy_itable_init=0,lazy_journal_init=0,nodiscard", device, limit_s=180)


@contextmanager
def mounted(device: str, name: str, *options: str) -> Iterator[Path]:
    """Mount a device."""
    place = MOUNTS / name
    place.mkdir(parents=True, exist_ok=True)
    run("mount", *options, device, str(place))
    try:
        yield place
    finally:
        run("umount", str(place))


def fill(file: Path, mebibytes: int) -> Path:
    """Write a file that nothing can compress away."""
    run("dd", "if=/dev/urandom", f"of={file}", "bs=1M", f"count={mebibytes}", "conv=fsync", "status=none")
    return file


# -- volumes -------------------------------------------------------------------------------------------------


@contextmanager
def volume_group(name: str, *devices: str) -> Iterator[None]:
    """Make a volume group on devices."""
    run("vgcreate", "-qq", "--yes", name, *devices)
    try:
        yield
    finally:
        settle()
        run("vgchange", "-qq", "--activate", "n", name)
        run("vgremove", "-qq", "--force", "--yes", name, limit_s=120)
        run("pvremove", "-qq", "--yes", *devices)


@contextmanager
def mirrored(number: int, *devices: str) -> Iterator[str]:
    """Make a RAID 1 of drives that are taken for equal, so that nothing runs on it."""
    path = f"/dev/md{number}"
    run("mdadm", "--create", path, "--run", "--assume-clean", "--level=1", "--bitmap=none", "--metadata=1.2",
        f"--raid-devices={len(devices)}", *devices)  # fmt: skip
    settle()
    try:
        yield path
    finally:
        settle()
        run("mdadm", "--stop", path)
        for device in devices:
            run("mdadm", "--zero-superblock", device)


@contextmanager
def opened(device: str, name: str, *options: str) -> Iterator[str]:
    """Make a LUKS volume and open it."""
    format_luks(device)
    open_luks(device, name, *options)
    try:
        yield f"/dev/mapper/{name}"
    finally:
        close_luks(name)


@contextmanager
def cached(backing: str, cache: str) -> Iterator[str]:
    """Make a bcache of two devices; udev's rule for it is masked, so it is registered by hand."""
    run("modprobe", "bcache")
    run("make-bcache", "--wipe-bcache", "-B", backing, "-C", cache)
    settle()
    for device in (backing, cache):
        # A device is registered only once, and whoever is told so has what was wanted.
        with suppress(OSError):
            Path("/sys/fs/bcache/register").write_text(f"{device}\n", encoding="ascii")
    settle()
    name = next(Path(f"/sys/class/block/{kernel_name(backing)}/bcache/dev").resolve().parent.glob("bcache*")).name
    try:
        yield f"/dev/{name}"
    finally:
        settle()
        Path(f"/sys/block/{name}/bcache/stop").write_text("1\n", encoding="ascii")
        for folder in Path("/sys/fs/bcache").glob("*-*-*-*-*"):
            (folder / "stop").write_text("1\n", encoding="ascii")
        settle()


@contextmanager
def mapped(name: str, table: str, uuid: str = "") -> Iterator[str]:
    """Make a mapping of the device mapper by its table."""
    run("dmsetup", "create", name, *(("--uuid", uuid) if uuid else ()), "--table", table)
    settle()
    try:
        yield f"/dev/mapper/{name}"
    finally:
        settle()
        run("dmsetup", "remove", "--retry", name)


# -- witnesses -----------------------------------------------------------------------------------------------


def table_of(name: str) -> list[str]:
    """Return the words of a mapping's one line: start, length, target, and what it takes."""
    lines = run("dmsetup", "table", name).strip().splitlines()
    if len(lines) != 1:
        raise Failed(f"{name} has {len(lines)} lines in its table")
    return lines[0].split()


def crypt_status(name: str) -> dict[str, str]:
    """Return what ``cryptsetup status`` prints, by its words."""
    printed = run("cryptsetup", "status", name)
    return {key.strip(): value.strip() for key, value in re.findall(r"^ +([^:]+): *(.*)$", printed, re.MULTILINE)}


def lsblk(*devices: str) -> dict[str, dict[str, Any]]:
    """Return what lsblk prints of all block devices, by kernel name, with the names of what stands on each."""
    printed = run("lsblk", "--json", "--bytes", "-t", "-o", "+KNAME,TYPE,RA,DISC-MAX,MOUNTPOINTS", *devices)
    found: dict[str, dict[str, Any]] = {}

    def collect(rows: list[dict[str, Any]]) -> list[str]:
        for row in rows:
            children = collect(row.pop("children", []))
            before = found.setdefault(row["kname"], {**row, "children": []})
            before["children"] = sorted({*before["children"], *children})
        return [row["kname"] for row in rows]

    collect(json.loads(printed)["blockdevices"])
    return found
