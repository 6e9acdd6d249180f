"""Layers of every kind at once: what we say lies on what is what lsblk says, and files get what was set."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from disktune_contract import wire
from disktune_contract.layers.stack import FileSystem, LayerKind, Stack
from disktune_helper.cli.common.outputs import LayersOutput
from tests.lab.judges.block_trace import largest_kib, read_of
from tests.lab.layers import stacks
from tests.lab.layers.trim_through import chains, trim_is_said_right
from tests.lab.layers.volumes import shown_stack
from tests.lab.machines import LAYERED, PATH
from tests.lab.scenario import HELPER, Failed, Lab, run, scenario
from tests.lab.seat import Window

FILE_MIB = 4
TOP_KIB, BELOW_KIB = 64, 256
"""Read-ahead of what counts, and of everything else."""

TYPES = {
    LayerKind.DRIVE: "disk",
    LayerKind.PARTITION: "part",
    LayerKind.ARRAY: "raid1",
    LayerKind.CRYPT: "crypt",
    LayerKind.VOLUME: "lvm",
    LayerKind.THIN: "lvm",
    LayerKind.THIN_POOL: "lvm",
    LayerKind.INTEGRITY: "crypt",
    LayerKind.MULTIPATH: "mpath",
    # lsblk takes what it does not know for a disk.
    LayerKind.BCACHE: "disk",
    LayerKind.LOOP: "loop",
}
"""lsblk's word for each kind that is built here."""
TARGETS = {
    LayerKind.CRYPT: "crypt",
    LayerKind.VOLUME: "linear",
    LayerKind.THIN: "thin",
    LayerKind.THIN_POOL: "thin-pool",
    LayerKind.INTEGRITY: "integrity",
    LayerKind.MULTIPATH: "multipath",
}
"""The word of the device mapper."""


@scenario(900)
def layers_shown(lab: Lab) -> str:
    """LUKS on LVM on md, a thin pool, bcache, btrfs over two drives, integrity, multipath."""
    with ExitStack() as building, Window("tune") as window, Window("browse") as user:
        building.enter_context(stacks.alone())
        drives = [window.drive(disk.serial)["name"] for disk in LAYERED]
        folders = _build(building, drives, window.drive(PATH.serial)["name"])
        stack = shown_stack(user)
        judged = stacks.lsblk()
        _same_as_lsblk(lab, stack, judged)
        _same_as_tables(lab, stack)
        _command_as_lsblk(lab, judged)
        for folder in folders:
            _files_follow(lab, user, stack, folder)
        trim = trim_is_said_right(lab, window, user, folders, "vault")
    return f"{len(folders)} file systems on {len(judged)} devices, {lab.checks} comparisons; TRIM: {trim}"


def _build(building: ExitStack, drives: list[str], path: str) -> list[Path]:
    """Make them all; return the folders of the mounted file systems."""
    sizes = ("size=160M", "size=130M", "size=64M")
    parts = [stacks.partitions(f"/dev/{name}", *sizes) for name in drives]
    enter = building.enter_context
    md = enter(stacks.mirrored(0, parts[0][0], parts[1][0]))
    enter(stacks.volume_group("stack", md))
    run("lvcreate", "-qq", "--yes", "--name", "plain", "--size", "48M", "stack")
    run("lvcreate", "-qq", "--yes", "--type", "thin-pool", "--name", "pool", "--size", "64M", "stack", limit_s=120)
    run("lvcreate", "-qq", "--yes", "--thin", "--name", "thin", "--virtualsize", "48M", "stack/pool")
    devices = {
        "vault": enter(stacks.opened("/dev/stack/plain", "vault")),
        "thin": "/dev/stack/thin",
        "bcache": enter(stacks.cached(parts[2][0], parts[2][1])),
        "sealed": enter(_sealed(parts[2][2])),
    }
    enter(_multipath(path))
    for device in devices.values():
        stacks.make_ext4(device)
    pair = parts[0][1], parts[1][1]
    run("mkfs.btrfs", "-q", "-f", "-d", "raid1", "-m", "raid1", *pair)
    run("btrfs", "device", "scan", *pair)
    devices["btrfs"] = pair[0]
    folders = [enter(stacks.mounted(device, name)) for name, device in devices.items()]
    for folder in folders:
        stacks.fill(folder / "file", FILE_MIB)
    stacks.settle()
    return folders


