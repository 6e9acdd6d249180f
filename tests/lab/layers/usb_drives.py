"""Two drives on USB, one by bulk-only transport, one by UAS: what we say is what lsusb and sg_vpd say."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.lab.layers import stacks
from tests.lab.machines import BOT, UAS, Disk
from tests.lab.scenario import HELPER, Failed, Lab, run, scenario
from tests.lab.seat import Window, ref

UAS_PROTOCOL = 98
"""Of an interface of mass storage: USB Attached SCSI; bulk-only transport is 80."""


@scenario(900)
def usb_bot_and_uas(lab: Lab) -> str:
    """Driver, speed, transport and TRIM of both. Not tried: an option that forbids UAS."""
    said = []
    with Window("browse") as window:
        for disk, driver in ((BOT, "usb-storage"), (UAS, "uas")):
            said.append(_as_the_judges_say(lab, window, disk, driver))
    return f"{'; '.join(said)}; {lab.checks} comparisons"


def _as_the_judges_say(lab: Lab, window: Window, disk: Disk, driver: str) -> str:
    drive = window.drive(disk.serial)
    name = drive["name"]
    attachment = window.ask("checkup", drive=ref(drive))
    ours = attachment["usb"]
    branch, page = _lsusb_tree(name), _lsusb(name)
    what = f"{disk.role} by {driver}"
    lab.same(f"{what}: driver of lsusb", branch["driver"], driver)
    lab.same(f"{what}: driver", ours["driver"], branch["driver"])
    lab.same(f"{what}: speed", float(ours["speed"]), float(branch["speed"]))
    lab.same(f"{what}: version", float(ours["version"]), float(_field(page, "bcdUSB")))
    ids = ":".join(_field(page, what).split()[0].removeprefix("0x") for what in ("idVendor", "idProduct"))
    lab.same(f"{what}: ids", ours["ids"], ids)
    protocols = {int(number) for number in re.findall(r"bInterfaceProtocol +(\d+)", page)}
    lab.same(f"{what}: offers UAS", ours["offers_uas"], UAS_PROTOCOL in protocols)
    lab.same(f"{what}: largest discard", attachment["discard_bytes"], int(stacks.lsblk()[name]["disc-max"]))
    if ours["unmap"] is not None:
        unmap = "Unmap command supported (LBPU): 1" in run("sg_vpd", "--page=lbpv", f"/dev/{name}")
        lab.same(f"{what}: UNMAP", ours["unmap"], unmap)
    mode = next(Path(f"/sys/block/{name}/device/scsi_disk").iterdir()) / "provisioning_mode"
    lab.same(f"{what}: provisioning", ours["provisioning"], mode.read_text(encoding="ascii").strip())
    words = _judgement(name)
    print(what, words, json.dumps(ours), flush=True)
    lab.same(f"{what}: the outcome of the check-up", words, "well")
    return f"{driver} at {branch['speed']} Mb/s: {words}"


def _judgement(name: str) -> str:
    """Return the outcome of the check-up of the transport."""
    rows = json.loads(run(HELPER, "check", name, "--json", ok=(0, 1), limit_s=120))["drives"][0]["checks"]
    return str(next(row for row in rows if row["check"] == "usb.uas")["outcome"])


# -- the judge -----------------------------------------------------------------------------------------------


def _device(name: str) -> Path:
    """Return the folder of the USB device that a disk is in: …/usb2/2-1."""
    place = Path(f"/sys/block/{name}").resolve()
    found = next((one for one in place.parents if (one / "bDeviceClass").exists()), None)
    if found is None:
        raise Failed(f"{name} is not on USB")
    return found


def _lsusb_tree(name: str) -> dict[str, str]:
    """Return driver and speed from the tree that lsusb draws, by bus and number of the device."""
    device = _device(name)
    bus, number = (int((device / what).read_text(encoding="ascii")) for what in ("busnum", "devnum"))
    current = 0
    for line in run("lsusb", "-t").splitlines():
        if found := re.search(r"Bus 0*(\d+)\.Port", line):
            current = int(found.group(1))
        found = re.search(rf"Dev 0*{number}, If \d+, .*Driver=([^,]*), (\d+)M", line)
        if found and current == bus:
            return {"driver": found.group(1).partition("/")[0], "speed": found.group(2)}
    raise Failed(f"lsusb does not show {name}")


def _lsusb(name: str) -> str:
    """Return the descriptors of the device as lsusb prints them."""
    device = _device(name)
    bus, number = (int((device / what).read_text(encoding="ascii")) for what in ("busnum", "devnum"))
    return run("lsusb", "-v", "-s", f"{bus}:{number}", ok=(0, 1))


def _field(page: str, name: str) -> str:
    found = re.search(rf"^ +{name} +(.*)$", page, re.MULTILINE)
    if found is None:
        raise Failed(f"lsusb prints no {name}")
    return found.group(1).strip()
