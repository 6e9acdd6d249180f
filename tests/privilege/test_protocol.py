"""The real process, started through pkexec, and a window that says what no window says."""

from __future__ import annotations

import json
import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from disktune_contract.messages.protocol import VERBS
from disktune_contract.wire import MAX_LINE
from disktune_contract.workloads import DIGEST
from tests.amounts import amount
from tests.privilege.conftest import LoopDrive
from tests.privilege.sandbox import Sandbox
from tests.privilege.session import Message, Session, start

pytestmark = [pytest.mark.privilege, pytest.mark.slow]

REQUESTS_PER_S = 200
DEEPEST = 16


def _request(**parts: object) -> bytes:
    return json.dumps({"id": 7, "op": "alive", "args": {}} | parts).encode()


def _nested(depth: int) -> bytes:
    """Return a request that is *depth* levels deep, itself and its arguments included."""
    return _request(args={"x": 0}).replace(b"0", b"[" * (depth - 2) + b"]" * (depth - 2))


# Lines that are no JSON object of this protocol at all: nobody can tell which request they were.
UNREADABLE = {
    "text": b"hello",
    "array": b"[]",
    "number": b"7",
    "two objects": _request() + _request(),
    "cut short": _request()[:-1],
    "not UTF-8": _request(op="x").replace(b"x", b"\xff"),
    "half a character": _request(op="x").replace(b"x", b"\\ud800"),
    "NUL": b"\0" * 40,
    "duplicate key": b'{"id":7,"op":"alive","op":"apply","args":{}}',
    "duplicate key below": b'{"id":7,"op":"journal","args":{"limit":1,"limit":2}}',
    "NaN": b'{"id":7,"op":"journal","args":{"limit":NaN}}',
    "Infinity": b'{"id":-Infinity,"op":"alive","args":{}}',
    "endless number": b'{"id":' + b"9" * 5000 + b',"op":"alive","args":{}}',
    "deep": _nested(DEEPEST + 1),
    "very deep": b"[" * 60_000,
    "too long": _request(op="x" * 70_000),
    "much too long": b"x" * (5 * MAX_LINE),
    "id of truth": _request(id=True),
    "id of text": _request(id="7"),
    "id of fraction": _request(id=7.0),
    "no id": b'{"op":"alive","args":{}}',
}
MEASURE: Message = {"workloads": ["drive.direct"], "catalogue": DIGEST}

# Lines that say which request they are, and are refused all the same.
IMPROPER = {
    "no operation": b'{"id":7,"args":{}}',
    "no arguments": b'{"id":7,"op":"alive"}',
    "something more": _request(path="/etc/shadow"),
    "operation of number": _request(op=7),
    "arguments of null": _request(args=None),
    "arguments of array": _request(args=[]),
    "unknown argument": _request(args={"x": 0}),
    "as deep as may be": _nested(DEEPEST),
    "missing argument": _request(op="identify"),
    "missing below": _request(op="identify", args={"drive": {"name": "sda"}}),
    "truth for number": _request(op="watch", args={"interval_ms": True}),
    "fraction for number": _request(op="watch", args={"interval_ms": 1000.0}),
    "text for number": _request(op="journal", args={"limit": "10"}),
    "number for text": _request(op="keep", args={"trial": 7}),
    "one for several": _request(
        op="measure",
        args={"drive": {"name": "a", "identity": ""}, "workloads": "drive.direct", "catalogue": DIGEST},
    ),
    "huge number": _request(op="journal", args={"limit": 1 << 200}),
}


@pytest.fixture(scope="module")
def tuner(sandbox: Sandbox) -> Session:
    """Give one helper for everything that it has to survive."""
    return start(sandbox, "tune")


@pytest.fixture(scope="module", autouse=True)
def _closed(tuner: Session) -> Iterator[None]:
    with tuner:
        yield


def _alive(session: Session) -> bool:
    return bool(session.ok("alive") == {})


def test_what_is_no_request_is_refused_without_a_number(tuner: Session) -> None:
    for what, line in UNREADABLE.items():
        assert tuner.fault(line) == (None, "protocol"), what
        assert _alive(tuner), what


def test_what_is_not_a_proper_request_is_refused_by_its_number(tuner: Session) -> None:
    for what, line in IMPROPER.items():
        assert tuner.fault(line) == (7, "protocol"), what
        assert _alive(tuner), what


def test_the_longest_line_is_served_and_one_byte_more_is_not(tuner: Session) -> None:
    blanks = MAX_LINE - len(_request())
    tuner.send(_request() + b" " * blanks + b"\n")
    assert tuner.message() == {"id": 7, "ok": {}}
    assert tuner.fault(_request() + b" " * (blanks + 1)) == (None, "protocol")


NO_DRIVES = (
    "../../etc/shadow",
    "/dev/null",
    "loop0/../../null",
    "sda1\n",
    "",
    "null",
    ".",
    "by-id",
    "x" * 200,
    "²",
    "\0",
)


def test_no_name_leads_out_of_the_list_of_drives(tuner: Session) -> None:
    for name in NO_DRIVES:
        for op, more in (("identify", {}), ("settings", {}), ("measure", MEASURE)):
            answer = tuner.ask(op, {"drive": {"name": name, "identity": ""}} | more)
            assert answer["fault"] == "no-such-drive", answer
            assert "\n" not in answer["why"]


