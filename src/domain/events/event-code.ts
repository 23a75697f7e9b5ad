import { type CalendarDate, isRealDate } from '#domain/shared/date.ts';

/** The day of a yymmdd code, `20yy-mm-dd`; undefined for an invalid day. */
export function dayOfCode(code: number): CalendarDate | undefined {
  if (!Number.isInteger(code) || code < 101 || code > 991_231) return undefined;
  const digits = codeText(code);
  const day = `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}`;
  return isRealDate(day) ? day : undefined;
}

/** Parses the code in a URL: six digits that form a valid day; undefined otherwise. */
export function parseEventCode(text: string): number | undefined {
  const code = /^\d{6}$/.test(text) ? Number(text) : undefined;
  return code !== undefined && dayOfCode(code) !== undefined ? code : undefined;
}

/** The code of an event that starts on a day; undefined outside this century. */
export function codeOfDay(day: CalendarDate): number | undefined {
  const code = day.startsWith('20') && isRealDate(day) ? Number(day.slice(2).replaceAll('-', '')) : undefined;
  return code !== undefined && dayOfCode(code) === day ? code : undefined;
}

/** Formats a code with six digits. */
export const codeText = (code: number): string => String(code).padStart(6, '0');
