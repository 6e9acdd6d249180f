"""The holder writes attributes of the catalogue and sends numbers of the table for one that does neither."""

from __future__ import annotations

import errno
import fcntl
import os
import socket
import struct
import threading
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from disktune_helper.system import attribute_writer, held_files, processes
from disktune_helper.system.companion import changing_root, drive_holder
from disktune_helper.system.companion.drive_holder import SENT, HolderRequest, Line
from disktune_helper.system.drive_commands import ioctls, nodes
from disktune_helper.system.files import NotWritten
from disktune_helper.system.system_ports import SystemPorts
from disktune_helper.system.trial_names import TrialName
from tests.helper.system import holder_in_thread
from tests.helper.system.holder_in_thread import held_files_in, held_line

pytestmark = holder_in_thread.ENDS_BY_EXCEPTION

UUID = "0f1a2b3c-0000-4000-8000-0123456789ab"


@pytest.fixture
def line(monkeypatch: pytest.MonkeyPatch) -> Iterator[Line]:
    """Give the helper's end of a line; the holder at the other one is a thread."""
    with held_line(monkeypatch) as line:
        yield line


@pytest.fixture
def attributes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give directories of drives in the place of /sys, where every attribute is found."""
    root = tmp_path.resolve()
    for number, name in enumerate(("sda", "sdb", "sdc", "sdd")):
        (root / name / "queue").mkdir(parents=True)
        (root / name / "dev").write_text(f"8:{number}\n", encoding="ascii")
        (root / name / "queue/read_ahead_kb").write_text("128", encoding="ascii")
    monkeypatch.setattr(attribute_writer, "_ROOTS", (f"{root}/",))
    monkeypatch.setattr(attribute_writer, "locate", lambda _, name, attribute: f"{root}/{name}/{attribute}")
    for module in (attribute_writer, nodes):
        monkeypatch.setattr(module, "BLOCK_DEVICES", str(root))
    return root


def test_each_of_many_that_ask_at_once_has_its_own_file_written(line: Line, attributes: Path) -> None:
    def write(name: str, text: str) -> None:
        line.write_attribute(name, nodes.named_drive(name).rdev, "queue/read_ahead_kb", text)

    texts = {"sda": "256", "sdb": "512", "sdc": "1024", "sdd": "2048"}
    threads = [threading.Thread(target=write, args=one) for one in texts.items()]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {name: (attributes / name / "queue/read_ahead_kb").read_text() for name in texts} == texts


@pytest.mark.parametrize(
    ("attribute", "text"),
    [
        *((attribute, "1") for attribute in ("uevent", "device/delete", "../../x", "/etc/shadow", "")),
        ("queue/read_ahead_kb", "128\n"),
        ("queue/read_ahead_kb", "-1"),
        ("@sysctl/kernel/core_pattern", "|/bin/sh"),
        ("@host/../x", "1"),
    ],
)
def test_what_is_no_value_of_an_attribute_of_the_catalogue_is_not_written(
    line: Line, attributes: Path, attribute: str, text: str
) -> None:
    with pytest.raises(PermissionError):
        line.write_attribute("sda", (8, 0), attribute, text)
    assert (attributes / "sda/queue/read_ahead_kb").read_text() == "128"


@pytest.mark.parametrize("name", ["../sda", "/sys/class/block/sda", "", "."])
def test_what_is_no_name_of_a_drive_leads_to_none(line: Line, name: str) -> None:
    with pytest.raises(OSError, match=r"not permitted|No such|no longer"):
        line.write_attribute(name, (8, 0), "queue/read_ahead_kb", "128")


@pytest.mark.parametrize(("uuid", "devid"), [("../../devices", 1), (UUID, 0), (UUID.upper(), 1), ("", 1)])
def test_what_is_no_limit_of_a_scrub_is_not_written(line: Line, uuid: str, devid: int) -> None:
    with pytest.raises(PermissionError):
        line.write_scrub_limit(uuid, devid, 0)


@pytest.mark.parametrize(
    ("what", "rest"),
    [
        *((HolderRequest.WRITE_ATTRIBUTE, rest) for rest in (b"x", b"\0\0\0", b"sda\0a\0b\0c\0d", b"\xff\0a")),
        *((HolderRequest.WRITE_SCRUB_LIMIT, rest) for rest in (b"", b"a\0b", b"a\0b\0c")),
        *((HolderRequest.SEND_NUMBER, rest) for rest in (b"", b"x")),
    ],
)
def test_a_message_that_makes_no_sense_is_answered(
    line: Line, attributes: Path, what: HolderRequest, rest: bytes
) -> None:
    with pytest.raises(OSError, match=r"Invalid argument|Bad file descriptor"):
        line.ask(what, 0, rest)
    with pytest.raises(OSError, match="Bad file descriptor"):
        line.ask(HolderRequest.SEND_NUMBER, 99, SENT.pack(ioctls.BLKROSET, 1))


def test_no_number_of_another_request_is_sent(
    line: Line, attributes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[tuple[int, object]] = []
    monkeypatch.setattr(fcntl, "ioctl", lambda _fd, request, argument: sent.append((request, argument)))
    monkeypatch.setattr(
        nodes, "own_drive", lambda name: nodes.OwnDrive(os.open(os.devnull, os.O_RDONLY), (8, 0), name)
    )
    drive = line.open_drive("sda")
    drive.send_number(ioctls.BLKROSET, 1)
    drive.send_number(ioctls.BLKFLSBUF, 0)
    for request, number in ((ioctls.BLKROSET, 2), (ioctls.BLKRRPART, 1), (0x1277, 0), (ioctls.SG_IO, 0)):
        with pytest.raises(PermissionError):
            drive.send_number(request, number)
    drive.close()
    assert sent == [(ioctls.BLKROSET, (1).to_bytes(4, "little")), (ioctls.BLKFLSBUF, 0)]


def test_what_is_cached_of_a_drive_is_dropped_though_it_was_closed(
    line: Line, attributes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A measurement closes the drive, and goes on with a descriptor for reading."""
    sent: list[tuple[int, object]] = []
    monkeypatch.setattr(fcntl, "ioctl", lambda _fd, request, argument: sent.append((request, argument)))
    monkeypatch.setattr(
        nodes, "own_drive", lambda name: nodes.OwnDrive(os.open(os.devnull, os.O_RDONLY), (8, 0), name)
    )
    drive = line.open_drive("sda")
    drive.close()
    drive.flush(-1)
    assert sent == [(ioctls.BLKFLSBUF, 0)]
    with pytest.raises(OSError, match="No such device"):
        line.flush("sda", (8, 16))
    assert len(sent) == 1


