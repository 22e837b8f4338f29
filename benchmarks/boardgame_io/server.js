// boardgame.io's own server with its in-memory storage: node server.js PORT
// The game is as small as can be (two players take turns, a state of 330 numbers), so this measures the server.
const net = require("net");
const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (port, ...rest) {
  // it has no option for the address: keep it on this machine
  return typeof port === "number" ? listen.call(this, port, "127.0.0.1", ...rest) : listen.call(this, port, ...rest);
};
const { Server } = require("boardgame.io/server");

const game = {
  name: "numbers",
  setup: () => ({ numbers: Array(330).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: { move: ({ G }, place) => void (G.numbers[place % 330] += 1), client: false } },
};
const server = Server({ games: [game], origins: ["http://127.0.0.1"] });
server.run(Number(process.argv[2]), () => console.log("ready"));