@contextmanager
def _sealed(device: str) -> Iterator[str]:
    """Keep a sum of each sector (dm-integrity)."""
    run("integritysetup", "format", "--batch-mode", "--no-wipe", "--integrity-no-journal", device, limit_s=120)
    run("integritysetup", "open", "--integrity-no-journal", "--integrity-recalculate", device, "sealed")
    stacks.settle()
    try:
        yield "/dev/mapper/sealed"
    finally:
        stacks.settle()
        run("integritysetup", "close", "sealed")


def _multipath(name: str) -> Any:
    """Map a drive as multipathd does, with one path."""
    run("modprobe", "dm-multipath")
    sectors = run("blockdev", "--getsz", f"/dev/{name}").strip()
    table = f"0 {sectors} multipath 0 0 1 1 round-robin 0 1 1 /dev/{name} 100"
    return stacks.mapped("mpatha", table, f"mpath-{PATH.wwn:x}")


# -- what is on what -----------------------------------------------------------------------------------------


def _same_as_lsblk(lab: Lab, stack: Stack, judged: dict[str, dict[str, Any]]) -> None:
    """Every device that lsblk lists, its kind, what is on it, and the figures that concern files."""
    found = {layer.name: layer for layer in stack.layers.layers}
    lab.same("devices", sorted(found), sorted(judged))
    for name, row in judged.items():
        layer = found[name]
        queue = stack.with_queue(layer)
        lab.same(f"{name}: kind", TYPES[layer.kind], row["type"])
        lab.same(f"{name}: what is on it", sorted(one.name for one in stack.above(layer)), row["children"])
        lab.same(f"{name}: read-ahead", queue.read_ahead_kib, int(row["ra"]))
        lab.same(f"{name}: largest discard", queue.discard_max_bytes, int(row["disc-max"]))
        systems = [one for one in stack.layers.file_systems if name in one.devices]
        points = [point for one in systems for point in one.points if _listed_at(one, point) in ("", name)]
        lab.same(f"{name}: mounted", sorted(points), sorted(filter(None, row["mountpoints"])))


def _listed_at(system: FileSystem, point: str) -> str:
    """Return the device at which lsblk shows what is mounted on several: the one that the kernel's list names."""
    if system.kind != "btrfs":
        return ""
    return stacks.kernel_name(run("findmnt", "-n", "--nofsroot", "-o", "SOURCE", point).strip())


def _command_as_lsblk(lab: Lab, judged: dict[str, dict[str, Any]]) -> None:
    """The command's JSON has lsblk's mounted file systems, and lsblk's ways from each down to the drives."""
    printed = wire.load(LayersOutput, json.loads(run(HELPER, "layers", "--json", limit_s=120)))
    ours = {point: one for one in printed.file_systems for point in one.file_system.points}
    theirs = {point: name for name, row in judged.items() for point in row["mountpoints"] if point}
    lab.same("layers --json: mounted", sorted(ours), sorted(theirs))
    for point, name in theirs.items():
        system = ours[point]
        # Of btrfs lsblk shows what is mounted at one device; btrfs itself knows all.
        said = run("btrfs", "filesystem", "show", point) if system.file_system.kind == "btrfs" else ""
        devices = [stacks.kernel_name(path) for path in re.findall(r" path (/dev/\S+)", said)] or [name]
        ways = sorted(way for device in devices for way in chains(device, judged))
        lab.same(f"layers --json: {point}", sorted(map(list, system.chains)), ways)
    involved = {name for system in printed.file_systems for chain in system.chains for name in chain}
    lab.true("layers --json: has every layer that it names", involved <= {one.name for one in printed.layers})


