import '#web/shell/shell-styles.ts';
import { PlanetPage } from '#web/features/players/planet/planet-page.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { pageHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';

export const generateMetadata = localeMetadata(({ locale }) => {
  const { title, lead } = messagesOf(locale).profile.planet;
  return pageHead(locale, { title, description: lead });
});

export default localePage(async ({ locale }) => <PlanetPage catalogue={await readCatalogue()} locale={locale} />);
