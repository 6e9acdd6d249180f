"""What a window asks of a drive in one go shares one look; counted, and never at the price of what is told."""

from __future__ import annotations

import json
import threading
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.privilege import Class, Level
from disktune_contract.messages.protocol import VERBS, OfDrive
from disktune_gui.demo.ata.sat import TaskFile
from disktune_gui.demo.world import SimulatedPorts
from disktune_helper.drives import health
from disktune_helper.rpc import server
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.session.shared_look import SHARED_S, CachedNode, SharedSnapshot
from disktune_helper.system.drive_commands.ioctls import SgReply
from disktune_helper.system.ports import Node
from tests.helper.conftest import Bench, make_bench
from tests.helper.rpc.helper_window import Open, Window

DRIVE, OTHER = "sdb", "sda"
TOLD_BY_OTHERS = ("identify", "health", "self-tests", "drive-logs")
ALL = (*TOLD_BY_OTHERS, "settings", "actions")
OF_FOUR, OF_SIX = (137, 564), (212, 1630)
"""Commands to eight drives; files, directories and links looked at for them."""
IDENTIFY, CHECK_POWER, STANDBY_NOW = 0xEC, 0xE5, 0xE0


@dataclass
class Seen:
    """What reached the drives, and the files, while a test looked."""

    opened: Counter[str] = field(default_factory=Counter)
    open_now: int = 0
    commands: Counter[int] = field(default_factory=Counter)
    cdbs: list[bytes] = field(default_factory=list)
    files: int = 0


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Seen:
    """Count what simulated machines are asked."""
    found, lock = Seen(), threading.Lock()
    opens = SimulatedPorts.open_drive

    def counted(name: str) -> None:
        plain = getattr(SimulatedPorts, name)

        def count(ports: SimulatedPorts, path: str) -> object:
            with lock:
                found.files += 1
            return plain(ports, path)

        monkeypatch.setattr(SimulatedPorts, name, count)

    def open_drive(ports: SimulatedPorts, name: str) -> Node:
        node = opens(ports, name)
        sends, asks = node.sg_io, node.nvme_admin

        def sg_io(cdb: bytes, *args: Any, **more: Any) -> SgReply:
            with lock:
                found.commands[cdb[14]] += 1
                found.cdbs.append(cdb)
            return sends(cdb, *args, **more)

        def nvme_admin(opcode: int, *args: Any, **more: Any) -> Any:
            with lock:
                found.commands[opcode] += 1
            return asks(opcode, *args, **more)

        def close() -> None:
            with lock:
                found.open_now -= 1

        with lock:
            found.opened[name] += 1
            found.open_now += 1
        node.sg_io, node.nvme_admin, node.close = sg_io, nvme_admin, close  # type: ignore[method-assign]
        return node

    for name in ("read_bytes", "names", "resolve"):
        counted(name)
    monkeypatch.setattr(SimulatedPorts, "open_drive", open_drive)
    return found


def ask_at_once(window: Window, *requests: tuple[str, dict[str, Any]]) -> list[dict[str, Any]]:
    """Send all in one go and return the answers in the order of the requests."""
    lines = (
        json.dumps({"id": number, "op": op, "args": args}) for number, (op, args) in enumerate(requests, 5000)
    )
    window.send("".join(f"{line}\n" for line in lines))
    found: dict[int, dict[str, Any]] = {}
    while len(found) < len(requests):
        answer = window.line()
        if answer.get("id", 0) is not None and "id" in answer:
            found[answer["id"]] = answer
    return [found[number] for number in sorted(found)]


# -- counted -----------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("asked", "most_commands", "most_files"), [(TOLD_BY_OTHERS, *OF_FOUR), (ALL, *OF_SIX)])
def test_a_full_inspection_of_eight_drives_does_no_more_than_that(
    window: Open, seen: Seen, asked: tuple[str, ...], most_commands: int, most_files: int
) -> None:
    eye = window(Class.INSPECT)
    found = [drive for drive in eye.ask("drives")["ok"]["drives"] if drive["kind"] in ("ata", "nvme", "scsi")][:8]
    refs = [{key: drive[key] for key in ("name", "identity", "diskseq")} for drive in found]
    assert len(refs) == 8
    wanted = [(op, {"drive": ref}) for op in asked for ref in refs]
    ask_at_once(eye, *wanted)  # modules are loaded
    seen.opened.clear()
    seen.commands.clear()
    seen.files = 0
    answers = ask_at_once(eye, *wanted)
    assert all("ok" in answer for answer in answers)
    assert seen.opened == dict.fromkeys((ref["name"] for ref in refs), 1)
    assert seen.commands[IDENTIFY] == 7
    # Whether it sleeps is asked for each.
    assert seen.commands[CHECK_POWER] == 7 * len(asked)
    assert seen.commands.total() <= most_commands
    assert seen.files <= most_files
    assert seen.open_now == 0


