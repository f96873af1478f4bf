"""The referee: it plays a match by the rules and writes its record."""
