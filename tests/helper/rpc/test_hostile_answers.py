"""A drive that answers nonsense, late or not at all, or that is another one: over every operation of root's."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, get_type_hints

import pytest

from disktune_contract import wire, workloads
from disktune_contract.drives.drive import DriveRef
from disktune_contract.health.self_tests import SelfTestKind
from disktune_contract.messages.action import (
    Act,
    LimitChange,
    OfScrub,
    Scrub,
    ScrubDeed,
    ScrubLimits,
    SelfTestStart,
    TrimNow,
)
from disktune_contract.messages.change import Applied, Apply, Boost, OfTrial, TrialEnded
from disktune_contract.messages.comparison import Candidate, Compare, CompareLayer, Hold
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.long_trial import LongSpan, TryLong
from disktune_contract.messages.look import RecordAccesses
from disktune_contract.messages.measurement import Flicker, Measure
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import VERBS, Nothing, OfDrive
from disktune_contract.messages.replies import REPLIES
from disktune_contract.settings.drive_actions import ACTION_BY_ID
from disktune_contract.settings.saved import Save, ShownValue
from disktune_contract.settings.setting import Change
from disktune_contract.wire import MAX_REPLY
from disktune_gui.demo.drive import SimulatedNode
from disktune_gui.demo.scrub import UUID
from disktune_helper.drives import drive_list
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.system.drive_commands.ioctls import NvmeReply, SgReply
from tests.helper.conftest import Bench, only_looks

HDD, SSD, PATA, USB, NVME, ARRAY = "sdb", "sda", "sdc", "sdh", "nvme0n1", "md0"
QUESTIONS = ("identify", "health", "self-tests", "drive-logs", "settings", "actions")

Sg = Callable[[int], SgReply]
Nvme = Callable[[int], NvmeReply]


def _filled(byte: int) -> tuple[Sg, Nvme]:
    """Return answers that report success and hold nothing but *byte*."""
    return (
        lambda room: SgReply(0, 0, 0, b"", bytes((byte,)) * room),
        lambda room: NvmeReply(0, 0xFFFFFFFF, bytes((byte,)) * room),
    )


def _by_chance(seed: int) -> tuple[Sg, Nvme]:
    """Return answers of any bytes, of any length up to what was asked for, with any status and sense data."""
    chance = Random(seed)  # noqa: S311

    def sg(room: int) -> SgReply:
        sense = bytes((chance.choice((0x70, 0x71, 0x72, 0x73, 0xF0)),)) + chance.randbytes(chance.randrange(64))
        data = chance.randbytes(chance.choice((room, room, chance.randrange(room + 1))))
        return SgReply(chance.choice((0, 2, 2, 8)), chance.choice((0, 0, 0, 3)), 0, sense, data)

    def nvme(room: int) -> NvmeReply:
        # The ioctl has no residual: all of the buffer is the answer, whatever the controller filled.
        return NvmeReply(chance.choice((0, 0, 0, 0x7FF)), chance.getrandbits(32), chance.randbytes(room))

    return sg, nvme


def _sense(sense: bytes) -> tuple[Sg, Nvme]:
    """Return answers of a failed command with *sense*."""
    return (
        lambda room: SgReply(2, 0, 0, sense, bytes(room)),
        lambda room: NvmeReply(0x4002, 0, bytes(room)),
    )


def _fails(number: int) -> tuple[Sg, Nvme]:
    """Return answers of a kernel that gave up waiting, or that has lost the drive."""

    def fail(_room: int) -> Any:
        raise OSError(number, os.strerror(number))

    return fail, fail


ANSWERS: dict[str, tuple[Sg, Nvme]] = {
    "zeros": _filled(0),
    "ones": _filled(0xFF),
    **{f"chance-{seed}": _by_chance(seed) for seed in range(4)},
    "empty": (lambda _room: SgReply(0, 0, 0, b"", b""), lambda room: NvmeReply(0, 0, bytes(room))),
    "sense-short": _sense(b"\x72"),
    "sense-endless": _sense(b"\x72\x0b\0\0\0\0\0\xff\x09\xff\0"),
    "sense-without-length": _sense(b"\x70" + b"\xff" * 12),
    "timed-out": (lambda room: SgReply(0, 3, 6, b"", bytes(room)), lambda room: NvmeReply(0x371, 0, bytes(room))),
    "no-answer": _fails(errno.ETIMEDOUT),
    "gone": _fails(errno.ENODEV),
    "failing": _fails(errno.EIO),
}


def _answer_with(monkeypatch: pytest.MonkeyPatch, sg: Sg, nvme: Nvme) -> None:
    monkeypatch.setattr(SimulatedNode, "sg_io", lambda _node, _cdb, room=0, *_more, **_named: sg(room))
    monkeypatch.setattr(SimulatedNode, "nvme_admin", lambda _node, _opcode, _cdw10, room, *_more: nvme(room))


def _asked(bench: Bench, verb: str, request: object) -> object:
    """Return the answer as the window loads it, or the refusal's sentence."""
    try:
        answer = HANDLERS[verb](bench.session, request)
    except Refusal as refused:
        return refused.why
    line = wire.dump({"ok": answer}).encode()
    return wire.load(REPLIES[verb], wire.parse(line, MAX_REPLY)["ok"])


