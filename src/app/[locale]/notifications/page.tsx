import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { notificationId } from '#domain/notifications/read-form.ts';
import { RequireSession } from '#web/features/account/sign-in/require-session.tsx';
import { NotificationsPage } from '#web/features/notifications/notifications-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readNotifications } from '#web/server/account/read-notifications.ts';
import { requireSession, sessionRequiredHref } from '#web/server/auth/session.ts';
import { unlistedTitle } from '#web/server/head/page-title.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

const PATH = '/notifications';

type Props = PageProps<'/[locale]/notifications'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => unlistedTitle(params, ({ notifications }) => notifications.title);

export default async function NotificationsRoute({ params, searchParams }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const after = notificationId.optional().safeParse((await searchParams).after);
  if (!after.success) return <MissingPage />;
  // Must be awaited before rendering, so that the page can still redirect.
  const list = await readNotifications(await requireSession(locale, PATH), after.data ?? null);
  return (
    <>
      <RequireSession loginHref={sessionRequiredHref(locale, PATH)} />
      <NotificationsPage list={list} locale={locale} isFirstPage={after.data === undefined} />
    </>
  );
}
