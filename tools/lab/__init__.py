"""The lab, seen from outside: build a Debian, boot it in QEMU with drives to try, and say what came of it."""
