"""Files in /etc: whole or not at all, whatever fails and whenever; and nothing that others could have written."""

from __future__ import annotations

import errno
import os
import stat
import threading
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from disktune_helper.system.config_folder import (
    CONFIG_LIMIT,
    Locks,
    MemoryLocks,
    RootConfig,
    RootLocks,
    Untrusted,
    config_of_root,
    locks_of_root,
)
from tests.amounts import PATIENCE_S
from tests.helper.system import holder_in_thread
from tests.helper.system.holder_in_thread import held_files_in

pytestmark = [pytest.mark.privilege, pytest.mark.slow, holder_in_thread.ENDS_BY_EXCEPTION]
"""Only root can own root's files."""

OLD, NEW = "old\n" * 300, "new\n" * 500
NAME = "drives/wwn-1.conf"


@pytest.fixture
def etc(tmp_path: Path) -> Path:
    return tmp_path / "disktune"


@pytest.fixture(params=["root", "held"])
def config(request: pytest.FixtureRequest, etc: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RootConfig]:
    with held_files_in(monkeypatch, config=str(etc)) if request.param == "held" else nullcontext():
        made = config_of_root(str(etc))
        made.replace(NAME, OLD)
        yield made


def test_read_replace_names_remove(config: RootConfig, etc: Path) -> None:
    assert (config.read(NAME), config.read("system.conf"), config.read("arrays/x.conf")) == (OLD, None, None)
    config.replace("system.conf", "x = ä\udcff\n")
    assert (etc / "system.conf").read_bytes() == b"x = \xc3\xa4\xff\n"
    assert config.read("system.conf") == "x = ä\udcff\n"
    assert (config.names(""), config.names("drives"), config.names("arrays")) == (
        ["drives", "system.conf"],
        ["wwn-1.conf"],
        [],
    )
    config.remove(NAME)
    config.remove(NAME)
    assert config.read(NAME) is None


def test_files_are_root_s_and_readable_by_all_whatever_the_umask(etc: Path) -> None:
    before = os.umask(0o077)
    try:
        RootConfig(str(etc)).replace(NAME, NEW)
    finally:
        os.umask(before)
    modes = {str(path.relative_to(etc)): stat.S_IMODE(path.stat().st_mode) for path in (etc, *etc.rglob("*"))}
    assert modes == {".": 0o755, "drives": 0o755, NAME: 0o644}


# -- what others could have written ------------------------------------------------------------------------


def _foreign(path: Path) -> None:
    os.chown(path, 65534, 65534)


def _link(path: Path) -> None:
    path.rename(path.with_suffix(".moved"))
    path.symlink_to(path.with_suffix(".moved"))


SPOILED: list[tuple[str, Callable[[Path], object], str]] = [
    (NAME, _foreign, "only root may own and write it"),
    (NAME, lambda path: path.chmod(0o646), "only root may own and write it"),
    (NAME, lambda path: path.chmod(0o664), "only root may own and write it"),
    (NAME, _link, "link or wrong kind of file"),
    (NAME, lambda path: path.write_text("x" * (CONFIG_LIMIT + 1)), "over 64 KiB"),
    ("drives", _foreign, "only root may own and write it"),
    ("drives", lambda path: path.chmod(0o777), "only root may own and write it"),
    ("drives", _link, "link or wrong kind of file"),
    ("", lambda path: path.chmod(0o777), "only root may own and write it"),
    ("", _link, "link or wrong kind of file"),
]


@pytest.mark.parametrize(("what", "spoil", "words"), SPOILED)
def test_what_others_could_have_written_is_neither_read_nor_replaced_and_is_named(
    config: RootConfig, etc: Path, what: str, spoil: Callable[[Path], object], words: str
) -> None:
    spoil(etc / what)
    before = _everything(etc.parent)
    attempts: tuple[Callable[[], object], ...] = (
        lambda: config.read(NAME),
        lambda: config.replace(NAME, NEW),
        lambda: config.remove(NAME),
    )
    for attempt in attempts:
        with pytest.raises(Untrusted, match=words) as refused:
            attempt()
        assert str(refused.value) == f"{etc / what} is not used: {words}."
    assert _everything(etc.parent) == before
    if what != NAME:
        with pytest.raises(Untrusted, match=words):
            config.names("drives")


def _everything(folder: Path) -> dict[str, str]:
    return {str(path): path.read_text() if path.is_file() else "" for path in sorted(folder.rglob("*"))}


@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir])
def test_what_is_no_file_is_not_waited_for(config: RootConfig, etc: Path, make: Callable[[Path], None]) -> None:
    (etc / NAME).unlink()
    make(etc / NAME)
    with pytest.raises(Untrusted, match="link or wrong kind of file"):
        config.read(NAME)


@pytest.mark.parametrize("path", ["../passwd", "drives/../../passwd", ".hidden", "drives/.x", "a/b/c", ""])
def test_only_names_of_ours(config: RootConfig, path: str) -> None:
    attempts: tuple[Callable[[], object], ...] = (lambda: config.read(path), lambda: config.replace(path, "x"))
    for attempt in attempts:
        with pytest.raises(ValueError, match="not a name"):
            attempt()