@pytest.mark.slow
@pytest.mark.parametrize("answers", ANSWERS.values(), ids=ANSWERS)
def test_nonsense_is_an_answer_or_a_sentence_and_never_an_error(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, answers: tuple[Sg, Nvme]
) -> None:
    refs = {name: bench.drive(name).ref for name in (HDD, SSD, PATA, USB, NVME)}
    _answer_with(monkeypatch, *answers)
    for ref in refs.values():
        for verb in QUESTIONS:
            assert _asked(bench, verb, OfDrive(ref))
        for action in ACTION_BY_ID:
            assert _asked(bench, "ask", Act(ref, action))
        for setting, value in (("ata.apm", 64), ("ata.read_recovery", 70), ("nvme.power_state", 1)):
            assert _asked(bench, "apply", Apply(ref, (Change(setting, 128, value),), 15))


@pytest.mark.parametrize("number", ["0", "18446744073709551615", "-1", "", "nonsense", "9" * 400])
def test_no_size_is_too_small_or_too_large_for_the_list(bench: Bench, number: str) -> None:
    for attribute in ("size", "queue/logical_block_size", "queue/physical_block_size", "diskseq", "sdb1/size"):
        bench.world.tree.file(f"/sys/block/{HDD}/{attribute}", f"{number}\n")
    assert _asked(bench, "drives", Nothing())
    drive = bench.drive(HDD)
    assert drive.size_bytes >= 0
    assert _asked(bench, "settings", OfDrive(drive.ref))


def _requests(bench: Bench) -> dict[str, Callable[[DriveRef], object]]:
    """Return a proper request of each operation that takes a drive, for any drive."""
    expected = bench.states(HDD)["block.read_ahead"].value
    change = Change("block.read_ahead", expected, 1024)
    link = bench.states(HDD)["power.link"].value
    candidates = (Candidate((change,)),)
    return {
        **dict.fromkeys(
            (*QUESTIONS, "array", "array-superblock", "unboost", "self-test-abort", "trim-targets", "scrubs"),
            OfDrive,
        ),
        "self-test-start": lambda ref: SelfTestStart(ref, SelfTestKind.SHORT),
        "apply": lambda ref: Apply(ref, (change,), 15),
        "ask": lambda ref: Act(ref, next(one.id for one in ACTION_BY_ID.values() if one.only_asks)),
        "act": lambda ref: Act(ref, "flush", agreed=True),
        "try-long": lambda ref: TryLong(ref, (Change("power.link", link, "min_power"),), LongSpan.HOUR),
        "boost": lambda ref: Boost(ref, "fast", ()),
        "scrub": lambda ref: Scrub(ref, UUID, ScrubDeed.STOP),
        "scrub-limits": lambda ref: ScrubLimits(ref, UUID, (LimitChange(1, 0, 50_000_000),)),
        "scrub-release": lambda ref: OfScrub(ref, UUID),
        "save": lambda ref: Save(ref, (ShownValue("block.read_ahead", expected),)),
        "measure": lambda ref: Measure(ref, ("drive.buffered",), workloads.DIGEST),
        "compare": lambda ref: Compare(ref, "drive.buffered", workloads.DIGEST, candidates, 6),
        "compare-layer": lambda ref: CompareLayer(ref, "drive.direct", workloads.DIGEST, 6),
        "flicker": Flicker,
        "trim": lambda ref: TrimNow(ref, ("8:17",), agreed=True),
        "hold": lambda ref: Hold(ref, candidates, "8:17"),
        "record": lambda ref: RecordAccesses(ref, 60),
        **dict.fromkeys(("stop-recording", "recordings"), OfDrive),
    }


