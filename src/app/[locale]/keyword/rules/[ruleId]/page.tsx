import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { RulePage } from '#web/features/keywords/rules/rule-page.tsx';
import { fill } from '#web/i18n/fill.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { notFoundHead, pageHead } from '#web/server/head/page-head.ts';
import { readRule } from '#web/server/texts/read-rules.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/keyword/rules/[ruleId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: language, ruleId } = await params;
  const locale = language as Locale;
  const title = (await readRule(ruleId))?.texts[0]?.name[locale];
  if (title === undefined) return notFoundHead(locale as Locale);
  return pageHead(locale, { title, description: fill(messagesOf(locale).keywords.rules.description, { rule: title }) });
}

export default async function Rule({ params }: Props) {
  const { locale: language, ruleId } = await params;
  const locale = language as Locale;
  setRequestLocale(locale);
  const rule = await readRule(ruleId); // Must be awaited before rendering, so that the page can still respond with 404.
  if (!rule) return <MissingPage />;
  return <RulePage rule={rule} locale={locale} />;
}
