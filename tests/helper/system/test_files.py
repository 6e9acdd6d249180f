"""What root remembers: written whole or not at all, and trusted only if root alone could have written it."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from disktune_helper.system.files import Folder, MemoryFolder, NotWritten, RootFolder
from disktune_helper.system.held_files import folder_of_root
from tests.helper.system import holder_in_thread
from tests.helper.system.holder_in_thread import held_files_in

pytestmark = holder_in_thread.ENDS_BY_EXCEPTION
needs_root = pytest.mark.privilege
"""Only root can own root's files."""


@pytest.fixture(params=[*(pytest.param(one, marks=pytest.mark.privilege) for one in ("root", "held")), "memory"])
def folder(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Folder]:
    place = str(tmp_path / "state")
    if request.param == "held":
        with held_files_in(monkeypatch, place):
            yield folder_of_root(place)
    else:
        yield RootFolder(place) if request.param == "root" else MemoryFolder()


def test_append_replace_remove(folder: Folder) -> None:
    assert folder.read("journal.jsonl") == ""
    folder.append("journal.jsonl", "one\n")
    folder.append("journal.jsonl", "two\n")
    folder.replace("seen-1", "three\n")
    assert (folder.read("journal.jsonl"), folder.names()) == ("one\ntwo\n", ["journal.jsonl", "seen-1"])
    folder.remove("seen-1")
    folder.remove("seen-1")
    assert folder.names() == ["journal.jsonl"]


def test_a_file_that_is_full_is_set_aside_once(folder: Folder) -> None:
    """By whoever comes second, too: another helper found it full at the same moment."""
    folder.append("journal.jsonl", "x" * 100)
    for line in ("first\n", "second\n"):
        folder.set_aside("journal.jsonl", "journal.1.jsonl", 50)
        folder.append("journal.jsonl", line)
    assert (folder.read("journal.1.jsonl"), folder.read("journal.jsonl")) == ("x" * 100, "first\nsecond\n")


@pytest.mark.parametrize("name", ["", ".hidden", "../passwd", "a/b", "a\0", "x" * 97, "-rf"])
def test_only_names_of_ours(name: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="not a name"):
        RootFolder(str(tmp_path)).replace(name, "")


@needs_root
@pytest.mark.parametrize("spoil", ["owner", "mode", "symlink"])
def test_a_file_that_someone_else_could_have_written_is_not_read(tmp_path: Path, spoil: str) -> None:
    folder = RootFolder(str(tmp_path / "state"))
    folder.replace("seen-1", "put back something else\n")
    path = tmp_path / "state" / "seen-1"
    if spoil == "owner":
        os.chown(path, 65534, 65534)
    elif spoil == "mode":
        path.chmod(0o666)
    else:
        path.rename(tmp_path / "elsewhere")
        path.symlink_to(tmp_path / "elsewhere")
    assert folder.read("seen-1") == ""


@needs_root
def test_replacing_does_not_follow_a_link_that_lies_in_wait(tmp_path: Path) -> None:
    victim = tmp_path / "victim"
    victim.write_text("precious")
    place = tmp_path / "state"
    place.mkdir()
    (place / ".trial-1.new").symlink_to(victim)
    (place / "seen-1").symlink_to(victim)
    RootFolder(str(place)).replace("seen-1", "ours\n")
    assert (victim.read_text(), (place / "seen-1").read_text()) == ("precious", "ours\n")
    assert not (place / "seen-1").is_symlink()


@needs_root
def test_a_folder_that_is_a_link_is_not_used(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "state").symlink_to(tmp_path / "real")
    with pytest.raises(OSError, match="state"):
        RootFolder(str(tmp_path / "state")).append("journal.jsonl", "x")


@needs_root
def test_files_are_readable_by_all_and_writable_by_root(tmp_path: Path) -> None:
    folder = RootFolder(str(tmp_path / "state"))
    folder.append("journal.jsonl", "x\n")
    folder.replace("seen-1", "x\n")
    modes = {path.name: path.stat().st_mode & 0o7777 for path in (tmp_path / "state").iterdir()}
    assert modes == {"journal.jsonl": 0o644, "seen-1": 0o644}


@pytest.mark.skipif(not Path("/sys/kernel").is_dir(), reason="/sys is not mounted here")
@pytest.mark.parametrize("do", [lambda f: f.append("x", "y"), lambda f: f.replace("x", "y")])
def test_a_directory_that_takes_no_files_is_named_with_what_to_do(do: Callable[[RootFolder], None]) -> None:
    # The kernel lets nobody make a file there, root neither.
    with pytest.raises(NotWritten) as caught:
        do(RootFolder("/sys/kernel"))
    assert caught.value.sentence.startswith("/sys/kernel cannot be written")
    assert "cannot be written. Make it writable:" in caught.value.sentence


UNITS = Path(__file__).parents[3] / "helper/systemd"


def test_what_a_power_cut_leaves_half_written_starts_no_unit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The guard found nothing to do, and its unit was started again until systemd gave up watching for marks."""

    class PowerCut(BaseException):
        pass

    def cut(*_: object, **__: object) -> None:
        raise PowerCut

    patterns = re.findall(r"^PathExistsGlob=.*/(.*)$", "".join(f.read_text() for f in UNITS.glob("*.path")), re.M)
    assert patterns
    monkeypatch.setattr(os, "rename", cut)
    for pattern in patterns:
        with pytest.raises(PowerCut):
            RootFolder(str(tmp_path)).replace(pattern.replace("*", "drive-wwn-5000c500ab000001"), "x")
    assert len(list(tmp_path.iterdir())) == len(patterns)
    assert [path for pattern in patterns for path in tmp_path.glob(pattern)] == []


def test_a_folder_that_is_absent_is_empty_and_one_that_cannot_be_read_is_not(tmp_path: Path) -> None:
    assert RootFolder(str(tmp_path / "absent")).listed() == []
    (tmp_path / "broken").write_text("in the way", encoding="ascii")
    broken = RootFolder(str(tmp_path / "broken"))
    with pytest.raises(NotADirectoryError):
        broken.listed()
    assert broken.names() == []


def test_what_only_systemd_would_take_for_a_file_is_put_out_of_sight(tmp_path: Path) -> None:
    """A path unit watches for mark-*; with a name that is never listed there its service would always start."""
    folder = RootFolder(str(tmp_path / "state"))
    assert folder.sweep("mark-") == []
    folder.replace("mark-drive-wwn-1", "ours")
    folder.replace("seen-drive-wwn-1", "ours")
    for stray in ("mark-drive-wwn-1.new", "mark-" + "x" * 92, "mark-" + "y" * 250, "mark-a b"):
        (tmp_path / "state" / stray).write_text("stray")
    assert len(folder.sweep("mark-")) == 4
    assert [path.name for path in (tmp_path / "state").glob("mark-*")] == ["mark-drive-wwn-1"]
    assert folder.names() == ["mark-drive-wwn-1", "seen-drive-wwn-1"]
    # What an older version had not finished is of no use; the rest can be in use.
    assert len(list((tmp_path / "state").glob(".mark-*"))) == 3
    assert folder.sweep("mark-") == []
