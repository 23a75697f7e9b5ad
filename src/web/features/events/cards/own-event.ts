'use client'; // Client module: cached pages contain no data about the reader, so the browser fetches it.
import { useOwnAnswer } from '#web/session/use-own-answer.ts';

/** Response of `GET /api/events/{code}/me` (docs/api.md). */
export type OwnEvent = {
  readonly member: { readonly teamId: number | null; readonly joinedAt: string } | null;
  readonly manages: boolean;
  readonly row: { readonly rank: number; readonly shared: boolean; readonly points: number } | null;
  readonly open: readonly number[] | null;
  readonly places: readonly { readonly stageId: number; readonly shown: string; readonly recordId: string }[];
};

/**
 * Returns a refetch function and the signed-in user's state in the event, which is undefined while loading and for
 * visitors.
 */
export const useOwnEvent = (path: string) => useOwnAnswer<OwnEvent>(`${path}/me`);