def test_a_name_neither_opens_a_users_files_nor_costs_a_thread(sandbox: Sandbox, tuner: Session) -> None:
    """Root that opens a FIFO of the caller's waits without end."""
    trap = sandbox.path("/run/hijacked/trap/device/power")
    trap.mkdir(parents=True)
    os.mkfifo(trap / "runtime_status")
    threads = len(list(Path(f"/proc/{tuner.helper}/task").iterdir()))
    for name in ["../../../run/hijacked/trap", *(f"sd{number}" for number in range(30))]:
        for op in ("identify", "settings"):
            assert tuner.ask(op, {"drive": {"name": name, "identity": ""}})["fault"] == "no-such-drive"
    assert len(list(Path(f"/proc/{tuner.helper}/task").iterdir())) == threads
    shutil.rmtree(sandbox.path("/run/hijacked/trap"))


def test_a_drive_that_is_another_one_is_refused(tuner: Session, loop: LoopDrive) -> None:
    ref = loop.ref(tuner)
    step = {"setting": "block.read_ahead", "expected": LoopDrive.READ_AHEAD, "value": 512}
    for lie in ({"identity": "wwn:5000000000000000"}, {"diskseq": ref["diskseq"] + 1}):
        for op, more in (
            ("identify", {}),
            ("apply", {"changes": [step]}),
            ("measure", MEASURE),
        ):
            assert tuner.ask(op, {"drive": ref | lie} | more)["fault"] == "wrong-drive"
    assert loop.read_ahead == LoopDrive.READ_AHEAD


@pytest.mark.parametrize(
    ("steps", "fault"),
    [
        ([], "protocol"),
        ([("block.read_ahead", 128, 512), ("block.read_ahead", 128, 256)], "protocol"),
        ([("queue/read_ahead_kb", 128, 512)], "not-supported"),
        ([("block.read_ahead", 128, 1 << 32)], "out-of-range"),
        ([("block.read_ahead", 128, -4)], "out-of-range"),
        ([("block.read_ahead", 128, "512")], "out-of-range"),
        ([("block.read_ahead", 128, True)], "out-of-range"),
        ([("block.read_ahead", 124, 512)], "changed-meanwhile"),
        ([("block.read_ahead", None, 512)], "changed-meanwhile"),
        ([("block.scheduler", "none", "mq-deadline\n")], "out-of-range"),
        ([("block.read_ahead", 128, 512), ("block.scheduler", "none", "cfq")], "out-of-range"),
        ([("ata.apm", None, 128)], "not-supported"),
    ],
)
def test_one_step_that_may_not_be_means_that_none_is_done(
    tuner: Session, loop: LoopDrive, steps: list[tuple[str, object, object]], fault: str
) -> None:
    listed = [{"setting": name, "expected": expected, "value": value} for name, expected, value in steps]
    for trial_s in (15, 4, 121):
        answer = tuner.ask("apply", {"drive": loop.ref(tuner), "changes": listed, "trial_s": trial_s})
        assert answer["fault"] == (fault if trial_s == 15 else "out-of-range"), answer
        assert (loop.read_ahead, loop.scheduler) == (LoopDrive.READ_AHEAD, "none")


def test_a_flood_is_refused_not_served(sandbox: Sandbox) -> None:
    count = 5 * REQUESTS_PER_S
    flood = b"".join(_request(id=number) + b"\n" for number in range(count))
    with start(sandbox, "tune") as session:
        # A machine that is so busy that it reads for seconds, each with its own allowance, may refuse none.
        for _ in range(5):
            began = time.monotonic()
            session.send(flood)
            answers = [session.message() for _ in range(count)]
            took_s = time.monotonic() - began
            assert sorted(answer["id"] for answer in answers) == list(range(count))
            refused = [answer["fault"] for answer in answers if "ok" not in answer]
            assert set(refused) <= {"busy"}
            assert count - len(refused) <= REQUESTS_PER_S * (took_s + 1)
            time.sleep(1.1)
            if refused:
                break
        else:
            pytest.skip("this machine is too busy to read requests faster than they may come")
        assert len(refused) <= count - REQUESTS_PER_S
        assert _alive(session)


# -- whatever else there may be --

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
NAMES = st.sampled_from(["loop7", "nosuch", "..", "sda/../x"]) | st.text(
    st.characters(categories=["P", "S", "Z", "C"])
)
DRIVES = st.fixed_dictionaries({"name": NAMES, "identity": st.text(max_size=8)}, optional={"diskseq": JSON})
ALMOST = st.fixed_dictionaries(
    {"id": st.integers(0, 99) | JSON, "op": st.sampled_from(sorted(VERBS)) | st.text()},
    optional={
        "args": JSON
        | st.fixed_dictionaries(
            {"drive": DRIVES},
            optional={"changes": JSON, "trial_s": JSON, "workload": st.sampled_from(["cached", "direct"]) | JSON},
        )
        | st.fixed_dictionaries({}, optional={"trial": JSON, "job": JSON, "limit": JSON, "interval_ms": JSON}),
    },
)
LINES = st.binary(max_size=200) | st.text().map(str.encode) | ALMOST.map(lambda value: json.dumps(value).encode())


@settings(max_examples=amount(60), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(LINES.map(lambda line: line.replace(b"\n", b"")), min_size=1, max_size=6))
def test_every_line_gets_exactly_one_answer(tuner: Session, lines: list[bytes]) -> None:
    # bytes.strip() is what the helper calls empty, too.
    wanted = sum(bool(line.strip()) for line in lines)
    tuner.send(b"\n".join(lines) + b"\n")
    answers = [tuner.message() for _ in range(wanted)]
    assert all(_well_formed(answer) for answer in answers)
    # Nothing more comes: the next answer is that to the next request, and there is always one.
    assert _alive(tuner)


def _well_formed(answer: Message) -> bool:
    return set(answer) in ({"id", "ok"}, {"id", "fault", "why"}) and answer.get("fault") != "internal"
