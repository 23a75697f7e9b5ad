import type { Metadata } from 'next';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { stageRoute } from '#domain/catalogue/routes.ts';
import type { EventStage, Stage } from '#domain/catalogue/rows.ts';
import { stagePath } from '#domain/catalogue/stage-places.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import { pageHead } from '#web/server/head/page-head.ts';
import type { ReadGuide } from '#web/server/texts/read-guide.ts';

/** Returns the metadata of a guide page. Excludes the page from search engines until a guide is written. */
export function guideMetadata(catalogue: Catalogue, stage: Stage | EventStage, read: ReadGuide | undefined, locale: Language): Metadata {
  const page = translate(locale, 'pages.guide');
  const found = translate(locale, 'found.guide');
  const name = inLanguage(stage.name, locale);
  const series = inLanguage(stagePath(catalogue, stage.id)?.series.name, locale) ?? '';
  return pageHead(locale, {
    title: page('ofStage', { stage: name }),
    description: found('description', { stage: name, series }),
    card: stageRoute(stage.id),
    index: read !== undefined,
  });
}
