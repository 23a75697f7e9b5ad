import '#web/shell/shell-styles.ts';
import { DevelopersPage } from '#web/features/developers/developers-page.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { pageHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';

export const generateMetadata = localeMetadata(({ locale }) => {
  const { title, description } = messagesOf(locale).developers;
  return pageHead(locale, { title, description });
});

export default localePage(({ locale }) => <DevelopersPage locale={locale} />);
