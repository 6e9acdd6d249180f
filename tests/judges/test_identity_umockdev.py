"""hdparm, smartctl and sg_inq say of the drive what the helper says of it."""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from typing import Any

import pytest

from disktune_contract.drives.drive import Drive, PowerMode
from disktune_contract.health.identification import AtaIdentity, Identification
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import Nothing
from disktune_contract.settings.setting import Source
from tests.helper.decode.test_identify import flat
from tests.helper.hdparm_judge import facts
from tests.judges.umockdev_world import Helper, World, words_of
from tests.narrowed import present

pytestmark = [pytest.mark.tools, pytest.mark.slow]

DRIVES = (
    "skdump_FUJITSU_MHY2120BH--0084000D",
    "lkml_Maxtor_6Y120P0_aam",
    "cdi_Samsung_SSD_860_EVO_1TB",
    "lbd_WDC_WD20EARS-00MVWB0",
)
"""A notebook disk of SATA, one of PATA, a drive without platters, and one with sectors of 4 KiB."""

SAME_NAMES = (
    "model",
    "serial",
    "firmware",
    "wwn",
    "ata_versions",
    "sectors",
    "logical_sector_bytes",
    "physical_sector_bytes",
    "rotation.kind",
    "rotation.rpm",
    "queue_depth",
    "multiple_sectors.max",
    "multiple_sectors.current",
    "apm.supported",
    "apm.enabled",
    "apm.level",
    "aam.supported",
    "aam.enabled",
    "aam.recommended",
    "aam.current",
    "dma.modes",
    "dma.active",
    "pio_modes",
    "security.supported",
    "security.frozen",
    "checksum",
)


@pytest.mark.parametrize("dump", DRIVES)
def test_what_is_said_of_a_drive(dump: str) -> None:
    with World(words_of(dump)) as world:
        helpers = [world.helper(Class.INSPECT)]
        if dump == DRIVES[0]:
            # The one that may not ask the drive has the kernel's copy.
            helpers += [world.helper(Class.BROWSE), world.helper()]
        judged = facts(world.hdparm("-I"))
        for helper in helpers:
            found = helper.identify()
            (drive,) = helper.ask("drives", Nothing()).drives
            as_hdparm(found, judged)
            as_smartctl(found, world)
            as_sg3_utils(found, drive, world)
            as_lsblk(drive, world)
        assert "drive state is:  active/idle" in world.hdparm("-C")
        assert helpers[0].identify().power is PowerMode.ACTIVE_OR_IDLE
        same_geometry(helpers[0], world)


def test_after_a_change_the_drive_is_asked_anew() -> None:
    with World(words_of(DRIVES[0])) as world:
        helper = world.helper(Class.INSPECT)
        world.hdparm("-A0")
        found = helper.identify()
        assert found.source is Source.LIVE
        assert facts(world.hdparm("-I"))["features"] == features(present(found.ata))


def features(found: AtaIdentity) -> tuple[tuple[str, bool], ...]:
    return tuple((feature.name, feature.enabled) for feature in found.features if feature.supported)


def as_hdparm(found: Identification, judged: dict[str, Any]) -> None:
    assert found.ata is not None
    ours = dict(flat(asdict(found.ata)))
    assert {name: ours[name] for name in SAME_NAMES} == {name: judged[name] for name in SAME_NAMES}
    assert features(found.ata) == judged["features"]


def same_geometry(helper: Helper, world: World) -> None:
    said = re.search(r"geometry += (\d+)/(\d+)/(\d+), sectors = (\d+), start = (\d+)", world.hdparm("-g"))
    assert said is not None
    (drive,) = helper.ask("drives", Nothing()).drives
    geometry = present(helper.identify().geometry)
    cylinders, heads, track, sectors, start = map(int, said.groups())
    assert (geometry.heads, geometry.sectors, geometry.start) == (heads, track, start)
    # The kernel's number has 16 bits; hdparm works the true one out.
    assert geometry.cylinders in (cylinders, 65535)
    assert drive.size_bytes == sectors * 512


def as_smartctl(identified: Identification, world: World) -> None:
    done = world.run("/usr/sbin/smartctl", "--info", "--json=c", "/dev/sda")
    assert done.returncode == 0, done.stdout
    said, found = json.loads(done.stdout), identified.ata
    assert found is not None
    assert (found.model, found.serial, found.firmware) == (
        said["model_name"],
        said["serial_number"],
        said["firmware_version"],
    )
    assert found.sectors == said["user_capacity"]["blocks"]
    assert found.physical_sector_bytes == said["physical_block_size"]
    assert (found.rotation.rpm or 0) == said.get("rotation_rate", 0)


def as_sg3_utils(identified: Identification, drive: Drive, world: World) -> None:
    said, found = world.run("/usr/bin/sg_inq", "/dev/sda").stdout, identified.scsi
    assert found is not None
    names = re.findall(r"(?:Vendor identification|Product identification|Product revision level): (.*)", said)
    assert [found.vendor, found.product, found.revision] == [name.strip() for name in names]
    # A page of its own, in sg_vpd's words: sg_inq of Debian 13 says neither.
    page = world.run("/usr/bin/sg_vpd", "--page=sn", "/dev/sda").stdout
    serial = present(re.search(r"^  (?:Unit|Product) serial number: *(.*)", page, re.MULTILINE))
    assert drive.serial == serial[1].strip()


def as_lsblk(drive: Drive, world: World) -> None:
    done = world.run("/usr/bin/lsblk", "--json", "--bytes", "--nodeps", "--output", "SIZE,ROTA,RO,RM", "/dev/sda")
    (said,) = json.loads(done.stdout)["blockdevices"]
    assert (drive.size_bytes, drive.read_only, drive.removable) == (said["size"], said["ro"], said["rm"])
