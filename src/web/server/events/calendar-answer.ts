import 'server-only';
import { parseEventTypes } from '#domain/calendar/calendar-query.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/shared/language.ts';
import { type FiledEvent, listFiledEvents } from '#usecases/calendar/list-filed-events.ts';
import { refuse } from '#usecases/refused.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { cacheableText } from '#web/server/answer/cacheable-answer.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import { deps } from '#web/server/deps.ts';
import { siteUrl } from '#web/server/site/site-settings.ts';
import { writeCalendarFile } from './calendar-file.ts';

/** Serves the calendar that users subscribe to: all events or only those of the given types, in one language. */
export async function calendarAnswer(request: Request) {
  const asked = new URL(request.url).searchParams;
  const [lang = DEFAULT_LANGUAGE, ...more] = asked.getAll('lang');
  const types = parseEventTypes(asked.has('type') ? asked.getAll('type') : undefined);
  if (!types || !isLanguage(lang) || more.length > 0) return refuse('not-found');
  return fileAnswer(request, await listFiledEvents(deps(), { types }), lang, 'stargrass.ics');
}

/** Serves a single event as an iCalendar file. */
export async function eventFileAnswer(request: Request, locale: string, code: string) {
  const filed = await listFiledEvents(deps(), { code: parseId(code) });
  return filed.length === 0 || !isLanguage(locale) ? refuse('not-found') : fileAnswer(request, filed, locale, `event-${code}.ics`);
}

function fileAnswer(request: Request, filed: readonly FiledEvent[], locale: Language, fileName: string): Promise<Response> {
  const { calendar, events } = messagesOf(locale);
  const text = writeCalendarFile(filed, { locale, siteUrl: siteUrl(), name: calendar.file.name, types: events.types });
  return cacheableText(request, text, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${fileName}"`,
  });
}
