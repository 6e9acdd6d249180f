"""zpool status: the forms that OpenZFS has printed over the years, as people have published them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.scrubs.file_system import PoolScan
from disktune_helper.decode.error import DecodeError
from disktune_helper.decode.scrubs import zpool_status

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


def test_a_scrub_that_runs() -> None:
    pool = zpool_status.parse(
        status(
            "scrub in progress since Sun Jun  8 12:43:45 2025\n"
            "\t4.75T / 12.8T scanned at 327M/s, 3.06T / 12.8T issued at 211M/s\n"
            "\t0B repaired, 23.87% done, 1 days 13:28:54 to go"
        )
    )
    assert (pool.name, pool.health, pool.scan, pool.running) == ("tank", "ONLINE", PoolScan.SCRUB, True)
    assert pool.moment == "Sun Jun  8 12:43:45 2025"
    assert pool.fraction == pytest.approx(0.2387)
    assert pool.left_s == ((24 + 13) * 60 + 28) * 60 + 54
    assert pool.repaired_bytes == 0
    assert (pool.read_errors, pool.write_errors, pool.checksum_errors) == (1, 0, 2)
    assert not pool.lost


def test_one_without_an_estimate_and_one_that_is_paused() -> None:
    slow = zpool_status.parse(
        status(
            "scrub in progress since Mon Feb  5 15:31:19 2018\n"
            "\t535G scanned at 2.43G/s, 336K issued at 11.6K/s, 2.57T total\n"
            "\t0B repaired, 0.00% done, no estimated completion time"
        )
    )
    assert (slow.running, slow.fraction, slow.left_s) == (True, 0.0, None)
    paused = zpool_status.parse(
        status(
            "scrub paused since Sun Jun  8 17:00:20 2025\n\tscrub started on Sun Jun  8 12:43:45 2025\n"
            "\t0B / 12.8T scanned, 0B / 12.8T issued\n\t512 repaired, 0.00% done"
        )
    )
    assert (paused.running, paused.paused, paused.repaired_bytes, paused.left_s) == (False, True, 512, None)


def test_a_resilver_and_the_form_before_0_8() -> None:
    old = zpool_status.parse(
        status(
            "resilver in progress since Wed Aug  5 07:44:56 2015\n"
            "    17.1T scanned out of 17.3T at 55.1M/s, 0h54m to go\n    44.6M resilvered, 100.33% done",
            state="DEGRADED",
        )
    )
    assert (old.scan, old.health, old.left_s, old.fraction) == (PoolScan.RESILVER, "DEGRADED", 54 * 60, 1.0)
    assert old.repaired_bytes == round(44.6 * (1 << 20))


def test_what_has_ended() -> None:
    done = zpool_status.parse(status("scrub repaired 0B in 00:00:12 with 3 errors on Sun Feb  8 03:45:13 2026"))
    assert (done.scan, done.running, done.fraction, done.scan_errors) == (PoolScan.SCRUB, False, 1.0, 3)
    assert done.moment == "Sun Feb  8 03:45:13 2026"
    resilvered = zpool_status.parse(status("resilvered 44040192 in 1 days 02:00:00 with 0 errors on Sun Feb  8"))
    assert (resilvered.scan, resilvered.repaired_bytes) == (PoolScan.RESILVER, 44040192)
    cancelled = zpool_status.parse(status("scrub canceled on Mon Jul 16 16:30:35 2018"))
    assert (cancelled.cancelled, cancelled.running, cancelled.fraction) == (True, False, None)


def test_what_is_lost_is_in_zpools_words_and_a_line_of_another_version_is_unknown() -> None:
    tail = CONFIG.replace("No known data errors", "3 data errors, use '-v' for a list")
    pool = zpool_status.parse(status("a scan of the year 2040", tail=tail))
    assert (pool.scan, pool.running, pool.lost) == (PoolScan.NONE, False, "3 data errors, use '-v' for a list")
    assert zpool_status.parse("  pool: tank\n state: ONLINE\nconfig:\n").checksum_errors is None


@pytest.mark.parametrize("text", ["", "no pools available\n", "  pool: a\n", status("none") + status("none")])
def test_what_is_no_status_of_one_pool_is_refused(text: str) -> None:
    with pytest.raises(DecodeError):
        zpool_status.parse(text)


@given(st.text(alphabet="scrub in progress since repaired done to go 0123456789.,%:\n\t", max_size=300))
def test_any_scan_is_read(text: str) -> None:
    try:
        pool = zpool_status.parse(f"  pool: tank\n state: ONLINE\n  scan: {text}")
    except DecodeError:
        return
    assert pool.fraction is None or 0 <= pool.fraction <= 1
