import 'server-only';
import { cache } from 'react';
import { codeText, parseEventCode } from '#domain/events/event-code.ts';
import { windowAt } from '#domain/events/window.ts';
import type { Language } from '#domain/shared/language.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { getManagedEvent, type ManagedDraft, type ManagedPublic } from '#usecases/events/manage/get-managed-event.ts';
import { listManagedEvents, type ManagedEvents } from '#usecases/events/manage/list-managed-events.ts';
import { requireSession } from '#web/server/auth/session.ts';
import { deps } from '#web/server/deps.ts';

export type { EventError } from '#usecases/events/manage/event-errors.ts';
export type { ManagedDraft, ManagedPublic };

export const EVENTS_ROUTE = '/admin/events';
export const newEventRoute = (code?: number): string => `${EVENTS_ROUTE}/new${code === undefined ? '' : `?code=${codeText(code)}`}`;
export const managedEventRoute = (code: number): string => `${EVENTS_ROUTE}/${codeText(code)}`;

type Listed = Omit<ManagedEvents, 'events'> & {
  readonly events: readonly (ManagedEvents['events'][number] & { readonly window: ReturnType<typeof windowAt> })[];
};

/** Returns the events that the signed-in user manages, or undefined when the user may not manage any event. */
export const readManagedEvents = cache(async (locale: Language, route: string = EVENTS_ROUTE): Promise<Listed | undefined> => {
  const session = await requireSession(locale, route);
  const answer = await listManagedEvents(deps(), actorOf(session, 'site'));
  if (!answer.ok) return undefined;
  const { events, ...rest } = answer.value;
  return { ...rest, events: events.map((event) => ({ ...event, window: windowAt(event, session.now) })) };
});

/**
 * Returns an event that the signed-in user manages. Returns undefined for an unknown event and for events managed by
 * others.
 */
export const readManagedEvent = cache(async (locale: Language, text: string): Promise<ManagedDraft | ManagedPublic | undefined> => {
  const code = parseEventCode(text);
  const session = await requireSession(locale, code === undefined ? EVENTS_ROUTE : managedEventRoute(code));
  if (code === undefined) return undefined;
  const answer = await getManagedEvent(deps(), actorOf(session, 'site'), code);
  return answer.ok ? answer.value : undefined;
});
