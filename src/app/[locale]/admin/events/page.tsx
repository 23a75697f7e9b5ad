import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { ManagedListPage } from '#web/features/event-form/manage/managed-list-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readManagedEvents } from '#web/server/events/read-managed-events.ts';
import { unlistedTitle } from '#web/server/head/page-title.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/admin/events'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => unlistedTitle(params, ({ eventForm }) => eventForm.list.title);

export default async function ManagedEvents({ params }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  // Must be awaited before rendering, so that the page can still respond with 404.
  const managed = await readManagedEvents(locale);
  if (!managed) return <MissingPage />;
  return <ManagedListPage {...managed} locale={locale} />;
}
