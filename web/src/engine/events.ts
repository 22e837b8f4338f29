// What page and engine say to each other (src/ennead/browser/desk.py).

export type ToEngine =
  | { type: "open" | "close"; line: number }
  | { type: "hear"; line: number; text: string }
  | { type: "ask"; number: number; path: string; body: string | null }
  | { type: "thought"; number: number; text: string }
  | { type: "go on"; table: string; seat: number }
  | { type: "unsaved" };

export type FromEngine =
  | { type: "ready" | "taken" }
  | { type: "broken"; problem: string }
  | { type: "say"; line: number; text: string }
  | { type: "answer"; number: number; status: number; kind: string; body: string };
