"""Giving up capabilities: capset, which units forbid, is called only where there is something to give up."""

from __future__ import annotations

import ctypes
from types import SimpleNamespace
from typing import cast

import pytest

from disktune_helper.system import privilege
from disktune_helper.system.privilege import CAP_SYS_ADMIN, CAP_SYS_RAWIO

NONE, ADMIN, BOTH = 0, 1 << CAP_SYS_ADMIN, 1 << CAP_SYS_ADMIN | 1 << CAP_SYS_RAWIO


@pytest.mark.parametrize(
    ("inheritable", "permitted", "effective", "asked"),
    [
        (NONE, ADMIN, ADMIN, []),
        (NONE, BOTH, BOTH, [(ADMIN, ADMIN)]),
        (NONE, BOTH, ADMIN, [(ADMIN, ADMIN)]),
        (ADMIN, ADMIN, ADMIN, [(ADMIN, ADMIN)]),
        (NONE, ADMIN, NONE, [(ADMIN, ADMIN)]),
    ],
)
def test_capset_is_called_only_where_something_changes(
    monkeypatch: pytest.MonkeyPatch, inheritable: int, permitted: int, effective: int, asked: list[tuple[int, int]]
) -> None:
    called: list[tuple[int, int]] = []
    options: list[int] = []

    def prctl(option: int, *_arguments: int) -> int:
        options.append(option)
        return 0

    status = {"CapInh": f"{inheritable:016x}", "CapPrm": f"{permitted:016x}", "CapEff": f"{effective:016x}"}
    monkeypatch.setattr(ctypes, "CDLL", lambda *_, **__: SimpleNamespace(prctl=prctl))
    monkeypatch.setattr(privilege, "_status", lambda _pid: status)
    monkeypatch.setattr(privilege, "_set_capabilities", lambda _libc, *masks: called.append(masks))
    privilege.keep_only((CAP_SYS_ADMIN,))
    assert called == asked
    assert {privilege._PR_SET_NO_NEW_PRIVS, privilege._PR_SET_DUMPABLE} <= set(options), (
        "these are set in any case"
    )


def test_where_the_kernel_does_not_say_capset_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[tuple[int, int]] = []
    monkeypatch.setattr(ctypes, "CDLL", lambda *_, **__: SimpleNamespace(prctl=lambda *_: 0))
    monkeypatch.setattr(privilege, "_status", lambda _pid: {})
    monkeypatch.setattr(privilege, "_set_capabilities", lambda _libc, *masks: called.append(masks))
    privilege.keep_only(())
    assert called == [(NONE, NONE)]


def test_what_the_kernel_refuses_to_take_away_is_an_error() -> None:
    answers = iter((0, -1))
    libc = cast("ctypes.CDLL", SimpleNamespace(capset=lambda *_: next(answers)))
    privilege._set_capabilities(libc, ADMIN, BOTH)
    with pytest.raises(OSError, match="capset"):
        privilege._set_capabilities(libc, ADMIN, BOTH)
