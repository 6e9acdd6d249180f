"""What the search of the whole program finds, and what comes first."""

from __future__ import annotations

from disktune_gui.mainwindow.search_dialog import MOST, Entry, EntryKind, SearchIndex

CACHE = Entry(EntryKind.SETTING, "ata.write_cache", "Write cache", "Performance", "hdparm -W write-caching", "-W")
CACHE_OF_SCSI = Entry(EntryKind.SETTING, "scsi.write_cache", "Write cache (WCE)", "Performance", "sdparm WCE")
FLUSH = Entry(EntryKind.ACTION, "flush", "Flush Write Cache", "hdparm -F", "hdparm -F", "-F")
APM = Entry(
    EntryKind.SETTING,
    "ata.apm",
    "Power management level (APM)",
    "Power",
    "hdparm -B",
    "-B",
    lambda text: text == "quiet",
)
BUS = Entry(EntryKind.SETTING, "legacy.bus_state", "Bus state", "Obsolete", "hdparm -b", "-b")
DISK = Entry(EntryKind.DRIVE, "sdb", "WDC WD20EZAZ", "sdb · 2.00 TB", "sdb /dev/sdb WD-1234 /mnt/write")
PAGE = Entry(EntryKind.PAGE, "SETTINGS", "Settings")
ALL = SearchIndex((APM, BUS, FLUSH, CACHE_OF_SCSI, CACHE, PAGE, DISK))


def keys(text: str, index: SearchIndex = ALL) -> list[str]:
    return [entry.key for entry in index.find(text)]


def test_words_are_found_by_their_beginnings_and_titles_come_first() -> None:
    assert keys("wri") == ["scsi.write_cache", "ata.write_cache", "flush", "sdb"]
    assert keys("cache wr") == ["scsi.write_cache", "ata.write_cache", "flush"]
    assert keys("ache") == [], "a word is found by its beginning"
    assert keys("WRITE-cach") == ["ata.write_cache"]


def test_every_word_has_to_fit() -> None:
    assert keys("write flush") == ["flush"]
    assert keys("write nothing") == []


def test_an_option_of_hdparm_is_found_with_its_case() -> None:
    assert keys("-B")[0] == "ata.apm"
    assert keys("-b")[0] == "legacy.bus_state"
    assert keys("hdparm -F")[0] == "flush"


def test_what_has_a_search_of_its_own_is_asked_last() -> None:
    assert keys("quiet") == ["ata.apm"]
    index = SearchIndex((APM, Entry(EntryKind.HDPARM, "-M", "quiet or quick")))
    assert keys("quiet", index) == ["-M", "ata.apm"]


def test_drives_are_found_by_node_serial_number_and_mount_point() -> None:
    for text in ("sdb", "/dev/sdb", "wd-12", "1234", "/mnt/wr", "wdc wd20"):
        assert keys(text)[0] == "sdb", text


def test_before_anything_is_looked_for_there_are_pages_and_drives() -> None:
    assert keys("") == ["SETTINGS", "sdb"] == keys("  ")


def test_no_more_are_returned_than_can_be_looked_through() -> None:
    many = SearchIndex(Entry(EntryKind.DRIVE, f"sd{n}", f"Disk {n}") for n in range(3 * MOST))
    assert len(many.find("disk")) == MOST == len(many.find(""))
