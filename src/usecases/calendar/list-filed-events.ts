import { listEntryChanges } from '#data/queries/texts/entry-changes.ts';
import type { EventType } from '#domain/calendar/calendar-query.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import type { Deps } from '#usecases/deps.ts';

/** An event with its number of changes since it was added to the catalogue, and the time of the last change. */
export type FiledEvent = { readonly event: LimitedEvent; readonly changes: number; readonly changedAt: Date | undefined };

/** Returns the events for a calendar file, ordered by code: all events of the given types, or a single event. */
export async function listFiledEvents(deps: Deps, asked: { types: readonly EventType[] } | { code: number }): Promise<FiledEvent[]> {
  const { events } = await deps.catalogue();
  const wanted = [...events.values()]
    .filter((event) => ('code' in asked ? event.id === asked.code : asked.types.includes(event.type)))
    .sort((a, b) => a.id - b.id);
  if (wanted.length === 0) return [];
  const changes = await listEntryChanges(deps.db, 'event');
  return wanted.map((event) => ({
    event,
    changes: changes.get(event.id)?.changes ?? 0,
    changedAt: changes.get(event.id)?.changedAt,
  }));
}
