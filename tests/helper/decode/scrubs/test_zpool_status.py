"""zpool status: the forms that OpenZFS has printed over the years, as people have published them."""

from __future__ import annotations

from pathlib import Path

import pytest

from disktune_contract.scrub import PoolScan, ScanKind, ZfsPool
from disktune_helper.decode import file_system_tools
from disktune_helper.decode.fields import DecodeError

CORPUS = Path(__file__).parents[3] / "corpus/zpool"

CONFIG = (
    "config:\n"
    "\n"
    "\tNAME                        STATE     READ WRITE CKSUM\n"
    "\ttank                        ONLINE       0     0     0\n"
    "\t  mirror-0                  ONLINE       0     0     0\n"
    "\t    scsi-350000c0f01352278  ONLINE       0     0     2\n"
    "\t    scsi-350000c0f01ff280c  ONLINE       1     0     0\n"
    "\n"
    "errors: No known data errors\n"
)


def status(scan: str, *, state: str = "ONLINE", tail: str = CONFIG) -> str:
    return f"  pool: tank\n state: {state}\n  scan: {scan}\n{tail}"


def scan_of(text: str, *, state: str = "ONLINE") -> PoolScan:
    (scan,) = file_system_tools.parse_zpool_status(status(text, state=state)).scans
    return scan


def of_corpus(name: str) -> ZfsPool:
    return file_system_tools.parse_zpool_status((CORPUS / f"{name}.txt").read_text())


def test_a_scrub_that_runs() -> None:
    pool = file_system_tools.parse_zpool_status(
        status(
            "scrub in progress since Sun Jun  8 12:43:45 2025\n"
            "\t4.75T / 12.8T scanned at 327M/s, 3.06T / 12.8T issued at 211M/s\n"
            "\t0B repaired, 23.87% done, 1 days 13:28:54 to go"
        )
    )
    (scan,) = pool.scans
    assert (pool.name, pool.health, scan.kind, scan.running) == ("tank", "ONLINE", ScanKind.SCRUB, True)
    assert scan.moment == "Sun Jun  8 12:43:45 2025"
    assert scan.fraction == pytest.approx(0.2387)
    assert scan.left_s == ((24 + 13) * 60 + 28) * 60 + 54
    assert scan.repaired_bytes == 0
    assert (pool.read_errors, pool.write_errors, pool.checksum_errors) == (1, 0, 2)
    assert (pool.lost, pool.others) == ("", ())


def test_one_without_an_estimate_and_one_that_is_paused() -> None:
    slow = scan_of(
        "scrub in progress since Mon Feb  5 15:31:19 2018\n"
        "\t535G scanned at 2.43G/s, 336K issued at 11.6K/s, 2.57T total\n"
        "\t0B repaired, 0.00% done, no estimated completion time"
    )
    assert (slow.running, slow.fraction, slow.left_s) == (True, 0.0, None)
    paused = scan_of(
        "scrub paused since Sun Jun  8 17:00:20 2025\n\tscrub started on Sun Jun  8 12:43:45 2025\n"
        "\t0B / 12.8T scanned, 0B / 12.8T issued\n\t512 repaired, 0.00% done"
    )
    assert (paused.running, paused.paused, paused.repaired_bytes, paused.left_s) == (False, True, 512, None)


def test_a_resilver_and_the_form_before_0_8() -> None:
    old = scan_of(
        "resilver in progress since Wed Aug  5 07:44:56 2015\n"
        "    17.1T scanned out of 17.3T at 55.1M/s, 0h54m to go\n    44.6M resilvered, 100.33% done",
        state="DEGRADED",
    )
    assert (old.kind, old.left_s, old.fraction) == (ScanKind.RESILVER, 54 * 60, 1.0)
    assert old.repaired_bytes == round(44.6 * (1 << 20))


def test_what_has_ended() -> None:
    done = scan_of("scrub repaired 0B in 00:00:12 with 3 errors on Sun Feb  8 03:45:13 2026")
    assert (done.kind, done.running, done.fraction, done.errors) == (ScanKind.SCRUB, False, 1.0, 3)
    assert done.moment == "Sun Feb  8 03:45:13 2026"
    resilvered = scan_of("resilvered 44040192 in 1 days 02:00:00 with 0 errors on Sun Feb  8")
    assert (resilvered.kind, resilvered.repaired_bytes) == (ScanKind.RESILVER, 44040192)
    cancelled = scan_of("scrub canceled on Mon Jul 16 16:30:35 2018")
    assert (cancelled.cancelled, cancelled.running, cancelled.fraction) == (True, False, None)


