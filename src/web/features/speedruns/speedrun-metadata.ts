import type { Metadata } from 'next';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Speedrun } from '#domain/catalogue/rows.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import { pageHead } from '#web/server/head/page-head.ts';

export function speedrunMetadata(catalogue: Catalogue, speedrun: Speedrun, locale: Language): Metadata {
  const t = translate(locale, 'found.speedrun');
  const name = inLanguage(speedrun.name, locale);
  const series = inLanguage(catalogue.series.get(speedrun.series)?.name, locale) ?? '';
  const editions = speedrun.consoles.flatMap((id) => inLanguage(catalogue.speedrunConsoles.get(id)?.name, locale) ?? []).join(' · ');
  return pageHead(locale, { title: name, description: t('description', { name, series, editions }) });
}
