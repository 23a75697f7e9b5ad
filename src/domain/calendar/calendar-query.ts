import { EVENT_TYPES, type LimitedEvent } from '#domain/catalogue/rows.ts';
import type { CalendarMonth } from '#domain/rankings/totals/trends.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import { isCalendarMonth } from './calendar-month.ts';

export type EventType = LimitedEvent['type'];

/** A calendar query for a month, or for a year as an agenda. Without either, the calendar shows the current month. */
export type CalendarQuery = {
  readonly month?: CalendarMonth;
  readonly year?: number;
  readonly types: readonly EventType[]; // Selected types in the order of EVENT_TYPES, never empty.
};

type Asked = Readonly<Record<string, string | readonly string[] | undefined>>;

const YEAR_FORM = /^20\d{2}$/;

/**
 * Parses a calendar query and ignores unknown keys. Returns 'bad-query', which the page answers with 404, for invalid
 * values.
 */
export function parseCalendarQuery({ month, year, type }: Asked): Result<CalendarQuery, 'bad-query'> {
  const types = parseEventTypes(type);
  if (!types || (month !== undefined && year !== undefined)) return err('bad-query');
  if (month !== undefined) return typeof month === 'string' && isCalendarMonth(month) ? ok({ month, types }) : err('bad-query');
  if (year !== undefined) return typeof year === 'string' && YEAR_FORM.test(year) ? ok({ year: Number(year), types }) : err('bad-query');
  return ok({ types });
}

/**
 * Returns the event types in a query. Returns all types when the query contains none, and undefined when a type is
 * unknown or repeated.
 */
export function parseEventTypes(asked: string | readonly string[] | undefined): EventType[] | undefined {
  const named = asked === undefined ? EVENT_TYPES : [asked].flat();
  const types = EVENT_TYPES.filter((type) => named.includes(type));
  return types.length === named.length ? types : undefined;
}

/**
 * Formats the canonical query string for a calendar, starting with '?' unless it is empty. The types are omitted when
 * all are selected.
 */
export function formatCalendarQuery({ month, year, types }: CalendarQuery): string {
  const parts = [
    ...(month === undefined ? [] : [`month=${month}`]),
    ...(year === undefined ? [] : [`year=${year}`]),
    ...(types.length === EVENT_TYPES.length ? [] : types.map((type) => `type=${type}`)),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Adds or removes an event type. Removing the last type selects all types. */
export function toggleType(types: readonly EventType[], toggled: EventType): readonly EventType[] {
  const left = EVENT_TYPES.filter((type) => types.includes(type) !== (type === toggled));
  return left.length === 0 ? EVENT_TYPES : left;
}
