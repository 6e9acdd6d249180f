"""hdparm, smartctl and sg_inq say of the drive what the helper says of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import asdict

import pytest

from disktune_contract.drives.power import PowerMode
from disktune_contract.messages.protocol import Class, Nothing
from disktune_contract.settings.setting import Source
from tests.helper.decode.test_identify import flat
from tests.helper.hdparm_judge import facts
from tests.judges.umockdev_world import Helper, World, words_of

pytestmark = [pytest.mark.tools, pytest.mark.slow]

DRIVES = (
    "skdump_FUJITSU_MHY2120BH--0084000D",
    "lbd_SAMSUNG_HS122JC",
    "lkml_Maxtor_6Y120P0_aam",
    "infi_Hitachi_HUA722010CLA330",
    "cdi_Samsung_SSD_860_EVO_1TB",
    "lbd_WDC_WD20EARS-00MVWB0",
)

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


@pytest.fixture(scope="module", params=DRIVES)
def world(request: pytest.FixtureRequest) -> Iterator[World]:
    """Give a machine with each of the drives."""
    with World(words_of(request.param)) as made:
        yield made


@pytest.fixture(scope="module", params=list(Class))
def helper(request: pytest.FixtureRequest, world: World) -> Helper:
    """Return a helper of each class; the one that may not ask the drive has the kernel's copy."""
    return world.helper(request.param)


def test_identify(world: World, helper: Helper) -> None:
    found = helper.identify()
    assert found.ata is not None
    ours = dict(flat(asdict(found.ata)))
    judged = facts(world.hdparm("-I"))
    assert {name: ours[name] for name in SAME_NAMES} == {name: judged[name] for name in SAME_NAMES}
    features = tuple((feature.name, feature.enabled) for feature in found.ata.features if feature.supported)
    assert features == judged["features"]


def test_after_a_change_the_drive_is_asked_anew(world: World) -> None:
    helper = world.helper(Class.INSPECT)
    world.hdparm("-A0")
    found = helper.identify()
    assert found.ata is not None
    assert found.source is Source.LIVE
    assert facts(world.hdparm("-I"))["features"] == tuple(
        (feature.name, feature.enabled) for feature in found.ata.features if feature.supported
    )
    world.hdparm("-A1")


def test_power(world: World) -> None:
    assert "drive state is:  active/idle" in world.hdparm("-C")
    assert world.helper(Class.INSPECT).identify().power is PowerMode.ACTIVE_OR_IDLE


def test_geometry(world: World) -> None:
    said = re.search(r"geometry += (\d+)/(\d+)/(\d+), sectors = (\d+), start = (\d+)", world.hdparm("-g"))
    assert said is not None
    helper = world.helper(Class.INSPECT)
    (drive,) = helper.ask("drives", Nothing()).drives
    geometry = helper.identify().geometry
    assert geometry is not None
    cylinders, heads, track, sectors, start = map(int, said.groups())
    assert (geometry.heads, geometry.sectors, geometry.start) == (heads, track, start)
    # The kernel's number has 16 bits; hdparm works the true one out.
    assert geometry.cylinders in (cylinders, 65535)
    assert drive.size_bytes == sectors * 512


def test_smartctl(world: World, helper: Helper) -> None:
    done = world.run("/usr/sbin/smartctl", "--info", "--json=c", "/dev/sda")
    assert done.returncode == 0, done.stdout
    said = json.loads(done.stdout)
    found = helper.identify().ata
    assert found is not None
    assert (found.model, found.serial, found.firmware) == (
        said["model_name"],
        said["serial_number"],
        said["firmware_version"],
    )
    assert found.sectors == said["user_capacity"]["blocks"]
    assert found.physical_sector_bytes == said["physical_block_size"]
    assert (found.rotation.rpm or 0) == said.get("rotation_rate", 0)


def test_sg_inq(world: World, helper: Helper) -> None:
    said = world.run("/usr/bin/sg_inq", "/dev/sda").stdout
    found = helper.identify().scsi
    assert found is not None
    names = re.findall(r"(?:Vendor identification|Product identification|Product revision level): (.*)", said)
    assert [found.vendor, found.product, found.revision] == [name.strip() for name in names]
    # A page of its own, in sg_vpd's words: sg_inq of Debian 13 says neither.
    page = world.run("/usr/bin/sg_vpd", "--page=sn", "/dev/sda").stdout
    serial = re.search(r"^  (?:Unit|Product) serial number: *(.*)", page, re.MULTILINE)
    (drive,) = helper.ask("drives", Nothing()).drives
    assert serial is not None
    assert drive.serial == serial[1].strip()


def test_lsblk(world: World, helper: Helper) -> None:
    done = world.run("/usr/bin/lsblk", "--json", "--bytes", "--nodeps", "--output", "SIZE,ROTA,RO,RM", "/dev/sda")
    (said,) = json.loads(done.stdout)["blockdevices"]
    (drive,) = helper.ask("drives", Nothing()).drives
    assert (drive.size_bytes, drive.read_only, drive.removable) == (said["size"], said["ro"], said["rm"])
