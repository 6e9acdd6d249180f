"""What LVM does to the read-ahead of its volumes."""

from __future__ import annotations

from pathlib import Path

import pytest

from disktune_contract.settings.claims import When
from disktune_helper.other_tools.match import KnownDrive
from disktune_helper.other_tools.tree import Tree
from disktune_helper.other_tools.volume_tools import logical_volumes
from tests.helper.other_tools.placed import found, put
from tests.helper.other_tools.small_trees import only

CONF = "/etc/lvm/lvm.conf"


@pytest.mark.parametrize(
    ("text", "line", "value"),
    [
        ('activation {\n\treadahead = "none"\n}\n', 2, 0),
        ('activation {\n\treadahead = "auto"\n}\n', 2, None),
        ('activation {\n\t# readahead = "none"\n}\n', 0, None),
        ("", 0, None),
    ],
)
def test_lvm_sets_the_read_ahead_of_volumes(tmp_path: Path, text: str, line: int, value: int | None) -> None:
    put(tmp_path, CONF, text)
    claim = only(tmp_path)
    assert (claim.setting, claim.line, claim.value, claim.valid) == ("block.read_ahead", line, value, True)
    assert When.RUNTIME in claim.when
    assert "lvchange --readahead" in claim.problem


def test_without_lvm_nothing_is_said(tmp_path: Path) -> None:
    assert found(tmp_path) == ()


@pytest.mark.parametrize(
    ("name", "uuid", "meant"),
    [("dm-0", "LVM-abc", True), ("dm-1", "CRYPT-LUKS2-x", False), ("sda", "", False), ("dm-7", None, None)],
)
def test_only_logical_volumes_are_meant(tmp_path: Path, name: str, uuid: str | None, meant: bool | None) -> None:
    if uuid:
        put(tmp_path, f"/sys/class/block/{name}/dm/uuid", f"{uuid}\n")
    assert logical_volumes().test(KnownDrive(Tree(str(tmp_path)), name)) is meant
