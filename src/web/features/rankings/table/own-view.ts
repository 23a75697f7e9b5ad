'use client'; // Client module: pages are cached, so the browser fetches personal data.
import type { OwnRowJson } from '#web/server/rankings/own-row.ts';
import { useOwnAnswer } from '#web/session/use-own-answer.ts';
import { useSession } from '#web/session/use-session.ts';

export type OwnRow = NonNullable<OwnRowJson['row']>;

/** The response together with the reader's user ID and name. */
export type OwnView = OwnRowJson & { readonly userId: string; readonly name: string | null };

/** Returns the signed-in reader's part of a ranking, or undefined while loading and for visitors. */
export function useOwnView(path: string): OwnView | undefined {
  const user = useSession().session?.user;
  const [answer] = useOwnAnswer<OwnRowJson>(path);
  return user && answer && { ...answer, userId: user.userId, name: user.name };
}
