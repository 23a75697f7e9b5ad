import '#web/shell/shell-styles.ts';
import { recordJsonLd } from '#web/features/records/head/record-json-ld.ts';
import { recordMetadata, sealedMetadata } from '#web/features/records/head/record-metadata.ts';
import { RecordPage } from '#web/features/records/page/record-page.tsx';
import { SealedRecordPage } from '#web/features/records/page/sealed-record-page.tsx';
import { readCatalogue } from '#web/server/catalogue.ts';
import { notFoundHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readRecord, readSealingEvent } from '#web/server/rankings/read-record.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';
import { JsonLd } from '#web/ui/page/json-ld.tsx';

type Props = PageProps<'/[locale]/record/[recordId]'>;

export const generateMetadata = localeMetadata<Props>(async ({ locale, params: { recordId } }) => {
  const shown = await readRecord(recordId);
  if (shown) return recordMetadata(shown, locale);
  return (await readSealingEvent(recordId)) ? sealedMetadata(locale) : notFoundHead(locale);
});

export default localePage<Props>(async ({ locale, params: { recordId } }) => {
  // Must be awaited before rendering so that the page can still respond with 404.
  const shown = await readRecord(recordId);
  if (!shown) {
    const event = await readSealingEvent(recordId);
    if (!event) return <MissingPage locale={locale} />;
    return <SealedRecordPage event={event} recordId={recordId} locale={locale} />;
  }
  return (
    <>
      <RecordPage shown={shown} locale={locale} />
      {shown.counts && <JsonLd data={recordJsonLd(await readCatalogue(), shown, locale)} />}
    </>
  );
});
