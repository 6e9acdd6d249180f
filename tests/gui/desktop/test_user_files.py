"""Files are written whole or not at all, whatever happens on the way."""

from __future__ import annotations

import errno
import json
import os
import pwd
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from disktune_gui.desktop import language, user_files

_SAVE = """
import json, sys
from pathlib import Path
from disktune_gui.desktop import user_files
path = Path(sys.argv[1])
try:
    user_files.save(path, "new" * 100_000)
    why = ""
except OSError as error:
    why = user_files.reason(error)
print(json.dumps([why, path.read_text() if path.exists() else None, [one.name for one in path.parent.iterdir()]]))
"""
"""Without an application, as where there is no display."""


def _names(folder: Path) -> list[str]:
    return [left.name for left in folder.iterdir()]


@pytest.mark.parametrize(
    ("variable", "usual", "below", "folder"),
    [
        ("XDG_CONFIG_HOME", ".config", "", user_files.config_folder),
        ("XDG_DATA_HOME", ".local/share", "disktune", user_files.data_folder),
        ("XDG_STATE_HOME", ".local/state", "disktune", user_files.state_folder),
    ],
)
def test_folders_are_where_the_specification_has_them(
    monkeypatch: pytest.MonkeyPatch, variable: str, usual: str, below: str, folder: Callable[[], Path]
) -> None:
    """Read each time; neither the program's name nor its organisation's adds to them."""
    monkeypatch.setenv(variable, "/some/where")
    assert folder() == Path("/some/where") / below
    for invalid in ("relative", ""):
        monkeypatch.setenv(variable, invalid)
        assert folder() == Path.home() / usual / below
    monkeypatch.delenv(variable)
    assert folder() == Path.home() / usual / below


@pytest.mark.parametrize("home", [None, ""])
def test_where_home_is_not_set_the_system_says_where_it_is(home: str | None) -> None:
    """Qt would look for the user's files, and write them, below the root."""
    script = (
        "import json; from disktune_gui.__main__ import name_home; name_home();"
        "from PyQt6.QtCore import QSettings; from disktune_gui.desktop import user_files;"
        "print(json.dumps([str(user_files.config_folder()), QSettings('disktune', 'disktune').fileName()]))"
    )
    unset = {"HOME", "XDG_CONFIG_HOME"}
    environment = {name: value for name, value in os.environ.items() if name not in unset}
    environment |= {} if home is None else {"HOME": home}
    done = subprocess.run([sys.executable, "-c", script], env=environment, stdout=subprocess.PIPE, check=True)
    config = f"{pwd.getpwuid(os.getuid()).pw_dir.rstrip('/')}/.config"
    assert json.loads(done.stdout) == [config, f"{config}/disktune/disktune.conf"]


def test_a_file_gets_its_new_content_and_keeps_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old")
    path.chmod(0o640)
    user_files.save(path, "new ×\n")
    assert path.read_text(encoding="utf-8") == "new ×\n"
    assert path.stat().st_mode & 0o777 == 0o640
    assert _names(tmp_path) == ["a.txt"]


def test_a_new_file_has_the_mode_of_any_new_file(tmp_path: Path) -> None:
    plain = tmp_path / "plain"
    plain.touch()
    user_files.save(tmp_path / "exported", b"x")
    assert (tmp_path / "exported").stat().st_mode == plain.stat().st_mode


