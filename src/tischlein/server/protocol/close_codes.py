"""Why the server closes a connection: the codes and what they mean."""

CLOSE_WRONG_ORIGIN = 1008
CLOSE_TOO_LARGE = 1009
CLOSE_FAILED = 1011
CLOSE_RESTART = 1012
CLOSE_NO_HELLO = 4000
CLOSE_WRONG_PROTOCOL = 4001
CLOSE_BAD_TOKEN = 4003
CLOSE_TOO_SLOW = 4008
CLOSE_TOO_MANY_UNREADABLE = 4009
CLOSE_TOO_MANY_CONNECTIONS = 4010
CLOSE_TOO_FAST = 4011

CLOSE_CODES = {
    CLOSE_WRONG_ORIGIN: "the page comes from a web site that may not talk to this server",
    CLOSE_TOO_LARGE: "a message was larger than 16 KiB",
    CLOSE_FAILED: "something went wrong here; connect again",
    CLOSE_RESTART: "the server stops; connect again in a moment",
    CLOSE_NO_HELLO: "the first message was not hello, or came too late",
    CLOSE_WRONG_PROTOCOL: "the hello named a protocol that this server does not speak",
    CLOSE_BAD_TOKEN: "the hello's token is not known here",
    CLOSE_TOO_SLOW: "messages were not read quickly enough; connect again and attend",
    CLOSE_TOO_MANY_UNREADABLE: "too many messages in a row could not be read",
    CLOSE_TOO_MANY_CONNECTIONS: "too many connections or wrong tokens from this address; try again later",
    CLOSE_TOO_FAST: "far more messages than a client may send",
}
