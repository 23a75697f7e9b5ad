'use client'; // Client module: cached pages contain no data about the reader, so the browser fetches it.
import type { OwnEventJson } from '#web/server/events/own-event.ts';
import { useOwnAnswer } from '#web/session/use-own-answer.ts';

/**
 * Returns the signed-in user's state in the event and a refetch function. The state is undefined while loading and for
 * visitors.
 */
export const useOwnEvent = (path: string) => useOwnAnswer<OwnEventJson>(`${path}/me`);
