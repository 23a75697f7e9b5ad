import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { FormPage } from '#web/features/event-form/form-page.tsx';
import { ManagePage } from '#web/features/event-form/manage/manage-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { readManagedEvent } from '#web/server/events/read-managed-events.ts';
import { notFoundHead, unlisted } from '#web/server/head/page-head.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/admin/events/[code]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, code } = await params;
  const managed = await readManagedEvent(locale as Locale, code);
  if (!managed) return notFoundHead(locale as Locale);
  const { title } = managed.state === 'draft' ? managed.plan : managed.event;
  return unlisted(title[locale as Locale]);
}

export default async function ManagedEvent({ params }: Props) {
  const { locale, code } = await params;
  setRequestLocale(locale as Locale);
  // Must be awaited before rendering, so that the page can still respond with 404.
  const managed = await readManagedEvent(locale as Locale, code);
  if (!managed) return <MissingPage />;
  const catalogue = await readCatalogue();
  if (managed.state !== 'draft') {
    const teams = managed.event.teams.flatMap((id) => catalogue.teams.get(id) ?? []);
    return <ManagePage managed={managed} teams={teams} locale={locale as Locale} />;
  }
  const { organisers, all, ...stored } = managed;
  return (
    <FormPage
      catalogue={catalogue}
      taken={[]}
      free={all ? null : [stored.code]}
      stored={stored}
      organisers={organisers}
      locale={locale as Locale}
    />
  );
}
