import 'server-only';
import { cache } from 'react';
import { VISITOR } from '#domain/accounts/actor.ts';
import { type EventView, getEvent } from '#usecases/events/get-event.ts';
import { deps } from './deps.ts';

export type { EventView };

/** An event as every visitor sees it, for a page; undefined for an unknown code and for a draft. */
export const readEvent = cache((code: number): Promise<EventView | undefined> => getEvent(deps(), VISITOR, code));
