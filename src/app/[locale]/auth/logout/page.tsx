import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { LogoutPage } from '#web/features/account/logout-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';

type Props = PageProps<'/[locale]/auth/logout'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale: locale as Locale, namespace: 'account.logout' });
  return { title: t('title'), robots: { index: false } };
}

export default async function Logout({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return <LogoutPage locale={locale as Locale} />;
}
