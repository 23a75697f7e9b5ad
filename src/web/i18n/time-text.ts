import type { Language } from '#domain/shared/language.ts';

/** Formats an instant in the reader's time zone. Includes the date unless it is today. */
export function timeText(iso: string, locale: Language): string {
  const at = new Date(iso);
  const isToday = at.toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ month: 'numeric', day: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale, { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
}
