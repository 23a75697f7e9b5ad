import '#web/shell/shell-styles.ts';
import { StaffCallout } from '#web/features/account/second-factor/staff-callout.tsx';
import { ManagedListPage } from '#web/features/event-form/manage/managed-list-page.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { readManagedEvents } from '#web/server/events/read-managed-events.ts';
import { unlisted } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { MissingDesk } from '#web/shell/not-found/missing-desk.tsx';

export const generateMetadata = localeMetadata(({ locale }) => unlisted(messagesOf(locale).eventForm.list.title));

export default localePage(async ({ locale }) => {
  // Must be awaited before rendering so that the page can still respond with 404.
  const managed = await readManagedEvents(locale);
  if (!managed) return <MissingDesk locale={locale} />;
  return (
    <>
      <StaffCallout locale={locale} />
      <ManagedListPage {...managed} locale={locale} />
    </>
  );
});
