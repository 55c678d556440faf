"""Tables while they are served: the hub, their sessions, requests in, broadcasts out."""
