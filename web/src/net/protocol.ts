// The messages of Tischlein's protocol 2.
// Made by `tischlein protocol --typescript`.

export const PROTOCOL = 2;

/** Always the first message. Without a token the client is a spectator. */
export interface Hello {
  type: "hello";
  protocol: number;
  token?: string;
  language?: string;
}

/** Send sentences in another language from now on. */
export interface SetLanguage {
  type: "set-language";
  language: string;
}

/** Answered by a pong. */
export interface Ping {
  type: "ping";
}

/** Follow a table: at your seats, or as a spectator. Also the way to get the whole state at any time. */
export interface Attend {
  type: "attend";
  id: string;
  table: string;
  since?: number;
}

/** Receive no more about a table. Your seats stay yours. */
export interface Leave {
  type: "leave";
  id: string;
  table: string;
}

/** Take a free seat (any, when none is named), or come back to one that you left. */
export interface Sit {
  type: "sit";
  id: string;
  table: string;
  seat?: number | null;
  name?: string | null;
  contribution?: string;
}

/** Leave a seat. In a running game the stand-in plays on. */
export interface Stand {
  type: "stand";
  id: string;
  table: string;
  seat: number;
}

/** The host puts a bot on a free seat. */
export interface SeatBot {
  type: "seat-bot";
  id: string;
  table: string;
  seat: number;
  bot: string;
}

/** The host takes a bot from its seat before the game. */
export interface RemoveBot {
  type: "remove-bot";
  id: string;
  table: string;
  seat: number;
}

/** The host settles the next game: another one, how many seats, options, pace. What is missing stays. */
export interface Arrange {
  type: "arrange";
  id: string;
  table: string;
  game?: string | null;
  players?: number | null;
  options?: Record<string, string | number> | null;
  pace?: Pace | null;
  hints?: boolean | null;
  newcomers?: boolean | null;
}

/** Seconds for each move and a reserve for the whole game. */
export interface Pace {
  move: number;
  reserve?: number;
}

/** Your own luck for the coming deal, in place of what you gave before. */
export interface Contribute {
  type: "contribute";
  id: string;
  table: string;
  seat: number;
  text: string;
}

/** The host has the cards dealt; bots named by `fill` take the free seats. */
export interface Begin {
  type: "begin";
  id: string;
  table: string;
  fill?: string | null;
}

/** The host removes a person from the table. */
export interface Remove {
  type: "remove";
  id: string;
  table: string;
  person: string;
}

/** A move, made on the table as it was at `version`. */
export interface Play {
  type: "play";
  id: string;
  table: string;
  seat: number;
  move: string;
  version: number;
}

/** Why can these moves not be made? */
export interface Why {
  type: "why";
  id: string;
  table: string;
  seat: number;
  moves: string[];
}

/** What would a good player do? */
export interface Suggest {
  type: "suggest";
  id: string;
  table: string;
  seat: number;
}

/** Ask to take the last move back. */
export interface Undo {
  type: "undo";
  id: string;
  table: string;
  seat: number;
}

/** Could the last move be taken back? Done: yes; refused: why not. */
export interface CanUndo {
  type: "can-undo";
  id: string;
  table: string;
  seat: number;
}

/** Yes or no to a request to take a move back. */
export interface AnswerUndo {
  type: "answer-undo";
  id: string;
  table: string;
  seat: number;
  yes: boolean;
}

/** Stop the clocks and the bots. */
export interface Pause {
  type: "pause";
  id: string;
  table: string;
}

/** Go on after a pause. */
export interface Resume {
  type: "resume";
  id: string;
  table: string;
}

/** Another game with the same people; it begins when all have asked for it. */
export interface Rematch {
  type: "rematch";
  id: string;
  table: string;
  seat: number;
  contribution?: string;
}

/** Send a text to everybody at the table. */
export interface Say {
  type: "say";
  id: string;
  table: string;
  text: string;
}

/** Send a quick reaction to everybody at the table. */
export interface Emote {
  type: "emote";
  id: string;
  table: string;
  emote: string;
}

/** The host keeps a person's chat from everybody, or lets it through again. */
export interface Mute {
  type: "mute";
  id: string;
  table: string;
  person: string;
  muted?: boolean;
}

