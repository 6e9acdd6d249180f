"""``disktune-helper layers`` on the machine of the demo and on others."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from disktune_contract.messages.privilege import Class
from disktune_gui.demo.tree import SimulatedTree
from disktune_helper.cli.common.command_line import Exit
from tests.helper.cli.shell import Shell
from tests.helper.conftest import make_bench
from tests.helper.drives import block_stacks

SCHEMA = json.loads((Path(__file__).parents[3] / "docs/command-line.schema.json").read_text())


@pytest.fixture
def shell() -> Shell:
    return Shell(make_bench(Class.BROWSE))


def over(shell: Shell, tree: SimulatedTree) -> Shell:
    shell.bench.world.tree = tree
    return shell


def test_a_drive_with_what_is_on_it(shell: Shell) -> None:
    assert shell("layers sdb").out.splitlines() == [
        "sdb: drive, 1.00 TB, read-ahead 128 KiB, scheduler mq-deadline, GPT partition table",
        "  sdb1: partition, 1.00 TB",
        "    dm-0 (sdb1_crypt): encryption (LUKS2), 1.00 TB, read-ahead 128 KiB",
        "      dm-1 (desktop-vg/home): logical volume, 785 GB, read-ahead 128 KiB, "
        "UUID 0b0e4a53-9c52-4c1d-8a1f-000000000001",
        "        /home: ext4, read-ahead 128 KiB of dm-1",
        "      dm-2 (desktop-vg/backup): logical volume, 215 GB, read-ahead 128 KiB, "
        "UUID 0b0e4a53-9c52-4c1d-8a1f-000000000002, ext4",
    ]


def test_a_mount_with_what_it_is_on(shell: Shell) -> None:
    assert shell("layers /srv/media").out.splitlines() == [
        "/srv/media: ext4, read-ahead 2048 KiB of md0",
        "  md0 (media): array (raid5), 1.00 TB, read-ahead 2048 KiB",
        "    sde1: partition, 500 GB",
        "      sde: drive, 500 GB, read-ahead 128 KiB, scheduler mq-deadline, GPT partition table",
        "    sdf1: partition, 500 GB",
        "      sdf: drive, 500 GB, read-ahead 128 KiB, scheduler mq-deadline, GPT partition table",
        "    sdg1: partition, 500 GB",
        "      sdg: drive, 500 GB, read-ahead 128 KiB, scheduler mq-deadline, GPT partition table",
    ]


def test_without_a_name_every_drive_is_there(shell: Shell) -> None:
    lines = shell("layers").out.splitlines()
    begins = [line.split(":")[0] for line in lines if not line.startswith(" ")]
    assert begins == ["mmcblk0", "nvme0n1", "sda", "sdb", "sdc", "sdd", "sde", "sdf", "sdg", "sdh"]
    assert "    /srv/projects: btrfs, read-ahead 4096 KiB, its own" in lines


@pytest.mark.slow
@pytest.mark.parametrize("name", ["dm-0", "sdb1_crypt", "/dev/dm-0"])
def test_a_layer_has_several_names(shell: Shell, name: str) -> None:
    assert shell(f"layers {name}").out.startswith("dm-0 (sdb1_crypt): ")


@pytest.mark.parametrize("name", ["/nowhere", "sdz"])
def test_what_is_not_there_is_bad_input(shell: Shell, name: str) -> None:
    said = shell(f"layers {name}")
    assert (said.status, said.out) == (Exit.BAD_INPUT, "")
    assert name in said.complaints


def test_a_serial_number_names_a_drive(shell: Shell) -> None:
    assert shell("layers JPW9K000000000").out.startswith("sdb: drive")


def test_json_is_as_the_schema_says(shell: Shell) -> None:
    schema = jsonschema.Draft202012Validator({**SCHEMA, "$ref": "#/$defs/command-layers"})
    for line in ("layers", "layers md0 /srv/projects"):
        assert [error.message for error in schema.iter_errors(shell(f"{line} --json").json)] == [], line


def test_json_names_what_counts(shell: Shell) -> None:
    found = shell("layers /home --json").json
    (system,) = found["file_systems"]
    assert system["chains"] == [["dm-1", "dm-0", "sdb1", "sdb"]]
    assert (system["read_ahead_of"], system["queues"]) == ("dm-1", ["sdb"])
    assert [layer["name"] for layer in found["layers"]] == ["dm-0", "dm-1", "sdb", "sdb1"]


def test_encryption_that_stops_trim_and_swap_are_said(shell: Shell) -> None:
    made = block_stacks.installers_encrypted()
    made.tree.file("/sys/devices/virtual/block/dm-0/queue/discard_max_bytes", "0\n")
    lines = over(shell, made.tree)("layers").out.splitlines()
    assert "    dm-0 (sda5_crypt): encryption (LUKS2), 1.07 GB, read-ahead 128 KiB, does not pass TRIM on" in lines
    assert "        swap" in lines


def test_encryption_that_is_closed_is_said(shell: Shell) -> None:
    made = block_stacks.BlockTree()
    made.disk("sda")
    made.partition("sda", "sda1", "crypto_LUKS")
    made.mount("sda1", "/never")
    made.tree.file("/proc/1/mountinfo", "30 1 0:4 / / rw - tmpfs tmpfs rw\n")
    assert over(shell, made.tree)("layers").out.splitlines()[1] == (
        "  sda1: partition, 1.07 GB, UUID uuid-of-sda1, not in use (crypto_LUKS)"
    )


def test_mounts_that_cannot_be_read_are_said(shell: Shell) -> None:
    made = block_stacks.BlockTree()
    made.disk("sda")
    assert "could not be read" in over(shell, made.tree)("layers").out
