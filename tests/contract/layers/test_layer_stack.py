"""Layers as they are on each other, also where what was reported contradicts itself."""

from __future__ import annotations

from disktune_contract.layers.stack import Layer, LayerKind, Layers, Stack


def test_partitions_on_each_other_in_a_circle_have_a_queue_nonetheless() -> None:
    one = Layer("sda1", LayerKind.PARTITION, ("sda2",))
    other = Layer("sda2", LayerKind.PARTITION, ("sda1",))
    stack = Stack(Layers((one, other), ()))
    assert stack.with_queue(one) in (one, other)
    assert stack.drives((one,)) == ()
