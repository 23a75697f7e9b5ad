import '#web/shell/shell-styles.ts';
import { inLanguage } from '#domain/shared/language.ts';
import { FormPage } from '#web/features/event-form/form-page.tsx';
import { ManagePage } from '#web/features/event-form/manage/manage-page.tsx';
import { readCatalogue } from '#web/server/catalogue.ts';
import { readManagedEvent } from '#web/server/events/read-managed-events.ts';
import { notFoundHead, unlisted } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { MissingDesk } from '#web/shell/not-found/missing-desk.tsx';

type Props = PageProps<'/[locale]/admin/events/[code]'>;

export const generateMetadata = localeMetadata<Props>(async ({ locale, params: { code } }) => {
  const managed = await readManagedEvent(locale, code);
  if (!managed) return notFoundHead(locale);
  const { title } = managed.state === 'draft' ? managed.plan : managed.event;
  return unlisted(inLanguage(title, locale));
});

export default localePage<Props>(async ({ locale, params: { code } }) => {
  // Must be awaited before rendering so that the page can still respond with 404.
  const managed = await readManagedEvent(locale, code);
  if (!managed) return <MissingDesk locale={locale} />;
  const catalogue = await readCatalogue();
  if (managed.state !== 'draft') {
    const teams = managed.event.teams.flatMap((id) => catalogue.teams.get(id) ?? []);
    return <ManagePage managed={managed} teams={teams} locale={locale} />;
  }
  const { organisers, all, ...stored } = managed;
  return (
    <FormPage catalogue={catalogue} taken={[]} free={all ? null : [stored.code]} stored={stored} organisers={organisers} locale={locale} />
  );
});
