"""What drives and the kernel say."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator

from disktune_contract.arrays import mdstat as mdstat_reader
from disktune_contract.catalog import SETTINGS
from disktune_contract.drives import recognition
from disktune_contract.health.health import AtaHealth, DriveLogs
from disktune_contract.health.identification import Identification
from disktune_contract.health.self_tests import SelfTests
from disktune_contract.settings.access import ModeField
from disktune_contract.settings.setting import Source
from disktune_helper.cli import saved_drive as saved_drive_reader
from disktune_helper.decode import device_descriptors, file_system_tools, smart
from disktune_helper.decode import diskstats as diskstats_reader
from disktune_helper.decode import drive_logs as drive_logs_reader
from disktune_helper.decode import identify as identify_reader
from disktune_helper.decode import nvme as nvme_reader
from disktune_helper.decode import scsi as scsi_reader
from disktune_helper.decode import self_tests as self_tests_reader
from disktune_helper.decode import sense as sense_reader
from disktune_helper.drives import mode_pages as mode_pages_reader
from tools.fuzz.oracles import harmless, is_sampled, sentence, survives

_PAGE = smart.PAGE_BYTES


# -- ATA -------------------------------------------------------------------------------------------------------


def identify(data: bytes) -> None:
    """Decode an IDENTIFY page; what is missing of it is zeros."""
    found = identify_reader.decode(identify_reader.from_bytes(data[:_PAGE].ljust(_PAGE, b"\0")))
    if is_sampled(data):
        # Its texts are those of hdparm, byte by byte: window and command line make them harmless.
        survives(found)
    for warning in found.warnings:
        sentence(warning)


def identify_seeds(dumps: Iterable[bytes]) -> Iterator[bytes]:
    """Return the dumps of the corpus as the bytes that the drives sent."""
    for dump in dumps:
        words = identify_reader.parse_text(dump.decode())
        yield b"".join(word.to_bytes(2, "little") for word in words).rstrip(b"\0")


def identify_text(data: bytes) -> None:
    """Read a dump in hexadecimal digits."""
    words = identify_reader.parse_text(data.decode("utf-8", "replace"))
    assert len(words) == 256
    assert all(0 <= word <= 0xFFFF for word in words)


def smart_attributes(data: bytes) -> None:
    """Decode values and thresholds. Unless the first byte has its high bit, each page is made to add up."""
    odd, values, limits = data[:1] > b"\x7f", data[1:_PAGE], data[_PAGE : 2 * _PAGE - 1]
    pages = [page if odd else _adding_up(page) for page in (values, limits)]
    found = smart.attributes(pages[0], pages[1] if limits else None)
    collected = smart.offline(pages[0])
    assert 0 <= collected.seconds <= 0xFFFF
    if is_sampled(data):
        harmless(AtaHealth(passed=None, attributes=found, offline=collected))


def ata_logs(data: bytes) -> None:
    """Decode a page as the directory, as each page of the device statistics, and as the PHY event counters."""
    page = data[:_PAGE].ljust(_PAGE, b"\0")
    for log in (smart.DEVICE_STATISTICS, smart.PHY_EVENTS):
        assert 0 <= smart.pages_of(page, log) <= 0xFFFF
    assert len(smart.statistics_pages(page)) <= 255
    found = tuple(one for number in smart.PAGES for one in smart.statistics(number, page))
    listed = smart.listed(page, data[_PAGE : 2 * _PAGE].ljust(_PAGE, b"\0"))
    assert len({one.address for one in listed}) == len(listed) <= 256
    counters = smart.phy_events(_adding_up(page))
    assert len(counters) <= _PAGE // 4
    if is_sampled(data):
        survives(AtaHealth(None, attributes=(), statistics=found, phy_events=counters))
        survives(DriveLogs(listed=listed))


def ata_logs_seeds() -> Iterator[bytes]:
    """Return a directory, a page of statistics of each number, and two counters."""
    yield struct.pack("<H", 1) + bytes(2 * 3) + struct.pack("<H", 8)
    for page in smart.PAGES:
        yield struct.pack("<HB5x", 1, page) + struct.pack("<Q", 3 << 62 | 1234) * 8
    yield struct.pack("<4xHHHI", 0x1001, 7, 0x200A, 9)


def self_tests(data: bytes) -> None:
    """Decode a page as SMART data and as the logs of self-tests; unless its first byte is odd, it adds up."""
    page = data[1:].ljust(_PAGE, b"\0")[:_PAGE] if data[:1] and data[0] & 1 else _adding_up(data[1:])
    status = self_tests_reader.ata_status(page)
    assert 0 <= status.remaining_percent <= 100
    index = smart.index_in(page)
    results = self_tests_reader.ata_results(page)
    results += self_tests_reader.ata_extended_results({0: page, 2: page}, 3, index)
    assert len(results) <= 21 + 3 * self_tests_reader.ENTRIES_OF_A_PAGE
    spans = self_tests_reader.ata_spans(page, status.last)
    assert all(one.last.bit_length() <= 48 for one in spans)
    nvme_log = data.ljust(self_tests_reader.NVME_LOG_BYTES, b"\0")[: self_tests_reader.NVME_LOG_BYTES]
    results += self_tests_reader.nvme_results(nvme_log, 1)
    running = self_tests_reader.nvme_running(nvme_log)
    results += self_tests_reader.scsi_results({code: data[code : code + 16] for code in range(1, 21)})
    if is_sampled(data):
        harmless(SelfTests(status.offers, running, status.last, results, spans))


def self_tests_seeds() -> Iterator[bytes]:
    """Return SMART data with all tests, both logs with a failed one in them, and a log of an NVMe drive."""
    yield bytes(1 + 362) + bytes((0x82, 0xF9, 0, 0, 0, 0x7B, 3, 0, 1, 0, 2, 0xFF, 5, 200, 0))
    failed = bytes((2, 0x78, 16, 39, 3, 0x10, 0x27, 0, 0))
    yield b"\0\1\0" + failed + bytes(497) + b"\1"
    yield b"\0\1\0\1\0" + failed
    yield bytes((1, 50, 0, 0, 0x27, 3, 15)) + bytes(25) + b"\x0f" * 532


def drive_logs(data: bytes) -> None:
    """Decode a page as each log of errors and of temperatures; unless its first byte is odd, it adds up."""
    page = data[1:].ljust(_PAGE, b"\0")[:_PAGE] if data[:1] and data[0] & 1 else _adding_up(data[1:])
    errors = [drive_logs_reader.ata_summary(page), drive_logs_reader.ata_extended({0: page, 1: page}, 3)]
    errors.append(drive_logs_reader.nvme_errors(data[: len(data) // 64 * 64], None))
    counters = tuple(drive_logs_reader.scsi_counters("read", {code: data[code : code + 20] for code in range(9)}))
    temperatures = drive_logs_reader.temperatures(page, page)
    assert len(temperatures.celsius) <= _PAGE
    if is_sampled(data):
        for found in errors:
            harmless(DriveLogs(found, temperatures, counters))


def drive_logs_seeds() -> Iterator[bytes]:
    """Return both logs with an error in them, one of an NVMe drive, and a history of temperatures."""
    yield b"\0\1\1" + bytes(55) + b"\xc8" + bytes(5) + b"\x40" + bytes(390) + b"\1"
    yield b"\0\1\0\1\0" + bytes(84) + b"\x25" + bytes(6) + b"\x40" + bytes(404) + b"\1"
    yield b"\0" + bytes((7, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 2, 5)) + bytes(49)
    yield b"\0" + struct.pack("<3H4b20xHH", 2, 1, 60, 60, 65, 0, -5, 3, 1) + bytes((30, 31, 0x80))


def usb(data: bytes) -> None:
    """Read the descriptors of a USB device, and those of its capabilities."""
    assert device_descriptors.offers_uas(data) in (True, False, None)
    speed = device_descriptors.highest_speed(data)
    assert speed is None or 0 <= speed <= 0xFFFF * 1e3
    streams, power = device_descriptors.uas_streams(data), device_descriptors.most_power(data)
    assert streams is None or 0 < streams <= 1 << 31
    assert power is None or 0 <= power <= 0xFF
    # The bridge of which the descriptors decide.
    assert device_descriptors.avoided("174c:55aa", 1, 5000.0, data) is (bool(power) and streams == 32)


def cards(data: bytes) -> None:
    """Read registers of cards, as digits, and the lines of ``ios``."""
    text = data.decode("utf-8", "replace")
    status = device_descriptors.sd_status(text)
    assert status is None or (status.uhs_grade in (None, 0, 1, 3) and len(text.strip()) == 128)
    assert len(device_descriptors.sd_version(text) + device_descriptors.emmc_version(text)) <= 4
    assert {*device_descriptors.life_time(text)} <= {None, *range(1, 12)}
    assert device_descriptors.reserve(text) in (None, 1, 2, 3)
    mode = device_descriptors.bus_mode(text)
    assert mode is None or (len(mode.name) <= 40 and (mode.clock_hz or 0) < 10**10)


def cards_seeds() -> Iterator[bytes]:
    """Return the registers of a card and of an eMMC, and how one is driven."""
    yield b"80000000050000000403900008033219" + b"0" * 96
    yield b"0245848700000000"
    yield b"0x02 0x01"
    yield b"clock:\t\t50000000 Hz\nbus width:\t2 (4 bits)\ntiming spec:\t2 (sd high-speed)\n"


def usb_seeds() -> Iterator[bytes]:
    """Return a storage interface with UAS, and capabilities for SuperSpeed and SuperSpeedPlus."""
    yield bytes((9, 2, 32, 0, 1, 1, 0, 128, 50, 9, 4, 0, 1, 4, 8, 6, 0x62, 0))
    yield bytes((5, 15, 42, 0, 2, 10, 16, 3, 0, 14, 0, 3, 0, 0, 0)) + bytes(
        (20, 16, 10, 0, 1, 0, 0, 0, 0, 17, 0, 0, 0x30, 0x40, 10, 0, 0xB0, 0x40, 10, 0)
    )


def fstrim(data: bytes) -> None:
    """Read what fstrim prints."""
    found = file_system_tools.trimmed_bytes(data.decode("utf-8", "replace"))
    assert found is None or 0 <= found < 10**20


def fstrim_seeds() -> Iterator[bytes]:
    """Return what it prints of a path that looks like it."""
    yield b"/proc/self/fd/5: 12.3 GiB (13207123456 bytes) trimmed\n"
    yield b"/a (1 bytes) trimmed: 0 B (0 bytes) trimmed on /dev/sda1\n"


def _adding_up(page: bytes) -> bytes:
    body = page[: _PAGE - 1].ljust(_PAGE - 1, b"\0")
    return body + bytes((-sum(body) % 256,))


# -- NVMe ------------------------------------------------------------------------------------------------------

_NVME = (
    (nvme_reader.id_ctrl, nvme_reader.IDENTIFY_BYTES),
    (nvme_reader.id_ns, nvme_reader.IDENTIFY_BYTES),
    (nvme_reader.smart_log, nvme_reader.SMART_LOG_BYTES),
)


def saved_drive(data: bytes) -> None:
    """Whatever is read of a file goes over the pipe to the window."""
    survives(saved_drive_reader.saved_drive(data))


def nvme(data: bytes) -> None:
    """Decode the structure that the first byte names; what is missing of it is zeros, unless that byte is odd."""
    first = data[0] if data else 0
    read, size = _NVME[first >> 1 & 0x7F if first >> 1 < len(_NVME) else 0]
    found = read(data[1:] if first & 1 else data[1 : size + 1].ljust(size, b"\0"))
    if is_sampled(data):
        harmless(found)


def nvme_seeds(pages: Iterable[bytes]) -> Iterator[bytes]:
    """Return the dumps of the corpus behind the byte of each structure of their size."""
    for page in pages:
        for number, (_, size) in enumerate(_NVME):
            if len(page) == size:
                yield bytes((number << 1,)) + page.rstrip(b"\0")


# -- SCSI ------------------------------------------------------------------------------------------------------


def scsi_pages(data: bytes) -> None:
    """Decode the same bytes as INQUIRY data and as every page of vital product data."""
    inner = recognition.in_vpd(data)
    assert inner is None or len(inner) == _PAGE
    defects, minutes = scsi_reader.grown_defects(data[:8]), scsi_reader.extended_self_test_minutes(data)
    assert (defects or 0) < 1 << 32
    assert 0 < (minutes or 1) <= 0xFFFF
    names = scsi_reader.designators(data)
    serial, wwn = scsi_reader.unit_serial(data), scsi_reader.wwn(names)
    found = Identification(
        Source.CACHED,
        scsi=scsi_reader.inquiry(data),
        designators=names,
        limits=scsi_reader.block_limits(data),
        characteristics=scsi_reader.block_characteristics(data),
        note=(serial or "") + (wwn or ""),
    )
    if is_sampled(data):
        harmless(found)


def log_pages(data: bytes) -> None:
    """Decode a log page, whichever of those that are asked for its first byte says it is."""
    page = data[0] & 0x7F if data else 0
    parameters = smart.log_parameters(data, page)
    assert sum(map(len, parameters.values())) <= len(data)
    found = smart.scsi({page: parameters})
    if is_sampled(data):
        harmless(found)


_FIELDS = [(one.access.page, one.access.field) for one in SETTINGS if isinstance(one.access, ModeField)]


def mode_pages(data: bytes) -> None:
    """Find the mode page that the first byte names in an answer, and read and write each of its fields."""
    number = data[0] & 0x3F if data else 0
    page = mode_pages_reader._page(data[1:], number)
    assert page[0] & 0x3F == number
    assert len(page) == 2 + page[1]
    for field in (field for of, field in _FIELDS if of == number):
        value = mode_pages_reader.get_field(page, field)
        if value is not None:
            assert mode_pages_reader.with_field(page, field, value) == page
            other = mode_pages_reader.with_field(page, field, value ^ 1)
            assert len(other) == len(page)
            assert mode_pages_reader.get_field(other, field) == value ^ 1


def mode_pages_seeds() -> Iterator[bytes]:
    """Return each page of which something is set, behind a header and a block descriptor."""
    for number in sorted({page for page, _ in _FIELDS}):
        yield bytes((number, 0, 58, 0, 16, 0, 0, 0, 8, *bytes(8), number | 0x80, 38)) + bytes(range(38))


def sense(data: bytes) -> None:
    """Judge a command by its status, its transport, what was asked for, and its sense data."""
    status, host, wanted = (*data[:3], 0, 0, 0)[:3]
    found = sense_reader.ata_result(status & 0x82, host & 0x80, data[3:], bool(wanted & 1))
    sentence(found.why)
    if found.registers is not None:
        assert 0 <= found.registers.lba < 1 << 48
        assert 0 <= found.registers.count < 1 << 16
        sense_reader.power_mode(found.registers.count)
    sense_reader.codes(data[3:])


# -- the kernel ------------------------------------------------------------------------------------------------


def diskstats(data: bytes) -> None:
    """Read the text of /proc/diskstats."""
    found = diskstats_reader.parse(data.decode("utf-8", "replace"))
    assert len(found) <= data.count(b"\n") + data.count(b"\r") + data.count(b"\x0b") + len(data) // 28 + 1
    for name, stat in found.items():
        assert stat.name == name
        assert min(count for count in vars(stat).values() if isinstance(count, int)) >= 0
        if is_sampled(data):
            survives(stat)


def diskstats_seeds() -> Iterator[bytes]:
    """Return lines of kernels before 4.18, before 5.5 and since."""
    yield b"   8       0 sda 11 12 13 14 15 16 17 18 0 19 20\n"
    yield b" 259       0 nvme0n1 11 12 13 14 15 16 17 18 0 19 20 21 22 23 24\n"
    yield b" 104       0 cciss/c0d0 11 12 13 14 15 16 17 18 0 19 20 21 22 23 24 25 26\n"


_SCRUBBED = "63b8f770-c23d-47a9-b82d-a8afc22cc42a"


def scrubbed(data: bytes) -> None:
    """Read the record of btrfs-progs."""
    found = file_system_tools.parse_scrub_status(data.decode("utf-8", "replace"), _SCRUBBED)
    assert len(found) <= data.count(b"\n") + 1
    for kept in found.values():
        assert min(kept.figures.done_bytes, kept.figures.errors.found, kept.started, kept.seconds) >= 0
        if is_sampled(data):
            survives(kept.figures)


def scrubbed_seeds() -> Iterator[bytes]:
    """Return a record of one that runs and of one that was cancelled (btrfs-progs 6.2)."""
    head = f"scrub status:1\n{_SCRUBBED}:1|data_bytes_scrubbed:63438848|csum_errors:2|last_physical:177733632|"
    yield f"{head}t_start:1795520030|t_resumed:0|duration:3|canceled:0|finished:0\n".encode()
    yield f"{head}t_start:1795520030|t_resumed:1795520031|duration:3|canceled:1|finished:1\n".encode()


def zpool(data: bytes) -> None:
    """Read what zpool status prints."""
    found = file_system_tools.parse_zpool_status(data.decode("utf-8", "replace"))
    for scan in found.scans:
        assert scan.fraction is None or 0 <= scan.fraction <= 1
        assert scan.left_s is None or scan.left_s >= 0
    if is_sampled(data):
        survives(found)


def zpool_seeds() -> Iterator[bytes]:
    """Return a pool that is scrubbed, one resilvered before OpenZFS 0.8, and one sequentially beside a scrub."""
    head, tail = b"  pool: tank\n state: ONLINE\n  scan: ", b"\nerrors: No known data errors\n"
    begun = b"scrub in progress since Sun Jun  8 12:43:45 2025\n\t3.06T / 12.8T issued at 211M/s\n"
    yield head + begun + b"\t0B repaired, 23.87% done, 1 days 13:28:54 to go" + tail
    yield head + b"resilvered 44.6M in 0h54m with 3 errors on Sun Feb  8 03:45:13 2026" + tail
    yield head + b"scrub canceled on Sun\n  scan: resilver (mirror-0) in progress since Mon\n" + tail


def mdstat(data: bytes) -> None:
    """Read the text of /proc/mdstat, or what a mail has made of it."""
    found = mdstat_reader.parse(data.decode("utf-8", "replace"))
    assert sum(len(array.members) for array in found.arrays) <= len(data)
    if is_sampled(data):
        survives(found)
