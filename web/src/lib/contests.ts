// What is asked about ratings and contests; only their pages need it.

import type { Board, ContestInfo, ContestPage, NewContest, PlayerPage } from "../protocol";
import { json } from "./api";

export const KINDS = ["swiss", "knockout", "round-robin", "league", "series"] as const;
const part = encodeURIComponent;
export const contests = (): Promise<ContestInfo[]> => json("contests");
export const contest = (id: string): Promise<ContestPage> => json(`contests/${part(id)}`);
export const makeContest = (wish: NewContest): Promise<ContestPage> => json("contests", wish);
export const actOnContest = (id: string, act: "join" | "leave" | "start" | "follow"): Promise<ContestPage> => json(`contests/${part(id)}/${act}`, {});
export const ratings = (game: string, players: number): Promise<Board> => json(`ratings/${part(game)}?players=${players}`);
export const player = (handle: string): Promise<PlayerPage> => json(`players/${part(handle)}`);
