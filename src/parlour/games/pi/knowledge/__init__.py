"""What a seat's story says about the cases it cannot see."""
