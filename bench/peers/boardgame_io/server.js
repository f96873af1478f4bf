// boardgame.io's own server with one game: as much is told and hidden at a move as in The Mastermind with five.
const { INVALID_MOVE } = require("boardgame.io/core");
const { Server } = require("boardgame.io/server");

const RANKS = 13;
const HAND = 5;

// Everybody holds cards, lays one before somebody, which all see, and draws another; the framework keeps the log.
const council = {
  name: "council",
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...Array(RANKS * 4 * 4).keys()]);
    const hands = [...Array(ctx.numPlayers)].map(() => deck.splice(0, HAND));
    return { deck, hands, before: hands.map(() => []) };
  },
  // What a player may see: how many cards are in the deck and in others' hands, and only one's own.
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: {
      move: ({ G, playerID }, place, whom) => {
        const hand = G.hands[playerID];
        if (!(place in hand) || !(whom in G.before)) return INVALID_MOVE;
        const [card] = hand.splice(place, 1);
        G.before[whom].push(card);
        if (G.deck.length) hand.push(G.deck.pop());
      },
      client: false,
    },
  },
};

async function main() {
  const server = Server({ games: [council], origins: [/./] });
  const running = await server.run({ port: 0, callback: () => {} });
  
  process.stdout.write(`${running.appServer.address().port}\n`);
}

main();
