"""Keep what a kernel's trace looks like, as root::

    python3 -m tests.helper.standby.trace_capture TRACEFS DRIVE POINT FILE [ADDRESS]

Reads the file POINT/old, writes one and syncs, on DRIVE that is mounted at POINT, and keeps the formats of the
events with the raw pages that came of it, as JSON. The corpus in ``tests/corpus/trace`` was made so.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from disktune_helper.standby import kernel_trace as trace
from disktune_helper.standby import watched_drive
from disktune_helper.standby.kernel_trace import EVENTS, KernelTrace
from disktune_helper.system import processes
from disktune_helper.system.system_ports import SystemPorts
from disktune_helper.system.trace_instance import TraceInstance

CORPUS = Path(__file__).resolve().parents[2] / "corpus" / "trace"


def capture(root: str, drive: str, point: str, address: str = "") -> dict[str, object]:
    """Return what the kernel said of some accesses of *drive*, which is mounted at *point*."""
    ports = SystemPorts()
    instance = TraceInstance(root, processes.mark(ports, os.getpid()), 64)
    try:
        kernel = KernelTrace(instance, watched_drive.look(ports, drive), address, None)
        commands = (
            f"echo 3 >/proc/sys/vm/drop_caches; cat {point}/old; echo new >{point}/new; mkdir -p {point}/a; "
            f"sync; hdparm -C /dev/{drive}; rmdir {point}/a; sync"
        )
        subprocess.run(["sh", "-c", commands], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        time.sleep(1.0)
        kernel.wait(0.0)
        form = trace.page_format(instance.header())
        pages = [page.rstrip(b"\0").hex() for page in instance.pages(form.size, 100)]
        return {
            "kernel": os.uname().release.partition("-")[0],
            "header_page": instance.header(),
            "formats": {event: text for event in EVENTS if (text := instance.format(event)) is not None},
            "size": form.size,
            "pages": pages,
        }
    finally:
        instance.close()


def main(root: str, drive: str, point: str, file: str, address: str = "") -> None:
    """Write it to *file*."""
    Path(file).write_text(json.dumps(capture(root, drive, point, address), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