def test_a_drive_that_is_not_there_has_none(line: Line) -> None:
    with pytest.raises(OSError, match=r"No such file|not permitted|no longer") as caught:
        line.write_attribute("sdnone", (8, 9), "queue/read_ahead_kb", "128")
    assert caught.value.errno in (errno.ENOENT, errno.EPERM, errno.ENODEV)


def test_what_a_helper_asked_for_at_its_end_is_not_carried_out(attributes: Path) -> None:
    """Its values are restored by then."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    head = struct.pack("=IBI", 1, HolderRequest.WRITE_ATTRIBUTE, 0)

    def ask(text: bytes) -> str:
        told = head + b"sda\0" + b"8\0" + b"0\0queue/read_ahead_kb\0" + text
        drive_holder._answer(theirs, {}, count(1), changing_root.requests("tune"), told)
        return (attributes / "sda/queue/read_ahead_kb").read_text()

    assert ask(b"256") == "256"
    ours.close()
    assert ask(b"512") == "256"
    theirs.close()


def test_a_process_that_is_not_shut_in_writes_them_itself() -> None:
    assert attribute_writer._elsewhere is None
    with pytest.raises(PermissionError):
        attribute_writer.write(nodes.OwnDrive(-1, (0, 0), "sda"), "uevent", "1")


# -- root's files ------------------------------------------------------------------------------------------


@pytest.fixture
def runtime(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """Give a directory in the place of that of trials, where the holder writes for this process."""
    (tmp_path / "run").mkdir()
    (tmp_path / "etc").mkdir()
    with held_files_in(monkeypatch, str(tmp_path / "run"), config=str(tmp_path / "etc")):
        yield tmp_path / "run"


def trial(holder: str, drive: str = "sda") -> str:
    return TrialName("0123456789abcdef", "", 0.0, drive).by(holder, 12.0).name


def test_a_long_text_arrives_whole_in_pieces_also_from_several_at_once(runtime: Path) -> None:
    texts = {f"boost-{number}": str(number) * (held_files.PIECE_BYTES * 3 + number) for number in range(4)}
    folder = held_files.folder_of_root(str(runtime))
    threads = [threading.Thread(target=folder.replace, args=one) for one in texts.items()]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {name: (runtime / name).read_text() for name in texts} == texts


def test_a_trial_is_this_process_s_to_decide_or_that_of_one_that_has_gone(runtime: Path) -> None:
    """Whoever keeps a trial may have to end the process that its name has."""
    folder, mine = held_files.folder_of_root(str(runtime)), trial(processes.own_mark(SystemPorts()))
    init, gone = trial(processes.mark(SystemPorts(), 1)), trial("4194304@1")
    for others in (init, gone, "trial-x"):
        for change in (folder.append, folder.replace):
            with pytest.raises(NotWritten):
                change(others, "{}\n")
        with pytest.raises(NotWritten):
            folder.rename(mine, others)
    for name in (init, gone):
        (runtime / name).write_text("{}\n")
    with pytest.raises(NotWritten):
        folder.rename(init, mine)
    with pytest.raises(NotWritten):
        folder.discard(init)
    with pytest.raises(NotWritten):
        folder.set_aside("journal.jsonl", init, -1)
    assert folder.rename(gone, mine)
    assert {file.name for file in runtime.iterdir()} == {init, mine}
    assert folder.discard(mine)


@pytest.mark.parametrize("what", [*changing_root._FOLDER, *changing_root._CONFIG, "unlink", ""])
@pytest.mark.parametrize("place", ["/etc", "/var/lib/disktune", "", "/"])
def test_nothing_is_changed_elsewhere(runtime: Path, what: str, place: str) -> None:
    with pytest.raises(PermissionError):
        held_files.changed(what, place, "left", "other/1", "x")


@pytest.mark.parametrize("what", [*changing_root._FOLDER, *changing_root._CONFIG])
@pytest.mark.parametrize("name", ["", "../left", ".left", "a/../../left", "/etc/left"])
def test_nothing_is_changed_under_a_name_that_leads_out(runtime: Path, what: str, name: str) -> None:
    place = runtime.parent / "etc" if what in changing_root._CONFIG else runtime
    if what == "sweep":
        assert held_files.changed(what, str(place), name) == b""
    else:
        with pytest.raises(OSError, match="not permitted"):
            held_files.changed(what, str(place), name, "other/1", "x")
    assert [*runtime.iterdir()] == []


def test_a_holder_for_one_command_keeps_files_under_its_names_alone(tmp_path: Path) -> None:
    place, keeping = str(tmp_path), changing_root._Keeping({str(tmp_path): "boost-"})

    def change(*words: str) -> bytes:
        return keeping.change(held_files.next_number() + held_files.words(*words))

    assert change("replace", place, "boost-md0", "", "{}\n") == b""
    (tmp_path / "trial").write_text("another's")
    for words in (
        ("replace", "trial", "", "x"),
        ("rename", "boost-md0", "trial", ""),
        ("discard", "trial", "", ""),
    ):
        with pytest.raises(PermissionError):
            change(words[0], place, *words[1:])
    with pytest.raises(PermissionError):
        keeping.open(held_files.words(place, "trial"))
    assert {file.name: file.read_text() for file in tmp_path.iterdir()} == {
        "boost-md0": "{}\n",
        "trial": "another's",
    }


@pytest.mark.parametrize("text", ["\x1b[2J", "\r", "a\0b"])
def test_what_is_no_text_is_not_written(runtime: Path, text: str) -> None:
    with pytest.raises(NotWritten):
        held_files.folder_of_root(str(runtime)).replace("left", text)
    assert [*runtime.iterdir()] == []


def test_texts_that_never_end_take_no_more_memory_than_is_set(runtime: Path) -> None:
    piece = held_files.HEAD.pack(1) + b"x" * held_files.PIECE_BYTES
    for _ in range(changing_root.MOST_BYTES // held_files.PIECE_BYTES):
        held_files.asked("TEXT", piece)
    with pytest.raises(OSError, match="too large"):
        held_files.asked("TEXT", piece)


def test_no_file_is_opened_and_no_lock_taken_elsewhere(runtime: Path) -> None:
    for what, place, name in (
        ("OWN_FILE", "/etc", "shadow"),
        ("OWN_FILE", str(runtime), "../etc/left"),
        ("OWN_FILE", str(runtime.parent / "etc"), "../left"),
    ):
        with pytest.raises(OSError, match=r"not permitted|Invalid argument|No such"):
            held_files.opened(what, held_files.words(place, name))
    for place, name in (("/etc", "left"), (str(runtime), "../left")):
        with pytest.raises(OSError, match=r"not permitted|Invalid argument"):
            held_files.asked("LOCK", held_files.next_number() + held_files.words(place, name))
