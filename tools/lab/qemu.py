"""A machine in QEMU: its command line, its control socket, and the guest's own line to the host."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar, TextIO

from tests.lab.machines import BAD_SECTOR, Bus, Disk, Machine, Medium
from tools.lab.guest import Guest, MachineError, processor_s
from tools.lab.image import Image

QEMU = "qemu-system-x86_64"
MEMORY_MIB = 2048
PROBE_S = 15.0
"""A kernel under working hardware virtualisation says its first word within one second."""

EMULATED_CPU = "Nehalem,+rdrand"
"""Without AVX, SMAP and a fifth level of page tables, each of which emulation pays for in every program. Without
random numbers of the processor's the first program that wants some would wait."""
EMULATED = " mitigations=off norandmaps transparent_hugepage=never"
"""Retpolines and barriers guard against nobody here, and each is a jump that emulation has to look up. And QEMU 7
translates code for the address at which it runs: what begins elsewhere each time is translated each time. With
huge pages in programs it empties its whole table of addresses where one page of the program goes."""
STEADY = " clocksource=tsc tsc=reliable"
"""Otherwise the guest's kernel finds its counters apart, and asks QEMU's HPET whenever somebody wants the time. It
still measures their rate against the HPET."""
CPUINFO = Path("/proc/cpuinfo")


MAINS = bytes.fromhex(
    "1046045c5f53425f5b823d4d41494e085f4849440d4143504930303033005b805343525f010bff03015b810b5343525f01474f4e45"
    "0814105f50535200a47b93474f4e45000100"
)
"""What iasl makes of this, without its header. The register is the scratch register of the first serial port,
which holds a byte and does nothing; the guest's kernel takes the rest for the mains socket of a laptop::

    Scope (\\_SB) { Device (MAIN) {
        Name (_HID, "ACPI0003")
        OperationRegion (SCR, SystemIO, 0x3FF, 1)
        Field (SCR, ByteAcc, NoLock, Preserve) { GONE, 8 }
        Method (_PSR, 0, NotSerialized) { Return ((GONE == Zero) & One) }
    } }
"""


# -- the command line --------------------------------------------------------------------------------------


def command(
    machine: Machine, image: Image, job: Path, accelerator: str, checkout: Path | None = None
) -> list[str]:
    """Return QEMU's arguments; sockets, overlay and the drives' files go into *job*'s parent.

    *checkout* is shared with a machine in which somebody works; the others have a copy on their disk.
    """
    work = job.parent
    line = f"root=/dev/vda rw console=ttyS0 quiet net.ifnames=0 systemd.show_status=no machine={machine.name}"
    # In software emulation the kernel's tests of its ciphers were once seen to go on for ever.
    line += " cryptomgr.notests"
    if accelerator != "kvm":
        line += EMULATED + (STEADY if _is_steady() else "")
    arguments = [QEMU, "-M", "pc", "-accel", accelerator, "-m", str(MEMORY_MIB), "-smp", "2"]
    arguments += ["-cpu", "host" if accelerator == "kvm" else EMULATED_CPU, "-nodefaults", "-no-reboot"]
    arguments += ["-display", "none", "-nic", "none", "-kernel", str(image.kernel), "-initrd", str(image.initrd)]
    if machine.has_mains:
        # Loaded when a scenario wants it: TLP answers its appearance with half a minute of work.
        line += " modprobe.blacklist=ac"
        arguments += ["-acpitable", f"sig=SSDT,rev=2,oem_id=LAB,oem_table_id=MAINS,data={work / 'mains.aml'}"]
    cache = "writeback" if machine.loses_power else "unsafe"
    # The lock of a QEMU whose power was cut may outlive it for a moment, and nobody else has this file.
    arguments += ["-drive", f"file={work / 'disk.qcow2'},if=virtio,cache={cache},file.locking=off"]
    arguments += ["-qmp", f"unix:{work / 'qmp'},server=on,wait=off"]
    arguments += ["-device", "virtio-serial-pci", "-device", "virtserialport,chardev=line,name=lab"]
    arguments += ["-chardev", f"socket,id=line,path={work / 'line'},server=on,wait=off"]
    arguments += ["-virtfs", f"local,path={job},mount_tag=job,security_model=none,multidevs=remap"]
    if checkout is not None:
        shared = f"local,path={checkout},mount_tag=checkout,security_model=none,multidevs=remap,readonly=on"
        arguments += ["-virtfs", shared]
    arguments += ["-device", "ahci,id=ahci", "-device", "virtio-scsi-pci,id=scsi", "-device", "qemu-xhci,id=usb"]
    ports = {bus: iter(range(8)) for bus in Bus}
    for disk in machine.disks:
        arguments += backing(disk, work)
        if disk.plugged:
            if disk.bus is Bus.UAS:
                arguments += [
                    "-device",
                    json.dumps({"driver": "usb-uas", "bus": "usb.0", "id": f"{disk.role}-bridge"}),
                ]
            arguments += ["-device", json.dumps(device(disk, next(ports[disk.bus])))]
    return [*arguments, "-append", line]