def test_a_link_that_lies_in_wait_for_the_new_file_is_not_followed(config: RootConfig, etc: Path) -> None:
    victim = etc / "victim"
    victim.write_text("precious")
    (etc / "drives/.wwn-1.conf.new").symlink_to(victim)
    config.replace(NAME, NEW)
    assert (victim.read_text(), config.read(NAME)) == ("precious", NEW)


# -- whole or not at all -----------------------------------------------------------------------------------

CALLS = ("open", "mkdir", "chmod", "fchmod", "unlink", "write", "fsync", "rename", "close", "fstat", "stat")


class PowerLoss(BaseException):
    """The machine is gone: nothing after it is executed. Not an Exception, so that no handler tidies up."""


class Faults:
    """Lets the system calls of the helper fail, or the machine end, at one of them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self.at = -1
        self.error: BaseException = PowerLoss()
        self.short = False
        self.dead = False
        for name in CALLS:
            monkeypatch.setattr(os, name, self._wrapped(name, getattr(os, name)))

    def _wrapped(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def wrapper(*args: Any, **more: Any) -> Any:
            if self.dead and name != "close":
                raise PowerLoss
            if name == "close":
                return call(*args, **more)
            self.count += 1
            if self.count - 1 == self.at:
                if self.short and name == "write":
                    call(args[0], args[1][: len(args[1]) // 2])
                self.dead = isinstance(self.error, PowerLoss)
                raise self.error
            return call(*args, **more)

        return wrapper


@pytest.mark.parametrize("existed", [True, False])
@pytest.mark.parametrize(
    "error", [PowerLoss(), *(OSError(code, os.strerror(code)) for code in (errno.ENOSPC, errno.EIO))]
)
def test_at_every_system_call_the_old_file_or_the_new_one_is_there_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: BaseException, existed: bool
) -> None:
    total = 0
    for at in range(100):
        etc = tmp_path / f"{type(error).__name__}-{at}"
        config = RootConfig(str(etc))
        if existed:
            config.replace(NAME, OLD)
        with monkeypatch.context() as patched:
            faults = Faults(patched)
            faults.at, faults.error, faults.short = at, error, True
            try:
                config.replace(NAME, NEW)
                ended = True
            except (OSError, PowerLoss, Untrusted):
                ended = False
        found = config.read(NAME)
        assert found in ({OLD, NEW} if existed else {None, NEW}), f"at call {at}"
        if ended:
            assert found == NEW
            if faults.count <= at:
                total = at
                break
        # Whatever was left lying about hinders nobody.
        config.replace(NAME, OLD + NEW)
        assert config.read(NAME) == OLD + NEW
        assert config.names("drives") == ["wwn-1.conf"]
    assert total >= 10


def test_a_disk_that_takes_less_than_it_is_given_gets_the_rest(
    config: RootConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda fd, data: write(fd, data[:7]))
    config.replace(NAME, NEW)
    monkeypatch.setattr(os, "write", write)
    assert config.read(NAME) == NEW


def test_what_is_new_is_on_the_disk_before_it_has_the_name(
    config: RootConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []
    for name in ("write", "fsync", "rename"):
        call = getattr(os, name)

        def noted(*args: Any, _name: str = name, _call: Callable[..., Any] = call, **more: Any) -> Any:
            calls.append(_name)
            return _call(*args, **more)

        monkeypatch.setattr(os, name, noted)
    config.replace(NAME, NEW)
    assert calls == ["write", "fsync", "rename", "fsync"]


# -- one at a time -----------------------------------------------------------------------------------------


@pytest.fixture(params=["root", "held", "memory"])
def locks(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Locks]:
    place = str(tmp_path / "run")
    with held_files_in(monkeypatch, place) if request.param == "held" else nullcontext():
        yield MemoryLocks() if request.param == "memory" else locks_of_root(place)


def test_a_lock_is_held_by_one(locks: Locks) -> None:
    hold = locks.hold
    with hold("settings", 1) as mine, hold("settings", 0.1) as other, hold("apply-x", 0.1) as unrelated:
        assert (mine, other, unrelated) == (True, False, True)
    with locks.hold("settings", 0.1) as again:
        assert again


def test_who_waits_gets_it_when_it_is_free(locks: Locks) -> None:
    got: list[bool] = []

    def wait() -> None:
        with locks.hold("settings", PATIENCE_S) as held:
            got.append(held)

    with locks.hold("settings", 1):
        waiting = threading.Thread(target=wait)
        waiting.start()
        assert got == []
    waiting.join(PATIENCE_S)
    assert got == [True]


def test_no_user_can_hold_a_lock_for_ever(tmp_path: Path) -> None:
    with RootLocks(str(tmp_path / "run")).hold("settings", 1):
        assert stat.S_IMODE((tmp_path / "run" / "settings.lock").stat().st_mode) == 0o600
