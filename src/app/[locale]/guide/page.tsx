import '#web/shell/shell-styles.ts';
import { GuidesPage } from '#web/features/guide/guides-page.tsx';
import { readCatalogue } from '#web/server/catalogue.ts';
import { pageTitle } from '#web/server/head/page-title.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { readWrittenGuides } from '#web/server/texts/read-guide.ts';

export const generateMetadata = localeMetadata(({ locale }) => pageTitle(locale, 'guide'));

export default localePage(async ({ locale }) => (
  <GuidesPage catalogue={await readCatalogue()} written={await readWrittenGuides()} locale={locale} />
));