/** The answer to hello. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  server: string;
  heartbeat: number;
  person?: Person | null;
}

/** A person, as others may know them. */
export interface Person {
  id: string;
  name: string;
  bot?: boolean;
  figure?: string;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** The table as this client may know it. `room` is present when it has changed, `views` when the game has. */
export interface State {
  type: "state";
  table: string;
  version: number;
  moves_made: number;
  request?: string;
  room?: Room;
  views?: SeatView[];
  clocks?: SeatClock[];
}

/** Milliseconds left for this move and in reserve, at the moment of the message. */
export interface SeatClock {
  seat: number;
  move: number;
  reserve: number;
}

/** What moves have changed since the previous state or update. */
export interface Update {
  type: "update";
  table: string;
  version: number;
  moves_made: number;
  request?: string;
  room?: Room;
  clocks?: SeatClock[];
  waiting?: number[];
  points?: number[];
  winners?: number[];
  middle?: Record<string, unknown>;
  derived?: Record<string, unknown>;
  seats?: Record<number, Record<string, unknown>>;
  events?: (Record<string, unknown>)[];
  sentences?: string[];
  own?: OwnUpdate[];
}

/** What moves have changed for one seat of this client, beyond what they have changed for all. */
export interface OwnUpdate {
  seat: number;
  known?: Record<string, unknown>;
  moves?: string[];
  decision?: string | null;
  events?: (Record<string, unknown>)[];
  sentences?: string[];
}

/** A request was done, now or before, and there is nothing else to say about it. */
export interface Done {
  type: "done";
  id: string;
  table: string;
  version: number;
}

/** Nothing was changed. `state` is the table as it is. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  sentence: string;
  rule?: string;
  table?: string;
  version?: number;
  state?: State;
}

/** The answer to why. */
export interface Reasons {
  type: "reasons";
  id: string;
  table: string;
  version: number;
  seat: number;
  reasons: Reason[];
}

/** A move in words, and why it cannot be made; no code: it can. */
export interface Reason {
  move: string;
  phrase?: string | null;
  code?: string | null;
  rule?: string | null;
  sentence?: string | null;
}

/** The answer to suggest, the best move first. */
export interface Suggestions {
  type: "suggestions";
  id: string;
  table: string;
  version: number;
  seat: number;
  suggestions: Suggestion[];
}

/** A recommended move, how often to play it, the points it probably leads to, and why. */
export interface Suggestion {
  move: string;
  share: unknown;
  points: unknown;
  rival: unknown;
  sentences: string[];
}

/** Somebody sent a text. */
export interface Chat {
  type: "chat";
  table: string;
  version: number;
  person: string;
  name: string;
  text: string;
}

/** Somebody sent a quick reaction. */
export interface ChatEmote {
  type: "emote";
  table: string;
  version: number;
  person: string;
  name: string;
  emote: string;
}

/** The host has removed you from this table. */
export interface Removed {
  type: "removed";
  table: string;
  version: number;
}

/** What one seat (null: a spectator) may know now, and what happened since the previous state. */
export interface SeatView {
  seat: number | null;
  view: unknown;
  events: (Record<string, unknown>)[];
  sentences?: string[];
}

/** Everything about a table except the game itself. */
export interface Room {
  game: string;
  players: number;
  options: Record<string, unknown>;
  host: string;
  open: boolean;
  begins: string;
  phase: string;
  number: number;
  seats: SeatState[];
  spectators: number;
  pace: Pace | null;
  grace: number | null;
  stand_in: string;
  paused: boolean;
  paused_by: string | null;
  undo: UndoRequest | null;
  rematch: number[];
  notices: Notice[];
  hints: boolean;
  newcomers: boolean;
  fair: Fairness | null;
}

/** Who sits where. */
export interface SeatState {
  seat: number;
  name?: string;
  person?: string | null;
  bot?: string | null;
  present?: boolean;
  stand_in?: boolean;
  left?: boolean;
  muted?: boolean;
  contribution?: string;
  figure?: string;
}

/** A request to take moves back until this many are left, and which seats have agreed. */
export interface UndoRequest {
  seat: number;
  to: number;
  agreed: number[];
}

/** Something about the people at the table, told in the log after move `n`: the client words it. */
export interface Notice {
  n: number;
  kind: string;
  seat: number;
  name: string;
  before?: string;
}

/** The commitment made before the deal and the one for the next game; the secret is shown at the end. */
export interface Fairness {
  commitment: string;
  next?: string | null;
  secret?: string | null;
  seed?: string | null;
}

/** A whole game, every hidden card open at the end. */
export interface Replay {
  game: string;
  players: number;
  names: string[];
  bots: (string | null)[];
  earlier: Seated[];
  result: string;
  steps: Step[];
  reveal: unknown;
}

/** Who sat there up to a move, before somebody took a seat over. */
export interface Seated {
  until: number;
  names: string[];
  bots: (string | null)[];
}

/** The table after a move (the first step: after the deal), as one seat saw it. */
export interface Step {
  n: number;
  seat: number | null;
  move: string | null;
  view: unknown;
  events: (Record<string, unknown>)[];
  sentences: string[];
}

export interface NewPerson {
  name: string;
  bot?: boolean;
}

export interface PersonChange {
  name?: string | null;
  figure?: string | null;
}

/** A person and the token of this device: keep it, it is shown only once. */
export interface Identity {
  person: Person;
  token: string;
}

export interface DeviceLink {
  code: string;
  url: string;
  qr: string;
  seconds: number;
}

export interface Code {
  code: string;
}

export interface PlayedGame {
  table: string;
  number: number;
  seat: number;
  at: number;
  game: string;
  result: string;
  names: string[];
  bots: string[];
}

/** A game that I play in and that is not over. */
export interface RunningGame {
  table: string;
  number: number;
  seat: number;
  since: number;
  game: string;
  names: string[];
}

/** A table to open: with bots on some seats, whoever opens it on another (`sit`). */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, string | number>;
  bots?: Record<number, string>;
  open?: boolean;
  begins?: "full" | "host";
  pace?: Pace | null;
  grace?: number | null;
  stand_in?: string;
  name?: string | null;
  sit?: number | null;
  hints?: boolean;
  newcomers?: boolean;
}

