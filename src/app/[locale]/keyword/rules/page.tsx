import '#web/shell/shell-styles.ts';
import { RulesPage } from '#web/features/keywords/rules/rules-page.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { pageHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readRuleTexts } from '#web/server/texts/read-keywords.ts';
import { readRuleNames } from '#web/server/texts/read-rules.ts';

export const generateMetadata = localeMetadata(({ locale }) => {
  const { keywords, found } = messagesOf(locale);
  return pageHead(locale, { title: keywords.rules.title, description: found.pages.rules });
});

export default localePage(async ({ locale }) => <RulesPage rules={await readRuleTexts()} named={await readRuleNames()} locale={locale} />);
