import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { parseEventCode } from '#domain/events/event-code.ts';
import { FormPage } from '#web/features/event-form/form-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { newEventRoute, readManagedEvents } from '#web/server/events/read-managed-events.ts';
import { unlistedTitle } from '#web/server/head/page-title.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/admin/events/new'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => unlistedTitle(params, ({ eventForm }) => eventForm.newTitle);

export default async function NewEvent({ params, searchParams }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const { code: asked } = await searchParams;
  const code = typeof asked === 'string' ? parseEventCode(asked) : undefined;
  // Must be awaited before rendering, so that the page can still respond with 404.
  const managed = await readManagedEvents(locale, newEventRoute(code));
  if (!managed || (!managed.all && managed.free.length === 0)) return <MissingPage />;
  const taken = managed.events.map((event) => event.code);
  const catalogue = await readCatalogue();
  return (
    <FormPage catalogue={catalogue} taken={taken} free={managed.all ? null : managed.free} stored={undefined} code={code} locale={locale} />
  );
}
