import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { stageRoute } from '#domain/catalogue/routes.ts';
import type { EventStage, Stage } from '#domain/catalogue/rows.ts';
import { stagePath } from '#domain/catalogue/stage-places.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { pageHead } from '#web/server/head/page-head.ts';
import type { ReadGuide } from '#web/server/texts/read-guide.ts';

/** Returns the metadata of a guide page. Excludes the page from search engines until a guide is written. */
export async function guideMetadata(
  catalogue: Catalogue,
  stage: Stage | EventStage,
  read: ReadGuide | undefined,
  locale: Locale,
): Promise<Metadata> {
  const [page, found] = await Promise.all([
    getTranslations({ locale, namespace: 'pages.guide' }),
    getTranslations({ locale, namespace: 'found.guide' }),
  ]);
  const name = stage.name[locale];
  const series = stagePath(catalogue, stage.id)?.series.name[locale] ?? '';
  return pageHead(locale, {
    title: page('ofStage', { stage: name }),
    description: found('description', { stage: name, series }),
    card: stageRoute(stage.id),
    index: read !== undefined,
  });
}
