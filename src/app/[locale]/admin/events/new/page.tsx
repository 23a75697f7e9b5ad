import '#web/shell/shell-styles.ts';
import { parseEventCode } from '#domain/events/event-code.ts';
import { FormPage } from '#web/features/event-form/form-page.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { newEventRoute, readManagedEvents } from '#web/server/events/read-managed-events.ts';
import { unlisted } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { MissingDesk } from '#web/shell/not-found/missing-desk.tsx';

export const generateMetadata = localeMetadata(({ locale }) => unlisted(messagesOf(locale).eventForm.newTitle));

export default localePage(async ({ locale, query }) => {
  const code = typeof query.code === 'string' ? parseEventCode(query.code) : undefined;
  // Must be awaited before rendering so that the page can still respond with 404.
  const managed = await readManagedEvents(locale, newEventRoute(code));
  if (!managed || (!managed.all && managed.free.length === 0)) return <MissingDesk locale={locale} />;
  const taken = managed.events.map((event) => event.code);
  const catalogue = await readCatalogue();
  return (
    <FormPage catalogue={catalogue} taken={taken} free={managed.all ? null : managed.free} stored={undefined} code={code} locale={locale} />
  );
});
