import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { ManagedListPage } from '#web/features/event-form/managed-list-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { readManagedEvents } from '#web/server/read-managed-events.ts';

type Props = PageProps<'/[locale]/admin/events'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title } = messagesOf((await params).locale as Locale).eventForm.list;
  return { title, robots: { index: false } };
}

export default async function ManagedEvents({ params }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const managed = await readManagedEvents(locale); // awaited here: the status is still open
  if (!managed) notFound();
  return <ManagedListPage {...managed} locale={locale} />;
}
