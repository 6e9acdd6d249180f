"""Which maker does which workload."""

from __future__ import annotations

import threading

from disktune_contract.faults import Fault, Refusal
from disktune_contract.workload import Engine, Pattern
from disktune_helper.bench.bench import Bench, Maker
from disktune_helper.bench.meter import Tell
from disktune_helper.bench.plan import Plan
from disktune_helper.bench.queued import QueueMaker
from disktune_helper.bench.reader import ReadMaker
from disktune_helper.bench.surface import SurfaceMaker
from disktune_helper.ports import Node, Ports


def drive_bench(node: Node, ports: Ports, plan: Plan, tell: Tell, cancelled: threading.Event) -> Bench:
    """Return the bench for a plan on a raw drive; *node* may be closed once it is there. Raises Refusal."""
    workload = plan.workload
    if workload.engine is not Engine.READER:
        raise Refusal(Fault.NOT_SUPPORTED, f"This helper has no engine for “{workload.label}”.")
    maker: Maker
    if workload.pattern is Pattern.SURFACE:
        maker = SurfaceMaker(node, ports, plan)
    elif workload.depth > 1:
        maker = QueueMaker(node, ports, plan)
    else:
        maker = ReadMaker(node, ports, plan)
    return Bench(maker, plan, ports, (node.name,), tell, cancelled)
