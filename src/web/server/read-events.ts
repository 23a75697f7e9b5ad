import 'server-only';
import { type EventList, type ListedEvent, listEvents } from '#usecases/events/list-events.ts';
import { deps } from './deps.ts';

export type { EventList, ListedEvent };

/** Every event, for the list. */
export const readEvents = (): Promise<EventList> => listEvents(deps());
