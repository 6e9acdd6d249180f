"""The fields of arrays of a real kernel, which mdadm is the judge of: ``tests/corpus/mdadm-detail``.

Each file has what ``mdadm --detail`` and ``--detail --export`` of mdadm 4.2 printed, and what was to be read at
the same moment on Linux 6.1: mdstat, sysfs, the metadata of a member.
"""

from __future__ import annotations

import base64
import calendar
import errno
import gzip
import os
import re
import time
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from disktune_contract.arrays import array_details
from disktune_contract.arrays.array import ArrayReport
from disktune_contract.arrays.array_details import ArrayDetails, ArraySuperblock, MemberDetails
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.record import replace
from disktune_helper.decode.fields import DecodeError
from disktune_helper.drives import health
from disktune_helper.drives.drive_snapshot import DriveSnapshot
from disktune_helper.raid import reading, superblock
from disktune_helper.rpc.handlers import HANDLERS
from tests.helper.conftest import Bench
from tests.helper.sas_disk import SasDisk, SasNode
from tests.narrowed import of_kind, present

CASES = sorted((Path(__file__).parents[2] / "corpus/mdadm-detail").iterdir())
ITS_OWN = {"Preferred Minor"}
"""A number that was last of use with device nodes that nobody made."""


def parts(case: Path) -> dict[str, str]:
    found = re.split(r"^## (.*)\n", case.read_text(encoding="ascii"), flags=re.MULTILINE)[1:]
    return dict(zip(found[::2], found[1::2], strict=True))


def read(bench: Bench, known: dict[str, str]) -> ArrayReport:
    """Return what is read of the kernel's files of a case."""
    # The machine has a md0 of its own.
    tree, name = bench.world.tree, known["detail"].partition(":")[0].removeprefix("/dev/").replace("md0", "md9")
    place = f"/sys/devices/virtual/block/{name}"
    tree.link(f"/sys/class/block/{name}", place)
    tree.file("/proc/mdstat", known["mdstat"].replace("md0 :", "md9 :"))
    for line in known["sysfs"].splitlines():
        file, *values = line.split("|")
        if file == "dev":
            entry, number, sectors, device = values
            tree.link(f"/sys/class/block/{entry.removeprefix('dev-')}", device)
            tree.files(device, {"dev": number, "size": sectors})
        else:
            tree.file(f"{place}/{file}", f"{values[0]}\n")
    return reading.report(bench.ports, name)


def metadata(known: dict[str, str]) -> tuple[str, str, bytes] | None:
    """Return the member, the version and the bytes of the metadata of a case."""
    for head, text in known.items():
        if head.startswith("superblock"):
            _, member, version = head.split()
            return member, version, gzip.decompress(base64.b64decode(text))
    return None


def found_in(bench: Bench, known: dict[str, str]) -> ArrayDetails:
    kept = metadata(known)
    return array_details.details(
        read(bench, known), superblock.decode(kept[2], kept[0]) if kept is not None else None
    )


def row(member: MemberDetails) -> list[str]:
    numbers = (member.number, member.major, member.minor, member.raid_device)
    words = ["-" if number is None else str(number) for number in numbers]
    return [*words, *member.state.split(), *member.device.split()]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_every_field_is_what_mdadm_prints(bench: Bench, case: Path) -> None:
    known = parts(case)
    found = found_in(bench, known)
    head, _, table = known["detail"].partition("    Number   Major")
    theirs = {name: value.strip() for name, value in re.findall(r"^ *([A-Z][\w ]*?) : (.*)$", head, re.MULTILINE)}
    ours = dict(array_details.lines(found))
    for name, at in (("Creation Time", found.creation_time), ("Update Time", found.update_time)):
        if metadata(known) is not None:
            later = (at or 0) - calendar.timegm(time.strptime(theirs[name]))
            # The metadata were read some seconds after mdadm: those of an array that is reshaped change.
            assert 0 <= later < (10 if "reshape" in case.stem else 1)
            if later:
                assert int(ours.pop("Events") or 0) > int(theirs.pop("Events"))
        ours.pop(name, "")
        theirs.pop(name, "")
    for name in ("Array Size", "Used Dev Size"):
        if name in theirs:
            assert (ours.pop(name) or "").replace(",", "").split()[0] == theirs.pop(name).split()[0]
    for name in ("Name", "UUID"):
        if name in theirs:
            theirs[name] = re.sub(r" +\(local to host .*\)$", "", theirs[name])
    if "Events" in theirs:
        # Of version 0.90 mdadm prints both halves.
        theirs["Events"] = theirs["Events"].removeprefix("0.")
    if "Delta Devices" in theirs:
        theirs["Delta Devices"] = theirs["Delta Devices"].split("(")[1].strip(")")
    if not found.persistent:
        theirs |= {"Persistence": "Superblock is not persistent", "Version": "none"}
    assert ours == {name: value for name, value in theirs.items() if name not in ITS_OWN}
    assert [row(one) for one in found.members] == [line.split() for line in table.splitlines()[1:] if line.strip()]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_what_scripts_take_from_mdadm_agrees_too(bench: Bench, case: Path) -> None:
    known = parts(case)
    report, found = read(bench, known), found_in(bench, known)
    theirs = dict(line.split("=", 1) for line in known["export"].splitlines())
    assert (theirs["MD_LEVEL"], int(theirs["MD_DEVICES"])) == (found.raid_level, found.raid_devices)
    if (kept := metadata(known)) is not None:
        assert superblock.decode(kept[2], kept[0]).level == theirs["MD_LEVEL"]
    if found.persistent:
        # The kernel's file and the metadata have the same one, each in a form of its own.
        assert theirs["MD_UUID"] == found.uuid == report.uuid
        assert theirs.get("MD_NAME", "") == found.name


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_the_metadata_are_at_the_place_of_their_version(bench: Bench, case: Path) -> None:
    known = parts(case)
    kept = metadata(known)
    if kept is None:
        pytest.skip("an array without metadata")
    report = read(bench, known)
    assert report.metadata == kept[1]
    sectors = 81920 * 2
    places = {"1.2": 4096, "1.1": 0, "1.0": 20478 * 4096, "0.90": 20464 * 4096}
    assert superblock.place(report.metadata, sectors) == places[kept[1]]


