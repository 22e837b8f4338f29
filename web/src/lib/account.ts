// What is asked about accounts; only their page needs it.

import type { CalendarLink, Calls, Codes, EntryLink, Holiday, Me, Profile, PushWish, SignInLink, SignUp } from "../protocol";
import { json } from "./api";

type Json = Record<string, unknown>;
export const me = (): Promise<Me> => json("me");
export const changeMe = (wish: Profile): Promise<Me> => json("me/change", wish);
export const beginSignUp = (wish: SignUp): Promise<Json> => json("me/sign-up", wish);
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

export const calls = (): Promise<Calls> => json("me/calls");
export const callHere = (wish: PushWish): Promise<Calls> => json("me/calls/push", wish);
export const callNoMore = (): Promise<Calls> => json("me/calls/push/end", {});
export const writeTo = (address: string): Promise<Calls> => json("me/calls/mail", { address });
export const writeNoMore = (): Promise<Calls> => json("me/calls/mail/end", {});
export const calendarLink = (): Promise<CalendarLink> => json("me/calls/calendar", {});
export const endCalendar = (): Promise<Calls> => json("me/calls/calendar/end", {});
export const setHolidays = (periods: readonly Holiday[]): Promise<Calls> => json("me/holidays", { periods });
export const entryLink = (): Promise<EntryLink> => json("me/entry", {});
export const confirmMail = (code: string): Promise<unknown> => json("mail/confirm", { code });
export const stopMail = (key: string): Promise<unknown> => json(`mail/stop/${encodeURIComponent(key)}`, {});
