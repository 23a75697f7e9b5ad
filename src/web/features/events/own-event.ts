'use client'; // a kept page knows nobody: what an event is to its reader is asked by the browser
import { useOwnAnswer } from '#web/session/use-own-answer.ts';

/** What `GET /api/events/{code}/me` says (docs/api.md). */
export type OwnEvent = {
  readonly member: { readonly teamId: number | null; readonly joinedAt: string } | null;
  readonly manages: boolean;
  readonly row: { readonly rank: number; readonly shared: boolean; readonly points: number } | null;
  readonly open: readonly number[] | null;
  readonly places: readonly { readonly stageId: number; readonly shown: string; readonly recordId: string }[];
};

/** The event to whoever is signed in, undefined until it is known and to visitors; and how to ask again. */
export const useOwnEvent = (path: string) => useOwnAnswer<OwnEvent>(`${path}/me`);
