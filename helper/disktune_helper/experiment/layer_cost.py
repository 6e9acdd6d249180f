"""What a layer costs: the same reads of a volume and of what it is on, in turn; nothing is written or changed.

A mapping that is in use is opened to be read, as any drive is, and not exclusively, so its mount is not disturbed.
Reads bypass the page cache, for the volume and what is below it have caches of their own.
"""

from __future__ import annotations

import re
import threading
from contextlib import ExitStack, closing
from typing import TYPE_CHECKING

from disktune_contract.experiments import comparison_verdict
from disktune_contract.experiments.comparison_verdict import Course, judged
from disktune_contract.layers.stack import LayerKind
from disktune_contract.measuring.workload import OFFSET_STEP, Cache, Engine, Metric, Pattern, Target, Workload
from disktune_contract.messages.comparison import CompareLayer, Comparison, LayerCost, ProcessorUse
from disktune_contract.messages.faults import Fault, Refusal, invalid, unknown
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence
from disktune_contract.workloads import BY_ID, DIGEST
from disktune_helper.bench import bench_step, disturbance, opening, remarks
from disktune_helper.bench.bench import Bench
from disktune_helper.bench.bench_step import BenchStep
from disktune_helper.bench.disturbance import MachineState
from disktune_helper.bench.opening import WorkloadRuns
from disktune_helper.drives import drive_snapshot, identity, self_tests
from disktune_helper.experiment import layer_place, rounds
from disktune_helper.experiment.layer_place import LayerData, LayerPlace
from disktune_helper.experiment.rounds import RoundReading, Rounds
from disktune_helper.system import sysfs
from disktune_helper.system.text_files import Texts, text_of

if TYPE_CHECKING:
    from disktune_helper.session.session import SessionContext
    from disktune_helper.system.ports import Node, Ports


# -- the kernel's implementation of a cipher, and AES instructions -----------------------------------------
#
# /proc/crypto lists what is loaded (crypto/proc.c); of several with one name the kernel takes the one with the
# highest priority (crypto/api.c, __crypto_alg_lookup). Every user may read it.

_HARDWARE = pattern_of(r"aesni|vaes|-ce\b|\bp8_|s390|padlock|sparc64|zvkned|qat|caam|ccp|safexcel")
"""arch/*/crypto and drivers/crypto: what uses instructions for AES, or a device that is made for it."""
_SOFTWARE = pattern_of(r"generic|fixed-time|aes-lib|neonbs|aes-arm\b|aes-scalar")

_FLAGS = pattern_of(r"^(?:flags|Features)\s*:(.*)$", re.MULTILINE)
"""x86 and ARM; other processors name their instructions in other ways."""


@record
class Decryption:
    """What serves a cipher. All of it unknown where the cipher is."""

    driver: str = ""
    accelerated: bool | None = None
    instructions: bool | None = None


def decryption(files: Texts, cipher: str) -> Decryption:
    """Return what serves *cipher*, named as cryptsetup does: ``aes-xts-plain64``."""
    loaded = _drivers(text_of(files, "/proc/crypto"))
    driver = next((loaded[name] for name in kernel_names(cipher) if name in loaded), "")
    if not driver:
        return Decryption()
    accelerated = True if _HARDWARE.search(driver) else False if _SOFTWARE.search(driver) else None
    flags = _FLAGS.search(text_of(files, "/proc/cpuinfo"))
    known = flags is not None and "aes" in cipher
    return Decryption(driver, accelerated, "aes" in flags[1].split() if known and flags is not None else None)


def kernel_names(cipher: str) -> tuple[str, ...]:
    """Return what the kernel calls a cipher, the likeliest first (drivers/md/dm-crypt.c, crypt_ctr_cipher_old)."""
    if cipher.startswith("capi:"):
        return (cipher.removeprefix("capi:").rpartition("-")[0],)
    name, _, rest = cipher.partition("-")
    mode, _, vector = rest.partition("-")
    if not name or not mode:
        return ()
    plain = f"{mode}({name})"
    if vector.startswith("essiv:"):
        return (f"essiv({plain},{vector.removeprefix('essiv:')})", plain)
    return (plain,)


