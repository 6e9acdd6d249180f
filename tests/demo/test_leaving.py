"""A helper that leaves by itself says why, over the pipe or on standard error."""

from __future__ import annotations

import json
import signal
import subprocess
import sys

import pytest

from disktune_helper.rpc import server

COMMAND = [sys.executable, "-c"]
IMPATIENT = """
import sys
from disktune_helper.rpc import output
output.WRITE_TIMEOUT_S = 0.2
from disktune_gui.demo.__main__ import main
sys.exit(main(["tune"]))
"""


def started() -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [*COMMAND, IMPATIENT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


@pytest.mark.slow
def test_of_a_window_that_does_not_read() -> None:
    with started() as helper:
        assert helper.stdin is not None
        assert helper.stdout is not None
        assert helper.stderr is not None
        helper.stdout.readline()
        helper.stdin.write(b"".join(b'{"id":%d,"op":"drives","args":{}}\n' % number for number in range(20)))
        helper.stdin.flush()
        assert helper.wait(60) == server.STUCK
        assert helper.stderr.read().decode().splitlines()[-1].startswith("the window did not read for ")


@pytest.mark.slow
def test_of_a_signal() -> None:
    with started() as helper:
        assert helper.stdin is not None
        assert helper.stdout is not None
        helper.stdout.readline()
        helper.send_signal(signal.SIGTERM)
        ending = json.loads(helper.stdout.readline())
        assert ending == {"event": "session-ending", "args": {"why": "DiskTune's helper stopped."}}
        assert helper.wait(60) == 0
