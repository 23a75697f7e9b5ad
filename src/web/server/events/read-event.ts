import 'server-only';
import { cache } from 'react';
import { VISITOR } from '#domain/accounts/actor.ts';
import { type EventView, getEvent } from '#usecases/events/get-event.ts';
import { deps } from '#web/server/deps.ts';

export type { EventView };

/** Returns the public view of an event, or undefined for an unknown code or a draft. */
export const readEvent = cache((code: number): Promise<EventView | undefined> => getEvent(deps(), VISITOR, code));
