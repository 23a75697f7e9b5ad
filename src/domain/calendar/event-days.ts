import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { type CalendarDate, dayOf } from '#domain/shared/date.ts';

/** The first and last day of a period, both inclusive. */
export type Days = { readonly from: CalendarDate; readonly to: CalendarDate };

/** Returns the first and last day of an event in its own time zone, as in its code and on its page. */
export const daysOfEvent = ({ startsAt, endsAt, zone }: Pick<LimitedEvent, 'startsAt' | 'endsAt' | 'zone'>): Days => ({
  from: dayOf(new Date(startsAt), zone),
  to: dayOf(new Date(endsAt), zone),
});

/** Returns whether two periods share a day. */
export const overlap = (a: Days, b: Days): boolean => a.from <= b.to && b.from <= a.to;
