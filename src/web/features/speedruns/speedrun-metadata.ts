import type { Metadata } from 'next';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Speedrun } from '#domain/catalogue/rows.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { pageHead } from '#web/server/head/page-head.ts';

export function speedrunMetadata(catalogue: Catalogue, speedrun: Speedrun, locale: Locale): Metadata {
  const t = translate(locale, 'found.speedrun');
  const name = speedrun.name[locale];
  const series = catalogue.series.get(speedrun.series)?.name[locale] ?? '';
  const editions = speedrun.consoles.flatMap((id) => catalogue.speedrunConsoles.get(id)?.name[locale] ?? []).join(' · ');
  return pageHead(locale, { title: name, description: t('description', { name, series, editions }) });
}
