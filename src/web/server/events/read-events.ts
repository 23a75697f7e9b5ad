import 'server-only';
import { type EventList, type ListedEvent, listEvents } from '#usecases/events/list-events.ts';
import { deps } from '#web/server/deps.ts';

export type { EventList, ListedEvent };

export const readEvents = (): Promise<EventList> => listEvents(deps());
