"""What the kernel read of a card or an eMMC when it appeared; no card is asked, and none is woken.

Source: Linux Documentation/driver-api/mmc/mmc-dev-attrs.rst.
"""

from __future__ import annotations

import re

from disktune_contract.checkup.card import CardAttachment
from disktune_helper.decode.connection import cards
from disktune_helper.system import sysfs
from disktune_helper.system.ports import Ports
from disktune_helper.system.text_files import printable, text_of

_MOST_TEXT = 16
"""Characters of a name or a date; a CID has room for six."""


def card_of(ports: Ports, name: str) -> CardAttachment | None:
    """Return what is known of the card of a block device; None if the kernel says of none what it is."""

    def told(attribute: str) -> str:
        return sysfs.text(ports, name, f"device/{attribute}") or ""

    kind = told("type")
    if kind not in ("SD", "MMC"):
        return None
    sd = kind == "SD"
    status = cards.sd_status(told("ssr")) if sd else None
    life = (None, None) if sd else cards.life_time(told("life_time"))
    version = cards.sd_version(told("scr")) if sd else cards.emmc_version(told("rev"))
    maker = told("manfid")
    host = re.search(r"/mmc_host/(mmc\d{1,3})/", sysfs.place(ports, name))
    return CardAttachment(
        kind=kind,
        name=printable(told("name"))[:_MOST_TEXT],
        maker=int(maker, 16) if re.fullmatch(r"0x[0-9a-f]{1,8}", maker) else None,
        made=printable(told("date"))[:_MOST_TEXT],
        version=f"{'SD' if sd else 'eMMC'} {version}" if version else "",
        speed_class=status.speed_class if status else None,
        uhs_grade=status.uhs_grade if status else None,
        video_class=status.video_class if status else None,
        application_class=status.application_class if status else None,
        discards=status.discards if status else None,
        life_used_a=life[0],
        life_used_b=life[1],
        reserve=None if sd else cards.reserve(told("pre_eol_info")),
        mode=cards.bus_mode(text_of(ports, f"/sys/kernel/debug/{host.group(1)}/ios")) if host else None,
    )
