"""Where drives are, in trees as Linux 6.12 makes them, and in such as no kernel should make."""

from __future__ import annotations

import pytest

from disktune_contract.checkup.attachment import DrivePlace, EnclosureSlot, UsbPlace
from disktune_gui.demo.tree import SimulatedTree
from disktune_helper.drives.attachment import attachment
from disktune_helper.system.attributes import locate
from tests.helper.conftest import Bench
from tests.narrowed import present

AHCI = "/sys/devices/pci0000:00/0000:00:1f.2"
HBA = "/sys/devices/pci0000:00/0000:00:03.0/0000:05:00.0"
SAS = f"{HBA}/host6/port-6:0/expander-6:0/port-6:0:4/end_device-6:0:4/target6:0:4/6:0:4:0"
XHCI = "/sys/devices/pci0000:00/0000:00:14.0"
CAGE = f"{HBA}/host6/port-6:0/expander-6:0/port-6:0:12/end_device-6:0:12/target6:0:12/6:0:12:0"


@pytest.fixture
def tree(onlooker: Bench) -> SimulatedTree:
    return onlooker.world.tree


def block(tree: SimulatedTree, place: str, name: str = "sdx", *, udev: str = "") -> None:
    tree.link(f"/sys/class/block/{name}", place)
    tree.files(place, {"dev": "8:240"})
    tree.link(f"{place}/device", place.rpartition("/block/")[0])
    tree.file("/run/udev/data/b8:240", udev)


def sata(tree: SimulatedTree, address: str = "4:0:0:0", port_number: str = "3") -> None:
    target = address.rpartition(":")[0]
    block(tree, f"{AHCI}/ata5/host4/target{target}/{address}/block/sdx")
    tree.files(f"{AHCI}/ata5/ata_port/ata5", {"port_no": port_number})
    tree.folder(f"{AHCI}/ata5/link5/dev5.0")


def sas(tree: SimulatedTree) -> None:
    block(tree, f"{SAS}/block/sdx")
    tree.files(f"{SAS.partition('/target')[0]}/sas_device/end_device-6:0:4", {"bay_identifier": "7"})


def slot_of(tree: SimulatedTree, *, back: str = SAS, name: str = "Slot 07") -> str:
    slot = f"{CAGE}/enclosure/6:0:12:0/{name}"
    tree.files(CAGE, {"vendor": "LSI     ", "model": "SAS2X28         "})
    tree.link(f"{CAGE}/enclosure/6:0:12:0/device", CAGE)
    tree.files(slot, {"slot": "7", "locate": "1", "fault": "0"})
    tree.link(f"{slot}/device", back)
    tree.link(f"{SAS}/enclosure_device:{name}", slot)
    return slot


def place(onlooker: Bench, name: str = "sdx") -> DrivePlace:
    return present(attachment(onlooker.ports, name).place)


# -- SATA, PATA, port multipliers --------------------------------------------------------------------------


def test_a_sata_port(onlooker: Bench, tree: SimulatedTree) -> None:
    sata(tree)
    tree.file(
        "/run/udev/data/+pci:0000:00:1f.2",
        "E:ID_VENDOR_FROM_DATABASE=Intel Corporation\nE:ID_MODEL_FROM_DATABASE=C600/X79 SATA AHCI Controller\n",
    )
    found = place(onlooker)
    assert (found.controller, found.host, found.port) == ("0000:00:1f.2", "ata5", 3)
    assert found.controller_name == "Intel Corporation C600/X79 SATA AHCI Controller"
    assert not found.nvme
    assert (found.second, found.behind, found.bay, found.enclosure, found.usb) == (None,) * 5


@pytest.mark.parametrize("text", ["", "x", "-1", "3 4", "9" * 30])
def test_a_port_without_a_proper_number(onlooker: Bench, tree: SimulatedTree, text: str) -> None:
    sata(tree, port_number=text)
    assert place(onlooker).port is None


@pytest.mark.parametrize(("address", "second"), [("4:0:0:0", False), ("4:0:1:0", True)])
def test_two_devices_on_a_pata_port(onlooker: Bench, tree: SimulatedTree, address: str, second: bool) -> None:
    sata(tree, address)
    tree.folder(f"{AHCI}/ata5/link5/dev5.1")
    assert place(onlooker).second is second


