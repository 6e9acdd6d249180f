"""The helpers of another machine, through OpenSSH's client."""
