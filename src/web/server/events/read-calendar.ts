import 'server-only';
import { type Calendar, getCalendar } from '#usecases/calendar/get-calendar.ts';
import { deps } from '#web/server/deps.ts';

export type { DatedEvent } from '#usecases/calendar/get-calendar.ts';
export type { Calendar };

/** Returns the events in the requested month or year, or undefined when the query is invalid. */
export async function readCalendar(query: Parameters<typeof getCalendar>[1]): Promise<Calendar | undefined> {
  const calendar = await getCalendar(deps(), query);
  return calendar.ok ? calendar.value : undefined;
}
