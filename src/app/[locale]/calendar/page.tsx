import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { CalendarPage } from '#web/features/calendar/calendar-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { pageTitle } from '#web/server/page-title.ts';
import { readCalendar } from '#web/server/read-calendar.ts';
import { MissingPage } from '#web/shell/missing-page.tsx';

type Props = PageProps<'/[locale]/calendar'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => pageTitle(params, 'calendar');

export default async function Calendar({ params, searchParams }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const calendar = await readCalendar(await searchParams); // Awaited before rendering, so that the page can still send a 404.
  if (!calendar) return <MissingPage />;
  return <CalendarPage calendar={calendar} locale={locale} />;
}
