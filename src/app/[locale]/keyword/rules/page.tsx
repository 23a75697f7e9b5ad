import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { RulesPage } from '#web/features/keywords/rules/rules-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { pageHead } from '#web/server/head/page-head.ts';
import { readRuleTexts } from '#web/server/texts/read-keywords.ts';
import { readRuleNames } from '#web/server/texts/read-rules.ts';

type Props = PageProps<'/[locale]/keyword/rules'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale;
  const { keywords, found } = messagesOf(locale);
  return pageHead(locale, { title: keywords.rules.title, description: found.pages.rules });
}

export default async function RulesRoute({ params }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  return <RulesPage rules={await readRuleTexts()} named={await readRuleNames()} locale={locale} />;
}
