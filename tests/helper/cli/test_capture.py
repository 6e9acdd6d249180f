"""A capture holds everything that is read, plays the drive's part again, and tells nobody whose drive it is."""

from __future__ import annotations

import io
import json
import os
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from disktune_contract.catalog import BY_ID
from disktune_contract.drives import recognition
from disktune_contract.drives.drive import Drive
from disktune_contract.drives.masking import Masks
from disktune_contract.health.identification import Identification
from disktune_contract.health.saved_drive import CAPTURE_FORMAT
from disktune_contract.settings.setting import Change, State, Status
from disktune_gui.demo.world import SimulatedPorts, World
from disktune_helper.cli import capture
from disktune_helper.cli.capture import CaptureMasks
from disktune_helper.decode import fields
from disktune_helper.drives import drive_list, drive_snapshot, identity
from disktune_helper.drives.identification import identification
from disktune_helper.main import main
from disktune_helper.settings import engine
from disktune_helper.system import sysfs
from disktune_helper.system.drive_commands.ioctls import SgReply
from disktune_helper.system.ports import Ports
from tests.helper.captured import CapturedPorts
from tests.helper.conftest import Clock, only_looks

MACHINE_ID = b"0123456789abcdef0123456789abcdef\n"
DRIVES = sorted(World().drives)
CORPUS = sorted((Path(__file__).parents[2] / "corpus" / "identify").glob("*.hex"))


@pytest.fixture
def ports() -> SimulatedPorts:
    """The simulated machine, with an id, at a moment that does not move."""
    clock = Clock()
    world = World(clock=clock, sleep=clock.sleep)
    world.tree.file("/etc/machine-id", MACHINE_ID)
    return SimulatedPorts(world)


def captured(ports: Ports, name: str, *, live: bool = True) -> CapturedPorts:
    """Capture a drive and bring it back through a file's worth of text."""
    return CapturedPorts(json.loads(json.dumps(capture.capture(ports, name, live=live))), Clock())


def look(ports: Ports, name: str, *, live: bool = True) -> tuple[Drive, Identification, tuple[State, ...]]:
    """Return everything that is seen of a drive."""
    drive = next(drive for drive in drive_list.drives(ports) if drive.name == name)
    asks = live and not sysfs.suspended(ports, name)
    node = identity.open_checked(ports, drive.ref) if asks else None
    found = drive_snapshot.look(ports, drive.ref, node, lambda _ref, _setting: None)
    return drive, identification(found), engine.states(found)


def without_numbers(drive: Drive) -> Drive:
    """Return a drive without what is masked, and without what a capture leaves to its owner: how it is used."""
    nameless = replace(drive, identity="", serial="", wwn="", same_identity_as=(), usage=type(drive.usage)())
    partitions = tuple(replace(one, mounts=(), swap=False) for one in drive.partitions)
    return replace(nameless, partitions=partitions)


def without_protection(states: tuple[State, ...]) -> tuple[State, ...]:
    """Return all but what depends on the use of a drive: write protection, and what spares the system."""
    return tuple(
        state for state in states if state.setting != "block.read_only" and not BY_ID[state.setting].spares_system
    )


@pytest.mark.slow
@pytest.mark.parametrize("live", [True, False])
@pytest.mark.parametrize("name", DRIVES)
def test_what_is_captured_is_seen_again(ports: SimulatedPorts, name: str, live: bool) -> None:
    before, identify, states = look(ports, name, live=live)
    after, identify_again, states_again = look(captured(ports, name, live=live), name, live=live)
    assert without_numbers(after) == without_numbers(before)
    assert without_protection(states_again) == without_protection(states)
    assert _nameless(identify_again) == _nameless(identify)


