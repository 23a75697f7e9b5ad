import '#web/shell/shell-styles.ts';
import { notificationId } from '#domain/notifications/read-form.ts';
import { RequireSession } from '#web/features/account/sign-in/require-session.tsx';
import { NotificationsPage } from '#web/features/notifications/notifications-page.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { readNotifications } from '#web/server/account/read-notifications.ts';
import { requireSession, sessionRequiredHref } from '#web/server/auth/session.ts';
import { unlisted } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

const PATH = '/notifications';

export const generateMetadata = localeMetadata(({ locale }) => unlisted(messagesOf(locale).notifications.title));

export default localePage(async ({ locale, query }) => {
  const after = notificationId.optional().safeParse(query.after);
  if (!after.success) return <MissingPage locale={locale} />;
  // Must be awaited before rendering so that the page can still redirect.
  const list = await readNotifications(await requireSession(locale, PATH), after.data ?? null);
  return (
    <>
      <RequireSession loginHref={sessionRequiredHref(locale, PATH)} />
      <NotificationsPage list={list} locale={locale} isFirstPage={after.data === undefined} />
    </>
  );
});
