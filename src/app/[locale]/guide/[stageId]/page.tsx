import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { findStage } from '#domain/catalogue/stage-places.ts';
import { guideMetadata } from '#web/features/guide/guide-metadata.ts';
import { GuidePage } from '#web/features/guide/guide-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { notFoundHead } from '#web/server/head/page-head.ts';
import { readGuide } from '#web/server/texts/read-guide.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/guide/[stageId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, stageId } = await params;
  const catalogue = await readCatalogue();
  const stage = findStage(catalogue, parseId(stageId));
  return stage
    ? guideMetadata(catalogue, stage, await readGuide(stage.id, locale as Locale), locale as Locale)
    : notFoundHead(locale as Locale);
}

export default async function Guide({ params }: Props) {
  const { locale, stageId } = await params;
  setRequestLocale(locale as Locale);
  const catalogue = await readCatalogue();
  const stage = findStage(catalogue, parseId(stageId));
  if (!stage) return <MissingPage />;
  const read = await readGuide(stage.id, locale as Locale);
  return <GuidePage catalogue={catalogue} stage={stage} read={read} locale={locale as Locale} />;
}
