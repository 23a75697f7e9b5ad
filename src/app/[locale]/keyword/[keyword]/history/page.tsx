import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { KeywordHistoryPage } from '#web/features/keywords/history/keyword-history-page.tsx';
import { KeywordTombstone } from '#web/features/keywords/keyword-tombstone.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { unlistedTitle } from '#web/server/head/page-title.ts';
import { presentHistory, readKeywordHistory } from '#web/server/texts/read-keyword-history.ts';
import { readKeyword } from '#web/server/texts/read-keywords.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/keyword/[keyword]/history'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => unlistedTitle(params, ({ keywords }) => keywords.entry.history);

export default async function History({ params, searchParams }: Props) {
  const { locale, keyword } = await params;
  setRequestLocale(locale as Locale);
  // Must be awaited before rendering, so that the page can still respond with 404.
  const found = await readKeyword(keyword);
  if (!found) return <MissingPage />;
  if (found.read === 'tombstone') return <KeywordTombstone locale={locale as Locale} />;
  const present = presentHistory(found.keyword, keyword, locale as Locale);
  if (present !== undefined) permanentRedirect(present);
  const history = await readKeywordHistory(found.keyword, await searchParams, locale as Locale);
  if (!history) return <MissingPage />;
  return <KeywordHistoryPage history={history} locale={locale as Locale} />;
}