def _nameless(found: Identification) -> Identification:
    """Return identify data without what is masked; of a World Wide Name the maker stays."""
    parts = found.ata.wwn_parts if found.ata else None
    return replace(
        found,
        ata=found.ata
        and replace(found.ata, serial=None, wwn=None, wwn_parts=parts and replace(parts, unique_id="")),
        nvme=found.nvme and replace(found.nvme, serial="", subsystem_nqn=""),
        namespace=found.namespace and replace(found.namespace, nguid="", eui64=""),
        designators=tuple(replace(one, value=one.kind) for one in found.designators),
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", DRIVES)
def test_no_number_is_left_in_it(ports: SimulatedPorts, name: str) -> None:
    drive, _, _ = look(ports, name)
    text = json.dumps(capture.capture(ports, name, live=True))
    secrets = [drive.serial, drive.wwn, drive.identity.rpartition(":")[2]]
    binary = "".join(re.findall(r"[0-9a-f]{32,}", text))
    for secret in filter(None, secrets):
        assert secret not in text
        assert secret.encode().hex() not in binary
        swapped = b"".join(secret.encode()[i : i + 2][::-1] for i in range(0, len(secret) - 1, 2))
        assert swapped.hex() not in binary
        spaced = re.sub(r"(....)", r"\1 ", secret.encode().hex()).strip()
        assert spaced not in text


IDENTIFY = bytes((0x85, 8, 0x0E, *([0] * 11), 0xEC, 0))


@pytest.mark.parametrize("answered", [508, 256, 36, 25, 0])
def test_no_number_is_left_of_a_part_of_the_identify_page(answered: int) -> None:
    """Some bridges answer with fewer bytes than were asked for; the number is not to be known from elsewhere."""
    words = [0x2020] * 256
    words[10:20] = fields.from_bytes(b"\0" * 20 + b"ESRNMUEB1R3254679A" + b"\0" * 474)[10:20]
    page = b"".join(word.to_bytes(2, "little") for word in words)[:answered]
    node = capture.RecordingNode(SimulatedPorts(World()).open_drive("sda"))
    node.commands.append((IDENTIFY, b"", SgReply(0, 0, 0, b"", page)))
    text = json.dumps(node.record(CaptureMasks(b"key")))
    assert not any(page[at : at + 4].hex() in text for at in range(20, min(answered, 38) - 4))


def test_no_number_is_left_of_an_identify_page_that_the_kernel_cut_off() -> None:
    words = b"ESRNMUEB1R3254679A"
    page = bytes((0, 0x89, 2, 0x38)) + b"\0" * 56 + b"\0" * 20 + words
    hidden = capture._masked(CaptureMasks(b"key"), "/sys/block/sda/device/vpd_pg89", page)
    assert words[:4] not in hidden
    dump = " ".join(f"{word:04x}" for word in range(0x5345, 0x5345 + 40)).encode()
    assert b"5345" not in capture._masked(CaptureMasks(b"key"), "/proc/ide/hda/id", dump)


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in DRIVES if World().drives[name].ata])
def test_the_same_number_has_the_same_mask_everywhere(ports: SimulatedPorts, name: str) -> None:
    replayed = captured(ports, name)
    drive, found, _ = look(replayed, name)
    if found.ata is not None and replayed.ata is not None:
        assert found.ata.serial == drive.serial
        assert recognition.string(replayed.ata.words, 10, 19) == drive.serial
        assert drive.wwn in ("", found.ata.wwn)
    assert look(captured(ports, name), name)[0].identity == drive.identity


@pytest.mark.slow
def test_different_drives_have_different_masks(ports: SimulatedPorts) -> None:
    shown = [look(captured(ports, name), name)[0].identity for name in DRIVES]
    true = [look(ports, name)[0].identity for name in DRIVES]
    assert len(set(shown)) == len(set(true))


def test_masks_need_the_machines_id_to_be_found_out(ports: SimulatedPorts) -> None:
    first = look(captured(ports, "sda"), "sda")[0].serial
    ports.world.tree.file("/etc/machine-id", b"another\n")
    assert look(captured(ports, "sda"), "sda")[0].serial != first


def test_settings_of_a_captured_drive_can_be_changed(ports: SimulatedPorts) -> None:
    replayed = captured(ports, _with_apm(ports))
    name = replayed.record["drive"]
    drive, _, states = look(replayed, name)
    apm = next(state for state in states if state.setting == "ata.apm")
    ahead = next(state for state in states if state.setting == "block.read_ahead")
    changes = (Change("ata.apm", apm.value, 96), Change("block.read_ahead", ahead.value, 512))
    node = identity.open_for_change(replayed, drive.ref)
    found = drive_snapshot.opened(
        drive_snapshot.look(replayed, drive.ref, node, lambda _ref, _setting: None), node
    )
    result = engine.apply(found, engine.check(found, changes))
    assert {one.setting: one.after for one in result.results} == {"ata.apm": 96, "block.read_ahead": 512}
    again = {state.setting: state.value for state in look(replayed, name)[2]}
    assert (again["ata.apm"], again["block.read_ahead"]) == (96, 512)


def _with_apm(ports: SimulatedPorts) -> str:
    for name in DRIVES:
        states = {state.setting: state for state in look(ports, name)[2]}
        if states["ata.apm"].status is Status.OK:
            return name
    raise LookupError("the simulated machine has no drive with APM")


def test_a_capture_sends_the_drive_nothing_that_changes_it(ports: SimulatedPorts) -> None:
    capture.capture(ports, "sda", live=True)
    ata = ports.world.drives["sda"].ata
    assert ata is not None
    assert all(only_looks(task) for task in ata.log)
    assert ata.wakeups == 0


