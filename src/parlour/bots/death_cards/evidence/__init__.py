"""What everybody has done and said tells about the Murderer."""
