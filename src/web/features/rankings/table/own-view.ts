'use client'; // Client module: pages are cached, so the browser fetches personal data.
import { useOwnAnswer } from '#web/session/use-own-answer.ts';
import { useSession } from '#web/session/use-session.ts';

/** Response of `GET /api/boards/{stageId}/{rule}/me` (docs/api.md), with formatted values. */
type OwnAnswer = {
  readonly rankClass: number | null;
  readonly rivals: readonly string[];
  readonly row: OwnRow | null;
};

export type OwnRow = {
  readonly place: string;
  readonly value: string;
  readonly points: number | null;
  readonly page: number;
  readonly above: { readonly name: string | null; readonly missing: string } | null;
};

/** The response together with the reader's user ID and name. */
export type OwnView = OwnAnswer & { readonly userId: string; readonly name: string | null };

/** Returns the signed-in reader's part of a ranking, or undefined while loading and for visitors. */
export function useOwnView(path: string): OwnView | undefined {
  const user = useSession().session?.user;
  const [answer] = useOwnAnswer<OwnAnswer>(path);
  return user && answer && { ...answer, userId: user.userId, name: user.name };
}
