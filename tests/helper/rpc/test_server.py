"""The loop over real pipes: requests, faults, trials that run out, and the end of input."""

from __future__ import annotations

import errno
import json
import os
import threading
from typing import Any

import pytest

from disktune_contract import wire
from disktune_contract.catalog import DIGEST
from disktune_contract.folders import RUNTIME
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import PROTOCOL, VERBS
from disktune_contract.version import VERSION
from disktune_contract.wire import MAX_LINE
from disktune_contract.workloads import DIGEST as WORKLOADS
from disktune_gui.demo.world import World
from disktune_helper.rpc import browse_handlers, handlers, server
from disktune_helper.system.files import MemoryFolder, NotWritten
from tests.amounts import PATIENCE_S
from tests.helper.conftest import Clock
from tests.helper.rpc.helper_window import Open, Window


def test_the_first_line_says_who_is_there(window: Open) -> None:
    assert window(Class.INSPECT).hello == {
        "protocol": PROTOCOL,
        "version": VERSION,
        "catalogue": DIGEST,
        "privilege": "inspect",
        "unfinished": 0,
        "superuser": os.geteuid() == 0,
        "login": "",
        "verbs": list(VERBS),
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
    opened.send('{"id":3,"op":"alive","args":{}}')
    assert opened.rest() == [], "half a line at the end is no request"


def test_a_mistake_of_the_program_is_answered_without_its_details(
    window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> object:
        raise RuntimeError("secret /etc/shadow")

    monkeypatch.setitem(handlers.HANDLERS, "journal", broken)
    answer = window().ask("journal")
    assert answer["fault"] == "internal"
    assert "secret" not in wire.dump(answer)


def pass_by(opened: Window, clock: Clock, seconds: float) -> None:
    """Move the clock on, and have the helper look at it."""
    clock.now += seconds
    opened.send("\n")


def test_a_trial_nobody_confirms_is_put_back(window: Open) -> None:
    clock = Clock()
    opened = window(world=World(clock=clock))
    before = opened.value("sdb", "block.read_ahead")
    answer = opened.apply("sdb", "block.read_ahead", 1024, trial_s=5)["ok"]
    pass_by(opened, clock, 5)
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

    clock = Clock()
    opened = window(world=World(clock=clock))
    opened.apply("sdb", "ata.apm", 128, trial_s=5)
    monkeypatch.setattr(server, "revert", mistaken)
    pass_by(opened, clock, 5)
    ended = opened.event("trial-ended")
    assert [(result["setting"], result["fault"]) for result in ended["results"]] == [("ata.apm", "internal")]
    assert opened.value("sdb", "ata.apm") == 128
    monkeypatch.undo()
    assert "ok" in opened.apply("sdb", "ata.apm", 64)


@pytest.mark.slow
def test_requests_do_not_pile_up_behind_a_drive_that_hangs(window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    opened, go = window(), threading.Event()
    ref = opened.ref("sdb")
    monkeypatch.setattr(server, "REQUESTS_PER_S", 10**6)
    monkeypatch.setitem(handlers.HANDLERS, "settings", lambda *_: go.wait(PATIENCE_S))
    line = json.dumps({"id": 0, "op": "settings", "args": {"drive": ref}}) + "\n"
    for _ in range(server.BACKLOG + 10):
        opened.send(line)
    assert opened.line()["why"] == "Too many requests at the same time."
    go.set()


def test_a_drive_that_never_answers_keeps_no_other_waiting(window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    opened, go, settings = window(), threading.Event(), handlers.HANDLERS["settings"]
    hangs = opened.ref("sdb")

    def hang(session: Any, request: Any) -> Any:
        if request.drive.name == "sdb":
            go.wait(PATIENCE_S)
        return settings(session, request)

    monkeypatch.setitem(handlers.HANDLERS, "settings", hang)
    opened.send(json.dumps({"id": 10**6, "op": "settings", "args": {"drive": hangs}}) + "\n")
    assert "ok" in opened.ask("settings", drive=opened.ref("sda"))
    go.set()
    assert "ok" in opened.ask("settings", drive=hangs)


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
    assert refused["why"].startswith(f"No settings were changed. {RUNTIME} cannot be written")
    assert refused["why"].endswith(f": {reason}.")
    assert opened.value("sdb", "ata.apm") != 64
    ref = opened.ref("sdb")
    asked: dict[str, dict[str, Any]] = {
        "save": {"drive": ref, "settings": [{"setting": "ata.apm", "value": 128}]},
        "hold": {"drive": ref, "changes": [{"setting": "ata.apm", "expected": 128, "value": 64}]},
        "boost": {"drive": opened.ref("md0"), "strength": "fast"},
    }
    for op, args in asked.items():
        answer = opened.ask(op, **args)
        assert answer.get("fault") != "internal", (op, answer)
