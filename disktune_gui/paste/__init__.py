"""What somebody pasted: its parts, what each would do to the drives here, and the plan that follows."""
