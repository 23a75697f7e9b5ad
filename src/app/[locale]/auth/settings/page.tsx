import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SettingsPage } from '#web/features/account/settings-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { requireSession, sessionRequiredHref } from '#web/server/auth/session.ts';
import { readSettings } from '#web/server/read-account.ts';

const PATH = '/auth/settings';

type Props = PageProps<'/[locale]/auth/settings'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale: locale as Locale, namespace: 'account.settings' });
  return { title: t('title'), robots: { index: false } };
}

export default async function Settings({ params }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const settings = await readSettings(await requireSession(locale, PATH)); // awaited here: the status is still open
  return <SettingsPage locale={locale} settings={settings} loginHref={sessionRequiredHref(locale, PATH)} />;
}
