"""The loop over real pipes: requests, faults, trials that run out, and the end of input."""

from __future__ import annotations

import errno
import json
import os
import select
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from disktune_contract import wire
from disktune_contract.catalog import DIGEST
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.protocol import MAX_LINE, PROTOCOL, VERBS, Class
from disktune_contract.sentence import Sentence
from disktune_contract.version import VERSION
from disktune_contract.workloads import DIGEST as WORKLOADS
from disktune_gui.demo.world import SimulatedPorts, World
from disktune_helper.rpc import browse_handlers, handlers, server
from disktune_helper.rpc.server import AT_DOOR_FIRST_S, AT_DOOR_IDLE_S, IDLE_LIMIT_S, SESSION_LIMIT_S, serve
from disktune_helper.system.files import RUNTIME, MemoryFolder, NotWritten
from tests.amounts import PATIENCE_S

POLL = select.poll


class Window:
    """The other end of the pipes."""

    def __init__(
        self,
        privilege: Class,
        folders: tuple[MemoryFolder, MemoryFolder] | None = None,
        *,
        at_door: bool = False,
    ) -> None:
        self.world = World()
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
        return self.ask("apply", drive=self.ref(name), steps=[step], trial_s=trial_s)

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


@pytest.fixture
def window() -> Iterator[Open]:
    opened: list[Window] = []

    def make(privilege: Class = Class.TUNE, **more: Any) -> Window:
        opened.append(Window(privilege, **more))
        return opened[-1]

    yield make
    for made in opened:
        made.rest()
        made._lines.close()


def test_the_first_line_says_who_is_there(window: Open) -> None:
    assert window(Class.INSPECT).hello == {
        "protocol": PROTOCOL,
        "version": VERSION,
        "catalogue": DIGEST,
        "privilege": "inspect",
        "unfinished": 0,
    }


@pytest.mark.parametrize("privilege", list(Class))
def test_every_operation_is_refused_in_every_class_that_may_not(window: Open, privilege: Class) -> None:
    opened = window(privilege)
    for name, verb in VERBS.items():
        answer = opened.ask(name, nonsense=1)
        expected = "protocol" if privilege in verb.classes else "not-allowed"
        assert (name, answer["fault"]) == (name, expected)


@pytest.mark.parametrize(
    "bad",
    [
        "[]",
        "nonsense",
        '{"id":1,"op":"drives","args":{},"more":1}',
        '{"id":1,"op":"drives"}',
        '{"id":1,"id":1,"op":"drives","args":{}}',
        '{"id":true,"op":"drives","args":{}}',
        '{"id":1.0,"op":"drives","args":{}}',
        '{"id":1,"op":"drives","args":[]}',
        '{"id":1,"op":"journal","args":{"limit":true}}',
        '{"id":1,"op":"journal","args":{"limit":NaN}}',
        '{"id":1,"op":["drives"],"args":{}}',
        '{"id":1,"op":"drives","args":' + "[" * 5000 + "]" * 5000 + "}",
        '{"id":1,"op":"drives","args":{"x":"' + "y" * 2 * MAX_LINE + '"}}',
        b'{"id":1,"op":"\xff","args":{}}',
    ],
    ids=range(14),
)
def test_what_breaks_the_protocol_is_refused_and_the_next_request_is_served(
    window: Open, bad: str | bytes
) -> None:
    opened = window()
    opened.send((bad if isinstance(bad, bytes) else bad.encode()) + b"\n")
    assert opened.line()["fault"] == "protocol"
    assert "ok" in opened.ask("alive")


def test_a_line_in_pieces_and_two_lines_in_one(window: Open) -> None:
    opened = window()
    for piece in ('{"id":1,"op":', '"alive","args":{}}\n{"id":2,', '"op":"alive","args":{}}\n\n'):
        opened.send(piece)
    assert {opened.line()["id"], opened.line()["id"]} == {1, 2}


