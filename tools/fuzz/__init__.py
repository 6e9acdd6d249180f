"""Fuzzing: whatever reads what others wrote meets inputs that nobody would write.

``targets`` is the table of what is fuzzed. ``checks`` has a function for each target, which calls the reader and
says what must hold of the result. ``guided`` lets atheris choose inputs by what they reach; ``plain`` changes the
kept inputs at random where there is no atheris. ``kept`` holds what reaches something that nothing else does.
"""
