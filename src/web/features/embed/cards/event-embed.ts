import { formatWindow } from '#domain/calendar/format-window.ts';
import { eventRoute } from '#domain/catalogue/routes.ts';
import { EVENT_SERIES } from '#domain/catalogue/rows.ts';
import { inLanguage } from '#domain/shared/language.ts';
import { eventNote, eventRows, teamFacts } from '#web/features/embed/event-rows.ts';
import { translate } from '#web/i18n/translate.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { parseCode } from '#web/server/events/event-code.ts';
import { readEventPage } from '#web/server/events/read-event-page.ts';
import { seriesToken } from '#web/ui/player/series-token.ts';
import type { AskedEmbed, EmbedView } from './embed-view.ts';

/** Returns an event's window, teams and first places, or undefined for an unknown event and a draft. */
export async function eventEmbed({ id, options, locale }: AskedEmbed): Promise<EmbedView | undefined> {
  const page = await readEventPage(parseCode(id), {});
  if (!page) return undefined;
  const { event, members } = page.view;
  return {
    over: `${formatWindow(event, event.zone).join(' – ')} · ${event.zone.replaceAll('_', ' ')}`,
    title: inLanguage(event.title, locale),
    route: eventRoute(event.id),
    token: seriesToken(EVENT_SERIES),
    facts: teamFacts(await readCatalogue(), page.view, locale),
    rows: eventRows(page, options.rows, locale),
    note: eventNote(page.view, locale),
    foot: translate(locale, 'events')('playerCount', { count: members.length }),
  };
}
