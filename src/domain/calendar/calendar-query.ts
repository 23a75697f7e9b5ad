import { EVENT_TYPES, type LimitedEvent } from '#domain/catalogue/rows.ts';
import type { CalendarMonth } from '#domain/rankings/trends.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import { isCalendarMonth } from './calendar-month.ts';

export type EventType = LimitedEvent['type'];

/** What a calendar is asked for: a month, or a year as an agenda; neither means the month that it is. */
export type CalendarQuery = {
  readonly month?: CalendarMonth;
  readonly year?: number;
  readonly types: readonly EventType[]; // in the order of EVENT_TYPES, never none
};

type Asked = Readonly<Record<string, string | readonly string[] | undefined>>;

const YEAR_FORM = /^20\d{2}$/;

/** Reads a query; unknown keys are ignored, any value that means nothing is 'bad-query' (the page answers 404). */
export function parseCalendarQuery({ month, year, type }: Asked): Result<CalendarQuery, 'bad-query'> {
  const types = parseEventTypes(type);
  if (!types || (month !== undefined && year !== undefined)) return err('bad-query');
  if (month !== undefined) return typeof month === 'string' && isCalendarMonth(month) ? ok({ month, types }) : err('bad-query');
  if (year !== undefined) return typeof year === 'string' && YEAR_FORM.test(year) ? ok({ year: Number(year), types }) : err('bad-query');
  return ok({ types });
}

/** The types that a query names, each once; all where it names none, undefined where it names what there is not. */
export function parseEventTypes(asked: string | readonly string[] | undefined): EventType[] | undefined {
  const named = asked === undefined ? EVENT_TYPES : [asked].flat();
  const types = EVENT_TYPES.filter((type) => named.includes(type));
  return types.length === named.length ? types : undefined;
}

/** Writes the one query string of a calendar, with its '?' if there is anything to say; all types are none. */
export function formatCalendarQuery({ month, year, types }: CalendarQuery): string {
  const parts = [
    ...(month === undefined ? [] : [`month=${month}`]),
    ...(year === undefined ? [] : [`year=${year}`]),
    ...(types.length === EVENT_TYPES.length ? [] : types.map((type) => `type=${type}`)),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** The types with one more or one less; the last one cannot be left out, so that all come back. */
export function toggleType(types: readonly EventType[], toggled: EventType): readonly EventType[] {
  const left = EVENT_TYPES.filter((type) => types.includes(type) !== (type === toggled));
  return left.length === 0 ? EVENT_TYPES : left;
}
