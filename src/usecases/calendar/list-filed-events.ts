import { listEntryChanges } from '#data/queries/entry-changes.ts';
import type { EventType } from '#domain/calendar/calendar-query.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import type { Deps } from '#usecases/deps.ts';

/** An event, and how often and when last it was changed since it stands in the catalogue. */
export type FiledEvent = { readonly event: LimitedEvent; readonly changes: number; readonly changedAt: Date | undefined };

/** The events that a calendar file holds, by code: all of some types, or one. */
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
