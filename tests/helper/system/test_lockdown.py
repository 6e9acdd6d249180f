"""The tables of the second wall, and the program that the kernel is given, tried without a kernel."""

from __future__ import annotations

import errno
import os
import struct
from pathlib import Path

import pytest

from disktune_contract.folders import LONG_TRIALS, METRICS, RUNTIME, SAMPLED, SAMPLES, STATE
from disktune_contract.messages.privilege import Class
from disktune_helper.system import lockdown
from disktune_helper.system.drive_commands import command_table
from disktune_helper.system.lockdown import landlock, permitted, seccomp
from disktune_helper.system.lockdown.permitted import (
    FILES,
    SYSTEM_CALLS,
    Argument,
    FileRights,
    SystemCall,
)
from disktune_helper.system.lockdown.seccomp import ARCHITECTURES, NEWEST, NUMBERS, Architecture, Instruction
from tests.narrowed import present

ALLOWED = 0x7FFF0000
DENIED, UNKNOWN = 0x50000 | errno.EPERM, 0x50000 | errno.ENOSYS
KILLED = 0x80000000

X86 = ARCHITECTURES["x86_64"]
ARM = ARCHITECTURES["aarch64"]
SHUT_IN = sorted(FILES)


def verdict(program: list[Instruction], number: int, *arguments: int, audit: int = X86.audit_number) -> int:
    """Run a program as the kernel does (seccomp(2), struct seccomp_data) and return what it returns."""
    given = [argument & 0xFFFFFFFFFFFFFFFF for argument in (*arguments, 0, 0, 0, 0, 0, 0)[:6]]
    data = struct.pack("=iIQ6Q", number, audit, 0, *given)
    place = accumulator = 0
    while True:
        code, if_so, if_not, k = program[place]
        place += 1
        match code:
            case 0x20:
                (accumulator,) = struct.unpack_from("=I", data, k)
            case 0x54:
                accumulator &= k
            case 0x15:
                place += if_so if accumulator == k else if_not
            case 0x35:
                place += if_so if accumulator >= k else if_not
            case 0x06:
                return k
            case _:
                raise AssertionError(f"no instruction: {code:#x}")


def of(privilege: Class, architecture: Architecture = X86) -> list[Instruction]:
    """Return the program of a class."""
    return seccomp.program(SYSTEM_CALLS[privilege], architecture)


@pytest.mark.parametrize("privilege", SHUT_IN)
@pytest.mark.parametrize("architecture", ARCHITECTURES.values(), ids=ARCHITECTURES)
def test_what_the_table_names_without_condition_passes_and_nothing_else(
    privilege: Class, architecture: Architecture
) -> None:
    program = of(privilege, architecture)
    free = {call.name for call in SYSTEM_CALLS[privilege] if call.either == ((),)}
    numbers = {NUMBERS[name][architecture.column] for name in free} - {None}
    passed = {n for n in range(600) if verdict(program, n, audit=architecture.audit_number) == ALLOWED}
    conditional = {NUMBERS[c.name][architecture.column] for c in SYSTEM_CALLS[privilege] if c.name not in free}
    assert passed - conditional == numbers
    assert {verdict(program, n, audit=architecture.audit_number) for n in range(NEWEST + 1, 600)} == {UNKNOWN}


@pytest.mark.parametrize("privilege", SHUT_IN)
def test_a_call_in_the_words_of_another_architecture_is_none(privilege: Class) -> None:
    program = of(privilege)
    assert verdict(program, 0) == ALLOWED
    # read(2) of 32-bit programs, for which the same numbers mean something else; and of the x32 interface.
    assert verdict(program, 3, audit=0x40000003) == KILLED
    assert verdict(program, 0x40000000) == DENIED
    assert verdict(of(privilege, ARM), 63, audit=X86.audit_number) == KILLED


@pytest.mark.parametrize("privilege", SHUT_IN)
@pytest.mark.parametrize(
    "name",
    [
        *("execve", "execveat", "fork", "vfork", "socket", "connect", "mount", "ptrace", "bpf"),
        *("chmod", "fchmod", "fchmodat", "fchmodat2", "umask", "chown", "fchown", "truncate", "ftruncate", "link"),
    ],
)
def test_what_would_lead_out_is_not_even_in_the_list_of_numbers(privilege: Class, name: str) -> None:
    assert name not in NUMBERS
    assert name not in {call.name for call in SYSTEM_CALLS[privilege]}


