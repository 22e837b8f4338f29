// The same pattern as Ennead's load: two seats a table, each answers as soon as the other's move reaches it.
// node load.js PORT TABLES WARM_SECONDS SECONDS, prints one JSON line
const { io } = require("socket.io-client");
const [port, tables, warm, seconds] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const latencies = [];
let going = true;
let measuring = false;

async function post(path, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(address + path, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.json();
}

async function openTable() {
  const { matchID } = await post("/games/numbers/create", { numPlayers: 2 });
  const table = { sent: 0 };
  const seats = [];
  for (const playerID of ["0", "1"]) {
    const { playerCredentials: credentials } = await post(`/games/numbers/${matchID}/join`, { playerID, playerName: playerID });
    const socket = io(`${address}/numbers`, { transports: ["websocket"], forceNew: true });
    const seat = { seen: 0, state: null };
    seat.move = (state) => {
      table.sent = performance.now();
      const payload = { type: "add", args: [state._stateID], playerID, credentials };
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
    };
    const ready = new Promise((resolve) => {
      socket.on("sync", (_, info) => resolve((seat.state = info.state)));
    });
    socket.on("connect", () => socket.emit("sync", matchID, playerID, credentials, 2));
    socket.on("update", (_, state) => {
      if (state._stateID <= seat.seen) return;
      seat.seen = state._stateID;
      if (state.ctx.currentPlayer !== playerID) return;
      if (measuring) latencies.push(performance.now() - table.sent);
      if (going) seat.move(state);
    });
    await ready;
    seats.push(seat);
  }
  return () => seats[0].move(seats[0].state);
}

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time * 1000));

(async () => {
  const starts = [];
  for (let number = 0; number < tables; number++) starts.push(await openTable());
  for (const start of starts) start();
  await pause(warm);
  measuring = true;
  const begun = performance.now();
  await pause(seconds);
  measuring = going = false;
  const took = (performance.now() - begun) / 1000;
  latencies.sort((one, other) => one - other);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))];
  console.log(JSON.stringify({ rate: latencies.length / took, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
})();
