"""A directory that is made for saved settings is still there after a power loss: what holds it is synced, too."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import pytest

from disktune_helper.system.config_folder import RootConfig, Untrusted


def test_what_holds_a_new_directory_is_synced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[tuple[bool, bool]] = []
    etc = tmp_path / "disktune"

    def note(descriptor: int) -> None:
        is_above = os.path.samestat(os.fstat(descriptor), tmp_path.stat())
        synced.append((is_above, etc.is_dir()))

    monkeypatch.setattr(os, "fsync", note)
    # Whoever is not root makes it, too, and then learns that it is not root's.
    with suppress(Untrusted):
        RootConfig(str(etc)).replace("drives/wwn-1.conf", "x = 1\n")
    assert synced[0] == (True, True)


def test_reading_makes_no_folder(tmp_path: Path) -> None:
    config = RootConfig(str(tmp_path / "disktune"))
    assert (config.read("system.conf"), config.names("drives")) == (None, [])
    assert list(tmp_path.iterdir()) == []
