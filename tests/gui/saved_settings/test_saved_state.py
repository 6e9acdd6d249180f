"""How long a value lasts, in words: saved beside live, and who else sets it."""

from __future__ import annotations

from pathlib import Path

import pytest

from disktune_contract import wire
from disktune_contract.catalog import BY_ID
from disktune_contract.messages.look import JournalEntry
from disktune_contract.sentence import wordings
from disktune_contract.settings.claims import ClaimList, When
from disktune_contract.settings.saved import SavedValue
from disktune_contract.settings.setting import Source, State, Status, Value
from disktune_contract.wire import MAX_REPLY
from disktune_gui.saved_settings import saved_state, saved_text
from disktune_gui.saved_settings.saved_state import SavedState
from disktune_gui.text.said import remade
from disktune_helper.other_tools import all_readers
from disktune_helper.other_tools.tree import Tree
from tests.gui.saved_settings.saving_desk import APM, claim, one
from tests.helper.other_tools.placed import put


@pytest.mark.parametrize(
    ("found", "words", "tone"),
    [
        (one(), "", ""),
        (one(None, 254), "", ""),
        (one(128, 128), "Saved for boot.", "faint"),
        (one(128, None), "Saved for boot.", "faint"),
        (one(128, 254), "Saved as 128, now 254, cause unknown", "caution"),
        (
            one(128, 254, claim("tlp", 254, When.BOOT, When.AC), claim("hdparm", 127)),
            "Saved as 128, now 254: set by TLP at boot, on AC power (/etc/tlp.conf:3).",
            "caution",
        ),
        (one(128, 254, claim("tlp", 254, valid=False)), "cause unknown.", "caution"),
        (one(128, 128, claim("tlp", 254)), "Saved for boot. Overrides 254 of TLP (/etc/tlp.conf:3).", "faint"),
        (one(None, 254, claim("udev", 254)), "Set by udev rule at boot: 254 (/etc/udev.conf:3).", "faint"),
        (one(None, 254, claim("hdparm", 1, valid=False)), "", ""),
        (one(128, 254, held=True), "Saved as 128, but held back", "danger"),
    ],
)
def test_a_row_says_how_long_its_value_lasts(found: SavedState, words: str, tone: str) -> None:
    said, said_tone = saved_text.words(found)
    assert said.startswith(words) or words in said
    assert bool(said) == bool(words)
    assert said_tone == tone


def test_a_change_made_here_is_not_blamed_on_others() -> None:
    entry = JournalEntry(1.7e9, "sda", "x", "m", APM, 128, 254, "apply")
    found = SavedState(BY_ID[APM], SavedValue(APM, 128), 254, None, (claim("tlp", 254),), entry)
    assert "changed on" in saved_text.words(found)[0]


def test_the_last_word_is_told_by_occasion_and_supply() -> None:
    claims = (
        claim("tlp", 254, When.BOOT, When.RESUME, When.AC),
        claim("tlp", 128, When.BOOT, When.RESUME, When.BATTERY),
        claim("udev", 1, When.BOOT, When.HOTPLUG),
    )
    assert saved_text.last_words(one(None, 254, *claims)) == (
        "on hot-plug, on AC power: udev rule (1)",
        "on hot-plug, on battery: udev rule (1)",
        "at boot, after resume, on AC power: TLP (254)",
        "at boot, after resume, on battery: TLP (128)",
    ) or set(saved_text.last_words(one(None, 254, *claims))) == {
        "on hot-plug, on AC power: udev rule (1)",
        "on hot-plug, on battery: udev rule (1)",
        "at boot, after resume, on AC power: TLP (254)",
        "at boot, after resume, on battery: TLP (128)",
    }
    assert saved_text.last_words(one(200, 254, *claims)) == ("at boot, on hot-plug, after resume: DiskTune (200)",)


def test_what_can_be_taken_over_is_what_has_the_last_word_at_boot() -> None:
    found = {APM: one(None, 254, claim("hdparm", 1), claim("tlp", 128), claim("udisks2", 300, valid=False))}
    (proposal,) = saved_state.takeovers(found)
    assert (proposal.claim.tool, proposal.claim.value, proposal.changes, proposal.problem) == (
        "tlp",
        128,
        True,
        "",
    )
    (saved,) = saved_state.takeovers({APM: one(128, 128, claim("tlp", 128))})
    assert saved.problem == "already saved"


def test_what_the_drive_does_not_have_is_not_taken_over() -> None:
    absent = State(APM, Status.UNSUPPORTED, None, Source.LIVE, "This drive does not have it.")
    found = saved_state.gather((absent,), (), ClaimList((claim("tlp", 128),)))
    (proposal,) = saved_state.takeovers(found)
    assert proposal.problem == "not supported"


def test_what_was_changed_here_is_what_still_is_as_it_was_made() -> None:
    def changed(live: Value | None, cause: str = "apply") -> dict[str, Value]:
        entry = JournalEntry(1.7e9, "sda", "x", "m", APM, 128, 254, cause)
        return saved_state.changed_here({APM: SavedState(BY_ID[APM], None, live, None, (), entry)})

    assert changed(254) == {APM: 254}
    assert changed(128) == changed(None) == changed(254, "tried") == {}


def test_what_is_of_use_only_for_now_is_never_offered_to_be_saved() -> None:
    light = BY_ID["scsi.locate_light"]
    state = State(light.id, Status.OK, True, Source.LIVE)
    changed = JournalEntry(1.7e9, "sda", "wwn:sda", "Example", light.id, False, True, "apply")
    [found] = saved_state.gather([state], (), ClaimList(()), [changed]).values()
    assert found.changed_here
    assert not found.passing
    assert "never saved" in found.refused
    assert saved_state.unsaved({light.id: found}) == ()


# -- what the readers say of other tools' files, on its way into the window in another language --


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
