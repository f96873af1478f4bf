"""The notebook over the wire: made in a worker from one player's view, told to nobody else."""