@pytest.mark.parametrize("privilege", SHUT_IN)
def test_no_class_makes_a_request_of_a_drive_itself(privilege: Class) -> None:
    program = of(privilege)
    assert not any(verdict(program, 16, 9, row.request) == ALLOWED for row in command_table.IOCTLS)
    # The kernel reads 32 bits of the number, whatever stands above.
    assert verdict(program, 16, 9, 0xABCD00000000 | 0x5401) == ALLOWED
    assert verdict(program, 16, 9, 0xABCD00000000 | 0x1277) == DENIED


@pytest.mark.parametrize("privilege", SHUT_IN)
def test_the_holder_of_drives_makes_the_requests_of_the_class_in_the_one_table(privilege: Class) -> None:
    program = seccomp.program(permitted.HOLDERS[privilege].calls, X86)
    passed = {row.request for row in command_table.IOCTLS if verdict(program, 16, 9, row.request) == ALLOWED}
    assert passed == {row.request for row in command_table.IOCTLS if row.level <= command_table.CEILING[privilege]}
    # BLKDISCARD, BLKSECDISCARD, BLKZEROOUT, NVME_IOCTL_IO_CMD, FITRIM, TIOCSTI.
    for number in (0x1277, 0x127D, 0x127F, 0xC0484E43, 0xC0185879, 0x5412):
        assert verdict(program, 16, 9, number) == DENIED
    # Of writing, only what is there and no link, and only in the class that changes: attributes.
    for flags in (2, 3, 0o100, 0o1000, 0o20200000, 1):
        assert verdict(program, 257, -100, 0x1000, flags) == DENIED
    attribute = verdict(program, 257, -100, 0x1000, 1 | os.O_NOFOLLOW)
    assert attribute == (ALLOWED if privilege is Class.TUNE else DENIED)


def test_the_holder_of_drives_reads_no_file_but_those_listed_and_writes_attributes_and_root_s_own() -> None:
    looking, changing = permitted.HOLDERS["inspect"].files, permitted.HOLDERS["tune"].files
    assert looking.keys() == {"/dev", "/sys", "/proc", "/var/lib/btrfs", "/"}
    kept = {"/etc/disktune", "/run/disktune", "/var/lib/disktune"}
    assert changing.keys() - looking.keys() == {"/sys/devices", "/sys/fs/btrfs", "/proc/sys/dev"} | kept
    assert not any(rights & ~FileRights.READ & ~FileRights.LIST for rights in FILES[Class.TUNE].values())
    assert looking["/"] is FileRights.LIST, "no file is read, and none is executed"
    assert not any(rights & (FileRights.WRITE | FileRights.EXECUTE) for rights in looking.values())
    assert all(changing[path] == rights for path, rights in looking.items())


@pytest.mark.parametrize("whose", sorted(permitted.HOLDERS.keys() - FILES.keys()))
def test_a_holder_for_one_command_writes_in_the_places_of_that_and_nowhere_else(whose: str) -> None:
    looking, rights = permitted.HOLDERS["inspect"], permitted.HOLDERS[whose]
    assert rights.places == OF_ONE_COMMAND[whose]
    written = {path for path, one in rights.files.items() if one & ~looking.files.get(path, FileRights.LIST)}
    attributes = {"/sys/devices", "/sys/fs/btrfs", "/proc/sys/dev"}
    assert written - attributes - {"/dev"} <= rights.places.keys()
    assert rights.files["/dev"] is FileRights.LIST or whose not in ("boost", "scrub"), "these open no drive"
    assert bool(written & attributes) == any(what.startswith("WRITE_") for what in rights.does)
    assert {"AGAIN", "MOUNT", "ROOM", "CANCEL_SCRUB"}.isdisjoint(rights.does), "that is for a window"


OF_ONE_COMMAND = {
    "sample": {SAMPLES: "", SAMPLED: ""},
    "metrics": {METRICS: ""},
    "long-trial": {LONG_TRIALS: "", STATE: "journal", RUNTIME: "asleep-"},
    "boost": {RUNTIME: "boost-", STATE: "journal"},
    "scrub": {RUNTIME: "scrub-hold-"},
}
"""What is written in each place begins so."""


def test_what_writes_for_prometheus_and_samples_sends_and_writes_nothing_else() -> None:
    assert METRICS.startswith("/run/")
    for whose in ("sample", "metrics"):
        rights = permitted.HOLDERS[whose]
        more = {call.name for call in rights.calls} - {call.name for call in permitted.HOLDERS["inspect"].calls}
        assert more == {"mkdir", "mkdirat", "unlinkat", "renameat", "renameat2"}
        assert rights.does == ("TEXT", "CHANGE_FILE", "OWN_FILE")
        program = seccomp.program(rights.calls, X86)
        passed = {row.level for row in command_table.IOCTLS if verdict(program, 16, 9, row.request) == ALLOWED}
        assert max(passed) <= command_table.CEILING[Class.INSPECT]
        # No file of the kernel's.
        assert verdict(program, 257, -100, 0x1000, 1 | os.O_NOFOLLOW) == DENIED