def test_requests_that_come_one_by_one_share_nothing(window: Open, seen: Seen) -> None:
    eye = window(Class.INSPECT)
    ref = eye.ref(DRIVE)
    for op in ALL:
        assert "ok" in eye.ask(op, drive=ref)
        assert seen.open_now == 0
    assert seen.opened[DRIVE] == len(ALL)
    assert seen.commands[IDENTIFY] == len(ALL)


# -- what is told ------------------------------------------------------------------------------------------


def test_the_answers_are_those_of_requests_one_by_one(window: Open) -> None:
    eye = window(Class.INSPECT)
    ref = eye.ref(DRIVE)
    # Free memory, which the answer to "settings" has, is never the same twice.
    ops = tuple(op for op in ALL if op != "settings")
    alone = [eye.ask(op, drive=ref)["ok"] for op in ops]
    assert [answer["ok"] for answer in ask_at_once(eye, *((op, {"drive": ref}) for op in ops))] == alone


def test_a_change_between_two_looks_is_seen_by_the_second(window: Open) -> None:
    tuner = window(Class.TUNE)
    ref = tuner.ref(DRIVE)
    before = tuner.value(DRIVE, "ata.look_ahead")
    change = {"setting": "ata.look_ahead", "expected": before, "value": not before}
    look = "settings", {"drive": ref}
    first, second, applied, third, fourth = ask_at_once(
        tuner, look, look, ("apply", {"drive": ref, "changes": [change], "trial_s": 30}), look, look
    )
    assert "ok" in applied, applied

    def told(answer: dict[str, Any]) -> object:
        return next(one["value"] for one in answer["ok"]["states"] if one["setting"] == "ata.look_ahead")

    assert [told(answer) for answer in (first, second)] == [before] * 2
    assert [told(answer) for answer in (third, fourth)] == [not before] * 2


def requests(*ops: str, lane: str = DRIVE, ref: object = None) -> list[server.TakenRequest]:
    args = OfDrive(ref or REF)  # type: ignore[arg-type]
    return [server.TakenRequest(number, op, args, lane) for number, op in enumerate(ops)]


REF = make_bench().drive(DRIVE).ref
OTHER_REF = make_bench().drive(OTHER).ref


def test_only_looks_in_a_row_share_one() -> None:
    ops = ("identify", "health", "array", "settings", "actions", "self-test-abort", "identify")
    made = [*server.turns(requests(*ops))]
    assert [turn.request.op for turn in made] == [*ops]
    rows = [turn.shared for turn in made]
    assert rows[0] is rows[1] is not None
    assert rows[3] is rows[4] is not None
    assert rows[0] is not rows[3]
    assert rows[2] is rows[5] is rows[6] is None
    assert [turn.last for turn in made] == [False, True, True, False, True, True, True]


def test_another_drive_of_the_same_name_shares_nothing() -> None:
    made = [*server.turns([*requests("identify"), *requests("identify", ref=OTHER_REF)])]
    assert [turn.shared for turn in made] == [None, None]


def test_all_operations_that_share_do_no_more_than_look() -> None:
    assert {VERBS[op].takes for op in server.LOOKS} == {OfDrive}
    assert max(VERBS[op].reaches for op in server.LOOKS) is Level.LOOK


# -- how long ----------------------------------------------------------------------------------------------


@pytest.fixture
def eye() -> Iterator[Bench]:
    """A session of class inspect, whose clock only the test moves."""
    made = make_bench(Class.INSPECT)
    yield made
    made.session.stop_work()


def look(bench: Bench, shared: SharedSnapshot, op: str = "identify", *, last: bool = False) -> Any:
    with bench.session.sharing(shared, last=last):
        return HANDLERS[op](bench.session, OfDrive(shared.ref))


def test_no_look_is_shared_for_longer_than_a_moment(eye: Bench, seen: Seen) -> None:
    shared = SharedSnapshot(eye.drive(DRIVE).ref)
    look(eye, shared)
    eye.clock.now += SHARED_S / 2
    look(eye, shared)
    assert seen.commands[IDENTIFY] == 1
    eye.clock.now += SHARED_S / 2
    look(eye, shared)
    assert seen.commands[IDENTIFY] == seen.opened[DRIVE] == 2
    assert seen.open_now == 1
    look(eye, shared, last=True)
    assert seen.open_now == 0


