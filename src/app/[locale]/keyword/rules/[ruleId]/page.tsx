import '#web/shell/shell-styles.ts';
import { inLanguage } from '#domain/shared/language.ts';
import { RulePage } from '#web/features/keywords/rules/rule-page.tsx';
import { fill } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { notFoundHead, pageHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readRule } from '#web/server/texts/read-rules.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/keyword/rules/[ruleId]'>;

export const generateMetadata = localeMetadata<Props>(async ({ locale, params: { ruleId } }) => {
  const title = inLanguage((await readRule(ruleId))?.texts[0]?.name, locale);
  if (title === undefined) return notFoundHead(locale);
  return pageHead(locale, { title, description: fill(messagesOf(locale).keywords.rules.description, { rule: title }) });
});

export default localePage<Props>(async ({ locale, params: { ruleId } }) => {
  const rule = await readRule(ruleId); // Must be awaited before rendering so that the page can still respond with 404.
  if (!rule) return <MissingPage locale={locale} />;
  return <RulePage rule={rule} locale={locale} />;
});
