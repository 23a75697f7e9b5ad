import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { KeywordHistoryPage } from '#web/features/keywords/keyword-history-page.tsx';
import { KeywordTombstone } from '#web/features/keywords/keyword-tombstone.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { presentHistory, readKeywordHistory } from '#web/server/read-keyword-history.ts';
import { readKeyword } from '#web/server/read-keywords.ts';

type Props = PageProps<'/[locale]/keyword/[keyword]/history'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale;
  const t = await getTranslations({ locale, namespace: 'keywords.entry' });
  return { title: t('history'), robots: { index: false } };
}

export default async function History({ params, searchParams }: Props) {
  const { locale, keyword } = await params;
  setRequestLocale(locale);
  const found = await readKeyword(keyword); // awaited here: the status is still open
  if (!found) notFound();
  if (found.read === 'tombstone') return <KeywordTombstone locale={locale as Locale} />;
  const present = presentHistory(found.keyword, keyword, locale as Locale);
  if (present !== undefined) permanentRedirect(present);
  const history = await readKeywordHistory(found.keyword, await searchParams, locale as Locale);
  if (!history) notFound();
  return <KeywordHistoryPage history={history} locale={locale as Locale} />;
}
