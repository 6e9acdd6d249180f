"""The lab, seen from inside: scenarios that run in a virtual machine, with real kernel, drives and tools."""
