"""What the readers say of other tools' files, on its way into the window in another language."""

from __future__ import annotations

from pathlib import Path

import pytest

from disktune_contract import wire
from disktune_contract.catalog import BY_ID
from disktune_contract.sentence import wordings
from disktune_contract.settings.claims import ClaimList
from disktune_contract.wire import MAX_REPLY
from disktune_gui.saved_settings import saved_text
from disktune_gui.saved_settings.saved_state import SavedState
from disktune_gui.text.said import remade
from disktune_helper.other_tools import all_readers
from disktune_helper.other_tools.tree import Tree
from tests.helper.other_tools.placed import put

GERMAN = {
    "Not applied at boot: {why}.": (
        "Nicht beim Systemstart: {why}. Die udev-Regel und der Hook für den Ruhezustand laufen."
    ),
    "{unit} is masked": "{unit} ist maskiert",
    "too large for a configuration file": "die Datei ist zu groß",
    "{before}, {last}": "{before} und {last}",
    "on hot-plug": "beim Anschließen",
    "after resume": "nach dem Aufwachen",
    "on AC power": "am Netz",
}


@pytest.mark.usefixtures("german")
def test_a_remark_is_said_in_the_language_of_the_window(tmp_path: Path) -> None:
    put(tmp_path, "/etc/tlp.conf", 'DISK_DEVICES="sda"\nDISK_APM_LEVEL_ON_AC="128"\n')
    put(tmp_path, "/etc/hdparm.conf", "#" * (1 << 21))
    (tmp_path / "etc/systemd/system").mkdir(parents=True)
    (tmp_path / "etc/systemd/system/tlp.service").symlink_to("/dev/null")
    found = all_readers.claims(Tree(str(tmp_path)), "sda")
    heard = wire.load(ClaimList, remade(wire.parse(wire.dump(found), MAX_REPLY), wordings(found)))
    one = SavedState(BY_ID["ata.apm"], claims=heard.claims, unread=heard.unreadable)
    (rival,) = saved_text.rivals(one)
    assert rival.remark == (
        "Nicht beim Systemstart: tlp.service ist maskiert. Die udev-Regel und der Hook für den Ruhezustand laufen."
    )
    assert (rival.who, rival.when) == ("TLP", "beim Anschließen und nach dem Aufwachen und am Netz")
    assert saved_text.unread_words(one.unread) == "/etc/hdparm.conf: die Datei ist zu groß"