def test_what_the_drive_does_not_take_does_not_replace_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """QSaveFile alone would: it does not look at what the kernel answers when the data go to the drive."""
    path = tmp_path / "a.txt"
    path.write_text("old")

    def refuse(_descriptor: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(OSError, match="Input/output error"):
        user_files.save(path, "new")
    assert path.read_text() == "old"
    assert _names(tmp_path) == ["a.txt"]


@pytest.mark.parametrize("save", [user_files.save, user_files.write_atomically])
def test_a_link_keeps_pointing_to_the_file_that_is_replaced(tmp_path: Path, save: Callable[..., None]) -> None:
    """What the program keeps may be one, too: in a folder of dot files under version control."""
    real, link = tmp_path / "real.txt", tmp_path / "link.txt"
    real.write_text("old")
    link.symlink_to(real)
    save(link, "new")
    assert link.is_symlink()
    assert real.read_text() == "new"


def test_what_is_no_file_is_not_replaced_by_one(tmp_path: Path) -> None:
    """Root could put a file in the place of /dev/null, or of a drive's node."""
    pipe = tmp_path / "null"
    os.mkfifo(pipe)
    with pytest.raises(FileExistsError, match="Not a regular file"):
        user_files.save(pipe, "new")
    assert pipe.is_fifo()
    assert _names(tmp_path) == ["null"]


def test_errors_are_those_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError, match="Is a directory"):
        user_files.save(tmp_path, "new")
    with pytest.raises(FileNotFoundError, match="No such file or directory"):
        user_files.save(tmp_path / "missing" / "a.txt", "new")
    bad = tmp_path / os.fsdecode(b"\xff.txt")
    with pytest.raises(OSError, match="multibyte"):
        user_files.save(bad, "new")
    assert _names(tmp_path) == []


def test_the_folder_of_what_the_program_keeps_is_made(tmp_path: Path) -> None:
    path = tmp_path / "not" / "yet" / "a.txt"
    user_files.write_atomically(path, "kept")
    assert path.read_text() == "kept"


def test_it_works_in_any_thread(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    writer = threading.Thread(target=user_files.save, args=(path, "new"))
    writer.start()
    writer.join()
    assert path.read_text() == "new"


def test_a_file_that_may_not_be_written_is_left_alone(tmp_path: Path) -> None:
    """Its owner has said so; that its folder may be written is no reason to replace it."""
    path = tmp_path / "a.txt"
    path.write_text("old")
    path.chmod(0o444)
    # Without the right of root to write every file.
    as_user = ["setpriv", "--bounding-set", "-all", "--"] if os.geteuid() == 0 else []
    done = subprocess.run(
        [*as_user, sys.executable, "-c", _SAVE, path], capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout) == ["permission denied", "old", ["a.txt"]]


def test_killed_in_the_middle_the_old_file_is_there(tmp_path: Path) -> None:
    """When all is written, and the old file still in its place."""
    path = tmp_path / "a.txt"
    path.write_text("old")
    kill = "import os, signal; os.fsync = lambda _: os.kill(os.getpid(), signal.SIGKILL)\n"
    done = subprocess.run([sys.executable, "-c", kill + _SAVE, str(path)], check=False)
    assert done.returncode == -signal.SIGKILL
    assert path.read_text() == "old"
    if _has_unnamed_files(tmp_path):
        assert _names(tmp_path) == ["a.txt"]


def _has_unnamed_files(folder: Path) -> bool:
    """Return whether the file system has files without a name (O_TMPFILE in open(2)); NFS and FUSE have none."""
    try:
        os.close(os.open(folder, os.O_TMPFILE | os.O_RDWR))
    except OSError:
        return False
    return True


@pytest.mark.slow
@pytest.mark.parametrize("old", ["old", None], ids=["replaced", "new"])
@pytest.mark.parametrize(
    ("options", "why"), [("size=64k", "no space left on device"), ("ro", "read-only file system")]
)
def test_a_full_or_read_only_file_system_leaves_all_as_it_was(
    tmp_path: Path, options: str, why: str, old: str | None
) -> None:
    path = tmp_path / "a.txt"
    before = f"printf {old} > {path};" if old else ""
    mounts = f"mount -t tmpfs -o size=64k tmpfs {tmp_path} && {before} mount -o remount,{options} {tmp_path}"
    unshare = [shutil.which("unshare") or "unshare", "--user", "--map-root-user", "--mount", "sh", "-c"]
    if subprocess.run([*unshare, mounts], capture_output=True, check=False).returncode:
        pytest.skip("no mount namespace of one's own here")
    script = f'{mounts} && exec "$0" -c "$1" {path}'
    done = subprocess.run([*unshare, script, sys.executable, _SAVE], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == [why, old, ["a.txt"] if old else []]


def test_a_reason_begins_small_in_english_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    refused = OSError(errno.EIO, "Eingabe-/Ausgabefehler")
    assert user_files.reason(refused) == "eingabe-/ausgabefehler"
    monkeypatch.setattr(language, "current", lambda: "de")
    assert user_files.reason(refused) == "Eingabe-/Ausgabefehler"
