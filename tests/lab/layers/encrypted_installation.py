"""What a person does every day, on the layout that Debian's installer makes when one chooses encryption.

The drive is the virtual one: it says from inside what reached it, and it can be asked to be quiet and to sleep.
Each of ten tasks ends with the word of another program. The settings of all layers follow as a table, with what we
say of each and which witness agreed.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from disktune_contract import wire
from disktune_contract.catalog import BY_ID
from disktune_contract.health.health import Health
from disktune_contract.health.verdict import judge
from disktune_contract.layers import takes_hold
from disktune_contract.layers.stack import Layers, Stack
from disktune_contract.workloads import DIGEST
from tests.lab.judges import kernel_files
from tests.lab.judges.block_trace import largest_kib, read_of
from tests.lab.judges.programs import JUDGES, Value, attribute
from tests.lab.layers import installation, stacks
from tests.lab.layers.installation import Installation
from tests.lab.layers.volumes import READ_AHEAD, saved_file, volume
from tests.lab.saved.saved_settings import save
from tests.lab.scenario import HELPER, Failed, Lab, run, scenario
from tests.lab.seat import USER, Fault, Window, ref
from tests.lab.settings.lying_drive import FUJITSU
from tests.lab.virtual_drives.tcmu_drive import VirtualDrive

FILE_MIB = 2
USUAL_KIB, OTHER_KIB = 128, 64
TRIED_KIB = 32
"""In the experiment: far less, but not so little that what a journal writes is two percent of it."""
SLOW_READ_S = 0.02
"""Of each request in the experiment: what read-ahead saves then stands out, however busy the machine is."""
EXPERIMENT: dict[str, Any] = {
    "workload": "dd.read-4k.first",
    "catalogue": DIGEST,
    "candidates": 1,
    "rounds": 6,
    "file_mib": 16,
    "seconds": 2,
    "warm_up_s": 0,
}
EXPERIMENT_S = 300.0
EXPERIMENTS = 3
RULE = Path("/etc/udev/rules.d/61-lab-layers.rules")


class Desk:
    """One person, one installation; a window of each class."""

    def __init__(self, lab: Lab, virtual: VirtualDrive, there: Installation, tune: Window, user: Window) -> None:
        self.lab, self.virtual, self.there, self.tune, self.user = lab, virtual, there, tune, user
        self.file = stacks.fill(there.folder / "file", FILE_MIB)
        run("chown", USER, str(there.folder))

    @property
    def drive(self) -> dict[str, Any]:
        """The drive, as it is listed."""
        return next(drive for drive in self.tune.drives() if drive["name"] == self.there.drive)

    def same(self, what: str, ours: object, theirs: object) -> None:
        """Demand that two things are equal."""
        self.lab.same(what, ours, theirs)

    def read_ahead_of(self, name: str) -> Value:
        """Return what blockdev says."""
        return JUDGES[READ_AHEAD].read(name)


Task = Callable[[Desk], str]


@scenario(1500)
def encrypted_installation(lab: Lab) -> str:
    """Quiet, standby, scheduler, read-ahead by experiment, saved, undone, benchmark, health, who else, boost."""
    with stacks.alone(), VirtualDrive(FUJITSU, 1, "everything") as virtual:
        installation.write(virtual.name)
        with installation.running(virtual.name) as there, Window("tune") as tune, Window("browse") as user:
            desk = Desk(lab, virtual, there, tune, user)
            took = []
            for task in TASKS:
                began = time.monotonic()
                words = task(desk)
                took.append(f"{task.__name__} {time.monotonic() - began:.0f}")
                print(f"| {task.__name__} | {words} |", flush=True)
            began = time.monotonic()
            rows = _table(desk)
            took.append(f"table {time.monotonic() - began:.0f}")
            print("\n".join(f"| {' | '.join(row)} |" for row in rows), flush=True)
    print(f"seconds: {', '.join(took)}")
    return f"{len(TASKS)} tasks and {len(rows)} rows, {lab.checks} comparisons; seconds: {', '.join(took)}"


# -- what is for the drive, through all layers ---------------------------------------------------------------


def quiet(desk: Desk) -> str:
    """The drive's acoustic management."""
    result = desk.tune.change(desk.drive, "ata.aam", 128)
    desk.same("quiet: taken", (result["fault"], result["after"]), (None, 128))
    desk.same("quiet: hdparm -M", JUDGES["ata.aam"].read(desk.there.drive), 128)
    return "AAM 128 at the drive; hdparm -M agrees"


