"""A real block device, for those who may make one."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture
def loop(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """A read-only loop device over a patterned file of 48 MiB + 1 sector, and the file."""
    if os.geteuid() != 0:
        pytest.skip("a loop device needs root")
    image = tmp_path / "pattern"
    image.write_bytes(bytes(range(256)) * (48 * 4096) + b"end!" * 128)
    made = subprocess.run(
        ["losetup", "--find", "--show", "-r", image], capture_output=True, text=True, check=False
    )
    if made.returncode:
        pytest.skip(f"no loop device to be had: {made.stderr.strip()}")
    node = made.stdout.strip()
    yield node.removeprefix("/dev/"), image
    subprocess.run(["losetup", "--detach", node], check=True)