def _is_steady() -> bool:
    """Return whether this machine's counter, which an emulated one shows, runs evenly in all power states."""
    try:
        words = set(CPUINFO.read_text(encoding="ascii", errors="replace").split())
    except OSError:
        return False
    return {"constant_tsc", "nonstop_tsc"} <= words


def backing(disk: Disk, work: Path) -> list[str]:
    """Return the arguments that make the block device behind a drive; its node has the drive's role as a name."""
    layers: list[dict[str, Any]] = []
    if disk.medium is Medium.FILE:
        layers.append({"driver": "file", "filename": str(work / f"{disk.role}.raw"), "discard": "unmap"})
    else:
        layers.append({"driver": "null-co", "size": disk.size, "read-zeroes": True})
    if disk.medium is Medium.DAMAGED:
        error = {"event": "none", "iotype": "read", "errno": 5, "sector": BAD_SECTOR, "once": False}
        layers.append({"driver": "blkdebug", "inject-error": [error]})
    arguments: list[str] = []
    if disk.bytes_s or disk.requests_s:
        group = {
            "qom-type": "throttle-group",
            "id": f"{disk.role}-limit",
            "limits": {"bps-total": disk.bytes_s, "iops-total": disk.requests_s},
        }
        arguments += ["-object", json.dumps(group)]
        layers.append({"driver": "throttle", "throttle-group": f"{disk.role}-limit"})
    for depth, layer in enumerate(layers):
        node = disk.role if depth == len(layers) - 1 else f"{disk.role}-{depth}"
        below = {} if depth == 0 else {_child(layer): f"{disk.role}-{depth - 1}"}
        arguments += ["-blockdev", json.dumps({"node-name": node, **layer, **below})]
    return arguments


def _child(layer: dict[str, Any]) -> str:
    return "image" if layer["driver"] == "blkdebug" else "file"


def device(disk: Disk, port: int) -> dict[str, Any]:
    """Return a drive as ``-device`` and ``device_add`` take it."""
    wanted: dict[str, Any] = {"id": f"{disk.role}-device", "drive": disk.role, "serial": disk.serial}
    match disk.bus:
        case Bus.SATA:
            wanted |= {"driver": "ide-hd", "bus": f"ahci.{port}"}
        case Bus.PATA:
            wanted |= {"driver": "ide-hd", "bus": f"ide.{port}"}
        case Bus.SCSI:
            wanted |= {"driver": "scsi-hd", "bus": "scsi.0", "vendor": "LAB"}
        case Bus.USB:
            wanted |= {"driver": "usb-storage", "bus": "usb.0", "removable": True}
        case Bus.UAS:
            wanted |= {"driver": "scsi-hd", "bus": f"{disk.role}-bridge.0", "vendor": "LAB"}
        case Bus.NVME:
            wanted |= {"driver": "nvme"}
    if disk.model:
        wanted["product" if disk.bus in (Bus.SCSI, Bus.UAS) else "model"] = disk.model
    if disk.firmware:
        wanted["ver"] = disk.firmware
    if disk.wwn:
        wanted["wwn"] = disk.wwn
    if disk.rotation:
        wanted["rotation_rate"] = disk.rotation
    return wanted


# -- the machine -------------------------------------------------------------------------------------------


