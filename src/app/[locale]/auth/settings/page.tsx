import '#web/shell/shell-styles.ts';
import { SettingsPage } from '#web/features/account/settings/settings-page.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { readSettings } from '#web/server/account/read-account.ts';
import { requireSession, sessionRequiredHref } from '#web/server/auth/session.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { unlisted } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';

const PATH = '/auth/settings';

export const generateMetadata = localeMetadata(({ locale }) => unlisted(messagesOf(locale).account.settings.title));

export default localePage(async ({ locale }) => {
  // Must be awaited before rendering so that the page can still redirect.
  const settings = await readSettings(await requireSession(locale, PATH));
  return (
    <SettingsPage catalogue={await readCatalogue()} locale={locale} settings={settings} loginHref={sessionRequiredHref(locale, PATH)} />
  );
});
