import '#web/shell/shell-styles.ts';
import { EventsPage } from '#web/features/events/list/events-page.tsx';
import { proposeEventHref } from '#web/features/events/list/propose-event-href.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { readEvents } from '#web/server/events/read-events.ts';
import { pageTitle } from '#web/server/head/page-title.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { siteLinks } from '#web/server/site/site-settings.ts';

export const generateMetadata = localeMetadata(({ locale }) => pageTitle(locale, 'limited'));

export default localePage(async ({ locale }) => {
  const list = await readEvents();
  return <EventsPage catalogue={await readCatalogue()} list={list} locale={locale} proposeHref={proposeEventHref(siteLinks(), locale)} />;
});
