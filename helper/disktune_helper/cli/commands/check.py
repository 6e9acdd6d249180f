"""``disktune-helper check``: the check-up, by the same pure functions as the window's. It wakes nothing.

The window's helpers of root have no operation for how a drive is connected, because its own process reads that.
Here there is one process. What it reads is the kernel's, and it is confined before.
"""

from __future__ import annotations

from disktune_contract.arrays.array import ArrayReport
from disktune_contract.checkup.check import Certainty, Facts, Outcome
from disktune_contract.checkup.checks import Checked, check_up
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.folders import SAMPLES
from disktune_contract.health import sample
from disktune_contract.health.health import Health
from disktune_contract.health.identification import Identification
from disktune_contract.messages.faults import Refusal
from disktune_contract.messages.look import StateList
from disktune_contract.messages.protocol import Nothing, OfDrive
from disktune_contract.settings.saved import SavedList
from disktune_helper.cli.common import selection
from disktune_helper.cli.common.command_line import Exit
from disktune_helper.cli.common.outputs import CheckedDrive, CheckOutput, CheckUpOutput
from disktune_helper.cli.common.terminal import Tone
from disktune_helper.cli.common.work import CommandWork
from disktune_helper.drives import attachment
from disktune_helper.system.files import RootFolder

_TONES = {Outcome.FOUND: Tone.CAUTION, Outcome.WELL: Tone.PLAIN, Outcome.UNKNOWN: Tone.PLAIN}


def run(work: CommandWork) -> int:
    """Print what came of the checks; return 1 if something was found."""
    found = []
    for drive in selection.chosen(work.drives, work.line.names):
        if work.terminal.stopped:
            break
        results, troubles = _checked(work, drive)
        outputs = tuple(map(_output, results))
        found.append(CheckedDrive(drive.name, drive.identity, outputs, troubles))
        _say(work, drive, results, troubles)
    if not work.as_root:
        work.terminal.remark("Without root, checks of health and of the drive's own settings are unknown.")
    work.terminal.result(CheckUpOutput(tuple(found)))
    some = any(one.outcome == Outcome.FOUND for drive in found for one in drive.checks)
    return Exit.NOT_DONE if some else Exit.DONE


def _checked(work: CommandWork, drive: Drive) -> tuple[tuple[Checked, ...], tuple[str, ...]]:
    """Return what came of every check, and what could not be asked."""
    replies: dict[str, object] = {}
    troubles: list[str] = []
    own = "array" if drive.kind is DriveKind.ARRAY else "health"
    for verb in ("identify", "settings", "saved", own):
        if verb == "health" and not work.as_root:
            continue
        try:
            replies[verb] = work.ask(verb, Nothing() if verb == "saved" else OfDrive(drive.ref))
        except Refusal as error:
            if error.why not in troubles:
                troubles.append(error.why)
    return check_up(_facts(work, drive, replies)), tuple(troubles)


def _facts(work: CommandWork, drive: Drive, replies: dict[str, object]) -> Facts:
    identification, states = replies.get("identify"), replies.get("settings")
    health, report, saved = replies.get("health"), replies.get("array"), replies.get("saved")
    files = saved.files if isinstance(saved, SavedList) else ()
    samples = RootFolder(SAMPLES).read(sample.file_name(drive.identity)) if drive.identity else ""
    return Facts(
        drive=drive,
        attachment=attachment.attachment(work.session.ports, drive.name),
        identification=identification if isinstance(identification, Identification) else None,
        states=states.states if isinstance(states, StateList) else None,
        health=health if isinstance(health, Health) else None,
        arrays=tuple(one for one in work.drives if one.name in drive.usage.arrays),
        report=report if isinstance(report, ArrayReport) else None,
        saved=tuple(value for file in files if file.drive == drive.name for value in file.values)
        if isinstance(saved, SavedList)
        else None,
        restores=not (isinstance(saved, SavedList) and saved.switched_off),
        samples=sample.loaded(samples),
        now=work.session.ports.now(),
    )


def _output(one: Checked) -> CheckOutput:
    result = one.result
    return CheckOutput(
        one.check.id, one.check.label, result.outcome.value, result.says, result.advice, result.setting
    )


def _say(work: CommandWork, drive: Drive, results: tuple[Checked, ...], troubles: tuple[str, ...]) -> None:
    terminal = work.terminal
    counts = {outcome: sum(one.result.outcome is outcome for one in results) for outcome in Outcome}
    terminal.say(
        f"{drive.name}: {drive.title}: {counts[Outcome.FOUND]} found, {counts[Outcome.WELL]} well, "
        f"{counts[Outcome.UNKNOWN]} unknown",
        Tone.HEADING,
    )
    for one in results:
        if one.result.outcome is not Outcome.FOUND and not work.line.has("--all"):
            continue
        sure = " (likely)" if one.result.outcome is Outcome.FOUND and one.result.sure is Certainty.LIKELY else ""
        head = f"  {one.result.outcome.value}: {one.check.label}{sure}"
        terminal.say(f"{head}: {one.result.says}" if one.result.says else head, _TONES[one.result.outcome])
        if one.result.advice:
            terminal.say(f"    {one.result.advice}")
        if one.result.setting and one.result.outcome is Outcome.FOUND:
            terminal.say(f"    Setting: {one.result.setting}")
    for why in troubles:
        terminal.say(f"  {why}")
