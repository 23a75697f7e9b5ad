import 'server-only';
import type { LastEvent } from '#usecases/events/get-last-event.ts';
import { type EventList, type ListedEvent, listEvents } from '#usecases/events/list-events.ts';
import { deps } from '#web/server/deps.ts';

export type { EventList, LastEvent, ListedEvent };

export const readEvents = (): Promise<EventList> => listEvents(deps());
