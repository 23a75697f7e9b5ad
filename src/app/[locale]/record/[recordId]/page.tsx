import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { recordJsonLd } from '#web/features/records/head/record-json-ld.ts';
import { recordMetadata, sealedMetadata } from '#web/features/records/head/record-metadata.ts';
import { RecordPage } from '#web/features/records/page/record-page.tsx';
import { SealedRecordPage } from '#web/features/records/page/sealed-record-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { notFoundHead } from '#web/server/head/page-head.ts';
import { readRecord, readSealingEvent } from '#web/server/rankings/read-record.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';
import { JsonLd } from '#web/ui/page/json-ld.tsx';

type Props = PageProps<'/[locale]/record/[recordId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, recordId } = await params;
  const shown = await readRecord(recordId);
  if (shown) return recordMetadata(shown, locale as Locale);
  return (await readSealingEvent(recordId)) ? sealedMetadata(locale as Locale) : notFoundHead(locale as Locale);
}

export default async function RecordRoute({ params }: Props) {
  const { locale, recordId } = await params;
  setRequestLocale(locale as Locale);
  // Must be awaited before rendering, so that the page can still respond with 404.
  const shown = await readRecord(recordId);
  if (!shown) {
    const event = await readSealingEvent(recordId);
    if (!event) return <MissingPage />;
    return <SealedRecordPage event={event} recordId={recordId} locale={locale as Locale} />;
  }
  return (
    <>
      <RecordPage shown={shown} locale={locale as Locale} />
      {shown.counts && <JsonLd data={recordJsonLd(await readCatalogue(), shown, locale as Locale)} />}
    </>
  );
}
