"""smartmontools' database: what is read of what smartctl 7.3 prints, and of what is not from it."""

from __future__ import annotations

import subprocess

import pytest

from disktune_gui.store import drive_database
from disktune_gui.store.drive_database import DatabaseUnavailable, FamilyEntry, FamilyFacts, read

ONE = """\
Drive found in smartmontools Database.  Drive identity strings:
MODEL:              INTEL SSDSA2M080G2GC
FIRMWARE:           2CV102HD
match smartmontools Drive Database entry:
MODEL REGEXP:       INTEL SSDSA[12]M(040|080|120|160)G2.*
FIRMWARE REGEXP:    .*
MODEL FAMILY:       Intel X18-M/X25-M/X25-V G2 SSDs
ATTRIBUTE OPTIONS:  192 Unsafe_Shutdown_Count
                    225 Host_Writes_32MiB
WARNINGS:           This drive may require a firmware update to
fix possible drive hangs when reading SMART self-test log:
https://downloadcenter.intel.com/download/26491

"""
FIRST_OF_TWO = """\
Drive found in smartmontools Database.  Drive identity strings:
MODEL:              ST3000DM001-9YN166
FIRMWARE:           CC9F
match smartmontools Drive Database entry:
MODEL REGEXP:       ST(1000|1500|2000|2500|3000)DM00[1-3]-9YN16.
FIRMWARE REGEXP:    CC(4[H-Z]|[5-9A-Z]..*)
MODEL FAMILY:       Seagate Barracuda 7200.14 (AF)
ATTRIBUTE OPTIONS:  None preset; no -v options are required.

and match these additional entries:
MODEL REGEXP:       ST(1000|1500|2000|2500|3000)DM00[1-3]-9YN16.
FIRMWARE REGEXP:    .*
MODEL FAMILY:       Another
ATTRIBUTE OPTIONS:  188 Command_Timeout
WARNINGS:           A firmware update for this drive may be available,

"""
NONE = """\
No presets are defined for this drive.  Its identity strings:
MODEL:    NOSUCH
FIRMWARE: 1
do not match any of the known regular expressions.
"""


def test_family_names_and_warning_are_read() -> None:
    assert read(ONE).entry == FamilyEntry(
        "Intel X18-M/X25-M/X25-V G2 SSDs",
        "This drive may require a firmware update to fix possible drive hangs when reading SMART self-test log: "
        "https://downloadcenter.intel.com/download/26491",
        {192: "Unsafe_Shutdown_Count", 225: "Host_Writes_32MiB"},
    )


def test_the_first_entry_counts() -> None:
    assert read(FIRST_OF_TWO).entry == FamilyEntry("Seagate Barracuda 7200.14 (AF)")


def test_a_drive_that_is_not_in_it_has_no_entry() -> None:
    assert read(NONE) == FamilyFacts(None)


@pytest.mark.parametrize("printed", ["", "smartctl: out of memory\n", ONE[:150], ONE.replace("FAMILY", "KIN")])
def test_anything_else_is_not_taken_for_an_answer(printed: str) -> None:
    assert read(printed) == FamilyFacts(None, DatabaseUnavailable.BROKEN)


def test_texts_are_harmless_short_and_one_line() -> None:
    found = read(ONE.replace("Intel X18", "<b>\x1b[31m" + "x" * 2000).replace("This drive", "y" * 5000)).entry
    assert found is not None
    assert "<b>" not in found.name
    assert "\x1b" not in found.name
    assert (len(found.name), len(found.warning)) == (120, 1000)


SMARTCTL = drive_database.program()
"""The real one; the tests themselves find none."""


@pytest.mark.tools
@pytest.mark.skipif(SMARTCTL is None, reason="smartctl is not installed")
def test_the_installed_smartctl_prints_what_is_read() -> None:
    def of(model: str, firmware: str) -> FamilyFacts:
        command = [str(SMARTCTL), *drive_database.arguments(model, firmware)]
        return read(subprocess.run(command, capture_output=True, text=True, check=False).stdout)

    intel = of("INTEL SSDSA2M080G2GC", "2CV102HD").entry
    assert intel is not None
    assert intel.name.startswith("Intel X18-M/X25-M")
    assert intel.attributes[225] == "Host_Writes_32MiB"
    assert "firmware update" in intel.warning
    assert of("no such model", "--help") == FamilyFacts(None)
