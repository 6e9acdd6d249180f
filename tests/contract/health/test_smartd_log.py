"""smartd's attribute log: whose it is, and what is read of lines that others wrote."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.health import smartd_log
from disktune_contract.health.sample import HealthSample, Origin
from disktune_contract.health.verdict import Counter, HealthVerdict
from tests.contract.checkup.sample_facts import drive

ATA = (
    "2023-06-14 06:16:14;\t1;200;0;\t3;187;5616;\t4;100;84;\t5;200;2;\t9;70;22359;\t12;100;84;\t192;200;60;"
    "193;199;5043;\t194;91;59;\t197;200;1;\t199;200;7;\t200;100;0;"
)
SCSI = (
    "2023-06-14\t06:02:03;\tread-corr-by-ecc-fast;0;\tread-gb-processed;77192.668;\tread-total-unc-errors;1;"
    "\twrite-gb-processed;229818.534;\twrite-total-unc-errors;2;\tnon-medium-errors;0;\ttemperature;27;"
)
DISK = drive(model="WDC WD30EFRX-68EUZN0", serial="WD-WCC4N2PNTD34", rotational=True)
NVME = (
    "2025-06-14 06:16:14;\tcritical-warning;0;\ttemperature;41;\tavailable-spare;97;"
    "\tavailable-spare-threshold;10;\tpercentage-used;12;\tdata-units-read;1000;\tdata-units-written;7;"
    "\thost-reads;5;\thost-writes;6;\tcontroller-busy-time;3;\tpower-cycles;21;\tpower-on-hours;5000;"
    "\tunsafe-shutdowns;4;\tmedia-errors;2;\tnum-err-log-entries;88;"
)
STICK = drive(kind=DriveKind.NVME, model="Example NVMe 1TB", serial="S5GX.42", rotational=False)
AT = datetime(2023, 6, 14, 6, 16, 14, tzinfo=UTC).timestamp()


def samples(text: str, of: Drive) -> tuple[HealthSample, ...]:
    return smartd_log.samples(text, of, UTC)


@pytest.mark.parametrize(
    ("name", "is_of"),
    [
        ("attrlog.WDC_WD30EFRX_68EUZN0-WD_WCC4N2PNTD34.ata.csv", True),
        ("attrlog.WDC_WD30EFRX_68EUZN0-WD_WCC4N2PNTD35.ata.csv", False),
        ("attrlog.OTHER-WD_WCC4N2PNTD34.ata.csv", False),
        ("attrlog.WDC_WD30EFRX_68EUZN0-WD_WCC4N2PNTD34.ata.state", False),
        ("smartd.WDC_WD30EFRX_68EUZN0-WD_WCC4N2PNTD34.ata.csv", False),
        ("attrlog..ata.csv", False),
    ],
)
def test_a_file_is_known_by_model_and_serial_number(name: str, is_of: bool) -> None:
    assert smartd_log.is_of(name, DISK) is is_of


def test_a_scsi_file_has_the_vendor_as_well_and_nobody_has_none() -> None:
    name = "attrlog.HGST-HUS726020AL4210-N4G21DPK.scsi.csv"
    assert smartd_log.is_of(name, drive(model="HUS726020AL4210", serial="N4G21DPK"))
    assert smartd_log.is_of(name, drive(model="HGST HUS726020AL4210", serial="N4G21DPK")) is False
    assert not smartd_log.is_of("attrlog.-.ata.csv", drive(model="", serial=""))


@pytest.mark.parametrize(
    ("name", "is_of"),
    [
        ("attrlog.Example_NVMe_1TB-S5GX_42.nvme.csv", True),
        ("attrlog.Example_NVMe_1TB-S5GX_42-n1.nvme.csv", True),
        ("attrlog.Example_NVMe_1TB-S5GX_42-n1.ata.csv", False),
        ("attrlog.Example_NVMe_1TB-n1.nvme.csv", False),
        ("attrlog.Example_NVMe_1TB-S5GX_43.nvme.csv", False),
        ("attrlog.Example_NVMe_1TB-S5GX_42.nvme.json", False),
    ],
)
def test_a_file_of_nvme_may_name_a_namespace(name: str, is_of: bool) -> None:
    assert smartd_log.is_of(name, STICK) is is_of


def test_a_line_of_nvme() -> None:
    (one,) = samples(NVME + "\n", STICK)
    assert (one.origin, one.temperature_c, one.wear_percent, one.power_on_hours) == (Origin.SMARTD, 41, 12, 5000)
    assert (one.spare_percent, one.spare_threshold_percent, one.bytes_written) == (97, 10, 7 * 512_000)
    assert (one.count(Counter.MEDIA), one.failing, one.status) == (2, False, HealthVerdict.GOOD)


@pytest.mark.parametrize(
    ("bits", "failing", "status"), [(1, False, "failing"), (2, False, "caution"), (12, True, "failing")]
)
def test_a_warning_of_nvme(bits: int, failing: bool, status: str) -> None:
    (one,) = samples(NVME.replace("warning;0", f"warning;{bits}"), STICK)
    assert (one.failing, one.status) == (failing, status)


def test_a_drive_may_be_below_zero() -> None:
    (one,) = samples(NVME.replace("temperature;41", "temperature;-7"), STICK)
    assert (one.temperature_c, one.power_on_hours) == (-7, 5000)
    (one,) = samples(NVME.replace("temperature;41", "temperature;-273"), STICK)
    assert one.temperature_c is None, "smartd subtracts 273 from a drive's 0, which is not reported"


def test_a_line_of_nvme_that_was_cut_short_or_cannot_be_is_none() -> None:
    assert samples(NVME[: NVME.index("media-errors")], STICK) == ()
    assert samples(NVME.replace("percentage-used;12", "percentage-used;256"), STICK) == ()
    assert samples(NVME.replace("media-errors;2", "media-errors;-2"), STICK) == ()


def test_times_are_those_of_the_computer() -> None:
    zone = timezone(timedelta(hours=9))
    (one,) = smartd_log.samples(ATA, DISK, zone)
    assert one.at == AT - 9 * 3600
    (one,) = smartd_log.samples(ATA, DISK)
    assert one.at == datetime(2023, 6, 14, 6, 16, 14).timestamp()


def test_a_line_of_ata() -> None:
    (one,) = samples(ATA + "\n", DISK)
    assert (one.at, one.origin) == (AT, Origin.SMARTD)
    assert (one.temperature_c, one.power_on_hours, one.starts, one.loads) == (59, 22359, 84, 5043)
    assert [one.count(each) for each in (Counter.REALLOCATED, Counter.PENDING, Counter.INTERFACE_CRC)] == [2, 1, 7]


def test_of_a_solid_state_drive_the_numbers_of_disks_do_not_count() -> None:
    (one,) = samples(ATA, drive(rotational=False))
    assert (one.count(Counter.REALLOCATED), one.count(Counter.INTERFACE_CRC)) == (None, 7)


def test_of_each_day_the_last_line_that_is_whole_is_read() -> None:
    lines = [ATA.replace("06:16:14", f"{hour:02}:00:00").replace(";84;", f";{hour};") for hour in range(24)]
    before = ATA.replace("2023-06-14", "2023-06-13")
    one, other = samples("\n".join([before, *lines, lines[-1][:15]]), DISK)
    assert (one.at, other.starts) == (AT - 86_400, 23)


def test_a_line_of_scsi() -> None:
    (one,) = samples(SCSI, DISK)
    assert (one.temperature_c, one.count(Counter.UNCORRECTED)) == (27, 3)
    assert one.bytes_written == 229_818_534_000_000


@pytest.mark.parametrize(
    "line",
    [
        "",
        "2023-06-14 06:16:14;",
        "2023-06-14 06:16;\t5;1;2;",
        "2023-02-30 06:16:14;\t5;1;2;",
        "2023-06-14 06:16:60;\t5;1;2;",
        "0000-00-00 00:00:00;\t5;1;2;",
        "2023-06-14 06:16:14;\tnon-medium-errors;0;",
        "2023-06-14 06:16:14;\ttemperature;999;",
        "garbage\0;;;",
        "2023-06-14 06:16:14;" + "\t5;1;2;" * 2000,
    ],
)
def test_a_line_that_is_none_is_passed_over(line: str) -> None:
    assert [one.at for one in samples(f"{line}\n{ATA}\n{line}", DISK)] == [AT]


def test_a_line_that_was_cut_short_is_read_as_far_as_it_goes() -> None:
    for cut in range(len(ATA)):
        found = samples(ATA[:cut], DISK)
        assert [one.loads for one in found] in ([], [None], [5043])


def test_a_raw_value_that_cannot_be_one_is_left_out() -> None:
    (one,) = samples("2023-06-14 06:16:14;\t5;100;999999999999999;\t4;100;3;\t0;1;1;\t999;1;1;", DISK)
    assert (one.count(Counter.REALLOCATED), one.starts) == (None, 3)


@given(st.text())
def test_no_text_is_too_strange(text: str) -> None:
    samples(text, DISK)
    samples(f"2023-06-14 06:16:14;{text}", DISK)
    smartd_log.is_of(text, DISK)
