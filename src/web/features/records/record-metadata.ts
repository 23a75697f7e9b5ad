import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { recordRoute } from '#domain/catalogue/routes.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import type { ShownRecord } from '#web/server/read-record.ts';
import { CARD_SIZE } from './record-card.tsx';
import { recordNames } from './record-names.ts';

/** What other sites and search engines learn of a record; of one that no longer counts, nothing. */
export async function recordMetadata(shown: ShownRecord, locale: Locale): Promise<Metadata> {
  const [t, catalogue] = await Promise.all([getTranslations({ locale, namespace: 'records' }), readCatalogue()]);
  if (!shown.counts) {
    return { title: t(shown.record.state === 'declined' ? 'tombstone.declined' : 'tombstone.withdrawn'), robots: { index: false } };
  }
  const { stage, rule, value, player } = recordNames(catalogue, shown, locale);
  const title = t('page.title', { stage, value, name: player });
  const description = t('page.description', { stage, value, rule, name: player });
  const path = localePath(locale, recordRoute(shown.record.recordId));
  const image = { url: `${path}/card.png`, ...CARD_SIZE, alt: title };
  return {
    title,
    description,
    openGraph: { title, description, type: 'article', url: path, images: [image] },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}
