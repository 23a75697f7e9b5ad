import type { Metadata } from 'next';
import { recordRoute } from '#domain/catalogue/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { pageHead, unlisted } from '#web/server/head/page-head.ts';
import type { ShownRecord } from '#web/server/rankings/read-record.ts';
import { recordNames } from './record-names.ts';

/** Returns the metadata of a record. Reveals nothing about a record that no longer counts. */
export async function recordMetadata(shown: ShownRecord, locale: Language): Promise<Metadata> {
  const t = translate(locale, 'records');
  const catalogue = await readCatalogue();
  if (!shown.counts) {
    return unlisted(t(shown.record.state === 'declined' ? 'tombstone.declined' : 'tombstone.withdrawn'));
  }
  const { stage, rule, value, player } = recordNames(catalogue, shown, locale);
  const title = t('page.title', { stage, value, name: player });
  const description = t('page.description', { stage, value, rule, name: player });
  return pageHead(locale, { title, description, card: recordRoute(shown.record.recordId), type: 'article' });
}

/** Returns the metadata of a record whose result is hidden. Reveals nothing about the record. */
export function sealedMetadata(locale: Language): Metadata {
  const t = translate(locale, 'records.sealed');
  return unlisted(t('title'));
}
