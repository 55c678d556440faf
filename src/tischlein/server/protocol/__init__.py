"""Every message between a client and the server."""
