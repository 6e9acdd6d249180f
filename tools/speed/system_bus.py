"""A system bus with udisks2 on it, for programs that ask it for drives; nobody else is on that bus."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

UDISKS = ("/usr/libexec/udisks2/udisksd", "/usr/lib/udisks2/udisksd")
_CONFIGURATION = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>system</type>
  <listen>unix:path={socket}</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow user="*"/><allow own="*"/><allow send_type="*"/><allow receive_type="*"/>
    <allow send_destination="*"/>
  </policy>
</busconfig>
"""
_PATIENCE_S = 10


@contextmanager
def udisks() -> Iterator[Mapping[str, str]]:
    """Start both; yield the variables with which programs find them, and end both after."""
    place = tempfile.mkdtemp(prefix="disktune-bus-")
    socket = Path(place, "bus")
    configuration = Path(place, "bus.conf")
    configuration.write_text(_CONFIGURATION.format(socket=socket), "utf-8")
    told = {"DBUS_SYSTEM_BUS_ADDRESS": f"unix:path={socket}"}
    started = [subprocess.Popen(["/usr/bin/dbus-daemon", f"--config-file={configuration}", "--nofork"])]
    try:
        until = time.monotonic() + _PATIENCE_S
        while not socket.exists() and time.monotonic() < until:
            time.sleep(0.02)
        service = next((path for path in UDISKS if Path(path).exists()), "")
        if service:
            started.append(
                subprocess.Popen(
                    [service, "--no-debug"],
                    env={**os.environ, **told},
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                )
            )
            time.sleep(2)
        yield told
    finally:
        for process in reversed(started):
            process.terminate()
            process.wait()
        shutil.rmtree(place, ignore_errors=True)
