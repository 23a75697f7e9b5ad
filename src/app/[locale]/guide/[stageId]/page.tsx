import '#web/shell/shell-styles.ts';
import { findStage } from '#domain/catalogue/stage-places.ts';
import { guideMetadata } from '#web/features/guide/guide-metadata.ts';
import { GuidePage } from '#web/features/guide/guide-page.tsx';
import { parseId } from '#web/server/answer/parse-id.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { notFoundHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readGuide } from '#web/server/texts/read-guide.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/guide/[stageId]'>;

export const generateMetadata = localeMetadata<Props>(async ({ locale, params: { stageId } }) => {
  const catalogue = await readCatalogue();
  const stage = findStage(catalogue, parseId(stageId));
  return stage ? guideMetadata(catalogue, stage, await readGuide(stage.id, locale), locale) : notFoundHead(locale);
});

export default localePage<Props>(async ({ locale, params: { stageId } }) => {
  const catalogue = await readCatalogue();
  const stage = findStage(catalogue, parseId(stageId));
  if (!stage) return <MissingPage locale={locale} />;
  const read = await readGuide(stage.id, locale);
  return <GuidePage catalogue={catalogue} stage={stage} read={read} locale={locale} />;
});
