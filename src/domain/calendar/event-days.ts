import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { type CalendarDate, dayOf } from '#domain/shared/date.ts';

/** The first and last day of something; both are its own. */
export type Days = { readonly from: CalendarDate; readonly to: CalendarDate };

/** The days that an event stands on: those of its own zone, by which its code and its page name it. */
export const daysOfEvent = ({ startsAt, endsAt, zone }: Pick<LimitedEvent, 'startsAt' | 'endsAt' | 'zone'>): Days => ({
  from: dayOf(new Date(startsAt), zone),
  to: dayOf(new Date(endsAt), zone),
});

/** Whether two spans share a day. */
export const overlap = (a: Days, b: Days): boolean => a.from <= b.to && b.from <= a.to;
