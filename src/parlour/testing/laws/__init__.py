"""One law a file, or a few that belong together: each takes a kit and tells what it looked at, or breaks."""
