import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { EventsPage } from '#web/features/events/list/events-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { readEvents } from '#web/server/events/read-events.ts';
import { pageTitle } from '#web/server/head/page-title.ts';

type Props = PageProps<'/[locale]/limited'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => pageTitle(params, 'limited');

export default async function LimitedEvents({ params }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const list = await readEvents();
  return <EventsPage catalogue={await readCatalogue()} list={list} locale={locale} />;
}