def scheduler(desk: Desk) -> str:
    """It takes hold where requests are made, and of the volumes we say so."""
    there = desk.there
    result = desk.tune.change(desk.drive, "block.scheduler", "none")
    desk.same("scheduler: taken", result["fault"], None)
    desk.same("scheduler: sysfs", JUDGES["block.scheduler"].read(there.drive), "none")
    trace = read_of(desk.file)
    # The machine's own drive may have had something to do as well.
    makers = sorted({*trace.requests()} - {"vda"})
    desk.same("scheduler: who makes requests", makers, [there.drive])
    reasons = []
    for name in (there.root, there.crypt):
        state = desk.tune.states(volume(desk.tune, name))["block.scheduler"]
        desk.same(f"scheduler: of {name}", state["status"], "unsupported")
        desk.lab.true(f"scheduler: why not of {name}: {state['reason']}", there.drive in state["reason"])
        reasons.append(state["reason"])
    return f"none at the drive, where all requests were traced; of the volumes: “{reasons[0]}”"


def standby(desk: Desk) -> str:
    """With the file system mounted: we ask first, looking at every layer leaves it asleep, and a file wakes it."""
    lab, virtual, tune = desk.lab, desk.virtual, desk.tune
    volumes = [volume(tune, name) for name in (desk.there.root, desk.there.crypt)]
    run("sync")
    stacks.settle()
    try:
        tune.ask("act", drive=ref(desk.drive), action="standby")
    except Fault as fault:
        lab.same("standby: asks first", fault.fault, "busy")
        words = fault.why
    else:
        raise Failed("standby: a drive with mounted files was not asked about")
    tune.ask("act", drive=ref(desk.drive), action="standby", agreed=True)
    lab.same("standby: from inside", virtual.look()["power"], "STANDBY")
    lab.true("standby: hdparm -C", "standby" in run("hdparm", "-C", virtual.path))
    stacks.settle()
    virtual.ask("forget")
    for window in (tune, desk.user):
        window.drives()
        for one in volumes:
            window.states(one)
    desk.user.ask("layers")
    lab.same("standby: what woke it", virtual.look()["waking"], [])
    lab.same("standby: still", virtual.look()["power"], "STANDBY")
    read_of(desk.file)
    lab.same("standby: after reading", (virtual.look()["power"], virtual.look()["wakeups"]), ("ACTIVE", 1))
    return f"asleep while all layers were looked at, woken once by a file; asked first: “{words}”"


def health(desk: Desk) -> str:
    """The drive's own counters, through all layers."""
    with Window("inspect") as window:
        ours = wire.load(Health, window.ask("health", drive=ref(desk.drive)))
    healthy_or_not = tuple(status for status in range(256) if not status & 0b11)
    told = json.loads(run("smartctl", "-j", "-H", "-A", f"/dev/{desk.there.drive}", ok=healthy_or_not))
    stacks.settle()
    if ours.ata is None:
        raise Failed(f"health: no counters: {ours.note}")
    desk.same("health: smartctl -H", ours.ata.passed, told["smart_status"]["passed"])
    theirs = {row["id"]: row["raw"]["value"] for row in told["ata_smart_attributes"]["table"]}
    desk.same("health: smartctl -A", {one.number: one.raw for one in ours.ata.attributes}, theirs)
    return f"{judge(ours).verdict}, {len(theirs)} counters as smartctl -A prints them"


