import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { SettingsPage } from '#web/features/account/settings/settings-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readSettings } from '#web/server/account/read-account.ts';
import { requireSession, sessionRequiredHref } from '#web/server/auth/session.ts';
import { unlistedTitle } from '#web/server/head/page-title.ts';

const PATH = '/auth/settings';

type Props = PageProps<'/[locale]/auth/settings'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => unlistedTitle(params, ({ account }) => account.settings.title);

export default async function Settings({ params }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  // Must be awaited before rendering, so that the page can still redirect.
  const settings = await readSettings(await requireSession(locale, PATH));
  return <SettingsPage locale={locale} settings={settings} loginHref={sessionRequiredHref(locale, PATH)} />;
}