def _drivers(text: str) -> dict[str, str]:
    """Return the driver with the highest priority of each name that others may use."""
    best: dict[str, tuple[int, str]] = {}
    for block in text.split("\n\n"):
        pairs = (line.partition(":") for line in block.splitlines())
        fields = {key.strip(): value.strip() for key, _, value in pairs}
        name, driver, priority = (fields.get(key, "") for key in ("name", "driver", "priority"))
        if fields.get("internal") == "yes" or fields.get("selftest") != "passed" or not priority.isdecimal():
            continue
        if name not in best or int(priority) > best[name][0]:
            best[name] = (int(priority), driver)
    return {name: driver for name, (_, driver) in best.items()}


# -- layer cost --------------------------------------------------------------------------------------------

LEAST_BYTES = 64 << 20
"""What is smaller than that is in a drive's own cache before it is read a second time."""

_PATTERNS = (Pattern.SEQUENTIAL, Pattern.RANDOM)


def begin(session: SessionContext, request: CompareLayer) -> int:
    """Begin to compare, and return the number of the job. Raises Refusal."""
    rounds.check(request, 1)
    workload = _declared(request)
    identity.check_present(session.ports, request.drive)
    place = layer_place.find(session.ports, request.drive.name)
    for name in {request.drive.name, place.whole.name, *place.drives}:
        session.refuse_if_busy(name)
    _see_to_drives(session, request, place)
    cancelled = threading.Event()
    meter, data = _opened(session.ports, request, workload, place, cancelled)
    made = LayerExperiment(session, request, place, data, meter, cancelled)
    made.start()
    return made.number


def _see_to_drives(session: SessionContext, request: CompareLayer, place: LayerPlace) -> None:
    """Raise Refusal if a drive below rests and may not be woken, or tests itself."""
    for name in place.drives:
        if sysfs.suspended(session.ports, name) and not request.wake:
            raise drive_snapshot.reading_would_wake()
        ref = replace(place.whole, name=name, identity=identity.identity_of(session.ports, name))
        ref = replace(ref, diskseq=sysfs.number(session.ports, name, "diskseq"))
        with session.look(ref) as found:
            if found.asleep and not request.wake:
                raise drive_snapshot.reading_would_wake()
            self_tests.refuse_while_running(found)


def _declared(request: CompareLayer) -> Workload:
    """Return the workload; raises Refusal if none is called so, or a layer cannot be judged by it."""
    if request.catalogue != DIGEST:
        raise bench_step.other_catalogue()
    workload = BY_ID.get(request.workload)
    if workload is None:
        raise unknown(request.workload)
    fits = workload.engine is Engine.READER and workload.target is Target.DRIVE and workload.cache is Cache.DIRECT
    if not fits or workload.pattern not in _PATTERNS:
        raise invalid(f"{workload.id} uses the page cache", Fault.NOT_SUPPORTED)
    return workload


def _opened(
    ports: Ports, request: CompareLayer, workload: Workload, place: LayerPlace, cancelled: threading.Event
) -> tuple[LayerMeter, LayerData]:
    """Return what measures both, and where they are read. Raises Refusal."""
    with ExitStack() as nodes, ExitStack() as undo:
        volume = nodes.enter_context(closing(identity.open_checked(ports, request.drive)))
        whole = nodes.enter_context(closing(identity.open_checked(ports, place.whole)))
        try:
            data = layer_place.data(whole, place)
        except OSError as error:
            raise remarks.refusal(error, ports, place.whole.name, place.start_bytes) from error
        if data.span_bytes < LEAST_BYTES:
            why = Sentence("The volume is too small: at least 64 MiB are needed.")
            raise Refusal(Fault.NOT_SUPPORTED, why)
        step = BenchStep(workload, data.offset_bytes, data.span_bytes, request.seconds, 1)
        made = []
        for node, one in ((whole, step), (volume, replace(step, offset_bytes=0))):
            made.append(_runs(ports, node, one, request, place, cancelled))
            undo.callback(made[-1].close)
        undo.pop_all()
        return LayerMeter(made[0], made[1], workload), data


