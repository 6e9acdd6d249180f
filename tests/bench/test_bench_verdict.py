"""What the benchmark of the verdict counts: each drive once, on its last day, by what the window would say."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.bench import verdict as bench_verdict
from tools.bench.verdict import DISKS, FIRST, HISTORY, OLD, SOLID, Share, population, risk_ratio

HEADER = (
    "date,serial_number,model,capacity_bytes,failure,smart_5_normalized,smart_5_raw,smart_187_raw,smart_197_raw"
)
DISK, SSD = "ST4000DM000", "CT250MX500SSD1"


def rows(model: str, serial: str, *readings: tuple[str, int, str]) -> list[str]:
    """Return the rows of a drive: the day, whether it failed, and the raw values of 5, 187 and 197."""
    return [f"{day},{serial},{model},1,{failed},100,{raws}" for day, failed, raws in readings]


def folder(place: Path, *lines: str) -> Path:
    """Write a file for each day into a folder, as Backblaze publishes them."""
    for line in lines:
        file = place / f"{line.partition(',')[0]}.csv"
        file.write_text((file.read_text("utf-8") if file.exists() else HEADER + "\n") + line + "\n", "utf-8")
    return place


def found(place: Path, kind: str, rule: str) -> tuple[int, int]:
    """Return how many that failed had Caution, and how many others."""
    hits = population("some", sorted(place.glob("*.csv"))).kinds[kind].rules[rule]
    return hits.failed, hits.others


@pytest.mark.parametrize(
    ("model", "readings", "old", "first", "history"),
    [
        (DISK, [("2018-01-01", 0, "0,0,0")], False, False, False),
        (DISK, [("2018-01-01", 0, "0,3,0")], False, True, True),
        (DISK, [("2018-01-01", 0, "2,0,0")], True, False, False),
        (DISK, [("2018-01-01", 0, "0,0,0"), ("2018-01-02", 0, "2,0,0")], True, False, True),
        # It stood still for 60 days, and was read on each of them.
        (DISK, [("2018-01-01", 0, "0,3,0"), ("2018-03-02", 0, "0,3,0")], False, True, False),
        (DISK, [("2018-01-01", 0, "0,3,0"), ("2018-03-01", 0, "0,3,0")], False, True, True),
        # Pending sectors are those of now.
        (DISK, [("2018-01-01", 0, "0,0,8"), ("2018-03-02", 0, "0,0,8")], True, True, True),
        # Blocks that a solid-state drive retired count while they rise.
        (SSD, [("2018-01-01", 0, "40,0,0")], True, False, False),
        (SSD, [("2018-01-01", 0, "40,0,0"), ("2018-01-02", 0, "41,0,0")], True, False, True),
    ],
)
@pytest.mark.parametrize("failed", [False, True])
def test_a_drive_is_judged_on_its_last_day(
    tmp_path: Path,
    model: str,
    readings: list[tuple[str, int, str]],
    old: bool,
    first: bool,
    history: bool,
    failed: bool,
) -> None:
    day, _, raws = readings[-1]
    folder(tmp_path, *rows(model, "A", *readings[:-1], (day, int(failed), raws)))
    kind = SOLID if model == SSD else DISKS
    for rule, warns in ((OLD, old), (FIRST, first), (HISTORY, history)):
        assert found(tmp_path, kind, rule) == ((warns, 0) if failed else (0, warns)), rule


def test_one_that_fails_without_an_answer_is_judged_by_its_last(tmp_path: Path) -> None:
    folder(tmp_path, *rows(DISK, "A", ("2018-01-01", 0, "0,0,8"), ("2018-01-02", 1, ",,")))
    folder(tmp_path, *rows(DISK, "B", ("2018-01-02", 1, ",,")))
    some = population("some", sorted(tmp_path.glob("*.csv")))
    assert (some.kinds[DISKS].drives, some.kinds[DISKS].failed, some.unread) == (1, 1, 1)
    assert some.kinds[DISKS].rules[FIRST].failed == 1


@pytest.mark.parametrize(
    ("model", "kind"),
    [
        *(
            (model, DISKS)
            for model in ("ST4000DM000", "WDC WD30EFRX", "TOSHIBA MQ01ABF050", "HGST HMS5C4040BLE640")
        ),
        *(
            (model, SOLID)
            for model in ("CT250MX500SSD1", "DELLBOSS VD", "Micron_5300_MTFDDAK480TDS", "ZA250CM10003")
        ),
        *((model, SOLID) for model in ("Seagate BarraCuda SSD ZA250CM10002", "WDC WDS250G2B0A", "SSDSCKKB240GZR")),
    ],
)
def test_what_spins_is_known_by_the_model(tmp_path: Path, model: str, kind: str) -> None:
    folder(tmp_path, *rows(model, "A", ("2018-01-01", 0, "0,0,0")))
    assert [*population("some", sorted(tmp_path.glob("*.csv"))).kinds] == [kind]


def test_alibabas_files_are_of_solid_state_drives(tmp_path: Path) -> None:
    (tmp_path / "failed.csv").write_text(
        "model,failure_time,failure,r_5,n_5,r_187,disk_id\nC1,2018-02-01 10:00:00,1,40,100,2.0,7\n", "utf-8"
    )
    (tmp_path / "log_20191231.csv").write_text("model,disk_id,ds,r_5,r_187\nC1,8,20191231,40,0\n", "utf-8")
    assert found(tmp_path, SOLID, OLD) == (1, 1)
    assert found(tmp_path, SOLID, FIRST) == (1, 0)


def test_a_counter_is_counted_and_whether_it_is_the_only_one(tmp_path: Path) -> None:
    folder(tmp_path, *rows(DISK, "A", ("2018-01-01", 1, "9,1,0")), *rows(DISK, "B", ("2018-01-01", 0, "9,0,0")))
    kind = population("some", sorted(tmp_path.glob("*.csv"))).kinds[DISKS]
    assert (kind.counters["reallocated"].failed, kind.counters["reallocated"].others) == (1, 1)
    assert (kind.alone["reallocated"].failed, kind.alone["reallocated"].others) == (0, 1)
    assert kind.counters["uncorrectable"].failed == 1


def test_shares_and_risks_have_their_intervals() -> None:
    # Wilson's interval of 78 of 120, and Katz's of the ratio, by hand.
    assert Share(78, 120).shown == "65.0% (56.1 to 72.9)"
    assert Share(0, 0).shown == "–"
    assert risk_ratio(Share(78, 120), Share(1974, 22_772)) == "19 (13 to 27)"
    assert risk_ratio(Share(10, 10), Share(0, 0)) == "–"


def test_what_is_kept_is_what_was_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    daily, kept = tmp_path / "daily", tmp_path / "kept"
    daily.mkdir()
    kept.mkdir()
    folder(daily, *rows(DISK, "A", ("2018-01-01", 1, "9,1,0")))
    monkeypatch.setattr(bench_verdict, "FOLDER", kept)
    assert bench_verdict.main([str(daily), "--keep"]) == 0
    assert capsys.readouterr().out in (kept / "verdict.md").read_text("utf-8")
    told = json.loads((kept / "verdict.json").read_text("utf-8"))
    assert told["populations"][0]["kinds"][DISKS]["rules"][FIRST] == {"failed": 1, "others": 0}


@pytest.mark.parametrize("text", [None, "", "a,b\n1,2\n", f"{HEADER}\nyesterday,A,{DISK},1,0,100,0,0,0\n"])
def test_files_of_another_kind_are_refused(
    tmp_path: Path, text: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    if text is not None:
        (tmp_path / "some.csv").write_text(text, "utf-8")
    assert bench_verdict.main([str(tmp_path)]) == 2
    assert "cannot be used" in capsys.readouterr().err