def _same_as_tables(lab: Lab, stack: Stack) -> None:
    """The device mapper's own tables, and what cryptsetup says of the encrypted volume."""
    kinds = []
    for layer in stack.layers.layers:
        if not layer.name.startswith("dm-"):
            continue
        mapping = Path(f"/sys/block/{layer.name}/dm/name").read_text(encoding="ascii").strip()
        words = stacks.table_of(mapping)
        kinds.append(layer.kind)
        # LVM keeps a linear mapping of a pool's name over the pool, so that nobody else takes the name.
        target = "linear" if layer.uuid.endswith("-pool") else TARGETS[layer.kind]
        lab.same(f"{mapping}: target", target, words[2])
        numbers = [word for word in words[3:] if re.fullmatch(r"\d+:\d+", word)]
        below = sorted({Path(f"/sys/dev/block/{number}").resolve().name for number in numbers})
        lab.same(f"{mapping}: what it is on", sorted(layer.below), below)
    lab.same("kinds of volumes that were not built", sorted(set(TARGETS) - set(kinds)), [])
    status = stacks.crypt_status("vault")
    vault = next(layer for layer in stack.layers.layers if layer.label == "vault")
    lab.same("vault: form", vault.form, status["type"])
    lab.same("vault: device", vault.below, (stacks.kernel_name(status["device"]),))


# -- what files get ------------------------------------------------------------------------------------------


def bdi_of(folder: Path) -> Path:
    """Return where the kernel keeps the read-ahead of a mounted file system, by what it is mounted from."""
    kind, source, uuid = run("findmnt", "-n", "-o", "FSTYPE,SOURCE,UUID", str(folder)).split()
    if kind == "btrfs":
        place = Path(f"/sys/fs/btrfs/{uuid}/bdi/read_ahead_kb")
    else:
        number = Path(source).stat().st_rdev
        place = Path(f"/sys/class/bdi/{os.major(number)}:{os.minor(number)}/read_ahead_kb")
    if not place.exists():
        raise Failed(f"the kernel shows no read-ahead of {folder}")
    return place


def _files_follow(lab: Lab, user: Window, stack: Stack, folder: Path) -> None:
    """Whatever all the others have, what is read together is what the read-ahead that counts says."""
    system = stack.file_system_at(str(folder))
    if system is None:
        raise Failed(f"we do not know that {folder} is mounted")
    below = stack.down(stack.tops(system))
    counts = stack.read_ahead(system).layer
    for layer in below:
        if layer.kind is not LayerKind.PARTITION:
            (Path(f"/sys/block/{layer.name}/queue/read_ahead_kb")).write_text(str(BELOW_KIB), encoding="ascii")
    bdi_of(folder).write_text(str(TOP_KIB), encoding="ascii")
    again = shown_stack(user)
    shown = again.file_system_at(str(folder))
    lab.same(f"{folder.name}: read-ahead that counts", again.read_ahead(shown).kib if shown else None, TOP_KIB)
    trace = read_of(folder / "file")
    print(folder.name, counts and counts.name, {dev: sorted(set(sizes)) for dev, sizes in trace.bios().items()})
    # What is for a partition is traced at its drive.
    tops = {stack.with_queue(layer).name for layer in stack.tops(system)}
    top = max(largest_kib(trace.bios(), name) for name in tops)
    lab.same(f"{folder.name}: read together", top, TOP_KIB)
    queues = {layer.name for layer in stack.request_queues(stack.tops(system))}
    seen = {name for name, sizes in trace.requests().items() if sizes and name in {one.name for one in below}}
    lab.true(f"{folder.name}: requests at {sorted(seen)}, queues {sorted(queues)}", seen <= queues and bool(seen))
