"""Recordings on the simulated machine: a thread plays a night in less than a minute, and the clock runs along."""

from __future__ import annotations

import os
import threading
from datetime import datetime, timedelta

from disktune_contract.accesses.recording import PowerCommand, Recording, RecordingEnd, RecordingStage
from disktune_contract.record import replace
from disktune_gui.demo.drive import SimulatedDrive
from disktune_gui.demo.machine_tools.night import DriveState, play
from disktune_gui.demo.world import SimulatedPorts
from disktune_helper.inventory import drive_list
from disktune_helper.recording import kept
from disktune_helper.recording.orders import RecordingOrder, RecordingOrders
from disktune_helper.system.config_folder import MemoryLocks
from disktune_helper.system.files import Folder, MemoryFolder

PASSES_IN_S = 45.0
"""So long a recording takes, whatever it is asked for. The page says so."""
VARIABLE = "DISKTUNE_DEMO_NIGHT_S"
"""Tests have shorter nights."""
_CONFIGURED = {"sdc": 60.0}
"""The timers in seconds that /etc/hdparm.conf of this machine has set, until somebody sets another one."""
_STEP_S = 0.5
_RECORDED = "sdb"
"""The drive that has been recorded already: /home."""
_NIGHT_MINUTES = 8 * 60
_EVENING = (20, 0)
"""When that recording began, on the evening before."""
_OVERWRITTEN = (21, 14)
"""When TLP turned its standby timer off."""
_IDLE = 0xE3


class SimulatedRecorder:
    """`disktune_helper.session.recorder_tools.RecorderTools` over a simulated machine."""

    def __init__(self, ports: SimulatedPorts, runtime: Folder, passes_in_s: float = PASSES_IN_S) -> None:
        self._ports, self._passes_in_s = ports, passes_in_s
        self._orders = RecordingOrders(ports, runtime, MemoryLocks())
        self._kept: MemoryFolder | None = None
        self._running: dict[str, tuple[threading.Thread, threading.Event]] = {}

    def kept(self) -> Folder:
        """Return the folder of ended recordings; the first look finds last night's."""
        if self._kept is None:
            self._kept = MemoryFolder()
            for recording in self._earlier():
                kept.keep(self._kept, RecordingOrder(recording))
        return self._kept

    def start_recording(self, drive: str) -> None:
        """Play a night in a thread."""
        end = threading.Event()
        thread = threading.Thread(target=self._record, args=(drive, end), name=f"recording {drive}", daemon=True)
        self._running[drive] = (thread, end)
        thread.start()

    def stop_recording(self, drive: str) -> None:
        """End it, and wait until it has written down what it has."""
        thread, end = self._running.pop(drive, (None, None))
        if thread is not None and end is not None:
            end.set()
            thread.join(30)

    # -- the night -----------------------------------------------------------------------------------------

    def _record(self, drive: str, end: threading.Event) -> None:
        order = self._orders.read(drive)
        if order is None:
            return
        asked = order.recording
        whole_s, done_s = asked.minutes * 60.0, 0.0
        step_s = whole_s * _STEP_S / self._passes_in_s
        state = state_of(self._ports.world.drives[drive])
        while True:
            recording = play(state, asked.drive, asked.began, asked.minutes, done_s)
            over = done_s >= whole_s or end.is_set()
            if over:
                why = RecordingEnd.STOPPED if done_s < whole_s else RecordingEnd.DONE
                recording = replace(recording, stage=RecordingStage.ENDED, end=why)
            self._orders.write(order.became(recording))
            if over:
                return
            end.wait(_STEP_S)
            step = min(step_s, whole_s - done_s)
            done_s += step
            # What is changed after this night is later than the night.
            self._ports.pass_time(step)

    def _earlier(self) -> list[Recording]:
        """Return the recording of the night before: TLP turned the timer off when the evening had begun."""
        drive = self._ports.world.drives.get(_RECORDED)
        ref = next((one.ref for one in drive_list.drives(self._ports) if one.name == _RECORDED), None)
        if drive is None or ref is None:
            return []
        began = _evening(self._ports.now())
        (hour, minute), (first_hour, first_minute) = _OVERWRITTEN, _EVENING
        at = began + (hour - first_hour) * 3600 + (minute - first_minute) * 60
        command = PowerCommand(at, "hdparm", "tlp.service", _IDLE)
        state = replace(state_of(drive), standby_after_s=None, asleep=False)
        whole_s = _NIGHT_MINUTES * 60.0
        played = play(state, ref, began, _NIGHT_MINUTES, whole_s, (command,))
        return [replace(played, stage=RecordingStage.ENDED, end=RecordingEnd.DONE)]


def night_s() -> float:
    """Return how many seconds a night takes."""
    try:
        return min(PASSES_IN_S, max(0.1, float(os.environ.get(VARIABLE, PASSES_IN_S))))
    except ValueError:
        return PASSES_IN_S


def state_of(drive: SimulatedDrive) -> DriveState:
    """Return what decides whether a simulated drive enters standby."""
    volume = drive.partition_name(drive.partitions[0]) if drive.partitions else drive.name
    ata = drive.ata
    if ata is None:
        return DriveState(drive.name, volume, None, asked=False)
    # Word 86 bit 3: APM is on; word 91: its level (ACS-4).
    apm = ata.word(91) & 0xFF if ata.word(86) >> 3 & 1 else 255
    return DriveState(
        drive.name,
        volume,
        _CONFIGURED.get(drive.name) if ata.standby_after_s is None else ata.standby_after_s,
        apm,
        asleep=ata.power.name == "STANDBY",
        asked=not ata.behaviour.refuses_passthrough,
    )


def _evening(now: float) -> float:
    """Return the last evening from which a night had ended by *now*."""
    hour, minute = _EVENING
    begun = datetime.fromtimestamp(now).replace(hour=hour, minute=minute, second=0, microsecond=0)
    while begun.timestamp() + _NIGHT_MINUTES * 60 > now:
        begun -= timedelta(days=1)
    return begun.timestamp()
