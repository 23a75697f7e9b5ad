import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { KeywordListPage } from '#web/features/keywords/keyword-list-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readKeywords } from '#web/server/read-keywords.ts';

type Props = PageProps<'/[locale]/keyword'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale as Locale, namespace: 'keywords.list' });
  return { title: t('title') };
}

export default async function KeywordsRoute({ params }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  return <KeywordListPage keywords={await readKeywords()} locale={locale} />;
}