# -- what is for the volume ----------------------------------------------------------------------------------


def read_ahead_by_experiment(desk: Desk) -> str:
    """By a file, at the layer that files follow; at the drive it is refused."""
    there, tune, user = desk.there, desk.tune, desk.user
    top = volume(tune, there.root)
    JUDGES[READ_AHEAD].write(there.root, USUAL_KIB)
    facts = user.ask("check-folder", folder=str(there.folder))
    place = facts["path"]["file_system"]
    step = {"setting": READ_AHEAD, "expected": desk.read_ahead_of(there.drive), "value": TRIED_KIB}
    try:
        tune.ask("hold", drive=ref(desk.drive), candidates=[{"changes": [step]}], most_risk=3, file_system=place)
    except Fault as fault:
        words = fault.why
    else:
        raise Failed("read-ahead of the drive was tried by a file that follows the volume")
    desk.lab.true(f"experiment: why not at the drive: {words}", there.root in words)
    desk.virtual.ask("take", read_s=SLOW_READ_S)
    try:
        finding = _found(desk, top, {**step, "expected": USUAL_KIB}, place)
    finally:
        desk.virtual.ask("take")
    desk.same(f"experiment: {finding['words']}", finding["verdict"], "slower")
    desk.same("experiment: afterwards", desk.read_ahead_of(there.root), USUAL_KIB)
    return f"{TRIED_KIB} KiB against {USUAL_KIB} KiB at {there.root}: “{finding['words']}” At the drive: “{words}”"


def _found(desk: Desk, top: dict[str, Any], step: dict[str, Any], place: str) -> dict[str, Any]:
    """Return what an experiment finds; of another one where the installation used its drive, as we advise."""
    for _ in range(EXPERIMENTS):
        run("sync")
        ended = in_two_halves(desk.lab, desk.tune, desk.user, top, step, desk.there.folder, place)
        finding: dict[str, Any] = ended["result"]["findings"][0]
        if finding["verdict"] != "void":
            break
        print(f"experiment: {finding['words']}", flush=True)
    return finding


def in_two_halves(
    lab: Lab, root: Window, user: Window, drive: dict[str, Any], step: dict[str, Any], folder: Path, place: str
) -> dict[str, Any]:
    """Be the window that carries the word from one helper to the other; return how it ended."""
    held = root.ask("hold", drive=ref(drive), candidates=[{"changes": [step]}], most_risk=3, file_system=place)
    user.ask("compare-folder", drive=ref(drive), folder=str(folder), **EXPERIMENT)
    began = time.monotonic()
    while time.monotonic() - began < EXPERIMENT_S:
        user.ask("alive")
        for event in [event for event in user.events if event["event"] in ("compare-switch", "compare-ended")]:
            user.events.remove(event)
            told: dict[str, Any] = event["args"]
            if event["event"] == "compare-ended":
                back = root.ask("put-back", trial=held["trial"])
                lab.same("how it ended", (told["fault"], told["why"], back["end"]), (None, "", "compared"))
                return told
            root.ask("switch", trial=held["trial"], arm=told["arm"], hold_s=told["hold_s"])
            user.ask("switched", job=told["job"], arm=told["arm"])
        time.sleep(0.05)
    raise Failed(f"the comparison has not ended after {EXPERIMENT_S:.0f} s")


