// Whom I follow, and whom I have blocked; only accounts can.

import type { Tie, TieWish } from "../protocol";
import { json } from "./api";

export const ties = (): Promise<Tie[]> => json("me/ties");
export const tie = (wish: TieWish): Promise<Tie[]> => json("me/ties", wish);
export const endTie = (id: string): Promise<Tie[]> => json("me/ties/end", { tie: id });
