"""Every mdstat text there is, the traps one by one, and whatever else may come."""

from __future__ import annotations

import quopri
import re
from pathlib import Path
from random import Random

import pytest

from disktune_contract.arrays.mdstat import (
    ArrayState,
    MdArray,
    MdBitmap,
    MdMember,
    MdStat,
    NotMdstat,
    ReadOnly,
    Waiting,
    parse,
)

_ROOT = Path(__file__).parents[3]
_CORPUS = {path.name: path for path in sorted((_ROOT / "tests/corpus/mdstat").glob("*.txt"))}

_DAMAGED = {
    "frag_linux-raid_2019-May_5dd1ea7a_q1.txt": ("[…]",),
    "frag_linux-raid_2022-Apr_7c62476f_q1.txt": ("``` ``` $ sudo mdadm -D /dev/md0",),
    "frag_linux-raid_2022-Jan_98099830_q1.txt": ("---",),
    "ml_linux-raid_2024-Oct_01bafd05_1.txt": ("1",),
    "osquery_md_tables_tests_7.txt": (
        "[] r",
        "sde2[ sdd2] sdc2 sdb2 sda2][",
        "recovery =",
        "check =",
        ", file:",
        "md0",
        "248640 blocks super 1.2 [6/5] [UU_UUU]",
        "unu <none>",
    ),
    "telegraf_mdstat_test_5.txt": ("mdf1: testman actve",),
}
"""Texts that a mail program or a test author damaged, with exactly what cannot be understood in them."""

_TWO_OPERATIONS = "osquery_md_tables_tests_3.txt"


_WELL_FORMED = sorted(_CORPUS.keys() - _DAMAGED - {_TWO_OPERATIONS})


def test_a_well_formed_text_is_understood_completely() -> None:
    """No word is left over, and each number of the text is found again where it belongs."""
    for name in _WELL_FORMED:
        text = _CORPUS[name].read_text()
        stat = parse(text)
        assert stat.unparsed == (), name
        assert _facts_of(stat) == _facts_in(text), name


def _facts_in(text: str) -> dict[str, list[str]]:
    """Return what a person would look for in *text*, found by means that know nothing of clauses."""
    percents = re.findall(r"(\w+) *= +?([\d.]+)% \((\d+)/(\d+)\) finish=([\d.]+)min speed=(\d+)K", text)
    return {
        "headers": re.findall(r"^(md\S+) : (?:active|inactive|broken)", text, re.MULTILINE),
        "members": re.findall(r"\S+\[\d+\](?:\(\w\))*", text),
        "sizes": re.findall(r"(\d+) blocks", text),
        "metadata": re.findall(r"super (\S+)", text),
        "counts": re.findall(r"\[\d+/\d+\]", text),
        "slots": re.findall(r"\[([U_]+)\]", text),
        "progress": [" ".join(numbers) for numbers in percents],
        "waiting": re.findall(r"DELAYED|PENDING|REMOTE", text),
        "bitmaps": re.findall(r"bitmap: (\d+/\d+ pages \[\d+KB\], \d+KB)", text),
    }


def _facts_of(stat: MdStat) -> dict[str, list[str]]:
    members = [member for array in stat.arrays for member in array.members]
    bitmaps = [array.bitmap for array in stat.arrays if array.bitmap]
    return {
        "headers": [array.name for array in stat.arrays],
        "members": [f"{m.name}[{m.index}]" + "".join(f"({flag})" for flag in m.flags) for m in members],
        "sizes": [str(array.blocks_kib) for array in stat.arrays if array.blocks_kib is not None],
        "metadata": [a.metadata for a in stat.arrays if a.metadata and a.metadata != "0.90"],
        "counts": [f"[{a.raid_disks}/{a.working_disks}]" for a in stat.arrays if a.raid_disks],
        "slots": [array.slots for array in stat.arrays if array.slots],
        "progress": [
            f"{a.operation} {a.progress_percent} {a.done} {a.total} {a.finish_minutes} {a.speed_kib_s}"
            for a in stat.arrays
            if a.progress_percent is not None
        ],
        "waiting": [array.waiting.upper() for array in stat.arrays if array.waiting],
        "bitmaps": [
            f"{b.used_pages}/{b.total_pages} pages [{b.memory_kib}KB], {b.chunk_bytes // 1024}KB" for b in bitmaps
        ],
    }


def test_of_two_operations_in_one_array_the_last_counts() -> None:
    """No kernel prints this, but a test text that many tools share does."""
    stat = parse(_CORPUS[_TWO_OPERATIONS].read_text())
    assert stat.unparsed == ()
    assert (stat.arrays[0].operation, stat.arrays[0].done) == ("check", 716160)


@pytest.mark.parametrize("name", sorted(_DAMAGED))
def test_damage_is_reported_and_the_rest_understood(name: str) -> None:
    stat = parse(_CORPUS[name].read_text())
    assert stat.unparsed == _DAMAGED[name]
    assert stat.arrays


