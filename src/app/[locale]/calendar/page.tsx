import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { CalendarPage } from '#web/features/calendar/calendar-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCalendar } from '#web/server/events/read-calendar.ts';
import { pageTitle } from '#web/server/head/page-title.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/calendar'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => pageTitle(params, 'calendar');

export default async function Calendar({ params, searchParams }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  // Must be awaited before rendering, so that the page can still respond with 404.
  const calendar = await readCalendar(await searchParams);
  if (!calendar) return <MissingPage />;
  return <CalendarPage calendar={calendar} locale={locale} />;
}
