"""What drives and the kernel say, turned into the contract's dataclasses.

Every decoder is a pure function of bytes, words or text. Input that is not what it is said to be raises
`disktune_helper.decode.fields.DecodeError`; input that merely says strange things is decoded, strange as it is.
"""