def test_of_an_array_that_lost_its_header_nothing_is_told_of_the_one_before() -> None:
    """Else a healthy array would lend its figures to the failing one above it."""
    stat = parse("md1 : active raid1 sda[0]\n 8 blocks [2/1] [U_]\nmd0\n 9 blocks [2/2] [UU]\nmd2 : inactive\n")
    assert [(array.name, array.slots) for array in stat.arrays] == [("md1", "U_"), ("md2", None)]
    assert stat.unparsed == ("md0", "9 blocks [2/2] [UU]")


def test_two_snapshots_in_one_letter_yield_both() -> None:
    stat = parse("md4 : active raid1 sdc[0]\nlater: user@host:~$ cat /proc/mdstat\nmd4 : inactive\n")
    assert [(array.name, array.state) for array in stat.arrays] == [
        ("md4", ArrayState.ACTIVE),
        ("md4", ArrayState.INACTIVE),
    ]
    assert stat.unparsed == ("later: user@host:~$ cat /proc/mdstat",)


def _only(text: str) -> MdArray:
    stat = parse(text)
    assert stat.unparsed == ()
    (array,) = stat.arrays
    return array


def test_everything_the_kernel_can_say_of_an_array() -> None:
    assert _only(
        "md0 : active (auto-read-only) raid6 sda1[0] cciss/c0d0p1[11](W)(R) md126[2](J) sdc[3](F)\n"
        "      58603894400 blocks super 1.2 level 6, 64k chunk, algorithm 2 [12/11] [UUUUU_UUUUUU]\n"
        "      [=>...................]  reshape =  8.6% (674914560/7813894144) finish=941.1min speed=126418K/sec\n"
        "      bitmap: 2/59 pages [8KB], 65536KB chunk, file: /var/my\\040bitmap\n"
    ) == MdArray(
        name="md0",
        state=ArrayState.ACTIVE,
        read_only=ReadOnly.AUTO,
        level="raid6",
        members=(
            MdMember("sda1", 0),
            MdMember("cciss/c0d0p1", 11, ("W", "R")),
            MdMember("md126", 2, ("J",)),
            MdMember("sdc", 3, ("F",)),
        ),
        blocks_kib=58603894400,
        metadata="1.2",
        raid_disks=12,
        working_disks=11,
        slots="UUUUU_UUUUUU",
        operation="reshape",
        progress_percent=8.6,
        done=674914560,
        total=7813894144,
        finish_minutes=941.1,
        speed_kib_s=126418,
        bitmap=MdBitmap(2, 59, 8, 65536 * 1024, "/var/my bitmap"),
    )


@pytest.mark.parametrize(
    ("rest", "field", "value"),
    [
        ("broken raid1 sda[0]", "state", ArrayState.BROKEN),
        ("active (read-only) raid1 sda[0]", "read_only", ReadOnly.READ_ONLY),
        ("inactive sda[1](S)", "level", None),
        ("inactive raid5 sda[1]", "level", "raid5"),
        ("inactive super 1.2", "level", None),
        ("inactive super 1.2", "metadata", "1.2"),
        ("active raid1 sda[0]", "metadata", None),
        ("active raid1 sda[0]\n 8 blocks [2/1] [U_]", "metadata", "0.90"),
        ("inactive sda[1](S)\n 9459 blocks super external:imsm", "metadata", "external:imsm"),
        ("active raid0 sda[1]\n 8 blocks super external:-md127/0 4k chunks", "metadata", "external:-md127/0"),
        ("active raid1 sda[0]\n 8 blocks super non-persistent [2/2] [UU]", "metadata", "non-persistent"),
        ("active linear sda[0]\n 8 blocks super 1.2 0k rounding", "raid_disks", None),
        ("active raid10 a[0]\n 8 blocks 2 near-copies 2 far-copies 3 devices per set [2/2] [UU]", "slots", "UU"),
        ("active faulty sda[0]\n 8 blocks WriteTransient=3(1) WriteAll nfaults=2", "blocks_kib", 8),
        ("active raid1 sda[0]\n\n 8 blocks super 1.2 [2/2] [UU]", "raid_disks", 2),
        ("active raid1 sda[0](E)\n 8 blocks [2/1] [UE]", "slots", "UE"),
        ("active raid1 sda[0] 8 blocks [2/2] [UU]", "blocks_kib", 8),
        ("active raid1 sda[0]\n\tresync=DELAYED", "waiting", Waiting.DELAYED),
        ("active raid1 sda[0]\n\tresync=PENDING", "operation", "resync"),
        ("active raid1 sda[0]\n\trecover=REMOTE", "operation", "recovery"),
        ("active raid1 sda[0]\n\treshape=REMOTE", "waiting", Waiting.REMOTE),
        ("active raid1 sda[0]\n 8 blocks [2/2] [UU] [resync]=12% finish=3.5min", "progress_percent", 12.0),
        ("active raid1 sda[0]\n 8 blocks [2/1] [U_] recovery=12% finish=3.5min", "operation", "recovery"),
        ("active raid1 sda[0]\n bitmap: 1/1 pages [4KB], 512B chunk", "bitmap", MdBitmap(1, 1, 4, 512)),
    ],
)  # fmt: skip
def test_each_form(rest: str, field: str, value: object) -> None:
    assert getattr(_only(f"md_home : {rest}\n"), field) == value