class Qemu(Guest):
    """A running machine."""

    logs: ClassVar = ("qemu.log", "console")

    def __init__(
        self, machine: Machine, image: Image, disk: Path, job: Path, accelerator: str, shell_in: Path | None = None
    ) -> None:
        """Start *machine* on an overlay of *disk*; *shell_in* is the checkout if its console is somebody's."""
        work = job.parent
        console = shell_in is not None
        _make_files(machine, disk, work)
        for name in ("qmp", "line"):
            (work / name).unlink(missing_ok=True)
        arguments = command(machine, image, job, accelerator, shell_in)
        arguments[-1] += " lab.shell" if console else ""
        arguments += ["-serial", "mon:stdio" if console else f"file:{work / 'console'}"]
        self._log = (work / "qemu.log").open("wb")
        # A terminal's Ctrl-C is for this program, which then ends the machine.
        process = subprocess.Popen(
            arguments,
            stdin=None if console else subprocess.DEVNULL,
            stdout=None if console else self._log,
            stderr=None if console else self._log,
            start_new_session=not console,
        )
        super().__init__(process, work)
        self._qmp: TextIO | None = None

    def __exit__(self, *what: object) -> None:
        super().__exit__(*what)
        if self._qmp is not None:
            self._qmp.close()
        self._log.close()

    def processor_s(self) -> float:
        """Return the seconds of processor time that QEMU has used until now."""
        return processor_s(self._process.pid)

    def line(self) -> socket.socket:
        """Connect to the guest's line. Raises MachineError if QEMU ended before it made it."""
        return self._connect("line")

    def _connect(self, name: str) -> socket.socket:
        for _ in range(200):
            if self._process.poll() is not None:
                break
            line = socket.socket(socket.AF_UNIX)
            with suppress(OSError):
                line.connect(os.path.relpath(self._work / name))
                return line
            line.close()
            time.sleep(0.05)
        raise MachineError(f"QEMU did not start: {self.complaint()}")

    def qmp(self, execute: str, arguments: dict[str, Any]) -> dict[str, Any]:
        """Let QEMU carry out a command of its machine protocol; return its answer, ``return`` or ``error``."""
        if self._qmp is None:
            self._qmp = self._connect("qmp").makefile("rw", encoding="utf-8")
            self._qmp.readline()
            self._ask(self._qmp, "qmp_capabilities", {})
        return self._ask(self._qmp, execute, arguments)

    @staticmethod
    def _ask(qmp: TextIO, execute: str, arguments: dict[str, Any]) -> dict[str, Any]:
        qmp.write(json.dumps({"execute": execute, "arguments": arguments}))
        qmp.flush()
        while True:
            answer: dict[str, Any] = json.loads(qmp.readline())
            if "return" in answer or "error" in answer:
                return answer


def _make_files(machine: Machine, disk: Path, work: Path) -> None:
    """Make the overlay and the drives' files, unless the machine has been running before."""
    overlay = work / "disk.qcow2"
    if not overlay.exists():
        make = ["qemu-img", "create", "-q", "-f", "qcow2", "-F", "raw", "-b", str(disk), str(overlay)]
        subprocess.run(make, check=True)
    (work / "mains.aml").write_bytes(MAINS)
    for drive in machine.disks:
        path = work / f"{drive.role}.raw"
        if drive.medium is Medium.FILE and not path.exists():
            with path.open("wb") as file:
                file.truncate(drive.size)


def accelerator(image: Image, cache: Path) -> str:
    """Return ``kvm`` where the lab's kernel has been seen to start under it, else ``tcg,thread=multi``.

    /dev/kvm may be there and open, and still no guest get past its boot ROM: so it is tried, once after each boot.
    """
    tcg = "tcg,thread=multi"
    if shutil.which(QEMU) is None:
        raise MachineError(f"The lab needs {QEMU}: make lab installs it where it may use apt.")
    if not os.access("/dev/kvm", os.R_OK | os.W_OK):
        return tcg
    boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
    known = cache / "accelerator"
    if known.exists() and known.read_text(encoding="ascii").partition(" ")[0] == boot:
        return known.read_text(encoding="ascii").partition(" ")[2].strip()
    arguments = [QEMU, "-M", "pc", "-accel", "kvm", "-cpu", "host", "-m", "256", "-nodefaults", "-display", "none"]
    arguments += ["-no-reboot", "-kernel", str(image.kernel), "-append", "console=ttyS0 panic=-1"]
    try:
        done = subprocess.run(
            [*arguments, "-serial", "stdio"], capture_output=True, timeout=PROBE_S, check=False
        ).stdout
    except subprocess.TimeoutExpired as error:
        done = error.stdout or b""
    found = "kvm" if b"Linux version" in done else tcg
    known.write_text(f"{boot} {found}\n", encoding="ascii")
    return found
