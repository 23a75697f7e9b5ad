import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { RulesPage } from '#web/features/keywords/rules-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readRuleTexts } from '#web/server/read-keywords.ts';

type Props = PageProps<'/[locale]/keyword/rules'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale as Locale, namespace: 'keywords.rules' });
  return { title: t('title') };
}

export default async function RulesRoute({ params }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  return <RulesPage rules={await readRuleTexts()} locale={locale} />;
}
