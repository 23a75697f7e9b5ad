import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { keywordJsonLd } from '#web/features/keywords/keyword-json-ld.ts';
import { keywordMetadata } from '#web/features/keywords/keyword-metadata.ts';
import { KeywordPage } from '#web/features/keywords/keyword-page.tsx';
import { KeywordTombstone } from '#web/features/keywords/keyword-tombstone.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { notFoundHead } from '#web/server/head/page-head.ts';
import { presentAddress, readKeyword } from '#web/server/texts/read-keywords.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';
import { JsonLd } from '#web/ui/page/json-ld.tsx';

type Props = PageProps<'/[locale]/keyword/[keyword]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, keyword } = await params;
  const found = await readKeyword(keyword);
  return found ? keywordMetadata(found, locale as Locale) : notFoundHead(locale as Locale);
}

export default async function KeywordRoute({ params }: Props) {
  const { locale, keyword } = await params;
  setRequestLocale(locale as Locale);
  // Must be awaited before rendering, so that the page can still respond with 404.
  const found = await readKeyword(keyword);
  if (!found) return <MissingPage />;
  if (found.read === 'tombstone') return <KeywordTombstone locale={locale as Locale} />;
  const present = presentAddress(found.keyword, keyword, locale as Locale);
  if (present !== undefined) permanentRedirect(present);
  return (
    <>
      <KeywordPage keyword={found.keyword} locale={locale as Locale} />
      <JsonLd data={keywordJsonLd(found.keyword, locale as Locale)} />
    </>
  );
}
