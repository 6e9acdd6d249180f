"""With whose rights the files of other tools are read: never with root's."""

from __future__ import annotations

import ctypes
import io
import os
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from disktune_contract import wire
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import VERBS
from disktune_contract.sentence import Sentence, wordings
from disktune_contract.settings.claims import Claim, ClaimList, When
from disktune_contract.wire import MAX_REPLY
from disktune_helper.other_tools import all_readers, reader_process
from disktune_helper.other_tools.tree import Tree
from disktune_helper.system import privilege, programs
from tests.helper.other_tools.placed import put

ROOT = Path(__file__).resolve().parents[3]
HELPER = ROOT / "helper"
OF_ROOT = "hdparm -B 77 /dev/sda"
FLIPS = 50
"""Readings while the link flips."""

needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root has rights to give up")


def test_the_verb_is_for_the_user_s_own_class_alone() -> None:
    assert VERBS["others"].classes == {Class.BROWSE}


@needs_root
def test_whoever_reads_for_root_is_nobody_for_good() -> None:
    code = (
        f"import sys, os; sys.path[:0] = [{str(HELPER)!r}]\n"
        "from disktune_helper.other_tools import reader_process\n"
        "def look(*_):\n"
        "    print(os.getresuid(), os.getresgid(), os.getgroups(), file=sys.stderr)\n"
        "    print([line for line in open('/proc/self/status') if line[:3] in ('Cap', 'NoN')], file=sys.stderr)\n"
        "    return ''\n"
        "reader_process.all_readers.claims = look\n"
        "reader_process.main('sda')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    who, rights = done.stderr.splitlines()
    nobody = (privilege.NOBODY,) * 3
    assert who == f"{nobody} {nobody} []"
    assert "NoNewPrivs:\\t1" in rights
    for kind in ("Inh", "Prm", "Eff", "Amb"):
        assert f"Cap{kind}:\\t0000000000000000" in rights


@pytest.mark.slow
@needs_root
def test_the_process_that_reads_for_root_s_window_answers() -> None:
    found = wire.parse(programs.read_as_nobody("sda"), MAX_REPLY)
    assert isinstance(wire.load(ClaimList, found["found"]), ClaimList)


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Root's helper on a live system with its readers replaced, and what is done there."""
    done: list[str] = []

    def as_nobody(drive: str) -> str:
        done.append(drive)
        return wire.dump({"found": ClaimList((), (drive,)), "said": ()})

    def in_process(tree: Tree, drive: str, _ports: object) -> ClaimList:
        done.append(tree.root)
        return ClaimList((), (f"own {drive}",))

    monkeypatch.setattr(reader_process, "sandboxed", lambda _ports: False)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(privilege, "become_nobody", lambda: done.append("nobody"))
    monkeypatch.setattr(programs, "read_as_nobody", as_nobody)
    monkeypatch.setattr(all_readers, "claims", in_process)
    return done


def test_root_has_its_own_system_read_by_nobody_and_a_copy_by_itself(reader: list[str], tmp_path: Path) -> None:
    assert reader_process.claims(SimpleNamespace(root="/"), "sda") == ClaimList((), ("sda",))
    assert reader == ["sda"]
    ports = SimpleNamespace(root=str(tmp_path))
    assert reader_process.claims(ports, "sda") == ClaimList((), ("own sda",))


def test_a_user_reads_with_the_user_s_own_rights(reader: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    found = reader_process.claims(SimpleNamespace(root="/"), "sda")
    assert (found, reader) == (ClaimList((), ("own sda",)), ["/"])


@pytest.mark.parametrize("answer", ["", "[]", '{"claims": 1}'])
def test_an_answer_that_is_none_is_a_refusal(
    reader: list[str], monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    monkeypatch.setattr(programs, "read_as_nobody", lambda _drive: answer)
    with pytest.raises(Refusal, match="It could not be read as user nobody:") as refused:
        reader_process.claims(SimpleNamespace(root="/"), "sda")
    assert refused.value.fault is Fault.PERMISSION


def test_a_reader_that_does_not_start_is_a_refusal(reader: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_drive: str) -> str:
        raise OSError("no memory")

    monkeypatch.setattr(programs, "read_as_nobody", fails)
    with pytest.raises(Refusal, match="could not be read as user nobody: no memory"):
        reader_process.claims(SimpleNamespace(root="/"), "sda")


def test_the_reader_gives_up_its_rights_before_it_reads(reader: list[str]) -> None:
    said = io.StringIO()
    assert reader_process.main("sda", said) == 0
    assert reader == ["nobody", "/"]
    assert said.getvalue().endswith("\n")
    assert wire.parse(said.getvalue(), MAX_REPLY) == {
        "found": wire.plain(ClaimList((), ("own sda",))),
        "said": [],
    }


def test_what_was_said_as_nobody_can_still_be_said_in_another_language(
    reader: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    why = Sentence("Not applied: {why}.", why=Sentence("{unit} is masked", unit="tlp.service"))
    claim = Claim("sda", "ata.apm", 128, "/etc/tlp.conf", 3, "tlp", (When.BOOT,), valid=False, problem=why)
    found = ClaimList((claim,), (Sentence("{file}: {why}", file="/etc/x", why="permission denied"),), (claim,))
    monkeypatch.setattr(all_readers, "claims", lambda *_: found)
    printed = io.StringIO()
    reader_process.main("sda", printed)
    monkeypatch.setattr(programs, "read_as_nobody", lambda _drive: printed.getvalue())
    told = reader_process.claims(SimpleNamespace(root="/"), "sda")
    assert told == found
    assert wordings(told) == wordings(found)
    assert len(wordings(found)) == 3


def test_in_a_sandbox_the_system_s_files_are_said_not_to_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader_process, "sandboxed", lambda _ports: True)
    found = reader_process.claims(object(), "sda")  # type: ignore[arg-type]  # nothing of it is used
    assert found.claims == ()
    assert found.unreadable == (reader_process._OUT_OF_REACH,)


# -- a tree that an attacker has prepared --


@pytest.fixture
def hostile() -> Iterator[Path]:
    """A tree that everybody may look at, with a directory in it that only root may enter."""
    folder = Path(tempfile.mkdtemp(prefix="disktune-hostile-"))
    folder.chmod(0o755)
    put(folder, "/etc/hdparm.conf", "/dev/sda {\n\tapm = 128\n}\n")
    put(folder, "/root/secret", f"#!/bin/sh\n{OF_ROOT}\n", 0o755)
    (folder / "root").chmod(0o700)
    (folder / "etc").chmod(0o755)
    yield folder
    shutil.rmtree(folder)


def asked(root: Path) -> subprocess.CompletedProcess[str]:
    command = [str(HELPER / "disktune-helper"), "who", "--root", str(root)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@needs_root
def test_an_open_file_in_a_closed_directory_is_not_read_but_named(hostile: Path) -> None:
    (hostile / "etc/rc.local").symlink_to("/root/secret")
    done = asked(hostile)
    assert done.returncode == 0, done.stderr
    assert "77" not in done.stdout
    assert "128" in done.stdout
    assert "could not be read: /root/secret: permission denied" in done.stderr


@needs_root
def test_a_closed_file_is_not_read_but_named(hostile: Path) -> None:
    put(hostile, "/etc/rc.local", f"#!/bin/sh\n{OF_ROOT}\n", 0o700)
    done = asked(hostile)
    assert "77" not in done.stdout
    assert "could not be read: /etc/rc.local: permission denied" in done.stderr


@needs_root
def test_where_nothing_else_is_there_it_does_not_say_that_nothing_is_set(hostile: Path) -> None:
    (hostile / "etc/hdparm.conf").chmod(0o600)
    assert asked(hostile).stdout == "The files that could be read set nothing.\n"


@needs_root
def test_a_tree_of_root_s_alone_is_refused_with_the_reason(hostile: Path) -> None:
    done = asked(hostile / "root")
    assert (done.returncode, done.stdout) == (2, "")
    assert "permission denied" in done.stderr


@pytest.mark.slow
@needs_root
def test_a_link_that_flips_leaks_nothing(hostile: Path) -> None:
    """A file of the attacker's and a link to root's change places while the tree is read."""
    put(hostile, "/etc/rc.local", "#!/bin/sh\nhdparm -B 1 /dev/sda\n", 0o755)
    put(hostile, "/etc/secret", f"#!/bin/sh\n{OF_ROOT}\n", 0o600)
    (hostile / "etc/flip").symlink_to("/etc/secret")
    libc, stop = ctypes.CDLL(None, use_errno=True), threading.Event()
    exchange = 2  # RENAME_EXCHANGE, linux/fs.h
    ends = [os.fsencode(hostile / name) for name in ("etc/rc.local", "etc/flip")]

    def flip() -> None:
        while not stop.is_set():
            libc.renameat2(-100, ends[0], -100, ends[1], exchange)

    flipper = threading.Thread(target=flip)
    flipper.start()
    often = (
        f"import sys; sys.path[:0] = [{str(HELPER)!r}]\n"
        "from disktune_helper import faces\n"
        "from disktune_helper.main import main\n"
        # As the program does it: where only root opens the checkout, nothing could be loaded later.
        "faces.begin(['who'])\n"
        f"for _ in range({FLIPS}): main(['disktune-helper', 'who', '--root', {str(hostile)!r}])"
    )
    try:
        done = subprocess.run([sys.executable, "-c", often], capture_output=True, text=True, check=True)
    finally:
        stop.set()
        flipper.join()
    assert "hdparm" in done.stdout
    assert "77" not in done.stdout
