import { codeText } from '#domain/events/event-code.ts';
import { formatDate } from '#domain/shared/date.ts';
import { inEveryLanguage, inLanguage, type Localised } from '#domain/shared/language.ts';
import type { Catalogue } from './create-catalogue.ts';
import type { LimitedEvent } from './rows.ts';

/** Formats the day of an event's yymmdd code for display, as `20yy/mm/dd`. */
export function eventDay(code: number): string {
  const digits = codeText(code);
  return `20${digits.slice(0, 2)}/${digits.slice(2, 4)}/${digits.slice(4)}`;
}

/** Returns the name of an event in menus and headings: the day, then the title. */
export function datedTitle({ id, title }: Pick<LimitedEvent, 'id' | 'title'>): Localised {
  return inEveryLanguage((language) => `${eventDay(id)} ${inLanguage(title, language)}`);
}

/** Formats the first and last day of an event for display, in the UTC offset of the stored times. */
export function eventWindow({ startsAt, endsAt }: Pick<LimitedEvent, 'startsAt' | 'endsAt'>): {
  readonly from: string;
  readonly to: string;
} {
  return { from: formatDate(startsAt.slice(0, 10)), to: formatDate(endsAt.slice(0, 10)) };
}

/** Returns all events, newest first. Event codes sort by date. */
export function eventsNewestFirst({ events }: Pick<Catalogue, 'events'>): LimitedEvent[] {
  return [...events.values()].sort((a, b) => b.id - a.id);
}