def test_a_sequential_resilver_that_runs_beside_a_scrub_that_ended() -> None:
    pool = of_corpus("draid-resilver-running")
    scrub, resilver = pool.scans
    assert (pool.name, pool.health, pool.others) == ("aggr0", "DEGRADED", ())
    assert (scrub.kind, scrub.running, scrub.moment) == (ScanKind.SCRUB, False, "Tue Jul 11 10:29:22 2023")
    assert (resilver.kind, resilver.device) == (ScanKind.SEQUENTIAL, "draid3:19d:24c:2s-0")
    assert resilver.running
    assert resilver.fraction == pytest.approx(0.9297)
    assert resilver.left_s == (3 * 60 + 22) * 60 + 35


def test_sequential_resilvers_that_ended_are_told_for_each_device() -> None:
    pool = of_corpus("draid-two-resilvers-finished")
    ended = [(scan.device, scan.repaired_bytes, scan.errors) for scan in pool.scans[1:]]
    assert ended == [("draid1:8d:12c:2s-0", 273 << 20, 0), ("draid1:8d:12c:2s-1", 779 << 20, 0)]
    assert (pool.health, pool.others, pool.read_errors) == ("DEGRADED", (), 0)
    assert of_corpus("draid-howto").scans[0].fraction == pytest.approx(0.5717)
    mirror = scan_of("resilver (mirror-0) canceled on Sun Feb  8 03:45:13 2026")
    assert (mirror.kind, mirror.device, mirror.cancelled) == (ScanKind.SEQUENTIAL, "mirror-0", True)


def test_a_scrub_of_known_errors() -> None:
    runs = scan_of("error scrub in progress since Sun Feb  8\n\t23.00% done, issued I/O for 12 error blocks")
    assert (runs.kind, runs.running, runs.fraction) == (ScanKind.ERROR_SCRUB, True, 0.23)
    assert runs.repaired_bytes is None
    ended = scan_of("scrubbed 12 error blocks in 0 days 00:00:10 on Sun Feb  8 03:45:13 2026")
    assert (ended.kind, ended.moment) == (ScanKind.ERROR_SCRUB, "Sun Feb  8 03:45:13 2026")
    assert scan_of("error scrub canceled on Sun Feb  8").cancelled


def test_what_is_lost_is_in_zpools_words() -> None:
    tail = CONFIG.replace("No known data errors", "3 data errors, use '-v' for a list")
    assert (
        file_system_tools.parse_zpool_status(status("none requested", tail=tail)).lost
        == "3 data errors, use '-v' for a list"
    )
    assert file_system_tools.parse_zpool_status("  pool: tank\n state: ONLINE\nconfig:\n").checksum_errors is None


def test_a_degraded_pool_shows_whatever_line_is_not_understood_and_that_line_is_named() -> None:
    tail = CONFIG.replace("No known data errors", "List of errors unavailable: pool I/O is currently suspended")
    pool = file_system_tools.parse_zpool_status(
        status("a scan of the year 2040\n\tand more", state="DEGRADED", tail=tail)
    )
    assert (pool.health, pool.scans, pool.lost) == ("DEGRADED", (), "")
    unavailable = "List of errors unavailable: pool I/O is currently suspended"
    assert pool.others == (unavailable, "a scan of the year 2040", "and more")
    warned = file_system_tools.parse_zpool_status(
        status(
            "scrub repaired 0B in 00:00:12 with 0 errors on Sun Feb  8\n"
            "    scan warning: skipped blocks that are only referenced by the checkpoint."
        )
    )
    assert warned.others == ("scan warning: skipped blocks that are only referenced by the checkpoint.",)
    without_state = status("none requested").replace(" state: ONLINE\n", "").replace("ONLINE ", "DEGRADED ")
    assert file_system_tools.parse_zpool_status(without_state).health == "DEGRADED"


@pytest.mark.parametrize("text", ["", "no pools available\n", "  pool: a\n", status("none") + status("none")])
def test_what_is_no_status_of_one_pool_is_refused(text: str) -> None:
    with pytest.raises(DecodeError):
        file_system_tools.parse_zpool_status(text)
