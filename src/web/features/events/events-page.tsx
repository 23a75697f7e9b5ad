import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventsNewestFirst, eventWindow } from '#domain/catalogue/event-date.ts';
import { eventRoute } from '#domain/catalogue/routes.ts';
import { EVENT_SERIES } from '#domain/catalogue/rows.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { PlainTable } from '#web/ui/plain-table.tsx';
import { ScapePage } from '#web/ui/scape-page.tsx';
import { seriesToken } from '#web/ui/series-token.ts';

type Props = { catalogue: Catalogue; locale: Locale };

/** Every limited event with its window. */
export async function EventsPage({ catalogue, locale }: Props) {
  const t = await getTranslations('pages');
  const events = eventsNewestFirst(catalogue);
  const rows = events.map((event) => {
    const { from, to } = eventWindow(event);
    const link = (
      <Link key="event" href={localePath(locale, eventRoute(event.id))} prefetch={false}>
        {event.title[locale]}
      </Link>
    );
    return { key: event.id, cells: [from, to, link] };
  });
  return (
    <ScapePage
      seed={EVENT_SERIES}
      seriesToken={seriesToken(EVENT_SERIES)}
      title={t('limited.title')}
      lead={t('limited.lead', { count: events.length })}
    >
      <PlainTable
        caption={t('limited.title')}
        columns={[{ label: t('columns.from'), width: 'date' }, { label: t('columns.to'), width: 'date' }, { label: t('columns.event') }]}
        rows={rows}
      />
    </ScapePage>
  );
}
