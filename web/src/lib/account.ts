// What is asked about accounts; only their page needs it.

import type { Codes, Me, Profile, SignInLink } from "../protocol";
import { json } from "./api";

type Json = Record<string, unknown>;
export const me = (): Promise<Me> => json("me");
export const changeMe = (wish: Profile): Promise<Me> => json("me/change", wish);
export const beginSignUp = (wish: Profile): Promise<Json> => json("me/sign-up", wish);
export const beginPasskey = (): Promise<Json> => json("me/passkeys", {});
export const finishPasskey = (credential: Json): Promise<Codes> => json("me/passkeys/finish", { credential });
export const endPasskey = (passkey: string): Promise<Me> => json("me/passkeys/end", { passkey });
export const beginSignIn = (): Promise<Json> => json("me/sign-in", {});
export const finishSignIn = (credential: Json): Promise<Me> => json("me/sign-in/finish", { credential });
export const recover = (code: string): Promise<Me> => json("me/recover", { code });
export const newCodes = (): Promise<Codes> => json("me/codes", {});
export const signInLink = (): Promise<SignInLink> => json("me/link", {});
export const useSignInLink = (code: string): Promise<Me> => json("me/link/use", { code });
export const endSession = (session: string): Promise<Me> => json("me/sessions/end", { session });
export const leave = (): Promise<Me> => json("me/leave", {});
export const deleteMe = (name: string): Promise<Me> => json("me/delete", { name });
export const exportOfMe = "api/me/export";
