'use client'; // a cached page knows nobody: what it says of its reader is asked by the browser
import { useOwnAnswer } from '#web/session/use-own-answer.ts';
import { useSession } from '#web/session/use-session.ts';

/** What `GET /api/boards/{stageId}/{rule}/me` says (docs/api.md), every figure written out. */
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

/** The same with whose it is. */
export type OwnView = OwnAnswer & { readonly userId: string; readonly name: string | null };

/** What a ranking says of whoever is signed in; nothing until it is known, and nothing to visitors. */
export function useOwnView(path: string): OwnView | undefined {
  const user = useSession().session?.user;
  const [answer] = useOwnAnswer<OwnAnswer>(path);
  return user && answer && { ...answer, userId: user.userId, name: user.name };
}
