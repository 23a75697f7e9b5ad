import 'server-only';
import { cache } from 'react';
import { type EventPage, getEventPage } from '#usecases/events/get-event-page.ts';
import { deps } from '#web/server/deps.ts';

export type { EventPage };

type Query = Parameters<typeof getEventPage>[2];

const read = cache(async (code: number, query: string) => {
  const result = await getEventPage(deps(), code, JSON.parse(query) as Query);
  return result.ok ? result.value : undefined;
});

/**
 * Returns an event for its page. Returns undefined for an unknown code, a draft, and an unknown team or page number.
 */
export async function readEventPage(code: number, query: Query): Promise<EventPage | undefined> {
  return read(code, JSON.stringify(query));
}
