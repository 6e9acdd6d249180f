"""Measuring drives. Everything here only ever reads."""
