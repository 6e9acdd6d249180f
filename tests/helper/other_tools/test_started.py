"""What is installed and not started at boot sets nothing at boot, whichever tool it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from disktune_contract.settings.claims import Claim, When
from disktune_helper.other_tools.tree import Tree
from disktune_helper.other_tools.units import not_at_boot, on_demand
from tests.helper.other_tools.placed import found, put

USR, ETC = "/usr/lib/systemd/system", "/etc/systemd/system"
INSTALLED = "{} is not started at boot"
MASKED = "{} is masked"

Files = dict[str, str]

TOOLS: dict[str, tuple[str, Files]] = {
    "tlp": ("tlp.service", {"/etc/tlp.conf": 'DISK_DEVICES="sda"\nDISK_APM_LEVEL_ON_AC="1"\n'}),
    "tuned": (
        "tuned.service",
        {"/etc/tuned/active_profile": "mine", "/etc/tuned/mine/tuned.conf": "[disk]\napm=1\n"},
    ),
    "smartd": ("smartmontools.service", {"/etc/smartd.conf": "/dev/sda -e apm,1\n"}),
    "laptop-mode-tools": (
        "laptop-mode.service",
        {
            "/etc/laptop-mode/laptop-mode.conf": (
                "ENABLE_LAPTOP_MODE_ON_AC=1\nCONTROL_HD_POWERMGMT=1\nLM_AC_HD_POWERMGMT=1\nHD=/dev/sda\n"
                "CONTROL_HD_IDLE_TIMEOUT=0\nCONTROL_READAHEAD=0\n"
            )
        },
    ),
    "udisks2": ("udisks2.service", {"/etc/udisks2/A-1.conf": "[ATA]\nAPMLevel=1\n"}),
    "sysctl": ("systemd-sysctl.service", {"/etc/sysctl.d/9.conf": "dev.raid.speed_limit_min = 5000\n"}),
    "tmpfiles": (
        "systemd-tmpfiles-setup.service",
        {"/etc/tmpfiles.d/9.conf": "w /sys/block/sda/queue/read_ahead_kb - - - - 256\n"},
    ),
    "sysfsutils": ("sysfsutils.service", {"/etc/sysfs.conf": "block/sda/queue/read_ahead_kb = 256\n"}),
    "script": ("cron.service", {"/etc/cron.d/disk": "@reboot root /sbin/hdparm -B 1 /dev/sda\n"}),
}
"""By tool: its service, and files that make it set one thing."""

GOES_ON = {"tlp", "laptop-mode-tools"}
"""Tools that something else than the service runs, too, at other times than boot."""


def link(root: Path, path: str, target: str) -> None:
    place = root / path.lstrip("/")
    place.parent.mkdir(parents=True, exist_ok=True)
    place.symlink_to(target)


def installed(root: Path, tool: str) -> str:
    """Put the files of *tool* and its unit in place, without anything that starts it; return the unit."""
    unit, files = TOOLS[tool]
    for path, text in files.items():
        put(root, path, text)
    put(root, f"{USR}/{unit}", "[Service]\nExecStart=/usr/sbin/x\n[Install]\nWantedBy=multi-user.target\n")
    return unit


def at_boot(root: Path, tool: str) -> tuple[Claim, ...]:
    return tuple(one for one in found(root) if one.tool == tool and one.valid and When.BOOT in one.when)


@pytest.mark.slow
@pytest.mark.parametrize("tool", TOOLS)
def test_what_is_installed_sets_something_at_boot_only_if_something_starts_it(tool: str, tmp_path: Path) -> None:
    unit = installed(tmp_path, tool)
    assert at_boot(tmp_path, tool) == ()
    told = [one for one in found(tmp_path) if one.tool == tool]
    assert told
    assert all(INSTALLED.format(unit) in one.problem for one in told)
    assert {one.valid for one in told} == {tool in GOES_ON}
    link(tmp_path, f"{ETC}/multi-user.target.wants/{unit}", f"{USR}/{unit}")
    assert len(at_boot(tmp_path, tool)) == 1


@pytest.mark.slow
@pytest.mark.parametrize("tool", TOOLS)
@pytest.mark.parametrize("place", ["/etc/systemd/system", "/run/systemd/system"])
def test_what_is_masked_is_not_started_however_many_want_it(tool: str, place: str, tmp_path: Path) -> None:
    unit = installed(tmp_path, tool)
    link(tmp_path, f"{ETC}/multi-user.target.wants/{unit}", f"{USR}/{unit}")
    link(tmp_path, f"{place}/{unit}", "/dev/null")
    assert at_boot(tmp_path, tool) == ()
    assert all(MASKED.format(unit) in one.problem for one in found(tmp_path) if one.tool == tool)


@pytest.mark.parametrize("tool", TOOLS)
def test_a_copy_of_etc_does_not_tell(tool: str, tmp_path: Path) -> None:
    for path, text in TOOLS[tool][1].items():
        put(tmp_path, path, text)
    (tmp_path / "etc/systemd/system/multi-user.target.wants").mkdir(parents=True)
    assert len(at_boot(tmp_path, tool)) == 1


# -- what starts a unit --


def started(root: Path, unit: str = "x.service") -> bool:
    return not_at_boot(Tree(str(root)), unit) == ""


@pytest.mark.parametrize(
    ("where", "starts"),
    [
        (f"{USR}/sysinit.target.wants/x.service", True),
        (f"{ETC}/graphical.target.requires/x.service", True),
        ("/run/systemd/system/multi-user.target.upholds/x.service", True),
        (f"{ETC}/dev-sda.device.wants/x.service", True),
        (f"{ETC}/timers.target.wants/x.timer", True),
        (f"{ETC}/suspend.target.wants/x.service", False),
        (f"{ETC}/y.service.wants/x.service", False),
        (f"{ETC}/multi-user.target.wants/other.service", False),
    ],
)
def test_links_that_start_a_unit_at_boot(where: str, starts: bool, tmp_path: Path) -> None:
    put(tmp_path, f"{USR}/x.service", "[Service]\n")
    put(tmp_path, f"{USR}/x.timer", "[Timer]\n")
    link(tmp_path, where, f"{USR}/{where.rpartition('/')[2].replace('other', 'x')}")
    assert started(tmp_path) is starts


def test_a_preset_starts_nothing(tmp_path: Path) -> None:
    put(tmp_path, f"{USR}/x.service", "[Install]\nWantedBy=multi-user.target\n")
    put(tmp_path, "/usr/lib/systemd/system-preset/90-x.preset", "enable x.service\n")
    assert not started(tmp_path)


def test_a_unit_that_a_started_one_wants_is_started_and_a_circle_is_not(tmp_path: Path) -> None:
    for name in ("x", "y"):
        put(tmp_path, f"{USR}/{name}.service", "[Service]\n")
    link(tmp_path, f"{ETC}/y.service.wants/x.service", f"{USR}/x.service")
    link(tmp_path, f"{ETC}/x.service.wants/y.service", f"{USR}/y.service")
    assert not started(tmp_path)
    link(tmp_path, f"{ETC}/multi-user.target.wants/y.service", f"{USR}/y.service")
    assert started(tmp_path)


def test_an_alias_starts_it_too(tmp_path: Path) -> None:
    put(tmp_path, f"{USR}/x.service", "[Service]\n")
    link(tmp_path, f"{ETC}/alias.service", f"{USR}/x.service")
    assert not started(tmp_path)
    link(tmp_path, f"{ETC}/multi-user.target.wants/alias.service", f"{USR}/x.service")
    assert started(tmp_path)
    assert started(tmp_path, "alias.service")


def test_an_init_script_is_started_by_the_links_of_its_runlevels(tmp_path: Path) -> None:
    put(tmp_path, "/etc/init.d/x", "#!/bin/sh\n", 0o755)
    assert started(tmp_path)  # nothing is known
    link(tmp_path, "/etc/rc2.d/K01x", "../init.d/x")
    assert not started(tmp_path)
    link(tmp_path, "/etc/rc2.d/S01x", "../init.d/x")
    assert started(tmp_path)


def test_what_a_desktop_starts_by_d_bus_comes_later_than_boot(tmp_path: Path) -> None:
    unit = installed(tmp_path, "udisks2")
    service = "[D-BUS Service]\nName=org.freedesktop.UDisks2\nSystemdService=udisks2.service\n"
    put(tmp_path, "/usr/share/dbus-1/system-services/org.freedesktop.UDisks2.service", service)
    assert on_demand(Tree(str(tmp_path)), unit)
    (one,) = found(tmp_path)
    assert (one.valid, one.when) == (True, (When.HOTPLUG, When.RESUME, When.RUNTIME))
    assert one.problem.startswith("Not applied at boot: ")
    link(tmp_path, f"{ETC}/{unit}", "/dev/null")
    assert not on_demand(Tree(str(tmp_path)), unit)
    assert [one.valid for one in found(tmp_path)] == [False]


def test_laptop_mode_is_started_by_its_udev_rule_unless_it_is_masked(tmp_path: Path) -> None:
    unit = installed(tmp_path, "laptop-mode-tools")
    (one,) = found(tmp_path)
    assert (one.valid, one.when) == (True, (When.AC,))
    link(tmp_path, f"{ETC}/{unit}", "/dev/null")
    assert [one.valid for one in found(tmp_path)] == [False]


def test_openrc_starts_what_is_in_a_runlevel(tmp_path: Path) -> None:
    put(tmp_path, "/etc/conf.d/hdparm", 'sda_args="-B1"\n')
    (tmp_path / "etc/runlevels/default").mkdir(parents=True)
    assert [one.valid for one in found(tmp_path)] == [False]
    link(tmp_path, "/etc/runlevels/default/hdparm", "../../conf.d/hdparm")
    assert [one.valid for one in found(tmp_path)] == [True]


@pytest.mark.parametrize(
    ("path", "text", "rule"),
    [
        ("/etc/hdparm.conf", "/dev/sda {\n\tapm = 1\n}\n", "85-hdparm.rules"),
        ("/etc/tlp.conf", 'DISK_DEVICES="sda"\nDISK_APM_LEVEL_ON_AC="1"\n', "85-tlp.rules"),
    ],
)
def test_without_its_udev_rule_a_tool_does_nothing_on_plugging_in(
    path: str, text: str, rule: str, tmp_path: Path
) -> None:
    put(tmp_path, path, text)
    (one,) = found(tmp_path)
    assert When.HOTPLUG in one.when
    put(tmp_path, "/usr/lib/udev/rules.d/60-block.rules", "# of systemd\n")
    (one,) = found(tmp_path)
    assert When.HOTPLUG not in one.when
    assert f"the udev rule {rule} is not installed" in one.problem
    put(tmp_path, f"/usr/lib/udev/rules.d/{rule}", "# its own\n")
    (one,) = found(tmp_path)
    assert When.HOTPLUG in one.when


# -- rc.local --

RC_UNIT = "[Unit]\nConditionFileIsExecutable={0}\n[Service]\nType=forking\nExecStart={0} start\n"
"""rc-local.service has no [Install]: systemd-rc-local-generator(8) has it started where the script may run."""
RC_SCRIPT = "#!/bin/sh\nhdparm -B 1 /dev/sda\n"


def rc_local(root: Path, script: str, mode: int = 0o755) -> None:
    put(root, f"{USR}/rc-local.service", RC_UNIT.format(script))
    put(root, script, RC_SCRIPT, mode)
    (root / "etc/systemd/system/multi-user.target.wants").mkdir(parents=True)


def test_rc_local_is_started_by_the_link_of_its_generator(tmp_path: Path) -> None:
    rc_local(tmp_path, "/etc/rc.local")
    (tmp_path / "run/systemd/generator").mkdir(parents=True)
    (one,) = found(tmp_path)
    assert "not enabled" in one.problem
    link(tmp_path, "/run/systemd/generator/multi-user.target.wants/rc-local.service", f"{USR}/rc-local.service")
    (one,) = found(tmp_path)
    assert (one.file, one.valid, one.problem, one.when) == ("/etc/rc.local", True, "", (When.BOOT,))
    assert started(tmp_path, "rc-local.service")


def test_a_copy_without_run_is_judged_as_the_generator_would(tmp_path: Path) -> None:
    rc_local(tmp_path, "/etc/rc.local")
    assert [one.valid for one in found(tmp_path)] == [True]


def test_a_unit_that_a_generator_made_of_an_init_script_is_started(tmp_path: Path) -> None:
    put(tmp_path, "/etc/init.d/disks", "#!/bin/sh\ncase $1 in start) hdparm -B 1 /dev/sda;; esac\n", 0o755)
    late = "/run/systemd/generator.late"
    put(tmp_path, f"{late}/disks.service", "[Service]\nType=forking\nExecStart=/etc/init.d/disks start\n")
    link(tmp_path, f"{late}/multi-user.target.wants/disks.service", "../disks.service")
    (tmp_path / "etc/systemd/system/multi-user.target.wants").mkdir(parents=True)
    assert [(one.file, one.valid) for one in found(tmp_path)] == [("/etc/init.d/disks", True)]


def test_the_other_rc_local_is_run_by_nothing(tmp_path: Path) -> None:
    rc_local(tmp_path, "/etc/rc.local")
    put(tmp_path, "/etc/rc.d/rc.local", RC_SCRIPT, 0o755)
    of_red_hat, of_debian = sorted(found(tmp_path), key=lambda one: one.valid)
    assert (of_debian.file, of_debian.valid) == ("/etc/rc.local", True)
    assert (of_red_hat.file, of_red_hat.problem) == (
        "/etc/rc.d/rc.local",
        "No service here runs /etc/rc.d/rc.local.",
    )
    put(tmp_path, "/etc/init.d/rc", "#!/bin/sh\n[ -x /etc/rc.d/rc.local ] && /etc/rc.d/rc.local\n", 0o755)
    assert [one.valid for one in found(tmp_path)] == [True, True]


def test_red_hats_link_to_its_rc_local_is_the_same_script(tmp_path: Path) -> None:
    rc_local(tmp_path, "/etc/rc.d/rc.local")
    link(tmp_path, "/etc/rc.local", "rc.d/rc.local")
    assert [(one.file, one.valid) for one in found(tmp_path)] == [("/etc/rc.d/rc.local", True)]