def test_a_mistake_of_the_program_is_answered_without_its_details(
    window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> object:
        raise RuntimeError("secret /etc/shadow")

    monkeypatch.setitem(handlers.HANDLERS, "journal", broken)
    answer = window().ask("journal")
    assert answer["fault"] == "internal"
    assert "secret" not in wire.dump(answer)


def test_a_trial_nobody_confirms_is_put_back(window: Open) -> None:
    opened = window()
    before = opened.value("sdb", "block.read_ahead")
    answer = opened.apply("sdb", "block.read_ahead", 1024, trial_s=5)["ok"]
    ended = opened.event("trial-ended")
    assert (ended["trial"], ended["end"]) == (answer["trial"], "timed-out")
    assert opened.value("sdb", "block.read_ahead") == before


def test_the_end_of_input_puts_back_and_says_so(window: Open) -> None:
    opened = window()
    opened.apply("sdb", "ata.apm", 1)
    opened.apply("sda", "block.read_ahead", 1024)
    ends = [line["args"] for line in opened.rest() if line.get("event") == "trial-ended"]
    assert {(end["drive"], end["end"]) for end in ends} == {("sdb", "session-ended"), ("sda", "session-ended")}
    assert opened.folders[1].names() == []


def test_what_a_helper_that_died_left_behind_is_put_back_by_the_next(window: Open) -> None:
    opened = window()
    opened.apply("sdb", "block.read_ahead", 1024)
    left = MemoryFolder()
    name = opened.folders[1].names()[0]
    token, _, *rest = name.split(".")
    left.replace(".".join([token, "999999999-1", *rest]), opened.folders[1].read(name))
    later = window(folders=(MemoryFolder(), left))
    assert later.hello["unfinished"] == 1
    assert later.event("trial-ended")["end"] == "session-ended"
    assert later.ask("alive")["ok"] == {}
    assert left.names() == []


def test_a_mistake_while_putting_back_is_told_and_the_drive_can_still_be_used(
    window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    def mistaken(*_: object) -> None:
        raise KeyError("a setting of another version")

    opened = window()
    opened.apply("sdb", "ata.apm", 128, trial_s=5)
    monkeypatch.setattr(server, "revert", mistaken)
    ended = opened.event("trial-ended")
    assert [(result["setting"], result["fault"]) for result in ended["results"]] == [("ata.apm", "internal")]
    assert opened.value("sdb", "ata.apm") == 128
    monkeypatch.undo()
    assert "ok" in opened.apply("sdb", "ata.apm", 64)


def test_requests_do_not_pile_up_behind_a_drive_that_hangs(window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    opened, go = window(), threading.Event()
    ref = opened.ref("sdb")
    monkeypatch.setattr(server, "REQUESTS_PER_S", 10**6)
    monkeypatch.setitem(handlers.HANDLERS, "settings", lambda *_: go.wait(PATIENCE_S))
    line = json.dumps({"id": 0, "op": "settings", "args": {"drive": ref}}) + "\n"
    for _ in range(server.BACKLOG + 10):
        opened.send(line)
    assert opened.line()["why"] == "Too many requests are waiting for this drive."
    go.set()


def test_activity_flows_while_watched(window: Open) -> None:
    opened = window(Class.BROWSE)
    assert opened.ask("watch", interval_ms=249)["fault"] == "out-of-range"
    opened.ask("watch", interval_ms=250)
    first, second = opened.event("activity"), opened.event("activity")
    assert second["at_s"] > first["at_s"]
    assert {"sda", "md0", "nvme0n1"} <= {drive["name"] for drive in first["drives"]}
    opened.ask("unwatch")


DIRECT = {"workloads": ["drive.direct"], "catalogue": WORKLOADS}


def test_a_measurement_runs_beside_other_requests_and_can_be_cancelled(window: Open) -> None:
    opened = window()
    ref = opened.ref("sdb")
    job = opened.ask("measure", drive=ref, **DIRECT, seconds=30, runs=1)["ok"]["job"]
    assert opened.event("measure-sample")["job"] == job
    assert opened.ask("measure", drive=ref, **DIRECT)["fault"] == "busy"
    assert "ok" in opened.ask("settings", drive=ref)
    # The end may come before the answer, so the answer is not waited for.
    opened.send(json.dumps({"id": 0, "op": "cancel", "args": {"job": job}}) + "\n")
    ended = opened.event("measure-ended")
    assert (ended["job"], ended["results"], ended["fault"]) == (job, [], "cancelled")


def test_a_sleeping_drive_is_not_woken_for_a_measurement_unless_asked(window: Open) -> None:
    opened = window()
    answer = opened.ask("measure", drive=opened.ref("sdd"), **DIRECT, seconds=1, runs=1)
    assert answer["fault"] == "would-wake"
    ata = opened.world.drives["sdd"].ata
    assert ata is not None
    assert ata.wakeups == 0


def test_nobody_there_for_ten_minutes_ends_a_privileged_session(
    window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = window(Class.INSPECT)
    later = opened.ports.monotonic() + IDLE_LIMIT_S
    monkeypatch.setattr(opened.ports, "monotonic", lambda: later)
    opened.send("\n")
    assert opened.event("session-ending")["why"] == "Not used for 10 minutes."


def test_a_privileged_session_ends_after_eight_hours_however_much_it_is_used(
    window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = window(Class.TUNE)
    for _ in range(int(SESSION_LIMIT_S // (IDLE_LIMIT_S - 1))):
        assert "ok" in opened.ask("alive")
        wait(opened, monkeypatch, IDLE_LIMIT_S - 1)
    assert "ok" in opened.ask("alive")
    wait(opened, monkeypatch, IDLE_LIMIT_S - 1)
    assert opened.event("session-ending")["why"] == "Open for 8 hours."


def wait(opened: Window, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Move the helper's clock on, and let it look: half a line has come."""
    now = opened.ports.monotonic() + seconds
    monkeypatch.setattr(opened.ports, "monotonic", lambda: now)
    opened.send(" ")


def test_who_says_nothing_at_the_door_leaves_soon(window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = window(at_door=True)
    wait(opened, monkeypatch, AT_DOOR_FIRST_S)
    assert opened.event("session-ending")["why"] == "Not used within 30 seconds."


def test_who_does_nothing_at_the_door_leaves_sooner_than_elsewhere(
    window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = window(at_door=True)
    assert "ok" in opened.ask("alive")
    wait(opened, monkeypatch, AT_DOOR_FIRST_S + 1)
    assert "ok" in opened.ask("alive")
    wait(opened, monkeypatch, AT_DOOR_IDLE_S)
    assert opened.event("session-ending")["why"] == "Not used for 3 minutes."


def test_the_time_without_use_begins_after_a_trial(window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    looked, look = threading.Semaphore(0), server.Server._limit_reached

    def counted(self: server.Server) -> str:
        found = look(self)
        looked.release()
        return found

    monkeypatch.setattr(server.Server, "_limit_reached", counted)
    opened = window(at_door=True)
    opened.apply("sdb", "ata.apm", 64, trial_s=120)
    while looked.acquire(blocking=False):
        pass
    # The first look may have begun before the clock was moved on.
    for seconds in (119, 0, 0):
        wait(opened, monkeypatch, seconds)
        assert looked.acquire(timeout=PATIENCE_S)
    wait(opened, monkeypatch, 2)
    opened.event("trial-ended")
    wait(opened, monkeypatch, AT_DOOR_IDLE_S - 10)
    assert "ok" in opened.ask("alive")


GARBAGE = (b"GET / HTTP/1.1\r\n", b"\n", b'{"id": 1, "op": "alive"}\n', b"x" * (MAX_LINE + 1))


@pytest.mark.parametrize("garbage", GARBAGE)
def test_the_first_line_that_is_none_ends_a_session_at_the_door(window: Open, garbage: bytes) -> None:
    opened = window(at_door=True)
    opened.send(garbage + b'\n{"id": 2, "op": "alive", "args": {}}\n')
    rest = opened.rest()
    assert [line["fault"] for line in rest] == ["protocol"]


def test_what_is_on_trial_is_reverted_when_garbage_ends_the_session(window: Open) -> None:
    opened = window(at_door=True)
    trial = opened.apply("sdb", "ata.apm", 64, trial_s=60)["ok"]["trial"]
    opened.send("nonsense\n")
    assert opened.event("trial-ended")["trial"] == trial


def test_an_operation_without_a_class_or_a_handler_cannot_exist() -> None:
    assert all(verb.classes for verb in VERBS.values())
    for privilege in Class:
        table = browse_handlers.handlers_of(privilege)
        assert {name for name, verb in VERBS.items() if privilege in verb.classes} <= table.keys()


def test_what_only_browse_may_do_has_no_handler_in_a_class_of_roots() -> None:
    only = {name for name, verb in VERBS.items() if verb.classes == {Class.BROWSE}}
    assert "others" in only
    assert browse_handlers.BROWSE_HANDLERS.keys() - handlers.HANDLERS.keys() == only


class Unwritable(MemoryFolder):
    """As /run/disktune of root's is where it is mounted read-only, or full."""

    def __init__(self, code: int) -> None:
        super().__init__()
        self._code = code

    def _fail(self, *_: Any, **__: Any) -> Any:
        raise NotWritten(self._code, os.strerror(self._code), RUNTIME)

    append = replace = remove = rename = discard = set_aside = _fail


@pytest.mark.parametrize(
    ("code", "reason"), [(errno.EROFS, "Read-only file system"), (errno.ENOSPC, "No space left on device")]
)
def test_a_folder_that_cannot_be_written_to_is_no_mistake_of_the_helper(
    window: Open, code: int, reason: str
) -> None:
    opened = window(folders=(MemoryFolder(), Unwritable(code)))
    refused = opened.apply("sdb", "ata.apm", 64)
    assert refused["fault"] == "io-error"
    assert refused["why"].startswith(f"No settings were changed. {RUNTIME} cannot be written to")
    assert refused["why"].endswith(f": {reason}.")
    assert opened.value("sdb", "ata.apm") != 64
    ref = opened.ref("sdb")
    asked: dict[str, dict[str, Any]] = {
        "save": {"drive": ref, "settings": [{"setting": "ata.apm", "value": 128}]},
        "hold": {"drive": ref, "steps": [{"setting": "ata.apm", "expected": 128, "value": 64}]},
        "boost": {"drive": opened.ref("md0"), "strength": "fast"},
    }
    for op, args in asked.items():
        answer = opened.ask(op, **args)
        assert answer.get("fault") != "internal", (op, answer)


def test_somebody_else_who_empties_the_pipe_does_not_stop_the_clock(
    window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program of the same user can open it; what is on trial would not have been reverted."""
    again, stolen = threading.Event(), threading.Event()

    class Thief:
        def __init__(self) -> None:
            self._poll, self._first = POLL(), -1

        def register(self, fd: int, mask: int) -> None:
            self._first = fd if self._first < 0 else self._first
            self._poll.register(fd, mask)

        def poll(self, timeout: int | None = None) -> list[tuple[int, int]]:
            if stolen.is_set():
                again.set()
            ready = self._poll.poll(timeout)
            if self._first in dict(ready) and not stolen.is_set():
                os.read(self._first, 1 << 16)
                stolen.set()
            return ready

    monkeypatch.setattr("select.poll", Thief)
    one = window(Class.INSPECT)
    one.send("anything\n")
    assert stolen.wait(PATIENCE_S)
    assert again.wait(PATIENCE_S)
    assert "ok" in one.ask("alive")


def test_what_sentences_are_made_of_is_told_before_the_message_to_who_asked(
    window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise Refusal(Fault.BUSY, Sentence("{drive} is busy.", drive="sda"))

    monkeypatch.setitem(handlers.HANDLERS, "drives", refuse)
    opened = window()
    refused = {"id": 1, "fault": "busy", "why": "sda is busy."}
    assert opened.ask("drives") == refused
    assert opened.ask("tell-wordings")["ok"] == {}
    opened.send('{"id": 1, "op": "drives", "args": {}}\n')
    values = [{"name": "drive", "text": "sda"}]
    wording = {"text": "sda is busy.", "template": "{drive} is busy.", "values": values, "number": None}
    assert opened.line() == {"event": "wordings", "args": {"said": [wording]}}
    assert opened.line() == refused
    # What has no sentence in it comes alone.
    assert opened.ask("alive")["ok"] == {}


def test_the_reason_within_a_refusal_can_be_said_in_another_language(window: Open) -> None:
    opened = window(Class.TUNE)
    opened.ask("tell-wordings")
    change = {"setting": "block.read_ahead", "value": -1, "expected": opened.value("sda", "block.read_ahead")}
    asked = {"id": 1, "op": "apply", "args": {"drive": opened.ref("sda"), "steps": [change], "trial_s": 15}}
    opened.send(f"{json.dumps(asked)}\n")
    told, refused = opened.line(), opened.line()
    assert refused["fault"] == "out-of-range"
    made = {one["text"]: one["template"] for one in told["args"]["said"]}
    assert made[refused["why"]] == "{setting}: {problem}."
    assert "the value must be from {low} to {high}" in made.values()


def test_a_refusal_to_save_can_be_said_in_another_language(window: Open) -> None:
    opened = window(Class.TUNE)
    opened.ask("tell-wordings")
    shown = {"setting": "block.read_ahead", "value": 1}
    asked = {"id": 1, "op": "save", "args": {"drive": opened.ref("sda"), "settings": [shown], "drop": []}}
    opened.send(f"{json.dumps(asked)}\n")
    told, refused = opened.line(), opened.line()
    assert refused["fault"] == "changed-meanwhile"
    wording = next(one for one in told["args"]["said"] if one["text"] == refused["why"])
    assert wording["template"].startswith("{setting} is now {value}, not {seen}.")
    assert {"name": "setting", "text": "Read-ahead"} in wording["values"]


def test_a_refusal_to_measure_is_told_with_what_it_is_made_of(window: Open) -> None:
    opened = window(Class.BROWSE)
    assert opened.ask("tell-wordings")["ok"] == {}
    args = {"folder": "/home/alex", "workloads": ["drive.direct"], "catalogue": WORKLOADS}
    opened.send(json.dumps({"id": 1, "op": "measure-folder", "args": args}) + "\n")
    assert [(one["template"], one["values"]) for one in opened.line()["args"]["said"]] == [
        ("“{workload}” cannot be run on a directory.", [{"name": "workload", "text": "Direct read"}])
    ]
    assert opened.line()["why"] == "“Direct read” cannot be run on a directory."
