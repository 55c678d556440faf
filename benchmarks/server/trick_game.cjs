// A four-seat trick game for boardgame.io, comparable to four-player Potato Man: 12 cards each, every colour once in a
// trick, who cannot play ends the round. Rounds follow each other without end, so that the load test never has to stop.
// Usage: node trick_game.cjs PORT memory|flatfile [FOLDER]

const { Server, FlatFile } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const COLOURS = { R: [5, 18], B: [4, 16], G: [3, 14], Y: [1, 13] };
const WORTH = { R: 1, B: 2, G: 3, Y: 4 };
const DECK = Object.entries(COLOURS).flatMap(([colour, [low, high]]) =>
  Array.from({ length: high - low + 1 }, (_, n) => `${colour}${low + n}`));

const playable = (G, seat) => G.hands[seat].filter((card) => !G.trick.some((other) => other[0] === card[0]));

function deal(G, random) {
  const deck = random.Shuffle(DECK);
  G.hands = [0, 1, 2, 3].map((seat) => deck.slice(12 * seat, 12 * seat + 12).sort());
  G.trick = [];
  G.discard = [];
  G.sacks = [0, 1, 2, 3].map(() => ({ R: 0, B: 0, G: 0, Y: 0 }));
  G.left = { R: 4, B: 4, G: 4, Y: 4 };
}

function winner(G) {
  const numbers = G.trick.map((card) => Number(card.slice(1)));
  return (G.leader + numbers.lastIndexOf(Math.max(...numbers))) % 4;
}

const TrickGame = {
  name: "trick",
  setup: ({ random }) => {
    const G = { leader: 0, round: 1, scores: [0, 0, 0, 0] };
    deal(G, random);
    return G;
  },
  turn: { minMoves: 1, order: { first: () => 0, next: ({ G }) => G.next } },
  moves: {
    play: {
      move: ({ G, playerID, random, events }, card) => {
        const seat = Number(playerID);
        if (!playable(G, seat).includes(card)) return INVALID_MOVE;
        G.hands[seat].splice(G.hands[seat].indexOf(card), 1);
        G.trick.push(card);
        G.next = (seat + 1) % 4;
        if (G.trick.length === 4) {
          G.leader = G.next = winner(G);
          const colour = G.trick[(4 + G.leader - seat - 1) % 4][0];
          if (G.left[colour]) { G.left[colour] -= 1; G.sacks[G.leader][colour] += 1; }
          G.discard.push(...G.trick);
          G.trick = [];
        }
        if (playable(G, G.next).length === 0) {
          for (let one = 0; one < 4; one++)
            for (const colour of "RBGY") G.scores[one] += G.sacks[one][colour] * WORTH[colour];
          G.round += 1;
          deal(G, random);
          G.leader = G.next = G.round % 4;
        }
        events.endTurn();
      },
      client: false,
    },
  },
  playerView: ({ G, ctx, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
    playable: playerID === ctx.currentPlayer ? playable(G, Number(playerID)) : [],
  }),
};

const [port, store, folder] = process.argv.slice(2);
const options = store === "flatfile" ? { db: new FlatFile({ dir: folder }) } : {};
Server({ games: [TrickGame], origins: ["*"], ...options }).run(Number(port));
