import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventWindow } from '#domain/catalogue/event-date.ts';
import { EVENT_SERIES } from '#domain/catalogue/rows.ts';
import { eventBoards } from '#domain/events/event-boards.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { inOtherLanguage } from '#web/i18n/other-language.ts';
import { translate } from '#web/i18n/translate.ts';
import { drawCard, noCard } from '#web/server/head/card-answer.ts';
import { CardFacts } from '#web/ui/card/card-facts.tsx';
import { CardLayout } from '#web/ui/card/card-layout.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';

/** Renders the share image of an event with its window, stage count and teams. Returns 404 for an unknown event. */
export async function eventCardAnswer(catalogue: Catalogue, code: number, locale: Language): Promise<Response> {
  const event = catalogue.events.get(code);
  if (!event) return noCard();
  const t = translate(locale, 'found.event');
  const { from, to } = eventWindow(event);
  const words = {
    over: t('mark'),
    title: inLanguage(event.title, locale),
    other: inOtherLanguage(event.title, locale)?.text ?? '',
    facts: [
      { term: t('window'), value: from === to ? from : `${from} – ${to}` },
      { term: t('stages'), value: String(eventBoards(catalogue, event).length) },
    ],
    foot: event.teams.flatMap((id) => inLanguage(catalogue.teams.get(id)?.name, locale) ?? []).join(' × '),
    site: messagesOf(locale).shell.site,
  };
  return drawCard(words, ({ facts, ...rest }) => (
    <CardLayout words={rest} seriesToken={seriesToken(EVENT_SERIES)}>
      <CardFacts facts={facts} />
    </CardLayout>
  ));
}