def test_behind_a_port_multiplier(onlooker: Bench, tree: SimulatedTree) -> None:
    sata(tree, "4:2:0:0")
    tree.folder(f"{AHCI}/ata5/link5.0")
    tree.folder(f"{AHCI}/ata5/link5.2")
    found = place(onlooker)
    assert (found.port, found.second, found.behind) == (3, None, 2)


# -- SAS and enclosures ------------------------------------------------------------------------------------


def test_a_bay_and_a_slot_of_an_enclosure(onlooker: Bench, tree: SimulatedTree) -> None:
    sas(tree)
    slot_of(tree)
    found = place(onlooker)
    assert (found.host, found.bay, found.controller) == ("host6", 7, "0000:05:00.0")
    assert found.enclosure == EnclosureSlot("LSI SAS2X28", "Slot 07", 7, locate=True, fault=False)


def test_a_slot_that_tells_little(onlooker: Bench, tree: SimulatedTree) -> None:
    sas(tree)
    slot = slot_of(tree, name="a slot of 300 letters " + "x" * 280)
    tree.files(slot, {"slot": "-1", "locate": "2"})
    tree.files(CAGE, {"vendor": "", "model": ""})
    found = present(place(onlooker).enclosure)
    assert (found.enclosure, found.number, found.locate) == ("6:0:12:0", None, None)
    assert len(found.name) == 80


@pytest.mark.parametrize(
    "trouble",
    ["leads back to another drive", "leads nowhere", "in a circle", "outside", "to no slot", "two slots"],
)
def test_a_slot_that_cannot_be_the_drives(onlooker: Bench, tree: SimulatedTree, trouble: str) -> None:
    """The light of another drive would have the wrong one pulled."""
    sas(tree)
    slot = slot_of(tree, back=f"{SAS}9" if trouble == "leads back to another drive" else SAS)
    link = f"{SAS}/enclosure_device:Slot 07"
    match trouble:
        case "leads nowhere":
            tree.link(link, "/sys/devices/none")
        case "in a circle":
            tree.link(link, link)
        case "outside":
            tree.files("/srv/enclosure/a/b", {"locate": "0"})
            tree.link("/srv/enclosure/a/b/device", SAS)
            tree.link(link, "/srv/enclosure/a/b")
        case "to no slot":
            tree.link(link, f"{CAGE}/enclosure/6:0:12:0")
        case "two slots":
            tree.link(f"{SAS}/enclosure_device:Slot 08", slot)
    assert place(onlooker).enclosure is None
    assert locate(onlooker.ports, "sdx", "@enclosure/locate") is None


# -- NVMe --------------------------------------------------------------------------------------------------


def nvme(tree: SimulatedTree, where: str) -> None:
    block(tree, f"{where}/nvme/nvme7/nvme7n1", "nvme7n1")
    tree.link(f"{where}/nvme/nvme7/device", where)


@pytest.mark.parametrize(
    ("slots", "slot"),
    [
        ({"3": "0000:03:00"}, "3"),
        # An adapter card with a switch: the card is in the slot.
        ({"2": "0000:02:00", "9": "0000:09:00"}, "2"),
        ({"2": "0000:02:00", "3-1": "0000:03:00"}, "3-1"),
        ({"9": "0000:09:00", "bad": "x", "": ""}, ""),
    ],
)
def test_the_slot_of_an_nvme_drive(onlooker: Bench, tree: SimulatedTree, slots: dict[str, str], slot: str) -> None:
    nvme(tree, "/sys/devices/pci0000:00/0000:00:1d.0/0000:02:00.0/0000:03:00.0")
    for name, address in slots.items():
        tree.files(f"/sys/bus/pci/slots/{name or 'empty'}", {"address": address})
    tree.files("/sys/devices/pci0000:00/0000:00:1d.0/0000:02:00.0", {"label": "M.2 Slot\x1b[2J A"})
    found = place(onlooker, "nvme7n1")
    assert (found.controller, found.controller_name, found.slot) == ("0000:03:00.0", "", slot)
    assert found.label == "M.2 Slot?[2J A"
    assert found.nvme


