import '#web/shell/shell-styles.ts';
import { stagesRoute } from '#domain/catalogue/routes.ts';
import { QUERY_LENGTH } from '#domain/search/query-length.ts';
import { StagesPage } from '#web/features/game/stages/stages-page.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { pageHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';

export const generateMetadata = localeMetadata(({ locale }) => {
  const { title, description } = messagesOf(locale).game.stages;
  return pageHead(locale, { title, description, address: stagesRoute });
});

export default localePage(async ({ locale, query: { q } }) => {
  const typed = typeof q === 'string' ? q.slice(0, QUERY_LENGTH) : '';
  return <StagesPage catalogue={await readCatalogue()} typed={typed} locale={locale} />;
});