def saved(desk: Desk) -> str:
    """Saved for the volume, changed by somebody else, restored; files get it."""
    there = desk.there
    top = volume(desk.tune, there.root)
    save(desk.tune, top, {READ_AHEAD: OTHER_KIB})
    values = saved_file(desk.tune, top["identity"])["values"]
    desk.same("saved: file", [(one["setting"], one["value"]) for one in values], [(READ_AHEAD, OTHER_KIB)])
    JUDGES[READ_AHEAD].write(there.root, USUAL_KIB)
    run(HELPER, "apply", there.root, limit_s=120)
    desk.same("saved: blockdev --getra", desk.read_ahead_of(there.root), OTHER_KIB)
    desk.same("saved: read together", largest_kib(read_of(desk.file).bios(), there.root), OTHER_KIB)
    desk.tune.ask("forget", file=saved_file(desk.tune, top["identity"])["ref"])
    return f"{OTHER_KIB} KiB for {top['identity']}; blockdev and the trace of a read agree"


def undone(desk: Desk) -> str:
    """On trial, and reverted; then kept, and restored from the history."""
    there, tune = desk.there, desk.tune
    top = volume(tune, there.root)
    JUDGES[READ_AHEAD].write(there.root, USUAL_KIB)
    trial = tune.apply(top, {READ_AHEAD: OTHER_KIB})["trial"]
    desk.same("undone: on trial", desk.read_ahead_of(there.root), OTHER_KIB)
    tune.ask("put-back", trial=trial)
    desk.same("undone: reverted", desk.read_ahead_of(there.root), USUAL_KIB)
    desk.same("undone: read together", largest_kib(read_of(desk.file).bios(), there.root), USUAL_KIB)
    tune.change(top, READ_AHEAD, OTHER_KIB)
    run(HELPER, "restore", there.root, "--keep", limit_s=120)
    desk.same("undone: restored", desk.read_ahead_of(there.root), USUAL_KIB)
    return "reverted from trial, and restored from the history; blockdev and the trace agree"


def benchmark(desk: Desk) -> str:
    """The drive itself, and a file through all layers; the drive's counter tells what reached it."""
    there = desk.there
    before = _sectors(there.drive)
    asked = {"workloads": ["drive.direct"], "catalogue": DIGEST, "offset_bytes": 0, "seconds": 2, "runs": 1}
    desk.tune.ask("measure", drive=ref(desk.drive), **asked)
    ended = desk.tune.event("measure-ended")
    desk.same("benchmark: of the drive", ended["why"], "")
    raw = ended["results"][0]["runs"][0]["bytes_read"]
    desk.lab.true(
        "benchmark: counted by the drive", 0 <= _sectors(there.drive) - before - raw < raw / 10 + (1 << 20)
    )
    before = _sectors(there.drive)
    request = {"workloads": ["file.seq1m-q1t1.read"], "catalogue": DIGEST, "file_mib": 16, "seconds": 2, "runs": 1}
    desk.user.ask("measure-folder", folder=str(there.folder), **request)
    ended = desk.user.event("measure-ended", 120)
    desk.same("benchmark: of a file", ended["why"], "")
    read = ended["results"][0]["runs"][0]["bytes_read"]
    desk.lab.true("benchmark: a file is read from the drive", 0 <= _sectors(there.drive) - before - read < read)
    return f"drive {raw / 2e6:.1f} MB/s, file {read / 2e6:.1f} MB/s; what the drive counted agrees"


def _sectors(name: str) -> int:
    """Return the bytes read from a drive, by its counter."""
    return int(attribute(name, "stat").split()[2]) * 512


def who_else(desk: Desk) -> str:
    """A rule of udev for the volume: what we say that it sets is what it sets."""
    there = desk.there
    rule = f'ACTION=="add|change", SUBSYSTEM=="block", KERNEL=="{there.root}", ATTR{{queue/read_ahead_kb}}="96"\n'
    RULE.write_text(rule, encoding="ascii")
    try:
        run("udevadm", "control", "--reload")
        claims = json.loads(run(HELPER, "who", there.root, "--json", limit_s=120))["claims"]
        told = [(one["tool"], one["setting"], one["value"]) for one in claims if one["file"] == str(RULE)]
        run("udevadm", "trigger", "--action=change", "--settle", f"/dev/{there.root}", limit_s=120)
    finally:
        RULE.unlink()
        run("udevadm", "control", "--reload")
    desk.same("who: what the rule sets", told, [("udev", READ_AHEAD, desk.read_ahead_of(there.root))])
    return "a rule of udev for the volume is named with its line; blockdev says what it set"


