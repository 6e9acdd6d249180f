"""Decoders of what drives and the kernel report, into the contract's dataclasses.

Every decoder is a pure function of bytes, words or text. Input of another kind than expected raises
`disktune_helper.decode.fields.DecodeError`; input with implausible values is decoded as it is.
"""