def test_an_nvme_drive_behind_vmd(onlooker: Bench, tree: SimulatedTree) -> None:
    nvme(tree, "/sys/devices/pci0000:00/0000:00:0e.0/pci10000:e0/10000:e0:1d.0/10000:e1:00.0")
    assert place(onlooker, "nvme7n1").controller == "10000:e1:00.0"


def test_an_nvme_drive_over_a_network_is_in_no_slot(onlooker: Bench, tree: SimulatedTree) -> None:
    block(tree, "/sys/devices/virtual/nvme-fabrics/ctl/nvme7/nvme7n1", "nvme7n1")
    assert place(onlooker, "nvme7n1") == DrivePlace()


# -- USB ---------------------------------------------------------------------------------------------------


def test_a_usb_port_behind_a_hub(onlooker: Bench, tree: SimulatedTree) -> None:
    block(tree, f"{XHCI}/usb2/2-1/2-1.4/2-1.4:1.0/host9/target9:0:0/9:0:0:0/block/sdx")
    port = f"{XHCI}/usb2/2-0:1.0/usb2-port1"
    tree.files(port, {"connect_type": "hotplug", "physical_location/panel": "back"})
    device = f"{XHCI}/usb2/2-1/2-1.4"
    tree.files(
        device, {"idVendor": "152d", "idProduct": "0578", "manufacturer": "JMicron", "product": "a\tBridge"}
    )
    found = place(onlooker)
    assert found.usb == UsbPlace(
        bus=2, ports=(1, 4), side="back", fixed=False, device_id="152d:0578", device_name="JMicron a Bridge"
    )
    assert (found.host, found.controller) == ("", "0000:00:14.0")


@pytest.mark.parametrize(
    ("files", "side", "fixed"),
    [
        ({"connect_type": "hardwired", "physical_location/panel": "unknown"}, "", True),
        ({"connect_type": "not used", "physical_location/panel": "front\nback"}, "", None),
        ({}, "", None),
    ],
)
def test_what_the_firmware_says_of_a_usb_port(
    onlooker: Bench, tree: SimulatedTree, files: dict[str, str], side: str, fixed: bool | None
) -> None:
    block(tree, f"{XHCI}/usb2/2-3/2-3:1.0/host9/target9:0:0/9:0:0:0/block/sdx")
    for name, content in files.items():
        tree.file(f"{XHCI}/usb2/2-0:1.0/usb2-port3/{name}", content)
    assert place(onlooker).usb == UsbPlace(2, (3,), side, fixed)


# -- udev, and what is no drive of a port ------------------------------------------------------------------


def test_the_names_by_path(onlooker: Bench, tree: SimulatedTree) -> None:
    sata(tree)
    names = [f"S:disk/by-path/pci-0000:00:1f.2-ata-{number}" for number in (3, "3.0")]
    lines = ["S:disk/by-id/wwn-0x5000", *reversed(names), "E:ID_PATH=other", "S:disk/by-path/\x1b" + "x" * 400]
    tree.file("/run/udev/data/b8:240", "\n".join(lines) + "\n")
    found = place(onlooker).paths
    assert found[1:] == ("pci-0000:00:1f.2-ata-3", "pci-0000:00:1f.2-ata-3.0")
    assert found[0] == "?" + "x" * 254
    tree.file("/run/udev/data/b8:240", "".join(f"S:disk/by-path/{number}\n" for number in range(1000)))
    assert len(place(onlooker).paths) == 8


def test_an_array_is_nowhere(onlooker: Bench) -> None:
    assert attachment(onlooker.ports, "md0").place is None


@pytest.mark.parametrize("where", ["/sys/devices/virtual/block/sdx", "/sys/class/block/sdx", "/"])
def test_what_is_no_place(onlooker: Bench, tree: SimulatedTree, where: str) -> None:
    tree.link("/sys/class/block/sdx", where)
    tree.link("/sys/class/block/sdx/device", "/sys/class/block/sdx/device")
    assert place(onlooker) == DrivePlace()


def test_every_drive_of_the_demo_is_somewhere(onlooker: Bench) -> None:
    for name in ("sda", "sdb", "sdc", "sdd", "sde", "sdf", "sdg", "sdh", "nvme0n1"):
        found = place(onlooker, name)
        assert found.controller
        assert found.paths
        assert bool(found.enclosure) is (name in ("sde", "sdf", "sdg"))