NO_IDENTITY = {"unboost"}
"""Ends what a name stands for; the order of the boost holds the identity of what is restored."""


def test_every_operation_on_a_drive_refuses_another_one(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    requests = _requests(bench)
    takes = {
        name
        for name, verb in VERBS.items()
        if verb.classes != {Class.BROWSE} and DriveRef in get_type_hints(verb.takes).values()
    }
    assert requests.keys() == takes
    right = bench.drive(HDD).ref
    written: list[object] = []
    monkeypatch.setattr(SimulatedNode, "write_attribute", lambda _node, *what: written.append(what))
    ata = bench.world.drives[HDD].ata
    assert ata is not None
    for wrong in (replace(right, identity="wwn:5000000000000000"), replace(right, diskseq=999)):
        for name in sorted(takes - NO_IDENTITY):
            with pytest.raises(Refusal) as refused:
                HANDLERS[name](bench.session, requests[name](wrong))
            assert refused.value.fault is Fault.WRONG_DRIVE, name
    assert not written
    assert not [task for task in ata.log if not only_looks(task)]


def test_a_trial_is_not_reverted_on_the_drive_that_took_the_place(bench: Bench) -> None:
    before = bench.states(HDD)["ata.apm"].value
    request = Apply(bench.drive(HDD).ref, (Change("ata.apm", before, 64),), 15)
    applied = HANDLERS["apply"](bench.session, request)
    assert isinstance(applied, Applied)
    drive = bench.world.drives[HDD]
    assert drive.ata is not None
    drive.diskseq = 999
    bench.world.tree.file(f"/sys/block/{HDD}/diskseq", "999\n")
    drive.ata.log.clear()
    ended = HANDLERS["put-back"](bench.session, OfTrial(applied.trial))
    assert isinstance(ended, TrialEnded)
    assert [result.fault for result in ended.results] == [Fault.WRONG_DRIVE]
    assert not [task for task in drive.ata.log if not only_looks(task)]


def test_a_bridge_that_answers_for_another_drive_is_found_out_before_it_is_written(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The kernel lists one drive, and IDENTIFY is of another: from one look to the next."""
    ref = bench.drive(HDD).ref
    other = bench.world.drives[SSD].ata
    assert other is not None
    monkeypatch.setattr(bench.world.drives[HDD], "ata", other)
    written: list[object] = []
    monkeypatch.setattr(SimulatedNode, "write_attribute", lambda _node, *what: written.append(what))
    for change in (Change("ata.apm", 128, 64), Change("block.read_ahead", 128, 1024)):
        with pytest.raises(Refusal) as refused:
            HANDLERS["apply"](bench.session, Apply(ref, (change,), 15))
        assert refused.value.fault is Fault.WRONG_DRIVE
    assert not written
    assert not [task for task in other.log if not only_looks(task)]


def test_the_list_of_drives_has_no_text_that_a_terminal_would_obey(bench: Bench) -> None:
    hostile = "A\x1b[2J\u202eB\nC\0D" + "x" * 10_000
    for attribute in ("device/model", "device/vendor", "device/rev"):
        bench.world.tree.file(f"/sys/block/{NVME}/{attribute}", hostile)
        bench.world.tree.file(f"/sys/block/{USB}/{attribute}", hostile)
    for drive in drive_list.drives(bench.ports):
        for text in (drive.model, drive.serial, drive.firmware, drive.identity):
            assert text.isprintable(), (drive.name, text[:40])
