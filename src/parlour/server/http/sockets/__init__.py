"""The sockets of tables, from the handshake on: what WebSocket asks for, limits, and tabs that come and go."""