def test_quoted_and_indented_mail_reads_as_the_original() -> None:
    text = _CORPUS["procfs_fixture.txt"].read_text()
    quoted = "".join(f"> >   {line}\n" for line in text.splitlines())
    assert parse(quoted) == parse(text)


def test_a_text_broken_at_any_blank_reads_as_the_original() -> None:
    """Mail programs break lines wherever there is a blank, and quote what they have broken."""
    random = Random(1)  # noqa: S311
    for name in _WELL_FORMED:
        text = _CORPUS[name].read_text()
        arrays, end, rest = text.partition("unused devices:")
        broken = re.sub(r"(?<=\S) (?=\S)", lambda _: random.choice((" ", "\n> ", " \r\n")), arrays)
        stat = parse(broken + end + rest)
        assert stat == parse(text), broken
        assert stat.unparsed == (), broken


@pytest.mark.parametrize("blank", ["\u00a0", "\u202f", "\u3000"])
def test_a_blank_that_does_not_break_is_a_blank(blank: str) -> None:
    """Mail programs and web pages write every second of two blanks so."""
    text = _CORPUS["procfs_fixture.txt"].read_text()
    assert "resync =  " in text
    assert parse(text.replace("  ", f" {blank}").replace("= ", f"={blank}")) == parse(text)


def test_an_encoded_mail_reads_as_the_original() -> None:
    """As ``quoted-printable`` writes it, when a mail is saved in the form in which it was sent (RFC 2045, 6.7)."""
    text = _CORPUS["procfs_fixture.txt"].read_text()
    encoded = quopri.encodestring(text.encode()).decode()
    assert "=3D" in encoded
    assert "=\n" in encoded
    assert parse(encoded) == parse(text)
    assert parse(encoded.replace("\n", "\r\n")) == parse(text)


def test_an_escaped_page_reads_as_the_original() -> None:
    """As editors of Markdown save what was pasted into them; a page of a web adds its own for angle brackets."""
    text = _CORPUS["procfs_fixture.txt"].read_text()
    escaped = re.sub(r"([\[\]_])", r"\\\1", text)
    assert "\\[U\\_\\]" in escaped
    assert parse(escaped) == parse(text)
    assert parse(text.replace("<none>", "&lt;none&gt;")) == parse(text)


def test_a_byte_order_mark_is_no_part_of_the_text() -> None:
    text = _CORPUS["procfs_fixture.txt"].read_text()
    assert parse("\ufeff" + text) == parse(text)


@pytest.mark.parametrize(
    "prose",
    [
        "Nov 7 16:01:24 host mdadm[1234]: Fail event",
        "[SNIP]",
        "the drive sdb[1] again",
        "[1/2] and [2/1] [U_] of the letter before",
    ],
)
def test_what_stands_around_a_list_is_told_of_no_array(prose: str) -> None:
    array = "md0 : active raid1 sda[0] sdb[1]\n 8 blocks [2/2] [UU]\n"
    whole = parse(array).arrays
    assert parse(f"{prose}\n{array}").arrays == whole
    assert parse(f"{array}\n{prose}\n").arrays == whole
    assert parse(f"{array}unused devices: <none>\n{prose}\n").arrays == whole
    assert parse(f"{array}unused devices: <none>\nbitmap: 1/1 pages [4KB], 512B chunk\n").arrays == whole


@pytest.mark.slow
def test_a_flood_of_members_costs_no_flood_of_time() -> None:
    array = parse("md0 : active raid1 " + "sda[0] " * 100_000).arrays[0]
    assert len(array.members) == 1920


@pytest.mark.parametrize(
    ("line", "unused"),
    [
        ("unused devices: <none>", ()),
        ("unused devices: none", ()),
        ("unused devices: sda1 sdb1 ", ("sda1", "sdb1")),
    ],
)
def test_unused_devices(line: str, unused: tuple[str, ...]) -> None:
    assert parse(f"Personalities :\nread_ahead not set\nEvent: 4\n{line}\n") == MdStat((), unused)


@pytest.mark.parametrize("text", ["", "\n\n", "unused devices: <none>\n", "md0", "Filesystem Size Used\n"])
def test_anything_else_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(NotMdstat, match=r"^This is not the text of /proc/mdstat: .*\.$"):
        parse(text)


def test_a_number_too_long_to_be_one_is_left_unparsed() -> None:
    stat = parse(f"md0 : active raid1 sda[{'9' * 5000}]\n")
    assert stat.arrays[0].members == ()
    assert stat.unparsed == (f"sda[{'9' * 5000}]",)