@pytest.mark.parametrize("privilege", SHUT_IN)
def test_a_thread_begins_and_a_process_does_not(privilege: Class) -> None:
    program = of(privilege)
    threads = 0x3D0F00
    """The flags of pthread_create(3) of glibc and of musl have CLONE_THREAD in common."""
    assert verdict(program, 56, threads) == ALLOWED
    assert verdict(program, 56, 0x01200011) == DENIED
    assert verdict(program, 56, 0x4111) == DENIED
    # As on a kernel before 5.3: the C library then takes the other one.
    assert verdict(program, 435) == UNKNOWN


@pytest.mark.parametrize("privilege", SHUT_IN)
@pytest.mark.parametrize(("architecture", "mmap"), [(X86, 9), (ARM, 222)], ids=ARCHITECTURES)
def test_a_file_is_never_mapped_shared(privilege: Class, architecture: Architecture, mmap: int) -> None:
    """What is written to such a mapping of a PCI device's `resource0` goes to its registers."""
    shared, private, validated, anonymous, fixed = 1, 2, 3, 0x20, 0x10

    def mapped(flags: int) -> int:
        return verdict(of(privilege, architecture), mmap, 0, 4096, 3, flags, 5, 0, audit=architecture.audit_number)

    assert {mapped(flags) for flags in (shared, validated, shared | fixed)} == {DENIED}
    assert {mapped(flags) for flags in (private, private | fixed, private | anonymous)} == {ALLOWED}
    assert mapped(shared | anonymous) == ALLOWED


@pytest.mark.parametrize("privilege", SHUT_IN)
@pytest.mark.parametrize(("architecture", "setaffinity"), [(X86, 203), (ARM, 122)], ids=ARCHITECTURES)
def test_only_the_calling_thread_is_kept_to_a_processor(
    privilege: Class, architecture: Architecture, setaffinity: int
) -> None:
    def moved(thread: int) -> int:
        return verdict(
            of(privilege, architecture), setaffinity, thread, 8, 0x1000, audit=architecture.audit_number
        )

    assert moved(0) == ALLOWED
    assert {moved(thread) for thread in (1, 4711, -1)} == {DENIED}
    # The kernel reads 32 bits of the number, whatever stands above.
    assert moved(0xABCD00000000 | 1) == DENIED


def test_who_only_looks_opens_for_reading() -> None:
    program = of(Class.INSPECT)
    assert verdict(program, 257, -100, 0x1000, 0o2000000) == ALLOWED
    for flags in (1, 2, 3, 0o100, 0o1000, 0o20200000):
        assert verdict(program, 257, -100, 0x1000, flags) == DENIED
        assert verdict(program, 2, 0x1000, flags) == DENIED
    assert verdict(program, 2, 0x1000, 0o2000000) == ALLOWED


def test_all_of_64_bits_are_compared() -> None:
    call = SystemCall("lseek", ((Argument(1, 5 << 32 | 7),), (Argument(2, 1, 0xFF), Argument(3, 0))))
    program = seccomp.program([call], X86)
    assert verdict(program, 8, 0, 5 << 32 | 7) == ALLOWED
    for other in (7, 5 << 32, 4 << 32 | 7, 5 << 32 | 6):
        assert verdict(program, 8, 0, other) == DENIED
    assert verdict(program, 8, 0, 0, 0xAB01) == ALLOWED
    assert verdict(program, 8, 0, 0, 0xAB01, 1 << 40) == DENIED
    assert verdict(program, 8, 0, 0, 0xAB02) == DENIED


@pytest.mark.parametrize("privilege", SHUT_IN)
def test_the_kernel_takes_programs_of_this_length(privilege: Class) -> None:
    for architecture in ARCHITECTURES.values():
        program = of(privilege, architecture)
        assert len(program) <= 4096
        assert all(0 <= jump <= 255 for _, if_so, if_not, _ in program for jump in (if_so, if_not))


def test_an_unknown_architecture_has_no_filter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seccomp, "ARCHITECTURES", {})
    assert not seccomp.install(SYSTEM_CALLS[Class.INSPECT])


