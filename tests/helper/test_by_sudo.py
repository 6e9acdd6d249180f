"""What sudo says of its caller, and what follows from it."""

from __future__ import annotations

import os

import pytest

from disktune_helper.system import privilege
from disktune_helper.system.privilege import StartNotAllowed


def test_who_sudo_works_for_is_told_in_the_journal_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PKEXEC_UID", raising=False)
    monkeypatch.setenv("SUDO_UID", "0")
    assert privilege.by_sudo() == "root"
    for nonsense in ("", "-1", "abc", "1" * 11, "0x0"):
        monkeypatch.setenv("SUDO_UID", nonsense)
        privilege.by_sudo.cache_clear()
        assert privilege.by_sudo() == ""
    monkeypatch.setenv("SUDO_UID", "0")
    monkeypatch.setenv("PKEXEC_UID", "0")
    assert privilege.by_sudo() == "", "pkexec has said who it is"


def test_root_talks_to_no_file_behind_sudo_either(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PKEXEC_UID", raising=False)
    monkeypatch.setenv("SUDO_UID", "1000")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "getuid", lambda: 0)
    kinds: list[int] = []
    monkeypatch.setattr(privilege, "_demand_talk", kinds.append)
    assert privilege.caller() == 0
    assert kinds == [0, 1]
    monkeypatch.setattr(os, "getuid", lambda: 1000)
    with pytest.raises(StartNotAllowed):
        privilege.caller()


@pytest.mark.parametrize(
    ("real", "effective", "admitted"), [(1000, 0, True), (0, 0, True), (1000, 1000, False), (0, 1000, True)]
)
def test_sudo_is_the_parent_though_its_real_user_is_the_callers(
    monkeypatch: pytest.MonkeyPatch, real: int, effective: int, admitted: bool
) -> None:
    monkeypatch.setattr(privilege, "_status", lambda _pid: {"Uid": f"{real}\t{effective}\t{real}\t{real}"})
    if admitted:
        os.close(privilege.watch_parent(0))
    else:
        with pytest.raises(StartNotAllowed):
            privilege.watch_parent(0)
    if real:
        # pkexec's parent is known by its real user alone.
        os.close(privilege.watch_parent(real))
