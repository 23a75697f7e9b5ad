import { type CalendarDate, isRealDate } from '#domain/shared/date.ts';

/** The day of a yymmdd code, `20yy-mm-dd`; undefined when there is no such day. */
export function dayOfCode(code: number): CalendarDate | undefined {
  if (!Number.isInteger(code) || code < 101 || code > 991_231) return undefined;
  const digits = codeText(code);
  const day = `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}`;
  return isRealDate(day) ? day : undefined;
}

/** The code in an address: six digits that are a day; undefined for anything else. */
export function parseEventCode(text: string): number | undefined {
  const code = /^\d{6}$/.test(text) ? Number(text) : undefined;
  return code !== undefined && dayOfCode(code) !== undefined ? code : undefined;
}

/** The code of an event that begins on a day; undefined for what is no day of this century. */
export function codeOfDay(day: CalendarDate): number | undefined {
  const code = day.startsWith('20') && isRealDate(day) ? Number(day.slice(2).replaceAll('-', '')) : undefined;
  return code !== undefined && dayOfCode(code) === day ? code : undefined;
}

/** A code as it is written: always six digits. */
export const codeText = (code: number): string => String(code).padStart(6, '0');
