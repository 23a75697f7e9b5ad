import '#web/shell/shell-styles.ts';
import { CalendarPage } from '#web/features/calendar/calendar-page.tsx';
import { readCalendar } from '#web/server/events/read-calendar.ts';
import { pageTitle } from '#web/server/head/page-title.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

export const generateMetadata = localeMetadata(({ locale }) => pageTitle(locale, 'calendar'));

export default localePage(async ({ locale, query }) => {
  // Must be awaited before rendering so that the page can still respond with 404.
  const calendar = await readCalendar(query);
  if (!calendar) return <MissingPage locale={locale} />;
  return <CalendarPage calendar={calendar} locale={locale} />;
});
