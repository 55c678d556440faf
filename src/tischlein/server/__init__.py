"""Tables over the network: a host for each table, a house for all of them, a web layer that moves bytes."""
