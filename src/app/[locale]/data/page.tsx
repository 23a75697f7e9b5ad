import '#web/shell/shell-styles.ts';
import { DataPage } from '#web/features/data/data-page.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { pageHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readDumps } from '#web/server/site/read-dumps.ts';

export const generateMetadata = localeMetadata(({ locale }) => {
  const { title, description } = messagesOf(locale).data;
  return pageHead(locale, { title, description });
});

export default localePage(async ({ locale }) => <DataPage dumps={await readDumps()} locale={locale} />);
