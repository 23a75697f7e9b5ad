import { getTranslations } from 'next-intl/server';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { datedTitle, eventWindow } from '#domain/catalogue/event-date.ts';
import { stageRoute } from '#domain/catalogue/routes.ts';
import { EVENT_SERIES, type LimitedEvent } from '#domain/catalogue/rows.ts';
import { eventStagesOf } from '#domain/catalogue/stage-places.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { LinkGrid } from '#web/ui/link-grid.tsx';
import { ScapePage } from '#web/ui/scape-page.tsx';
import { seriesToken } from '#web/ui/series-token.ts';

type Props = { catalogue: Catalogue; event: LimitedEvent; locale: Locale };

/** A limited event: when it was held and on which stages. */
export async function EventPage({ catalogue, event, locale }: Props) {
  const t = await getTranslations('pages');
  const stages = eventStagesOf(catalogue, event.id);
  return (
    <ScapePage
      seed={event.id}
      seriesToken={seriesToken(EVENT_SERIES)}
      over={catalogue.series.get(EVENT_SERIES)?.name[locale]}
      title={datedTitle(event)[locale]}
      lead={t('limited.window', eventWindow(event))}
    >
      <h2>{t('total.stages')}</h2>
      <LinkGrid items={stages.map(({ id, name }) => ({ id, href: localePath(locale, stageRoute(id)), label: name[locale] }))} />
    </ScapePage>
  );
}
