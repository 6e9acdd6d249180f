"""Each rule alone, from hand-made recordings: found, not found, and what it says."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from disktune_contract.checkup.check import Certainty
from disktune_contract.drives.drive import DriveKind, Partition, can_spin_down
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import Status
from disktune_contract.standby.culprit_rules import RULES
from disktune_contract.standby.diagnosis import diagnose, percent
from disktune_contract.standby.drive_rules import DRIVE_RULES
from disktune_contract.standby.night import Grade, RecordingContext, SettingChange, StandbyFinding
from disktune_contract.standby.recording import AccessKind, RecordingEnd, RecordingStage
from tests.contract.standby import nights as given
from tests.contract.standby.nights import APM, BEGAN, EPC, HALF_HOUR, HOUR, TEN_MINUTES, TIMER, culprit
from tests.each import each
from tests.narrowed import present

READ, WRITE, BACK = AccessKind.READ, AccessKind.WRITE, AccessKind.WRITE_BACK
JOURNAL, PROBE, COMMAND = AccessKind.JOURNAL, AccessKind.PROBE, AccessKind.COMMAND
DOCKER = "docker-0123456789abcdef0123.scope"
SWAP = given.drive(partitions=(Partition("sdb1", 2048, 1 << 30, swap=True),))


def by(*arguments: Any, **more: Any) -> RecordingContext:
    """Return a night in which one culprit comes every half hour, and the timer is 30 min."""
    return given.night(
        given.recording(culprit(*arguments, **more)), states=given.states(ata_standby_timer=HALF_HOUR)
    )


def own(states: tuple[Any, ...] = (), **more: Any) -> RecordingContext:
    """Return a night in which the drive alone is to blame."""
    recorded = {name: more.pop(name) for name in [*more] if name in given.recording().__dataclass_fields__}
    standby = recorded.pop("standby_s", 0.0) / (8 * HOUR)
    drive = more.pop("of", given.drive())
    made = given.recording(standby=standby, requests=1, bursts=1, **recorded)
    return given.night(made, states=states, drive=drive, **more)


CULPRITS: list[tuple[str, str, RecordingContext]] = [
    ("power-mode", "smartd that only asks", by("smartd", command="CHECK POWER MODE")),
    ("power-mode", "hd-idle", by("hd-idle", command="CHECK POWER MODE")),
    ("smartd", "smartd", by("smartd")),
    ("smartctl", "smartctl from cron", by("smartctl", unit="cron.service")),
    ("tool", "hdparm from a script", by("hdparm", command="IDENTIFY DEVICE")),
    ("udisks", "udisks", by("udisksd", every_s=600.0)),
    ("monitor", "hddtemp", by("hddtemp")),
    ("monitor", "netdata", by("netdata")),
    ("monitor", "telegraf", by("telegraf")),
    ("monitor", "smartctl of a monitor", by("smartctl", unit="smartctl_exporter.service")),
    ("monitor", "smartctl_exporter, cut off at 15 letters", by("smartctl_export")),
    ("lazy-init", "a new file system", by("ext4lazyinit", AccessKind.KERNEL)),
    ("swap", "a swap partition", replace(by("firefox", WRITE), drive=SWAP)),
    ("swap", "kswapd", by("kswapd0", WRITE)),
    ("array", "a bitmap", by("md0_raid1", AccessKind.ARRAY)),
    ("mdadm", "mdadm --detail", by("mdadm", READ)),
    ("lvm", "pvs", by("pvs", READ)),
    ("udev", "a probe", by("(udev-worker)", PROBE)),
    ("udev-program", "blkid", by("blkid", READ)),
    ("access-times", "a reader", by("mutt", AccessKind.ACCESS_TIMES)),
    ("journald", "the journal's file", by("systemd-journal", WRITE)),
    ("container", "a container's database", by("postgres", WRITE, unit=DOCKER)),
    ("container", "a pod of Podman", by("nginx", READ, unit="/machine.slice/libpod-0123456789abcdef.scope")),
    ("database", "by program", by("mariadbd", WRITE)),
    ("database", "by unit", by("sh", WRITE, unit="postgresql@15-main.service")),
    ("locate", "updatedb", by("updatedb.plocat", READ)),
    ("tracker", "Let GNOME index only your home directory.", by("tracker-miner-f", READ)),
    ("baloo", "the indexer of Plasma", by("baloo_file_extr", READ)),
    ("fstrim", "fstrim", by("fstrim", WRITE)),
    ("file-manager", "nautilus", by("nautilus", READ)),
    ("server", "nfsd", by("nfsd", READ)),
    ("unknown", "a thread", by("kworker/1:2", AccessKind.UNKNOWN)),
    ("thread", "a journal of nobody", by("jbd2/sdb1-8", JOURNAL)),
    ("journal", "a journal of a service", by("php", JOURNAL, unit="nextcloud-cron.service")),
    ("thread", "a journal of nobody, often", by("jbd2/sdb1-8", JOURNAL, every_s=30.0)),
    ("journal", "a journal of a service, often", by("php", JOURNAL, unit="nextcloud-cron.service", every_s=300.0)),
    ("write", "a service whose program is gone", by("", BACK, unit="backup.service")),
    ("thread", "nobody at all", by("", BACK)),
    ("write", "a program, often", by("syncthing", BACK, every_s=120.0)),
    ("read", "a service", by("find", READ, unit="backup.service")),
    ("write", "a program", by("transmission-da", WRITE)),
    ("write", "a program's write-back", by("syncthing", BACK)),
    ("read", "a program", by("find", READ)),
    ("command", "an unknown program", by("mytool")),
    ("kernel", "the kernel", by("xfs_scrub", AccessKind.KERNEL)),
]

_FORBIDS = own(given.states(ata_apm=254, ata_standby_timer=TEN_MINUTES))
_TLP_OFF = given.command(0xE3, 0, unit="tlp.service")
_TLP_254 = given.command(0xEF, 254, unit="tlp.service", feature=0x05)
_EPC_OFF = (*given.states(ata_epc=False, ata_standby_z=0), *given.lacking(TIMER))
_RUNTIME = given.states(ata_standby_timer=TEN_MINUTES, power_runtime_delay=-1, power_runtime=False)
_USB = given.drive(DriveKind.USB)

DRIVES: list[tuple[str, str, RecordingContext, bool]] = [
    ("apm-changed", "TLP set 254", own(given.states(ata_apm=254), commands=(_TLP_254,)), True),
    ("apm-changed", "it was set back later", own(commands=(_TLP_254, given.command(0xEF, 127, feature=5))), False),
    ("apm-changed", "the drive went to standby all the same", own(commands=(_TLP_254,), standby_s=HOUR), False),
    ("timer-changed", "TLP turned it off", own(given.states(ata_standby_timer=120), commands=(_TLP_OFF,)), True),
    (
        "timer-changed",
        "to a longer one",
        own(given.states(ata_standby_timer=60), commands=(given.command(0xE3, 241),)),
        True,
    ),
    (
        "timer-changed",
        "to a shorter one",
        own(given.states(ata_standby_timer=241), commands=(given.command(0xE3, 60),)),
        False,
    ),
    ("apm-forbids", "a level of 254", _FORBIDS, True),
    ("apm-forbids", "a level of 127", own(given.states(ata_apm=127)), False),
    ("apm-forbids", "APM is off", own(given.states(ata_apm=255)), False),
    ("apm-forbids", "standby in spite of it", own(given.states(ata_apm=254), standby_s=HOUR), False),
    ("apm-forbids", "EPC takes its place", own(given.states(ata_apm=254, ata_epc=True)), False),
    ("apm-forbids", "never asked for its mode", own(given.states(ata_apm=254), spans=()), False),
    ("timer-off", "set to never", own(given.states(ata_standby_timer=0)), True),
    ("timer-off", "by another tool's file", own((), claims=(given.claim(TIMER, 0),)), True),
    ("timer-off", "a low level of APM decides", own(given.states(ata_standby_timer=0, ata_apm=64)), False),
    ("no-timer", "nobody set one", own(given.states(ata_apm=255)), True),
    ("no-timer", "set in a file", own((), claims=(given.claim(TIMER, 60),)), False),
    ("no-timer", "the kernel's own", own(given.states(power_runtime=True, power_runtime_delay=600_000)), False),
    ("epc-off", "EPC off and no other", own(_EPC_OFF), True),
    ("epc-off", "EPC on", own(given.states(ata_epc=True, ata_standby_z=6000)), False),
    ("conditions-off", "EPC on without timers", own(given.states(ata_epc=True, ata_standby_z=0)), True),
    ("conditions-off", "SCSI without", own((*given.states(scsi_standby_z_after=-1), *given.lacking(TIMER))), True),
    (
        "conditions-off",
        "SCSI with one",
        own((*given.states(scsi_standby_z_after=6000), *given.lacking(TIMER))),
        False,
    ),
    ("none-supported", "a bridge", own(given.lacking(TIMER, EPC), of=_USB), True),
    ("timer-ignored", "an hour awake", own(_RUNTIME, quiet_awake_s=HOUR), True),
    ("timer-ignored", "behind a bridge", own(_RUNTIME, quiet_awake_s=HOUR, of=_USB), True),
    ("timer-ignored", "within what sampling allows", own(_RUNTIME, quiet_awake_s=11 * 60), False),
    (
        "timer-ignored",
        "APM forbids it",
        own(given.states(ata_standby_timer=120, ata_apm=254), quiet_awake_s=HOUR),
        False,
    ),
    ("timer-rounded", "later", own(_RUNTIME, entered_after_s=(1500.0,) * 4, standby_s=HOUR), True),
    ("timer-rounded", "earlier", own(_RUNTIME, entered_after_s=(300.0,) * 4, standby_s=HOUR), True),
    ("timer-rounded", "as set", own(_RUNTIME, entered_after_s=(640.0, 650.0, 610.0), standby_s=HOUR), False),
    ("timer-rounded", "twice", own(_RUNTIME, entered_after_s=(1500.0,) * 2, standby_s=HOUR), False),
    ("left-alone", "without a request", own(_RUNTIME, starts=2, standby_s=HOUR), True),
    ("left-alone", "never started", own(_RUNTIME, standby_s=HOUR), False),
    ("many-starts", "5 an hour", own(_RUNTIME, starts=40, standby_s=HOUR, entered_after_s=(600.0,)), True),
    ("many-starts", "1 an hour", own(_RUNTIME, starts=8, standby_s=HOUR), False),
]


def found(night: RecordingContext, rule: str) -> StandbyFinding | None:
    """Return the finding of a rule."""
    return next((one for one in diagnose(night).findings if one.rule == rule), None)


@each([(row[0], row[2]) for row in CULPRITS], lambda row: f"{row[0]}, {row[1]}")
def test_a_culprit(rule: str, night: RecordingContext) -> None:
    finding = found(night, rule)
    assert finding is not None, diagnose(night)
    assert isinstance(finding.says, Sentence)
    assert finding.began == 16
    assert finding.share == 1.0
    assert all(isinstance(one.says, Sentence) for one in finding.remedies)
    others = {one.rule for one in diagnose(night).findings} & {one.id for one in RULES}
    assert others == {rule}, "an innocent is named"


def test_every_rule_of_culprits_has_a_case() -> None:
    assert {row[0] for row in CULPRITS} == {rule.id for rule in RULES}


@each([(row[0], *row[2:]) for row in DRIVES], lambda row: f"{row[0]}, {row[1]}")
def test_a_drive(rule: str, night: RecordingContext, is_found: bool) -> None:
    finding = found(night, rule)
    assert (finding is not None) is is_found, diagnose(night)


def test_every_rule_of_drives_has_a_case_that_finds_and_one_that_does_not() -> None:
    for rule in DRIVE_RULES:
        judged = [rule.judge(row[2]) for row in DRIVES]
        assert any(judged), rule.id
        assert not all(judged), rule.id


# -- what is said ------------------------------------------------------------------------------------------


def test_smartd_is_said_with_its_interval_its_share_and_what_it_does() -> None:
    made = given.recording(
        culprit("smartd", began=41, every_s=1795.0), culprit("find", READ, began=6, every_s=None)
    )
    night = given.night(made, states=given.states(ata_standby_timer=242))
    first = diagnose(night).findings[0]
    assert first.says == (
        "smartd asked the drive. Every 30 min. It began 41 of 47 bursts. "
        "This keeps the drive awake: its timer is 1 h."
    )
    assert first.grade is Grade.KEEPS
    assert first.sure is Certainty.CERTAIN
    assert first.remedies[0].file == "/etc/smartd.conf"
    assert first.remedies[0].line == "/dev/sdb -a -n standby,q"


def test_a_timer_shorter_than_the_interval_is_proposed() -> None:
    remedy = by("udisksd", every_s=600.0)
    finding = present(found(remedy, "udisks"))
    assert (finding.remedies[-1].setting, finding.remedies[-1].value) == (TIMER, 60)
    assert finding.remedies[-1].says == "Set the timer to 5 min."
    assert 'ENV{ID_SERIAL_SHORT}=="S1"' in finding.remedies[0].line


def test_a_timer_that_would_start_the_drive_all_the_time_is_not_proposed() -> None:
    finding = present(found(by("php", WRITE, every_s=60.0), "write"))
    assert not [one for one in finding.remedies if one.setting]


def test_who_starts_the_drive_wakes_it_and_does_not_keep_it_awake() -> None:
    made = given.recording(culprit("smartd", began=16, woke=12), standby=0.4)
    first = diagnose(given.night(made)).findings[0]
    assert first.grade is Grade.WAKES
    assert "It started the drive 12 times. Each time the drive stays awake for 10 min." in first.says


def test_the_journal_names_the_file_system_and_the_service() -> None:
    finding = present(found(by("php", JOURNAL, unit="nextcloud-cron.service", every_s=300.0), "journal"))
    assert finding.says.startswith("nextcloud-cron (php) made /home commit its journal. Every 5 min.")
    assert finding.remedies[0].line == "commit=600"
    assert finding.remedies[1].file == "/etc/systemd/system/nextcloud-cron.timer.d/standby.conf"


def test_collecting_changes_is_not_proposed_against_what_comes_once_an_hour() -> None:
    finding = present(found(by("php", JOURNAL, unit="nextcloud-cron.service", every_s=3600.0), "journal"))
    assert [one.file for one in finding.remedies if "commit" in one.line or "dirty" in one.line] == []
    assert finding.remedies[0].file == "/etc/systemd/system/nextcloud-cron.timer.d/standby.conf"


def test_a_service_is_named_though_its_program_is_gone() -> None:
    finding = present(found(by("", BACK, unit="backup.service"), "write"))
    assert finding.says.startswith("The kernel wrote changes of backup to /home. Every 30 min.")


def test_of_fstab_a_remedy_has_the_option_alone() -> None:
    # A line of what is mounted would have neither the UUID nor options such as nofail.
    finding = present(found(by("mutt", AccessKind.ACCESS_TIMES), "access-times"))
    assert (finding.remedies[0].file, finding.remedies[0].line) == ("/etc/fstab", "noatime")


def test_a_container_is_called_by_what_made_it() -> None:
    finding = present(found(by("postgres", WRITE, unit=DOCKER), "container"))
    assert finding.says.startswith("postgres in the container Docker 0123456789ab wrote to /home. Every 30 min.")


def test_the_tool_that_overwrote_the_timer_is_named_with_the_time() -> None:
    night = own(given.states(ata_standby_timer=HALF_HOUR, ata_apm=255), commands=(_TLP_OFF,))
    first = diagnose(night).findings[0]
    clock = night.clock(BEGAN + HOUR)
    assert first.says == f"TLP turned the standby timer off at {clock}. Before that it was 30 min."
    assert first.grade is Grade.FORBIDS
    assert first.remedies[0].value == HALF_HOUR
    assert "DISK_SPINDOWN_TIMEOUT_ON_AC" in first.remedies[1].line


def test_what_forbids_standby_comes_first_and_then_who_began_most_bursts() -> None:
    made = given.recording(
        culprit("cat", READ, began=3, every_s=9000.0),
        culprit("udisksd", began=48, every_s=600.0),
        culprit("smartd", began=16),
    )
    night = given.night(made, states=given.states(ata_apm=254, ata_standby_timer=HALF_HOUR))
    rules = [one.rule for one in diagnose(night).findings]
    assert rules == ["apm-forbids", "udisks", "smartd", "read"]


def test_bytes_and_requests_do_not_count() -> None:
    heavy = culprit("backup", READ, began=1, every_s=None, requests=1_000_000)
    made = given.recording(heavy, culprit("smartd", began=40))
    assert diagnose(given.night(made)).findings[0].rule != "read"


def test_who_began_next_to_nothing_is_in_the_table_alone() -> None:
    made = given.recording(culprit("ls", READ, began=1, every_s=None), culprit("smartd", began=99))
    assert found(given.night(made), "read") is None


def test_kinds_of_access_of_one_program_are_one_finding() -> None:
    made = given.recording(culprit("smartd", began=30), culprit("smartd", began=10, command="READ LOG EXT"))
    (finding,) = [one for one in diagnose(given.night(made)).findings if one.rule == "smartd"]
    assert finding.began == 40
    assert len(finding.culprits) == 2


def test_programs_that_are_rare_enough_each_are_told_together() -> None:
    few = [culprit(name, READ, began=16, every_s=1800.0) for name in ("a", "b", "c", "d")]
    night = given.night(given.recording(*few), states=given.states(ata_standby_timer=180))
    first = diagnose(night).findings[0]
    assert first.rule == "together"
    assert "every 8 min" in first.says


def test_a_drive_that_was_never_quiet_has_requests_counted() -> None:
    steady = culprit("recorder", WRITE, began=1, every_s=None, requests=9000)
    made = given.recording(steady, culprit("smartd", began=1, every_s=None, requests=100), quiet_awake_s=6.0)
    first = diagnose(given.night(made)).findings[0]
    assert first.rule == "busy"
    assert first.says == ("recorder made 99% of all requests; longest pause 6 s.")


# -- the honest ends ---------------------------------------------------------------------------------------


def test_a_drive_that_stayed_in_standby_needs_nothing() -> None:
    made = given.recording(culprit("cat", READ, began=1, every_s=None, woke=1), standby=0.96)
    diagnosis = diagnose(given.night(made, states=given.states(ata_apm=254)))
    assert diagnosis.findings[0].grade is Grade.WELL
    assert diagnosis.findings[0].says == "In standby for 96% of 8 h."
    assert not [one for one in diagnosis.findings if one.grade is Grade.FORBIDS]
    assert diagnosis.verdict == "In standby for 96% of 8 h, with 1 start."


def test_a_drive_that_starts_all_the_time_is_not_called_well() -> None:
    made = given.recording(culprit("smartd", began=24, every_s=1200.0, woke=24), standby=0.95)
    rules = [one.rule for one in diagnose(given.night(made)).findings]
    assert "stays" not in rules
    assert "many-starts" in rules


@pytest.mark.parametrize(
    ("rule", "more"),
    [
        ("short", {"hours": 0.5}),
        ("lost", {"lost": 12}),
        ("unnamed", {"unnamed": 40, "requests": 100}),
        ("blind", {"blind": (AccessKind.JOURNAL,)}),
        ("mode-unknown", {"spans": ()}),
        ("mode-partly-unknown", {"unasked_s": 2 * HOUR}),
        ("cut-off", {"end": RecordingEnd.DRIVE_GONE}),
        ("cut-off", {"end": RecordingEnd.KILLED}),
    ],
)
def test_what_cannot_be_told_is_told(rule: str, more: dict[str, Any]) -> None:
    assert present(found(given.night(given.recording(culprit("smartd"), **more)), rule)).grade is Grade.UNKNOWN
    whole = diagnose(given.night(given.recording(culprit("smartd")))).findings
    assert rule not in {one.rule for one in whole}


def test_a_night_in_which_nothing_reached_the_drive() -> None:
    night = given.night(given.recording(bursts=0, requests=0))
    assert found(night, "quiet") is not None


def test_a_recording_that_failed_says_why_and_nothing_else() -> None:
    made = replace(given.recording(culprit("smartd")), stage=RecordingStage.FAILED, why="There is no tracefs.")
    diagnosis = diagnose(given.night(made))
    assert diagnosis.verdict == "There is no tracefs."
    assert [one.rule for one in diagnosis.findings] == ["failed"]


def test_many_unnamed_requests_make_a_culprit_likely() -> None:
    made = given.recording(culprit("smartd"), unnamed=50, requests=100)
    assert present(found(given.night(made), "smartd")).sure is Certainty.LIKELY


def test_a_thread_is_never_called_a_program() -> None:
    finding = present(found(by("kworker/1:2", AccessKind.UNKNOWN), "unknown"))
    assert "For whom is unknown." in finding.says
    assert not finding.remedies


_SECTIONS = {".timer.d/": "[Timer]", "journald.conf.d/": "[Journal]", ".cnf": "[mysqld]", "tuned.conf": "[disk]"}


def test_the_lines_of_a_file_with_sections_begin_with_the_right_one() -> None:
    nights = [row[2] for row in CULPRITS] + [row[2] for row in DRIVES]
    remedies = [remedy for night in nights for one in diagnose(night).findings for remedy in one.remedies]
    seen = set()
    for remedy in remedies:
        for place, section in _SECTIONS.items():
            if place in remedy.file:
                assert remedy.line.split("\n")[0] == section, remedy
                seen.add(place)
    assert {".timer.d/", "journald.conf.d/", ".cnf"} <= seen
    timers = [one.line for one in remedies if ".timer.d/" in one.file]
    # systemd.timer(5): an empty one first, or the old times stay.
    assert all(re.fullmatch(r"\[Timer\]\nOnCalendar=\nOnCalendar=\S[^\n]*", line) for line in timers)


# -- what others may have put into it ----------------------------------------------------------------------

_EVIL = 'x.service\nExecStart=/bin/sh -c "id"'


@each(product(AccessKind, (_EVIL, "$(id).service", "a;b.service", "x service", "../../etc/cron.service")))
def test_no_name_of_a_unit_gets_into_a_line_for_root(kind: AccessKind, evil: str) -> None:
    night = by(evil, kind, unit=evil, volume=evil)
    night = replace(
        night, mounts=(replace(given.MOUNT, device=evil, point=f"/{evil}", options=(evil,), kind=evil),)
    )
    lines = [remedy for one in diagnose(night).findings for remedy in one.remedies]
    for remedy in lines:
        assert evil not in remedy.line
        assert evil not in remedy.file
        assert "$(" not in remedy.line
        assert "/../" not in remedy.file


def test_a_serial_number_that_means_something_to_udev_is_left_out() -> None:
    night = replace(by("udisksd", every_s=600.0), drive=given.drive(serial='1", RUN+="x'))
    assert "RUN" not in present(found(night, "udisks")).remedies[0].line


# -- small parts -------------------------------------------------------------------------------------------


def test_what_was_changed_after_the_night_is_no_part_of_it() -> None:
    later = SettingChange(BEGAN + 20 * HOUR, APM, 254, 127)
    night = given.night(states=given.states(ata_apm=127), changes=(later,))
    assert (night.value(APM), night.now(APM)) == (254, 127)
    assert found(replace(night, recording=given.recording(culprit("smartd"))), "apm-forbids") is not None


def test_a_setting_that_the_drive_does_not_have_is_never_proposed() -> None:
    night = own(given.lacking(TIMER, EPC, APM, "power.runtime", "power.runtime_delay"))
    for one in diagnose(night).findings:
        assert not [remedy for remedy in one.remedies if remedy.setting], one
    locked = tuple(replace(one, status=Status.LOCKED) for one in given.states(ata_standby_timer=0))
    first = diagnose(own(locked)).findings[0]
    assert first.rule == "timer-off"
    assert not first.remedies


@pytest.mark.parametrize(
    ("share", "text"), [(0.0, "0"), (0.001, "<1"), (0.37, "37"), (0.999, ">99"), (1.0, "100")]
)
def test_a_share_in_words(share: float, text: str) -> None:
    assert percent(share) == text


@pytest.mark.parametrize(
    ("kind", "rotational", "can"),
    [
        (DriveKind.ATA, True, True),
        (DriveKind.USB, None, True),
        (DriveKind.ATA, False, False),
        (DriveKind.NVME, None, False),
        (DriveKind.ARRAY, True, False),
    ],
)
def test_which_drives_can_spin_down(kind: DriveKind, rotational: bool | None, can: bool) -> None:
    assert can_spin_down(given.drive(kind, rotational=rotational)) is can