def _runs(
    ports: Ports, node: Node, step: BenchStep, request: CompareLayer, place: LayerPlace, cancelled: threading.Event
) -> WorkloadRuns:
    def bench(one: BenchStep) -> Bench:
        return opening.drive_bench(node, ports, one, lambda _: None, cancelled, (place.counted,))

    if not request.warm_up_s:
        return WorkloadRuns(bench(step), None)
    # Elsewhere: what the warm-up read must not be in the drive's own cache when the run begins.
    half = step.span_bytes // 2 // OFFSET_STEP * OFFSET_STEP
    away = replace(
        step,
        offset_bytes=step.offset_bytes + half,
        span_bytes=step.span_bytes - half,
        seconds=request.warm_up_s,
    )
    real = bench(step)
    try:
        return WorkloadRuns(real, bench(away))
    except BaseException:
        real.close()
        raise


class LayerMeter:
    """Runs below the layer and through it, in the figure of the workload."""

    def __init__(self, without: WorkloadRuns, through: WorkloadRuns, workload: Workload) -> None:
        """Take over both."""
        self._both = (without, through)
        self._unit = workload.block_bytes if workload.metric is Metric.IOPS else 1
        self.arm = 0
        """Which of them makes the next run."""

    def warm_up(self) -> None:
        self._both[self.arm].warm_up()

    def run(self) -> RoundReading:
        reading = self._both[self.arm].run()
        return RoundReading(reading.bytes_s / self._unit, reading.disturbed, reading.void)

    def close(self) -> None:
        for one in self._both:
            one.close()


class LayerExperiment(Rounds):
    """One comparison of a volume with what it is on."""

    def __init__(
        self,
        session: SessionContext,
        request: CompareLayer,
        place: LayerPlace,
        data: LayerData,
        meter: LayerMeter,
        cancelled: threading.Event,
    ) -> None:
        """Take over *meter*."""
        course = Course(1, request.rounds, metric=BY_ID[request.workload].metric)
        super().__init__(session, session.next_number(), request, course, meter)
        self._watched, self._layered = place.counted, True
        self._place, self._data, self._both, self._cancelled = place, data, meter, cancelled
        self._uses: tuple[list[ProcessorUse], list[ProcessorUse]] = ([], [])
        self._processors = 0

    def cancel(self) -> None:
        self._cancelled.set()

    def _switch(self, arm: int) -> None:
        if self._cancelled.is_set():
            raise rounds.cancelled()
        self._both.arm = arm

    def _restore(self) -> tuple[str, ...]:
        return ()

    def _seen(self, arm: int, before: MachineState, after: MachineState) -> None:
        self._processors = after.processors
        if (used := processor_use(before, after)) is not None:
            self._uses[arm].append(used)

    def _result(self, void: str) -> Comparison | None:
        found = super()._result(void)
        return judged((replace(found, layer=self._layer()),))[0] if found is not None else None

    def _layer(self) -> LayerCost:
        place, data = self._place, self._data
        kind = place.volume.kind
        served = decryption(self._session.ports, data.cipher if kind is LayerKind.CRYPT else "")
        return LayerCost(
            volume=place.volume.name,
            below=place.below.name,
            kind=kind,
            same_place=data.same_place,
            cipher=data.cipher,
            instructions=served.instructions,
            driver=served.driver,
            accelerated=served.accelerated,
            processors=self._processors,
            without=comparison_verdict.use_of(self._uses[0]),
            through=comparison_verdict.use_of(self._uses[1]),
        )


def processor_use(before: MachineState, after: MachineState) -> ProcessorUse | None:
    """Return how busy the processors were in between; None if the kernel does not count that."""
    if before.busy is None or before.ticks is None or after.busy is None or after.ticks is None:
        return None
    passed = after.ticks - before.ticks
    if passed <= 0 or not after.processors:
        return None
    spent = after.busy + after.interrupts - before.busy - before.interrupts
    part = after.processors / passed
    kernel = max(0, disturbance.kernel_ticks(before, after)) * part
    # The one is counted at each tick of the timer, the other by the scheduler's clock, which misses nothing.
    return ProcessorUse(max(spent * part, kernel), kernel)