def test_a_drive_that_falls_asleep_meanwhile_is_left_alone(eye: Bench, seen: Seen) -> None:
    shared = SharedSnapshot(eye.drive(DRIVE).ref)
    assert not look(eye, shared).power.asleep
    ata = eye.world.drives[DRIVE].ata
    assert ata is not None
    ata.execute(TaskFile(STANDBY_NOW))
    assert look(eye, shared, "health").asleep
    assert ata.power.name == "STANDBY"
    assert seen.commands[IDENTIFY] == 1


def test_a_page_that_several_go_by_is_asked_once(eye: Bench, seen: Seen) -> None:
    shared = SharedSnapshot(eye.drive(DRIVE).ref)
    look(eye, shared, "health")
    seen.cdbs.clear()
    again = look(eye, shared, "health")
    # Whether it sleeps, and whether it is about to fail.
    assert [(cdb[14], cdb[4]) for cdb in seen.cdbs] == [(CHECK_POWER, 0), (0xB0, 0xDA)]
    eye.clock.now += SHARED_S
    assert look(eye, shared, "health", last=True) == again
    assert len(seen.cdbs) > 8


def test_a_look_of_its_own_asks_for_each_page_anew(eye: Bench, seen: Seen) -> None:
    with eye.session.look(eye.drive(DRIVE).ref) as sight:
        first = health.health(sight)
        asked = len(seen.cdbs)
        assert health.health(sight) == first
    assert len(seen.cdbs) == 2 * asked - 2  # IDENTIFY, and whether it sleeps


def test_what_failed_is_asked_again(eye: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    replies = [SgReply(2, 0, 0, b"sense", b""), SgReply(0, 3, 0, b"", b""), SgReply(0, 0, 0, b"", bytes(512))]
    asked = iter(replies)
    node = CachedNode(eye.ports.open_drive(DRIVE))
    monkeypatch.setattr(node._node, "sg_io", lambda *_: next(asked))
    page = bytes((0x85, 9, 0x0E, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0x40, 0x2F, 0))
    assert [node.sg_io(page, 512) for _ in range(5)] == [*replies, replies[-1], replies[-1]]


def test_another_drive_that_takes_the_name_meanwhile_is_found_out(eye: Bench, seen: Seen) -> None:
    drive = eye.drive(DRIVE)
    shared = SharedSnapshot(drive.ref)
    look(eye, shared)
    eye.world.tree.file(eye.ports.resolve(f"/sys/class/block/{DRIVE}") + "/diskseq", "777\n")
    with pytest.raises(Refusal) as refused:
        look(eye, shared)
    assert refused.value.fault is Fault.WRONG_DRIVE
    assert seen.open_now == 0


def test_a_drive_that_the_kernel_suspends_is_let_go(eye: Bench, seen: Seen) -> None:
    shared = SharedSnapshot(eye.drive(DRIVE).ref)
    look(eye, shared)
    device = eye.ports.resolve(f"/sys/class/block/{DRIVE}/device")
    eye.world.tree.file(f"{device}/power/runtime_status", "suspended\n")
    look(eye, shared)
    assert seen.open_now == 0
    assert seen.commands[CHECK_POWER] == 1


def test_a_drive_that_is_open_for_a_change_is_looked_at_each_time(bench: Bench, seen: Seen) -> None:
    shared = SharedSnapshot(bench.drive(DRIVE).ref)
    look(bench, shared)
    with bench.session.open(bench.drive(OTHER).ref):
        look(bench, shared)
        look(bench, shared)
    assert seen.commands[IDENTIFY] == 3
    look(bench, shared)
    assert seen.commands[IDENTIFY] == 3
    look(bench, shared, last=True)
    assert seen.open_now == 0


def test_what_fails_lets_go_of_the_drive(eye: Bench, seen: Seen, monkeypatch: pytest.MonkeyPatch) -> None:
    shared = SharedSnapshot(eye.drive(DRIVE).ref)
    monkeypatch.setattr("disktune_helper.drives.health.health", lambda _sight: 1 // (1 - seen.open_now))
    with pytest.raises(ZeroDivisionError):
        look(eye, shared, "health")
    assert seen.open_now == 0