class Kernel:
    """Landlock's three system calls, as a kernel of one version answers them."""

    def __init__(self, version: int, error: int = 0, *, scopes: bool = True) -> None:
        self.version, self.error, self.scopes = version, error, scopes
        self.told: list[tuple[int, bytes]] = []

    def __call__(self, number: int, *arguments: int | bytes | None) -> int:
        if self.error:
            raise OSError(self.error, "")
        if number == 444 and arguments[0] is None:
            return self.version
        if number == 444 and arguments[1] == 24 and not self.scopes:
            raise OSError(errno.EINVAL, "")
        self.told += [(number, argument) for argument in arguments if isinstance(argument, bytes)]
        return os.open("/", os.O_PATH) if number == 444 else 0


@pytest.mark.parametrize(
    ("version", "rights", "length"),
    [
        (1, 0x1FFF, 8),
        (2, 0x3FFF, 8),
        (3, 0x7FFF, 8),
        (4, 0x7FFF, 16),
        (5, 0xFFFF, 16),
        (6, 0xFFFF, 24),
        (9, 0xFFFF, 24),
    ],
)
def test_a_kernel_is_asked_for_what_it_knows(
    monkeypatch: pytest.MonkeyPatch, version: int, rights: int, length: int
) -> None:
    kernel = Kernel(version)
    monkeypatch.setattr(landlock, "_call", kernel)
    assert landlock.restrict(
        {"/dev": FileRights.READ | FileRights.CONTROL_NODE, "/does/not/exist": FileRights.READ}
    )
    (created, attributes), (added, rule) = kernel.told
    assert (created, added, len(attributes)) == (444, 445, length)
    assert int.from_bytes(attributes[:8], "little") == rights
    assert int.from_bytes(rule[:8], "little") == (FileRights.READ | FileRights.CONTROL_NODE) & rights


def test_a_kernel_that_promises_too_much_is_asked_for_less(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = Kernel(6, scopes=False)
    monkeypatch.setattr(landlock, "_call", kernel)
    assert landlock.restrict({"/dev": FileRights.READ})
    assert [len(attributes) for number, attributes in kernel.told if number == 444] == [16]


@pytest.mark.parametrize("error", [errno.ENOSYS, errno.EOPNOTSUPP, errno.EPERM])
def test_a_kernel_without_it_leaves_the_first_wall(monkeypatch: pytest.MonkeyPatch, error: int) -> None:
    monkeypatch.setattr(landlock, "_call", Kernel(0, error))
    assert landlock.restrict(FILES[Class.INSPECT]) is False


def test_a_failure_that_means_something_else_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(landlock, "_call", Kernel(0, errno.ENOMEM))
    with pytest.raises(OSError, match="12"):
        landlock.restrict(FILES[Class.INSPECT])


def test_who_only_looks_is_granted_nothing_else() -> None:
    for path, rights in FILES[Class.INSPECT].items():
        assert rights & ~(FileRights.READ | FileRights.LIST) == 0, path


@pytest.mark.parametrize("privilege", SHUT_IN)
def test_no_class_opens_a_node_of_dev(privilege: Class) -> None:
    assert FILES[privilege]["/dev"] == FileRights.LIST


@pytest.mark.parametrize("path", ["/", "/etc", "/root", "/home", "/var", "/var/lib", "/run", "/tmp", "/boot"])  # noqa: S108
def test_no_class_is_granted_a_place_that_others_share(path: str) -> None:
    for granted in FILES.values():
        assert granted.get(path, FileRights(0)) & ~FileRights.LIST == 0


def test_a_class_without_a_table_is_left_alone() -> None:
    assert Class.BROWSE not in lockdown.CLASSES
    lockdown.shut_in(Class.BROWSE)


def test_its_own_folders_are_in_the_table() -> None:
    # Rights on a directory hold for all that is below it.
    for granted in FILES.values():
        for own in permitted.OWN:
            assert any(Path(own).is_relative_to(path) for path in granted.keys() & set(permitted.OWN)), own


@pytest.mark.parametrize(("name", "place", "most"), [("openat", 3, 0o644), ("mkdirat", 2, 0o755)])
def test_nothing_is_created_that_others_may_write_or_that_is_a_program(name: str, place: int, most: int) -> None:
    program = seccomp.program(permitted.HOLDERS["sample"].calls, X86)
    creating = os.O_NOFOLLOW | os.O_CREAT | os.O_EXCL | os.O_WRONLY
    for mode in range(0o10000):
        given = [-100, 0x1000, creating, 0]
        given[place] = mode
        passes = verdict(program, present(NUMBERS[name][X86.column]), *given) == ALLOWED
        assert passes is not bool(mode & ~most), oct(mode)