def test_what_is_no_metadata_is_refused() -> None:
    for data in (bytes(4096), b"\xfc\x4e\x2b\xa9" + b"\x02" + bytes(4091), b"short"):
        with pytest.raises(DecodeError):
            superblock.decode(data, "sda1")
    assert superblock.place("external:imsm", 1 << 30) is None


def ask(bench: Bench) -> ArraySuperblock:
    found = HANDLERS["array-superblock"](bench.session, OfDrive(bench.drive("md0").ref))
    return of_kind(ArraySuperblock, found)


def test_the_metadata_of_a_member_are_read_from_its_partition(bench: Bench) -> None:
    found = ask(bench)
    report = reading.report(bench.ports, "md0")
    assert (found.member, found.uuid, found.name) == ("sde1", report.uuid, "desktop:0")
    assert found.created < found.updated


def test_an_array_that_was_not_started_has_what_a_member_has(bench: Bench) -> None:
    place = "/sys/devices/virtual/block/md0/md"
    bench.world.tree.files(place, {"array_state": "inactive\n", "level": "\n", "consistency_policy": "unknown\n"})
    bench.world.tree.file(f"{place}/uuid", "00000000-0000-0000-0000-000000000000\n")
    report = reading.report(bench.ports, "md0")
    assert report.uuid == ""
    told = dict(array_details.lines(array_details.details(report, ask(bench))))
    assert (told["State"], told["Raid Level"], told["Name"]) == ("inactive", ask(bench).level, "desktop:0")
    assert not told.keys() & {"Active Devices", "Failed Devices", "Spare Devices", "Consistency Policy"}


def test_members_without_a_slot_are_in_the_order_of_their_numbers(bench: Bench) -> None:
    known = reading.report(bench.ports, "md0")
    first, *others = known.members
    spares = [replace(first, slot=None, states=("spare",), number=number) for number in (7, 5)]
    found = array_details.details(replace(known, members=(*spares, *others)), None)
    assert [one.number for one in found.members][-2:] == [5, 7]


def test_no_drive_is_woken_for_it(bench: Bench) -> None:
    for name in ("sde", "sdf"):
        place = bench.world.drives[name].place.rpartition("/block/")[0]
        bench.world.tree.file(f"{place}/power/runtime_status", "suspended\n")
    with pytest.raises(Refusal) as refused:
        ask(bench)
    assert refused.value.fault is Fault.WOULD_WAKE


def test_no_drive_below_a_volume_is_woken_for_it(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """A volume reports no power mode: the drives that it is on are asked."""
    known = reading.report(bench.ports, "md0")
    member = replace(next(one for one in known.members if one.name == "sde1"), name="dm-0", drives=("sdd",))
    monkeypatch.setattr(reading, "report", lambda _ports, _name: replace(known, members=(member,)))
    with pytest.raises(Refusal) as refused:
        ask(bench)
    assert (refused.value.fault, refused.value.why) == (Fault.WOULD_WAKE, "Reading sdd would wake it.")
    assert present(bench.world.drives["sdd"].ata).wakeups == 0


@pytest.mark.parametrize(("condition", "awake"), [(None, True), (2, True), (3, False)])
def test_a_sas_disk_in_standby_is_not_read(condition: int | None, awake: bool) -> None:
    disk = SasDisk(condition=condition)
    seen = SimpleNamespace(node=SasNode(disk), asleep=False, is_scsi_disk=True, may_be_ata=True, name="sdz")
    if awake:
        superblock._check_awake(cast(DriveSnapshot, seen))
        return
    with pytest.raises(Refusal) as refused:
        superblock._check_awake(cast(DriveSnapshot, seen))
    assert refused.value.fault is Fault.WOULD_WAKE


@pytest.mark.parametrize(
    ("metadata", "why"),
    [("none", "No array metadata were found."), ("external:imsm", "The metadata are the firmware's.")],
)
def test_what_has_no_metadata_of_md_says_which(bench: Bench, metadata: str, why: str) -> None:
    place = bench.ports.resolve("/sys/class/block/md0")
    bench.world.tree.file(f"{place}/md/metadata_version", f"{metadata}\n")
    with pytest.raises(Refusal) as refused:
        ask(bench)
    assert refused.value.why == why


def test_a_drive_that_may_not_be_opened_is_none_that_sleeps(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(_name: str) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(bench.ports, "open_drive", denied)
    with pytest.raises(Refusal) as refused:
        ask(bench)
    assert (refused.value.fault, refused.value.why) == (Fault.PERMISSION, health.NOT_OPENED)
