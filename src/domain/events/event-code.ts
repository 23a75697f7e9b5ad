import { type CalendarDate, isRealDate } from '#domain/shared/date.ts';

/** Returns the day of a yymmdd code as `20yy-mm-dd`. Returns undefined for an invalid day. */
export function dayOfCode(code: number): CalendarDate | undefined {
  if (!Number.isInteger(code) || code < 101 || code > 991_231) return undefined;
  const digits = codeText(code);
  const day = `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}`;
  return isRealDate(day) ? day : undefined;
}

/** Parses the event code in a URL: six digits that form a valid day. Returns undefined for any other text. */
export function parseEventCode(text: string): number | undefined {
  const code = /^\d{6}$/.test(text) ? Number(text) : undefined;
  return code !== undefined && dayOfCode(code) !== undefined ? code : undefined;
}

/** Returns the code of an event that starts on the day. Returns undefined outside this century. */
export function codeOfDay(day: CalendarDate): number | undefined {
  const code = day.startsWith('20') && isRealDate(day) ? Number(day.slice(2).replaceAll('-', '')) : undefined;
  return code !== undefined && dayOfCode(code) === day ? code : undefined;
}

/** Formats an event code with six digits. */
export const codeText = (code: number): string => String(code).padStart(6, '0');
