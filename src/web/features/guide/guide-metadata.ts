import type { Metadata } from 'next';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { stageRoute } from '#domain/catalogue/routes.ts';
import type { EventStage, Stage } from '#domain/catalogue/rows.ts';
import { stagePath } from '#domain/catalogue/stage-places.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { pageHead } from '#web/server/head/page-head.ts';
import type { ReadGuide } from '#web/server/texts/read-guide.ts';

/** Returns the metadata of a guide page. Excludes the page from search engines until a guide is written. */
export function guideMetadata(catalogue: Catalogue, stage: Stage | EventStage, read: ReadGuide | undefined, locale: Locale): Metadata {
  const page = translate(locale, 'pages.guide');
  const found = translate(locale, 'found.guide');
  const name = stage.name[locale];
  const series = stagePath(catalogue, stage.id)?.series.name[locale] ?? '';
  return pageHead(locale, {
    title: page('ofStage', { stage: name }),
    description: found('description', { stage: name, series }),
    card: stageRoute(stage.id),
    index: read !== undefined,
  });
}