def boost(desk: Desk) -> str:
    """There is no array, and that is said."""
    try:
        desk.tune.ask("boost", drive=ref(desk.drive), preset="balanced", changes=[])
    except Fault as fault:
        return f"refused, for there is no array: “{fault.why}”"
    raise Failed("a drive without an array was boosted")


TASKS: tuple[Task, ...] = (
    quiet,
    scheduler,
    standby,
    health,
    read_ahead_by_experiment,
    saved,
    undone,
    benchmark,
    who_else,
    boost,
)


# -- every setting at every layer ----------------------------------------------------------------------------

HEAD = ("setting", "layer", "value", "what we say of its effect on files", "witnesses")
TRACED = {READ_AHEAD: 32, "block.max_sectors": 16}
"""Settings whose effect a trace shows, and a value that nothing else would explain, in KiB."""


def _table(desk: Desk) -> list[tuple[str, ...]]:
    """Return a row for each block setting at each layer: what we say, and which witness agreed."""
    there = desk.there
    stack = Stack(wire.load(Layers, desk.user.ask("layers")))
    listed = {drive["name"]: drive for drive in desk.tune.drives()}
    rows = []
    for setting in (one for one in kernel_files.FILES if one.startswith("block.")):
        for layer, name in (("LV root", there.root), ("LUKS", there.crypt), ("drive", there.drive)):
            state = desk.tune.states(listed[name])[setting]
            said = [one.words for one in takes_hold.elsewhere(BY_ID[setting], name, stack) if _is_root(desk, one)]
            value, witnesses = _value(desk, setting, name, state)
            if setting in TRACED:
                witnesses.append(_traced(desk, setting, name, counts=state["status"] == "ok" and not said))
            words = said[0] if said else state["reason"] if state["status"] != "ok" else "takes hold here"
            rows.append((setting, layer, value, words, "; ".join(witnesses)))
    return [HEAD, *rows]


def _is_root(desk: Desk, found: takes_hold.UnaffectedFileSystem) -> bool:
    return str(desk.there.folder) in found.system.points


def _value(desk: Desk, setting: str, name: str, state: dict[str, Any]) -> tuple[str, list[str]]:
    """Return what we show, which has to be what the kernel's file says, and what blockdev says of read-ahead."""
    if state["status"] != "ok":
        return str(state["status"]), []
    theirs = kernel_files.read(name, {setting})[setting]
    desk.same(f"{setting} of {name}", state["value"], theirs)
    witnesses = [f"{kernel_files.FILES[setting].path}: {theirs}"]
    if setting == READ_AHEAD:
        desk.same(f"{setting} of {name}, by blockdev", state["value"], desk.read_ahead_of(name))
        witnesses.append(f"blockdev --getra: {desk.read_ahead_of(name)} KiB")
    return str(state["value"]), witnesses


def _traced(desk: Desk, setting: str, name: str, *, counts: bool) -> str:
    """Give one layer another value, read a file, and demand that the trace has it if we say that it counts."""
    place, little = kernel_files.places(name)[setting], TRACED[setting]
    before = place.read_text(encoding="ascii")
    place.write_text(str(little), encoding="ascii")
    try:
        trace = read_of(desk.file)
    finally:
        place.write_text(before, encoding="ascii")
    if setting == READ_AHEAD:
        seen = largest_kib(trace.bios(), desk.there.root)
    else:
        seen = largest_kib(trace.requests(), desk.there.drive)
    desk.same(f"{setting} of {name} counts for files ({seen} KiB traced)", counts, seen == little)
    return f"trace of a read with {little} KiB here: {seen} KiB"