@pytest.mark.slow
def test_it_says_nothing_of_what_the_drive_is_used_for(ports: SimulatedPorts) -> None:
    for name in DRIVES:
        record = capture.capture(ports, name, live=False)
        assert not any(
            isinstance(record["files"].get(path), str) for path in ("/proc/self/mountinfo", "/proc/swaps")
        )
        assert "/home" not in json.dumps(record)
        udev = [text for path, text in record["files"].items() if path.startswith("/run/udev") and text != 2]
        assert not any("ID_FS" in str(text) for text in udev)


@pytest.mark.parametrize("dump", CORPUS, ids=lambda path: path.stem)
def test_masking_identify_words_changes_nothing_else(dump: Path) -> None:
    words = fields.parse_text(dump.read_text(encoding="ascii"))
    masked = CaptureMasks(b"key").words(words)
    changed = {place for place in range(256) if words[place] != masked[place]}
    assert changed <= {*range(10, 20), *range(108, 112), *range(176, 206), 255}
    assert masked[108] == words[108]
    if words[255] & 0xFF == 0xA5 and sum(word + (word >> 8) for word in words) & 0xFF == 0:
        assert sum(word + (word >> 8) for word in masked) & 0xFF == 0


# -- the command line --------------------------------------------------------------------------------------


def run(ports: Ports, *arguments: str) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    return capture.run(arguments, out, err, ports), out.getvalue(), err.getvalue()


def test_the_file_is_written(ports: SimulatedPorts, tmp_path: Path) -> None:
    target = tmp_path / "sda.json"
    status, out, err = run(ports, "/dev/sda", str(target))
    assert (status, err) == (0, "")
    assert str(target) in out
    record: dict[str, Any] = json.loads(target.read_text())
    assert (record["drive"], record["format"]) == ("sda", CAPTURE_FORMAT)
    assert [path.name for path in tmp_path.iterdir()] == ["sda.json"]


def test_an_older_file_is_replaced_whole(ports: SimulatedPorts, tmp_path: Path) -> None:
    target = tmp_path / "sda.json"
    target.write_text("older")
    assert run(ports, "sda", str(target))[0] == 0
    assert json.loads(target.read_text())["drive"] == "sda"


@pytest.mark.parametrize("make", [os.mkfifo, lambda path: path.symlink_to(os.devnull)])
def test_what_is_no_file_is_not_replaced_by_one(
    ports: SimulatedPorts, tmp_path: Path, make: Callable[[Path], None]
) -> None:
    """Root could put a file in the place of /dev/null, of /dev/stdout, of a drive's node."""
    target = tmp_path / "sda.json"
    make(target)
    before = target.lstat()
    status, out, err = run(ports, "sda", str(target))
    assert (status, out) == (2, "")
    assert (
        err
        == f"disktune-helper: {target}: the destination exists and is not a regular file; choose another name\n"
    )
    assert (target.lstat().st_ino, target.lstat().st_mode) == (before.st_ino, before.st_mode)
    assert [path.name for path in tmp_path.iterdir()] == ["sda.json"]


@pytest.mark.parametrize(
    "arguments", [(), ("sda",), ("sda", "a", "b"), ("--help", "a"), ("sda", "-o"), ("sda", ""), ("../etc", "a")]
)
def test_bad_usage_is_one_sentence_and_status_2(
    ports: SimulatedPorts, arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    status, out, err = run(ports, *arguments)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_place_that_cannot_be_written_is_named(ports: SimulatedPorts, tmp_path: Path) -> None:
    for place in (tmp_path / "missing" / "sda.json", tmp_path):
        status, _, err = run(ports, "sda", str(place))
        assert (status, err.count("\n")) == (2, 1)
        assert str(place) in err
    assert not list(tmp_path.iterdir())
    assert not tmp_path.with_name(tmp_path.name + ".new").exists()


def test_the_launcher_knows_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["disktune-helper", "capture"]) == 2
    assert capsys.readouterr().err == "usage: disktune-helper capture DRIVE FILE\n"


def test_pkexec_does_not_start_it(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PKEXEC_UID", "1000")
    assert main(["disktune-helper", "capture", "sda", "/etc/passwd"]) == 64
    assert "pkexec" in capsys.readouterr().err


def test_a_number_that_is_hardly_more_than_zeros_is_looked_for_in_vain() -> None:
    """Beside a number masked at random, zeros of a counter make it anew, and nothing could be written."""
    masks = Masks(b"key")
    masks.name("590000000")
    assert not masks.left("b5312c590000000000")
    masks.name("5000c500a1b2c3d4")
    assert masks.left("5000-c500-A1B2-c3d4")
    assert not masks.left(masks.text("5000c500a1b2c3d4 590000000"))
