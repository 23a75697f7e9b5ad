import { readPresent } from '#data/queries/rankings/past.ts';
import { monthOf, weeksOf } from '#domain/calendar/calendar-month.ts';
import { type CalendarQuery, parseCalendarQuery } from '#domain/calendar/calendar-query.ts';
import { type Days, daysOfEvent, overlap } from '#domain/calendar/event-days.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import type { CalendarMonth } from '#domain/rankings/totals/trends.ts';
import { dayOf } from '#domain/shared/date.ts';
import { ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';

/** An event with its first and last calendar day. */
export type DatedEvent = Days & { readonly event: LimitedEvent };

export type Calendar = {
  readonly asked: CalendarQuery;
  readonly shown: { readonly month: CalendarMonth } | { readonly year: number };
  readonly events: readonly DatedEvent[]; // events of the requested types that overlap the month or year, by start
  readonly beside: readonly DatedEvent[]; // events only on days of adjacent months in the first or last week
  readonly earlier: DatedEvent | undefined; // last event that ended before the month or year
  readonly later: DatedEvent | undefined; // first event that starts after the month or year
};

type Query = Parameters<typeof parseCalendarQuery>[0];

/** Returns the events in a month or year. Defaults to the current month in the site's time zone. */
export async function getCalendar(deps: Deps, query: Query): Promise<Result<Calendar, 'bad-query'>> {
  const parsed = parseCalendarQuery(query);
  if (!parsed.ok) return parsed;
  const asked = parsed.value;
  const shown = asked.year !== undefined ? { year: asked.year } : { month: asked.month ?? (await thisMonth(deps)) };
  const span = daysOf(shown);
  const events = [...(await deps.catalogue()).events.values()]
    .filter((event) => asked.types.includes(event.type))
    .map((event) => ({ event, ...daysOfEvent(event) }))
    .sort((a, b) => Date.parse(a.event.startsAt) - Date.parse(b.event.startsAt) || a.event.id - b.event.id);
  return ok({
    asked,
    shown,
    events: events.filter((event) => overlap(event, span)),
    beside: 'year' in shown ? [] : events.filter((event) => overlap(event, weekDays(shown.month)) && !overlap(event, span)),
    earlier: events.findLast((event) => event.to < span.from),
    later: events.find((event) => event.from > span.to),
  });
}

const thisMonth = async ({ db, siteZone }: Deps): Promise<CalendarMonth> => monthOf(dayOf((await readPresent(db)).now, siteZone));

// Day 31 is used for every month, because the dates are only compared as text.
const daysOf = (shown: Calendar['shown']): Days =>
  'year' in shown ? { from: `${shown.year}-01-01`, to: `${shown.year}-12-31` } : { from: `${shown.month}-01`, to: `${shown.month}-31` };

function weekDays(month: CalendarMonth): Days {
  const days = weeksOf(month).flat();
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
}
