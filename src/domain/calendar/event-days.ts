import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { type CalendarDate, dayOf } from '#domain/shared/date.ts';

/** The first and last day of a period, both inclusive. */
export type Days = { readonly from: CalendarDate; readonly to: CalendarDate };

/** The days of an event in its own zone, matching its code and page. */
export const daysOfEvent = ({ startsAt, endsAt, zone }: Pick<LimitedEvent, 'startsAt' | 'endsAt' | 'zone'>): Days => ({
  from: dayOf(new Date(startsAt), zone),
  to: dayOf(new Date(endsAt), zone),
});

/** Whether two periods share a day. */
export const overlap = (a: Days, b: Days): boolean => a.from <= b.to && b.from <= a.to;
