"""A text that was pasted: its parts, what each would do to the drives here, and the plan that follows."""
