"""What comes over HTTP: requests, sockets, the pages of the client."""
