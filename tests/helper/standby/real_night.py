"""A recording on this kernel: ``python3 -m tests.helper.standby.real_night FOLDER``, as root, in own mounts.

A loop device over a file in memory is the drive, with a file system; programs are let loose on it one after the
other. Prints the recording as JSON.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from types import FrameType

from disktune_contract import wire
from disktune_contract.drives.drive import DriveRef
from disktune_contract.standby.recording import Recording, RecordingStage
from disktune_helper.standby.attribution import Attribution, ProgramLookup
from disktune_helper.standby.kernel_trace import BUFFER_KIB, KernelTrace
from disktune_helper.standby.recorder import Recorder, RecordingStopped
from disktune_helper.standby.watched_drive import SystemClock, WatchedDrive
from disktune_helper.system import processes, trace_instance
from disktune_helper.system.system_ports import SystemPorts
from disktune_helper.system.trace_instance import TraceInstance

FSYNC = "import os; f = os.open('{}', os.O_WRONLY | os.O_CREAT); os.write(f, b'x' * 9000); os.fsync(f)"
GAP_S = 6.5
"""More than ends a burst."""
BUSY = 400
"""Reads in a row: more than are followed one by one."""


def run(*command: str) -> str:
    done = subprocess.run(command, check=True, capture_output=True, text=True, errors="replace")
    return done.stdout.strip()


def main(folder: str) -> None:
    """Do it and print what came of it."""
    trace, memory = f"{folder}/trace", f"{folder}/memory"
    for place in (trace, memory):
        Path(place).mkdir()
    run("mount", "-t", "tracefs", "none", trace)
    run("mount", "-t", "tmpfs", "none", memory)
    run("truncate", "-s", "64M", f"{memory}/image")
    loop = run("losetup", "--find", "--show", f"{memory}/image")
    try:
        run("mkfs.ext4", "-q", "-E", "lazy_itable_init=0,lazy_journal_init=0", loop)
        point = f"{memory}/files"
        Path(point).mkdir()
        run("mount", loop, point)
        try:
            Path(point, "film").write_bytes(os.urandom(1 << 20))
            run("sync")
            print(wire.dump(_recorded(trace, Path(loop).name, point)))
        finally:
            run("umount", point)
    finally:
        run("losetup", "--detach", loop)
    left = trace_instance.sweep(trace, lambda _mark: False)
    assert left == [], left


def _recorded(root: str, drive: str, point: str) -> Recording:
    ports = SystemPorts()
    watched = WatchedDrive(ports, DriveRef(drive, ""))
    volumes = watched.volumes()
    assert volumes is not None
    made = TraceInstance(root, processes.mark(ports, os.getpid()), BUFFER_KIB)
    kernel = KernelTrace(made, volumes, watched.address, watched.controller)
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
    signal.signal(signal.SIGTERM, _stop)
    recorder = Recorder(
        Recording(DriveRef(drive, ""), RecordingStage.ASKED, 5, 0.0, 0.0),
        watched,
        kernel,
        Attribution(volumes, ProgramLookup(ports, kernel.command_lines), {os.getpid()}),
        SystemClock(ports),
        lambda _recording: None,
        can_be_asked=watched.can_be_asked,
        blind=kernel.blind(volumes),
    )
    threading.Thread(target=_plant, args=(f"/dev/{drive}", point), daemon=True).start()
    try:
        return recorder.run()
    finally:
        kernel.close()


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise RecordingStopped


def _plant(device: str, point: str) -> None:
    try:
        for command in _culprits(device, point):
            run("sh", "-c", "echo 3 >/proc/sys/vm/drop_caches")
            time.sleep(GAP_S)
            run(*command)
        time.sleep(GAP_S)
    finally:
        os.kill(os.getpid(), signal.SIGTERM)


def _culprits(device: str, point: str) -> Sequence[Sequence[str]]:
    return (
        ("cat", f"{point}/film"),
        ("cp", "/etc/hostname", f"{point}/copied"),
        (sys.executable, "-c", FSYNC.format(f"{point}/database")),
        ("dd", f"if={device}", "of=/dev/null", "bs=4096", f"count={BUSY}", "skip=9000", "iflag=direct"),
    )


if __name__ == "__main__":
    main(sys.argv[1])
