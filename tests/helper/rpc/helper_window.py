"""A window's end of real pipes, behind which the helper's loop runs over the demo's drives."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Callable
from typing import Any

from disktune_contract.messages.privilege import Class
from disktune_gui.demo.world import SimulatedPorts, World
from disktune_helper.rpc import browse_handlers
from disktune_helper.rpc.server import serve
from disktune_helper.system.files import MemoryFolder
from tests.amounts import PATIENCE_S


class Window:
    """The other end of the pipes."""

    def __init__(
        self,
        privilege: Class,
        folders: tuple[MemoryFolder, MemoryFolder] | None = None,
        *,
        at_door: bool = False,
        world: World | None = None,
    ) -> None:
        self.world = world or World()
        self.ports = SimulatedPorts(self.world)
        self.folders = folders or (MemoryFolder(), MemoryFolder())
        to_helper, self._write = os.pipe()
        self._read, from_helper = os.pipe()
        self._lines = os.fdopen(self._read, encoding="utf-8")

        def run() -> None:
            table = browse_handlers.handlers_of(privilege)
            serve(
                self.ports, privilege, self.folders, to_helper, from_helper, None, handlers=table, at_door=at_door
            )
            os.close(from_helper)

        self.thread = threading.Thread(target=run, daemon=True)
        self.thread.start()
        self.hello = self.line()
        self._ids = iter(range(1, 10**6))

    def line(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self._lines.readline())
        return found

    def send(self, text: str | bytes) -> None:
        os.write(self._write, text.encode() if isinstance(text, str) else text)

    def ask(self, op: str, **args: object) -> dict[str, Any]:
        """Send a request and return its answer; events that come before it are dropped."""
        number = next(self._ids)
        self.send(json.dumps({"id": number, "op": op, "args": args}) + "\n")
        while True:
            answer = self.line()
            if answer.get("id") == number:
                return answer

    def event(self, name: str) -> dict[str, Any]:
        while True:
            answer = self.line()
            if answer.get("event") == name:
                found: dict[str, Any] = answer["args"]
                return found

    def ref(self, name: str) -> dict[str, Any]:
        drives = self.ask("drives")["ok"]["drives"]
        drive = next(drive for drive in drives if drive["name"] == name)
        return {key: drive[key] for key in ("name", "identity", "diskseq")}

    def value(self, name: str, setting: str) -> object:
        states = self.ask("settings", drive=self.ref(name))["ok"]["states"]
        return next(state["value"] for state in states if state["setting"] == setting)

    def apply(self, name: str, setting: str, value: object, trial_s: int = 15) -> dict[str, Any]:
        step = {"setting": setting, "expected": self.value(name, setting), "value": value}
        return self.ask("apply", drive=self.ref(name), changes=[step], trial_s=trial_s)

    def close(self) -> None:
        if self._write >= 0:
            os.close(self._write)
            self._write = -1

    def rest(self) -> list[dict[str, Any]]:
        """Close the input and return everything that still comes."""
        self.close()
        lines = [json.loads(line) for line in self._lines]
        self.thread.join(PATIENCE_S)
        assert not self.thread.is_alive()
        return lines


Open = Callable[..., Window]
