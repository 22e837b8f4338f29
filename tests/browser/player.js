// Runs inside the page before anything else: listens to the wire, and finds what a person would click next.
(() => {
  const wire = { state: null, areas: new Map(), order: [], pending: null, sockets: [], frames: [], refusals: [], moves: 0, clicks: 0 };
  const parents = new Map();
  const Native = window.WebSocket;

  window.WebSocket = class extends Native {
    constructor(...address) {
      super(...address);
      wire.sockets.push(this);
      this.addEventListener("message", ({ data }) => {
        wire.frames.push(data);
        heard(JSON.parse(data));
      });
    }
    send(data) {
      sent(JSON.parse(data));
      super.send(data);
    }
  };

  // where there is no server, a worker is at the other end
  const Thread = window.Worker;
  window.Worker = class extends Thread {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => data.type === "say" && heard(JSON.parse(data.text)));
    }
    postMessage(event) {
      if (event.type === "hear") sent(JSON.parse(event.text));
      super.postMessage(event);
    }
  };

  function sent(message) {
    if (message.type === "move" || message.type === "undo") wire.pending = message;
    if (message.type === "move") wire.moves += 1;
  }

  function heard(message) {
    if (message.type === "refusal") {
      wire.pending = null;
      wire.refusals.push(message);
    }
    // the state with my move in it follows its acknowledgement; another's may come before
    if (message.type === "ack" && message.id === wire.pending?.id) wire.pending.done = true;
    if (message.type !== "state") return;
    if (wire.pending?.done || wire.state?.seat !== message.seat) wire.pending = null;
    wire.state = message;
    for (const area of message.areas ?? []) wire.areas.set(area.id, area);
    parents.clear();
    const walk = (node, parent) => {
      parents.set(node.id, parent);
      for (const child of node.children ?? []) walk(child, node.id);
    };
    for (const area of wire.areas.values()) for (const node of area.nodes ?? []) walk(node, null);
  }

  const stands = (id, on) => {
    for (let at = id; at != null; at = parents.get(at)) if (at === on) return true;
    return false;
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const lit = () => all("[data-node][tabindex='0']");

  /** A point where a click really lands on the element, or on something that stands on it; nothing if it is covered. */
  function spot(element) {
    const node = element.dataset.node;
    const box = element.getBoundingClientRect();
    if (!box.width && !box.height) return null;
    let second = null;
    for (const v of [0.5, 0.3, 0.7, 0.12, 0.88, 0.03])
      for (const u of [0.5, 0.3, 0.7, 0.12, 0.88, 0.03]) {
        const [x, y] = [box.left + box.width * u, box.top + box.height * v];
        const hit = document.elementFromPoint(x, y);
        if (!hit) continue;
        if (!node) {
          if (element.contains(hit)) return { x, y };
          continue;
        }
        const found = hit.closest("[data-node]");
        if (found === element) return { x, y };
        const above = document.elementsFromPoint(x, y).map((one) => one.closest("[data-node]"));
        const under = above.includes(element) && !above.slice(0, above.indexOf(element)).some((one) => lit().includes(one));
        if (found && !lit().includes(found) && (under || stands(found.dataset.node, node))) second ??= { x, y };
      }
    return second;
  }

  function reach(element) {
    const here = spot(element);
    if (here) return here;
    element.scrollIntoView({ block: "center", inline: "center" });
    return spot(element);
  }

  let dice = 1;
  const random = () => (dice = (dice * 48271) % 2147483647) / 2147483647;
  const mixed = (list) => list.map((one) => [random(), one]).sort((a, b) => a[0] - b[0]).map(([, one]) => one);
  const any = (list) => list[Math.floor(random() * list.length)];

  const click = (element, what) => {
    const at = element && reach(element);
    if (at) since = 0;
    return at ? { ...at, what } : null;
  };

  /** What to click now: `{x, y}`, or `{wait}`, or `{over}`; `haste` is how readily a turn is ended. */
  function next(haste) {
    if (document.querySelector("dialog[open] th.winner, dialog[open] tbody .result")) return { over: true };
    const curtain = document.querySelector(".curtain button");
    if (curtain) return click(curtain, "curtain") ?? { wait: "curtain" };
    const state = wire.state;
    if (state?.result && document.querySelector("dialog[open] table")) return { over: true };
    if (!state?.decision || wire.pending) return { wait: "turn" };
    if (document.querySelector(".answers .sure")) return click(document.querySelector(".answers .button.main"), "sure") ?? stuck("sure");
    const worded = all(".popover .wording .button");
    if (worded.length) return click(any(worded), "words") ?? stuck("words");
    const listed = all("#option-list li button");
    if (listed.length) return click(any(listed), "list") ?? stuck("list");
    const answers = all(".answers .button:not(:disabled):not([aria-controls])");
    const endings = answers.filter((one) => one.matches(".ending, .main"));
    if (endings.length && random() < haste) return click(any(endings), "ending") ?? stuck("ending");
    for (const element of mixed(lit())) {
      const at = click(element, `lit ${element.dataset.node}`);
      if (at) return at;
    }
    const dotted = document.querySelector(".views .dot")?.closest("button");
    if (dotted) return click(dotted, "view") ?? stuck("view");
    if (answers.length) return click(any(answers), "answer") ?? stuck("answer");
    const more = document.querySelector(".answers [aria-controls]");
    return click(more, "more") ?? stuck("nothing to click");
  }

  // what has just opened needs a frame to find its place; what stays out of reach is a fault
  let since = 0;
  function stuck(what) {
    since ||= performance.now();
    if (performance.now() - since < 3000) return { wait: what };
    return { stuck: `${what}: ${document.querySelector("#prompt")?.textContent?.trim()}` };
  }

  function press({ x, y }) {
    const target = document.elementFromPoint(x, y);
    const event = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, pointerType: "mouse" };
    target.dispatchEvent(new PointerEvent("pointerdown", event));
    target.dispatchEvent(new PointerEvent("pointerup", event));
    target.dispatchEvent(new PointerEvent("click", { ...event, detail: 1 }));
  }

  const pause = (ms) => new Promise((done) => setTimeout(done, ms));

  /** Play on by clicks until the match is over, or `most` moves are sent, or `seconds` are gone. */
  async function run(haste, most, seconds) {
    const end = performance.now() + seconds * 1000;
    const target = wire.moves + most;
    const tally = {};
    while (performance.now() < end && wire.moves < target) {
      const step = next(haste);
      if (step.over || step.stuck) return { ...step, moves: wire.moves, tally };
      if (step.wait) await pause(4);
      else {
        const kind = step.what.split(" ")[0];
        tally[kind] = (tally[kind] ?? 0) + 1;
        wire.clicks += 1;
        press(step);
        await pause(0);
      }
    }
    return { over: false, late: wire.moves < target, moves: wire.moves, tally, prompt: document.querySelector("#prompt")?.textContent?.trim() };
  }

  /** What the coach points at first is drawn, in sight and not under the coach; else what is wrong with it. */
  function pointedAt(coach) {
    const id = document.querySelector(".table").dataset.points;
    if (!id) return "";
    const name = CSS.escape(id);
    const drawn = all(["node", "group", "ground"].map((kind) => `.table [data-${kind}="${name}"]`).join() + `, .table [data-layers~="${name}"]`);
    const box = drawn.map((one) => one.getBoundingClientRect()).find((one) => one.width || one.height);
    if (!box) return `${id} is not drawn`;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `${id} is out of sight`;
    const over = coach.getBoundingClientRect();
    return y > over.top && y < over.bottom && x > over.left && x < over.right ? `${id} is under the coach` : "";
  }

  /** Do what the coach says: go on, or play what it shows, until its lesson is over or `most` moves are made; so many seconds for each. */
  async function follow(most, seconds) {
    const faults = [];
    let [did, step, last] = [0, -1, performance.now()];
    while (performance.now() < last + seconds * 1000 && did < most) {
      await pause(4);
      const coach = document.querySelector(".coach");
      if (!coach || document.querySelector(".table[aria-busy=true]")) continue;
      const bar = coach.querySelector("progress");
      if (bar && bar.value === bar.max) return { over: true, did, faults };
      const said = coach.querySelector(".speech").textContent.trim();
      const button = document.querySelector(".answers .advice") ?? coach.querySelector(".go-on") ?? coach.querySelector(".show");
      if (!button || button.disabled) continue;
      if (bar && bar.value !== step) {
        step = bar.value;
        let wrong = "not looked at";
        for (let frames = 0; wrong && frames < 60; frames += 1) {
          await new Promise(requestAnimationFrame); // what is pointed at comes into sight
          wrong = pointedAt(coach);
        }
        if (wrong) faults.push(`${wrong}: ${said}`);
      }
      if (!said) faults.push("the coach says nothing");
      const at = reach(button);
      if (!at) continue;
      press(at);
      if (button.matches(".advice")) did += 1;
      if (!button.matches(".show")) last = performance.now();
      await pause(0);
    }
    return { over: did >= most, did, faults, said: document.querySelector(".foot")?.textContent };
  }

  window.player = { wire, next, run, follow, lit, reach, spot, seed: (value) => (dice = value) };
})();
