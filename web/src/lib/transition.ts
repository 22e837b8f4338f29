// From one picture to the next: every card and piece glides from where it was to where it is, and the focus stays on
// its thing. Ghosts fly above the page, so nothing is clipped and the real things can be clicked at once.

import { changes, type Seen } from "./motion";
import { moves, slowness } from "./settings.svelte";

const FLIGHT = 250;
const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";
const MOST = 60;

export class Transition {
  #before = new Map<string, Seen>();
  #focused = "";
  #ghosts: { ghost: SVGElement; real: SVGElement; done: Animation }[] = [];

  constructor(
    readonly root: HTMLElement,
    readonly overlay: HTMLElement,
  ) {}

  /** Remember where everything is, before the picture changes. */
  begin(): void {
    this.skip();
    if (moves()) this.#before = this.#look();
    const active = document.activeElement;
    this.#focused = active?.closest<HTMLElement>("[data-node]")?.dataset.node ?? (active?.closest(".answers, .list") ? "prompt" : "");
  }

  /** Let everything that moved fly, after the picture changed. */
  end(): void {
    if (moves() && this.#before.size) this.#launch(changes(this.#before, this.#look()));
    this.#before = new Map();
    if (!this.#focused || document.activeElement !== document.body) return;
    const same = this.root.querySelector<HTMLElement>(`[data-node="${CSS.escape(this.#focused)}"]`);
    (same ?? document.getElementById("prompt"))?.focus({ preventScroll: true });
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

  #launch({ flights, arrivals, flips }: ReturnType<typeof changes>): void {
    if (flights.length > MOST) return; // another seat's view or a new page: nothing really moved
    for (const { id, from, to } of flights) this.#fly(id, from, to);
    for (const { id } of arrivals.slice(0, MOST)) this.#animate(id, [{ opacity: 0 }, { opacity: 1 }]);
    for (const id of flips) this.#animate(id, [{ scale: "0.05 1" }, { scale: "1 1" }]);
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
    this.overlay.append(ghost);
    real.style.visibility = "hidden";
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    const done = ghost.animate(
      [{ transform: `translate(${dx}px, ${dy}px) scale(${from.width / to.width})` }, { transform: "translate(0, 0) scale(1)" }],
      { duration: (FLIGHT + Math.min(200, Math.hypot(dx, dy) / 6)) * slowness(), easing: EASE },
    );
    const entry = { ghost, real, done };
    this.#ghosts.push(entry);
    done.onfinish = () => {
      ghost.remove();
      real.style.visibility = "";
      this.#ghosts = this.#ghosts.filter((one) => one !== entry);
    };
  }

  #animate(id: string, frames: Keyframe[]): void {
    this.#thing(id)?.animate(frames, { duration: FLIGHT * slowness(), easing: EASE });
  }
}
