"""The sandbox for all tests of this directory, and a real block device to change settings of."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.privilege import sandbox as sandboxes
from tests.privilege.sandbox import Sandbox
from tests.privilege.session import Session


@pytest.fixture(scope="session")
def can_have_sandbox() -> None:
    """Hold what a sandbox needs; without root there is none, with root and without the tools that is a failure."""
    if os.geteuid() != 0:
        pytest.skip("needs real root: mounts, other users, and pkexec, which is setuid")
    if missing := sandboxes.missing():
        pytest.fail(f"these tests need {', '.join(missing)}: run `make setup`")


@pytest.fixture(scope="session")
def sandbox(can_have_sandbox: None) -> Iterator[Sandbox]:
    """Give the running system."""
    system = Sandbox()
    yield system
    system.close()


@pytest.fixture(autouse=True)
def _without_traces(request: pytest.FixtureRequest) -> None:
    """Forget what tests before this one imported: some of them start an ordinary Python of the sandbox's."""
    if "sandbox" in request.fixturenames:
        request.getfixturevalue("sandbox").hijacked()


@dataclass(frozen=True)
class LoopDrive:
    """A loop device of our own, and the kernel's word on its settings."""

    name: str

    READ_AHEAD = 128

    def _attribute(self, name: str) -> Path:
        return Path(f"/sys/class/block/{self.name}/queue/{name}")

    @property
    def read_ahead(self) -> int:
        """KiB."""
        return int(self._attribute("read_ahead_kb").read_text())

    @property
    def scheduler(self) -> str:
        """The one in force."""
        return self._attribute("scheduler").read_text().partition("[")[2].partition("]")[0]

    @property
    def nr_requests(self) -> int:
        """How many requests may wait."""
        return int(self._attribute("nr_requests").read_text())

    def reset(self) -> None:
        """Give it the settings that every test begins with."""
        self._attribute("scheduler").write_text("none")
        self._attribute("read_ahead_kb").write_text(str(self.READ_AHEAD))

    def ref(self, session: Session) -> dict[str, Any]:
        """Return how a request names it, as a window learns that."""
        (found,) = [drive for drive in session.ok("drives")["drives"] if drive["name"] == self.name]
        return {key: found[key] for key in ("name", "identity", "diskseq")}

    def change(self, session: Session, trial_s: int = 60, **values: object) -> Any:
        """Apply settings (``read_ahead=512``) and return what the helper says of it."""
        drive = self.ref(session)
        states = {state["setting"]: state["value"] for state in session.ok("settings", {"drive": drive})["states"]}
        steps = [
            {"setting": f"block.{name}", "expected": states[f"block.{name}"], "value": value}
            for name, value in values.items()
        ]
        return session.ok("apply", {"drive": drive, "changes": steps, "trial_s": trial_s})


@pytest.fixture(scope="session")
def loop_device(sandbox: Sandbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoopDrive]:
    """Give a loop device over a sparse file of 64 MiB."""
    backing = tmp_path_factory.mktemp("loop") / "drive"
    with backing.open("wb") as file:
        file.truncate(64 << 20)
    done = subprocess.run(["losetup", "--find", "--show", backing], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    device = done.stdout.strip()
    held = os.open(device, os.O_RDONLY)
    # Detached while open, it lives until the last one closes it: it cannot outlast this process.
    subprocess.run(["losetup", "--detach", device], check=True)
    yield LoopDrive(device.removeprefix("/dev/"))
    os.close(held)


@pytest.fixture
def loop(loop_device: LoopDrive, sandbox: Sandbox) -> LoopDrive:
    """Give the loop device as every test wants it; nothing of an earlier one waits to be restored on it."""
    loop_device.reset()
    for trial in sandbox.path("/run/disktune").glob("trial-*"):
        trial.unlink()
    return loop_device
