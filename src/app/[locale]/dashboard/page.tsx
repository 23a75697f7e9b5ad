import '#web/shell/shell-styles.ts';
import { RequireSession } from '#web/features/account/sign-in/require-session.tsx';
import { readDashboardChoice } from '#web/features/dashboard/dashboard-choice.ts';
import { DashboardPage } from '#web/features/dashboard/dashboard-page.tsx';
import { NotificationList } from '#web/features/notifications/notification-list.tsx';
import { notificationWords } from '#web/features/notifications/notification-words.ts';
import { FirstDashboard } from '#web/features/welcome/first/first-dashboard.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { readDashboard } from '#web/server/account/read-dashboard.ts';
import { readNewPlayer } from '#web/server/account/read-new-player.ts';
import { readNotifications } from '#web/server/account/read-notifications.ts';
import { requireSession, sessionRequiredHref } from '#web/server/auth/session.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { unlisted } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

const PATH = '/dashboard';
const NOTIFICATIONS = 3; // shown beside the targets

export const generateMetadata = localeMetadata(({ locale }) => unlisted(messagesOf(locale).dashboard.title));

export default localePage(async ({ locale, query }) => {
  // Must be awaited before rendering so that the page can still redirect.
  const me = await requireSession(locale, PATH);
  const catalogue = await readCatalogue();
  const choice = readDashboardChoice(query);
  if (!choice || (choice.series !== null && !catalogue.series.has(choice.series))) return <MissingPage locale={locale} />;
  const guard = <RequireSession loginHref={sessionRequiredHref(locale, PATH)} />;
  const newcomer = await readNewPlayer(me);
  if (newcomer)
    return (
      <>
        {guard}
        <main id="main">
          <FirstDashboard data={newcomer.player} words={messagesOf(locale).welcome} locale={locale} />
        </main>
      </>
    );
  const [dashboard, list] = await Promise.all([readDashboard(me, choice.nth), readNotifications(me, null)]);
  if (choice.series !== null && !dashboard.series.includes(choice.series)) return <MissingPage locale={locale} />;
  const notifications = list.notices;
  return (
    <>
      {guard}
      <DashboardPage
        catalogue={catalogue}
        me={me}
        dashboard={dashboard}
        notifications={
          notifications.length > 0 ? (
            <NotificationList
              notifications={notifications.slice(0, NOTIFICATIONS)}
              words={notificationWords(messagesOf(locale))}
              locale={locale}
            />
          ) : null
        }
        choice={choice}
        zone={siteZone()}
        locale={locale}
      />
    </>
  );
});