/** A table that is there now; with `sit`, as whoever has opened it sees it. */
export interface OpenedTable {
  table: string;
  url: string;
  identity?: Identity | null;
  state?: State | null;
}

export interface ListedTable {
  table: string;
  game: string;
  players: number;
  free: number;
  people: string[];
}

export interface OptionInfo {
  name: string;
  values: Record<number, unknown[]>;
  default: unknown;
  amount: boolean;
}

export interface GameInfo {
  name: string;
  title: string;
  credit: string;
  edition: string;
  rules: number;
  players: number[];
  options: OptionInfo[];
}

export interface Catalogue {
  games: GameInfo[];
  bots: string[];
  languages: string[];
  url: string;
}

/** Was the game dealt and played as promised and as the rules say? */
export interface Verdict {
  true: boolean;
  sentence: string;
  commitment: string | null;
  seed: string | null;
}

/** A record, to be shown as a seat or a spectator sees it. */
export interface ReplayRequest {
  record: string;
  seat?: number | null;
  language?: string;
}

/** What would a good player have done on this seat after this many moves? */
export interface SuggestRequest {
  record: string;
  move: number;
  seat: number;
  language?: string;
}

/** A move worth making, in words, and why. */
export interface RecordSuggestion {
  move: string;
  phrase: string;
  share: unknown;
  points: unknown;
  rival: unknown;
  sentences: string[];
}

/** A new table that begins after this many moves; I take the seat, bots the others. */
export interface PlayOnRequest {
  record: string;
  move: number;
  seat: number;
  bot?: string;
}

export type ClientMessage =
  | Hello
  | SetLanguage
  | Ping
  | Attend
  | Leave
  | Sit
  | Stand
  | SeatBot
  | RemoveBot
  | Arrange
  | Contribute
  | Begin
  | Remove
  | Play
  | Why
  | Suggest
  | Undo
  | CanUndo
  | AnswerUndo
  | Pause
  | Resume
  | Rematch
  | Say
  | Emote
  | Mute;

export type ServerMessage =
  | Welcome
  | Pong
  | State
  | Update
  | Done
  | Refused
  | Reasons
  | Suggestions
  | Chat
  | ChatEmote
  | Removed;

export const CLOSE_CODES: Record<number, string> = { 1008: "the page comes from a web site that may not talk to this server", 1009: "a message was larger than 16 KiB", 1011: "something went wrong here; connect again", 1012: "the server stops; connect again in a moment", 4000: "the first message was not hello, or came too late", 4001: "the hello named a protocol that this server does not speak", 4003: "the hello's token is not known here", 4008: "messages were not read quickly enough; connect again and attend", 4009: "too many messages in a row could not be read", 4010: "too many connections or wrong tokens from this address; try again later", 4011: "far more messages than a client may send" };

export const EMOTES = ["hello","thanks","well-played","oops","hurry","laugh","wow","potato"] as const;
