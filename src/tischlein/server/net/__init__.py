"""Connections: the WebSocket, its protocol implementation, limits."""
