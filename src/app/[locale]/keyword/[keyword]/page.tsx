import '#web/shell/shell-styles.ts';
import { permanentRedirect } from 'next/navigation';
import { keywordJsonLd } from '#web/features/keywords/keyword-json-ld.ts';
import { keywordMetadata } from '#web/features/keywords/keyword-metadata.ts';
import { KeywordPage } from '#web/features/keywords/keyword-page.tsx';
import { KeywordTombstone } from '#web/features/keywords/keyword-tombstone.tsx';
import { notFoundHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { presentAddress, readKeyword } from '#web/server/texts/read-keywords.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';
import { JsonLd } from '#web/ui/page/json-ld.tsx';

type Props = PageProps<'/[locale]/keyword/[keyword]'>;

export const generateMetadata = localeMetadata<Props>(async ({ locale, params: { keyword } }) => {
  const found = await readKeyword(keyword);
  return found ? keywordMetadata(found, locale) : notFoundHead(locale);
});

export default localePage<Props>(async ({ locale, params: { keyword } }) => {
  // Must be awaited before rendering so that the page can still respond with 404.
  const found = await readKeyword(keyword);
  if (!found) return <MissingPage locale={locale} />;
  if (found.read === 'tombstone') return <KeywordTombstone locale={locale} />;
  const present = presentAddress(found.keyword, keyword, locale);
  if (present !== undefined) permanentRedirect(present);
  return (
    <>
      <KeywordPage keyword={found.keyword} locale={locale} />
      <JsonLd data={keywordJsonLd(found.keyword, locale)} />
    </>
  );
});
