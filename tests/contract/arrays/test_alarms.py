"""Every mdstat text there is with the alarms it deserves, the rules at their edges, arrays broken on purpose."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.arrays import mdstat
from disktune_contract.arrays.alarms import Alarm, alarms, lasting, stalled, time_left, verdict
from disktune_contract.arrays.mdstat import MdArray

_CORPUS = Path(__file__).parents[2] / "corpus"
_EXPECTED = dict(
    line.split(": ") for line in (_CORPUS / "mdstat-alarms.txt").read_text().splitlines() if ": " in line
)
"""File name to ``name=alarm …``, read off the texts by a person."""

_SEVERITY = list(Alarm)


def test_every_text_gives_the_right_alarms() -> None:
    for name, expected in _EXPECTED.items():
        found = alarms(mdstat.parse((_CORPUS / "mdstat" / name).read_text())).arrays
        assert [f"{one.name}={one.alarm}" for one in found] == expected.split(), name
        assert all(re.fullmatch(r"[A-Z0-9].+\.", one.why) for one in found), name


def test_no_text_was_left_out() -> None:
    named = {line.split(":")[0] for line in (_CORPUS / "mdstat-alarms.txt").read_text().splitlines()}
    assert {path.name for path in (_CORPUS / "mdstat").iterdir()} <= named


def _only(text: str) -> MdArray:
    (array,) = mdstat.parse(f"md0 : {text}\n").arrays
    return array


def _alarm(text: str) -> Alarm:
    return verdict(_only(text)).alarm


# -- what each level can do without ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "slots", "alarm"),
    [
        ("raid1", "[3/1] [__U]", "degraded"),
        ("raid1", "[3/0] [___]", "failed"),
        ("raid1", "[1/1] [U]", "healthy"),
        ("raid1", "[2/3] [UU]", "healthy"),  # a replacement in sync beside what it replaces
        ("multipath", "[2/1] [U_]", "degraded"),
        ("multipath", "[2/0] [__]", "failed"),
        ("raid4", "[3/2] [UU_]", "degraded"),
        ("raid4", "[3/1] [U__]", "failed"),
        ("raid5", "[3/2] [U_U]", "degraded"),
        ("raid5", "[3/1] [U__]", "failed"),
        ("raid6", "[4/2] [U__U]", "degraded"),
        ("raid6", "[4/1] [U___]", "failed"),
        ("raid6", "[4/2]", "degraded"),
        ("raid6", "[4/1]", "failed"),
        ("raid5", "[U_U_]", "failed"),
        ("raid1", "[2/2] [U_]", "degraded"),  # the worse of two figures is believed
        ("raid1", "[2/1] [UU]", "degraded"),
        # Synology: E is a member that is kept although reading it failed.
        ("raid1", "[2/1] [_E]", "failed"),
        ("raid1", "[2/2] [UE]", "degraded"),
        ("raid5", "[3/2] [U_E]", "failed"),
        ("linear", "[2/2] [EU]", "failed"),
        ("linear", "[2/2] [UU]", "healthy"),
    ],
)
def test_redundancy(level: str, slots: str, alarm: str) -> None:
    assert _alarm(f"active {level} sda[0] sdb[1]\n 8 blocks {slots}") == alarm


@pytest.mark.parametrize(
    ("layout", "slots", "alarm"),
    [
        ("2 near-copies", "[4/2] [U_U_]", "degraded"),
        ("2 near-copies", "[4/2] [_UU_]", "degraded"),  # slots 1 and 2 are of different pairs
        ("2 near-copies", "[4/2] [__UU]", "failed"),
        ("2 near-copies", "[3/1] [U__]", "failed"),  # of three drives, each two share chunks
        ("2 near-copies", "[2/1] [_U]", "degraded"),
        ("3 near-copies", "[3/1] [__U]", "degraded"),
        ("2 far-copies", "[4/2] [U_U_]", "degraded"),
        ("2 far-copies", "[4/2] [_UU_]", "failed"),  # the last is a neighbour of the first
        ("2 offset-copies", "[4/2] [UU__]", "failed"),
        ("2 near-copies 2 far-copies", "[4/1] [___U]", "degraded"),
        ("2 near-copies 2 far-copies", "[4/0] [____]", "failed"),
        ("2 near-copies", "[4/2]", "degraded"),  # which two is unknown
        ("2 near-copies", "[4/1]", "failed"),
        ("", "[4/1] [U___]", "degraded"),  # a damaged text: the number of copies is unknown
    ],
)
def test_raid_10_depends_on_which_members_are_left(layout: str, slots: str, alarm: str) -> None:
    assert _alarm(f"active raid10 sda[0]\n 8 blocks super 1.2 512K chunks {layout} {slots}") == alarm


@pytest.mark.parametrize(
    "layout", ["2 near-copies", "2 far-copies", "3 near-copies", "2 near-copies 2 far-copies"]
)
@pytest.mark.parametrize("disks", [4, 5, 6])
def test_raid_10_fails_where_a_chunk_has_no_copy_left(layout: str, disks: int) -> None:
    """Against the layout itself: chunk k has its near copies on slots k·n … k·n+n-1, far ones n further each."""
    near = int(layout[0]) if "near" in layout else 1
    far = int(layout[-len("2 far-copies")]) if "far" in layout else 1
    chunks = [
        {(chunk * near + copy + row * near) % disks for copy in range(near) for row in range(far)}
        for chunk in range(disks)
    ]
    for gone in range(1, disks + 1):
        for lost in combinations(range(disks), gone):
            slots = "".join("_" if place in lost else "U" for place in range(disks))
            dead = any(places <= set(lost) for places in chunks)
            text = f"active raid10 sda[0]\n 8 blocks {layout} [{disks}/{disks - gone}] [{slots}]"
            assert _alarm(text) == ("failed" if dead else "degraded"), slots


# -- states ------------------------------------------------------------------------------------------------

_RUNS = "[=>..] {} = 8.6% (8/100) finish={}min speed={}K/sec"


@pytest.mark.parametrize(
    ("text", "alarm"),
    [
        ("inactive sda[0](S) sdb[1](S)\n 8 blocks super external:imsm", "container"),
        ("inactive sda[0](S)\n 8 blocks super external:ddf", "container"),
        ("inactive sda[0]\n 8 blocks super external:/md127/0", "inactive"),
        ("inactive sda[0]\n 8 blocks super external:-md127/0", "inactive"),
        ("inactive sda[0](S) sdb[1](S)\n 8 blocks super 1.2", "inactive"),
        ("inactive", "inactive"),
        ("inactive raid1 sda[0](F) sdb[1](S)\n 8 blocks [2/2] [UU]", "inactive"),
        ("broken raid0 sda[0] sdb[1]\n 8 blocks super 1.2 512k chunks", "failed"),
        ("active raid0 sda[0] sdb[1](F)\n 8 blocks super 1.2 512k chunks", "failed"),
        ("active linear sda[0](E) sdb[1]\n 8 blocks super 1.2 64k rounding", "failed"),
        ("active faulty sda[0]\n 8 blocks WriteTransient=3(1) nfaults=2", "healthy"),
        ("active raid1 sda[0]", "healthy"),  # cut off: nothing tells that something is missing
        ("active raid1 sda[0](F) sdb[1]", "degraded"),
        ("active raid1 sda[0](F) sdb[1](F)", "failed"),
        ("active raid5 sda[0] sdb[1] sdc[2](J)(F)\n 8 blocks [2/2] [UU]", "degraded"),
        ("active raid5 sda[0] sdb[1] sdc[2](J)(S)\n 8 blocks [2/2] [UU]", "healthy"),
        ("active (auto-read-only) raid1 sda[0] sdb[1](W)\n 8 blocks [2/2] [UU]", "healthy"),
        ("active (read-only) raid1 sda[0]\n 8 blocks [2/1] [U_]", "degraded"),
        ("active (auto-read-only) raid1 sda[0] sdb[1]\n 8 blocks [2/2] [UU]\n\tresync=PENDING", "busy"),
        ("active raid1 sda[0] sdb[1] sdc[2](F)\n 8 blocks [2/2] [UU]", "healthy"),  # already replaced
        ("active raid1 sda[0] sdb[1]\n 8 blocks [2/2] [UU]\n\tresync=DELAYED", "busy"),
        ("active raid1 sda[0] sdb[1]\n 8 blocks [2/2] [UU]\n\tresync=REMOTE", "busy"),
        ("active raid1 sda[0]\n 8 blocks [2/1] [U_]\n\tresync=DELAYED", "degraded"),
        ("active raid1 sda[0] sdb[1]\n 8 blocks [2/1] [U_]\n\trecover=REMOTE", "degraded"),
        ("active raid1 sda[0] sdb[1](R)\n 8 blocks [2/2] [UU]\n" + _RUNS.format("recovery", 1, 9), "busy"),
        ("active raid5 sda[0] sdb[1]\n 8 blocks [3/2] [UU_]\n" + _RUNS.format("recovery", 1, 9), "degraded"),
        ("active raid5 sda[0]\n 8 blocks [6/6] [UUUUU_]\n" + _RUNS.format("reshape", 1, 9), "busy"),
        ("active raid5 sda[0]\n 8 blocks [6/5] [UUUUU_]\n" + _RUNS.format("reshape", 1, 9), "degraded"),
        ("active raid5 sda[0]\n 8 blocks [3/3] [UUU]\n" + _RUNS.format("check", 1, 9), "busy"),
        ("active raid5 sda[0]\n 8 blocks [3/3] [UUU] [resync]=12% finish=3.5min", "busy"),  # Linux 2.2
    ],
)
def test_states(text: str, alarm: str) -> None:
    assert _alarm(text) == alarm


@pytest.mark.parametrize(
    ("finish", "speed", "expected"),
    [(1, 9, False), (525_000, 9, False), (526_000, 9, True), (25_176_161_501.3, 0, True), (3, 0, True)],
)
def test_what_goes_on_for_a_year_stands_still(finish: float, speed: int, expected: bool) -> None:
    array = _only("active raid1 sda[0]\n 8 blocks [2/2] [UU]\n" + _RUNS.format("resync", finish, speed))
    assert stalled(array) is expected
    assert ("has stalled" in verdict(array).why) is expected


@pytest.mark.parametrize(
    ("minutes", "words"),
    [
        (0.0, "less than 1 min"),
        (0.9, "less than 1 min"),
        (1.0, "about 1 min"),
        (58.4, "about 58 min"),
        (59.6, "about 1 h"),
        (62.0, "about 1 h"),
        (129.0, "about 2 h 10 min"),
        (133.6, "about 2 h 15 min"),
        (137.0, "about 2 h 15 min"),
        (717.0, "about 11 h 55 min"),
        (718.0, "about 12 h"),
        (765.0, "about 13 h"),
        (1439.0, "about 24 h"),
        (2849.0, "about 47 h"),
        (2850.0, "about 2 days"),
        (3000.0, "about 2 days"),
    ],
)
def test_the_time_left_is_no_finer_than_it_is_known(minutes: float, words: str) -> None:
    assert str(time_left(minutes)) == words


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "active raid5 sda[0]\n 8 blocks [3/2] [U_U]\n" + _RUNS.format("recovery", 85.1, 9),
            "1 of 3 members missing or not rebuilt (slot 1). A rebuild is at 8.6%, about 1 h 25 min left.",
        ),
        (
            "active raid6 sda[0]\n 8 blocks level 6 [4/1] [U___]",
            "3 of 4 members missing or not rebuilt (slots 1, 2, 3). Too many for RAID 6.",
        ),
        ("active raid1 sda[0] sdb[1] sdc[2](F)\n 8 blocks [2/2] [UU]", "2 members, all in sync. Failed: sdc."),
        (
            "active sda[0]\n 8 blocks [3/0] [___]",
            "3 of 3 members missing or not rebuilt (slots 0, 1, 2). Too many for the array.",
        ),
        (
            "active (auto-read-only) raid1 sda[0] sdb[1]\n 8 blocks [2/2] [UU]\n\tresync=PENDING",
            "A resync starts with the first write.",
        ),
        (
            "active (read-only) raid1 sda[0] sdb[1]\n 8 blocks [2/2] [UU]\n\tresync=PENDING",
            "A resync starts when the array is made writable.",
        ),
        ("active raid1 sda[0] sdb[1]\n 8 blocks [2/2] [UU]\n\tresync=PENDING", "A resync is paused or starting."),
        (
            "active raid0 sda[0] sdb[1](F)\n 8 blocks",
            "1 of 2 members missing or not rebuilt. Too many for RAID 0.",
        ),
    ],
)
def test_the_reason(text: str, why: str) -> None:
    assert verdict(_only(text)).why == why


@pytest.mark.parametrize("operation", ["resync", "check", "reshape"])
def test_members_are_not_called_in_sync_while_that_is_being_made_or_found_out(operation: str) -> None:
    array = _only("active raid1 sda[0] sdb[1] sdc[2](F)\n 8 blocks [2/2] [UU]\n" + _RUNS.format(operation, 9, 9))
    assert verdict(array).alarm is Alarm.BUSY
    assert lasting(array) == "2 members, none missing. Failed: sdc."


# -- breaking what is whole --------------------------------------------------------------------------------

_WHOLE = sorted(
    {
        (array.level, array.raid_disks)
        for path in (_CORPUS / "mdstat").iterdir()
        for array in mdstat.parse(path.read_text()).arrays
        if array.level and array.raid_disks and verdict(array).alarm is Alarm.HEALTHY
    }
)


@pytest.mark.slow
@given(st.sampled_from(_WHOLE), st.data())
def test_losing_one_more_never_looks_better(kind: tuple[str, int], data: st.DataObject) -> None:
    level, disks = kind
    order = data.draw(st.permutations(range(disks)))
    slots, worst = ["U"] * disks, Alarm.HEALTHY
    for gone, place in enumerate(order, 1):
        slots[place] = "_"
        text = f"active {level} sda[0]\n 8 blocks 2 near-copies [{disks}/{disks - gone}] [{''.join(slots)}]"
        alarm = _alarm(text)
        assert alarm in {Alarm.DEGRADED, Alarm.FAILED}
        assert _SEVERITY.index(alarm) >= _SEVERITY.index(worst)
        worst = alarm
    assert worst is Alarm.FAILED


def test_a_slot_emptied_in_any_text_is_noticed() -> None:
    """Take one drive out of each array in turn, in the text itself; nothing else may change."""
    for path in sorted((_CORPUS / "mdstat").iterdir()):
        text = path.read_text()
        before = alarms(mdstat.parse(text)).arrays
        inactive = any(one.alarm is Alarm.INACTIVE for one in before)
        for found in re.finditer(r"\[(\d+)/(\d+)\] \[(U+)\]", text):
            broken = f"[{found[1]}/{int(found[2]) - 1}] [_{found[3][1:]}]"
            after = alarms(mdstat.parse(text[: found.start()] + broken + text[found.end() :])).arrays
            changed = [new for old, new in zip(before, after, strict=True) if old != new]
            assert len(changed) == 1 or inactive, (path.name, broken)
            assert all(one.alarm in {Alarm.DEGRADED, Alarm.FAILED} for one in changed), (path.name, broken)
