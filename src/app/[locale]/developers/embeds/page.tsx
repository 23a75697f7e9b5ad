import '#web/shell/shell-styles.ts';
import { BuilderPage } from '#web/features/embed/builder/builder-page.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { pageHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';

export const generateMetadata = localeMetadata(({ locale }) => {
  const { title, lead } = messagesOf(locale).embed.builder;
  return pageHead(locale, { title, description: lead });
});

export default localePage(async ({ locale }) => <BuilderPage catalogue={await readCatalogue()} locale={locale} />);
