// Gliding: between two pictures every card and piece flies from where it was to where it is. Ghosts fly above the
// page, so nothing is clipped and the real things can be clicked at once.

import { changes, type Seen } from "./matching";

const FLIGHT = 250;
const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";
const MOST = 60;

export class Flights {
  #before = new Map<string, Seen>();
  #ghosts: { ghost: SVGElement; real: SVGElement; done: Animation }[] = [];

  constructor(
    readonly root: HTMLElement,
    readonly sky: HTMLElement,
  ) {}

  /** Remember where everything is, before the picture changes. */
  remember(): void {
    this.skip();
    this.#before = this.#look();
  }

  /** Let everything that moved fly, after the picture changed. */
  launch(): number {
    if (!this.#before.size) return 0;
    const { flights, arrivals, flips } = changes(this.#before, this.#look());
    this.#before = new Map();
    if (flights.length > MOST) return 0; // another seat's view or a new page: nothing really moved
    for (const { id, from, to } of flights) this.#fly(id, from, to);
    for (const { id } of arrivals.slice(0, MOST)) this.#appear(id);
    for (const id of flips) this.#flip(id);
    return flights.length;
  }

  /** Everything lands now. */
  skip(): void {
    for (const { ghost, real, done } of this.#ghosts) {
      done.cancel();
      ghost.remove();
      real.style.visibility = "";
    }
    this.#ghosts = [];
  }

  #look(): Map<string, Seen> {
    const seen = new Map<string, Seen>();
    for (const thing of this.root.querySelectorAll<SVGElement>("[data-fly]")) {
      const { x, y, width, height } = thing.getBoundingClientRect();
      if (!width) continue;
      const { fly: id = "", key = "", owner = "", hidden } = thing.dataset;
      const ground = thing.closest<HTMLElement>("[data-ground]");
      const below = ground?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
      const [across, down] = [(x - below.x) / below.width, (y - below.y) / below.height];
      seen.set(id, { id, key, owner, x, y, width, height, hidden: Boolean(hidden), ground: ground?.dataset.ground ?? "", across, down });
    }
    return seen;
  }

  #thing(id: string): SVGElement | null {
    return this.root.querySelector<SVGElement>(`[data-fly="${CSS.escape(id)}"]`);
  }

  #fly(id: string, from: Seen, to: Seen): void {
    const real = this.#thing(id);
    if (!real) return;
    const ghost = real.cloneNode(true) as SVGElement;
    for (const name of ["x", "y", "width", "height", "data-fly"]) ghost.removeAttribute(name);
    Object.assign(ghost.style, {
      position: "absolute",
      left: `${to.x}px`,
      top: `${to.y}px`,
      width: `${to.width}px`,
      height: `${to.height}px`,
      transformOrigin: "0 0",
    });
    this.sky.append(ghost);
    real.style.visibility = "hidden";
    const scale = from.width / to.width;
    const done = ghost.animate(
      [
        { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})` },
        { transform: "translate(0, 0) scale(1)" },
      ],
      { duration: FLIGHT + Math.min(200, Math.hypot(from.x - to.x, from.y - to.y) / 6), easing: EASE },
    );
    const entry = { ghost, real, done };
    this.#ghosts.push(entry);
    done.onfinish = () => {
      ghost.remove();
      real.style.visibility = "";
      this.#ghosts = this.#ghosts.filter((one) => one !== entry);
    };
  }

  #appear(id: string): void {
    this.#thing(id)?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FLIGHT, easing: EASE });
  }

  #flip(id: string): void {
    const thing = this.#thing(id);
    thing?.animate([{ scale: "0.05 1" }, { scale: "1 1" }], { duration: FLIGHT, easing: EASE });
  }
}
