import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AuthErrorPage } from '#web/features/account/auth-error-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';

type Props = PageProps<'/[locale]/error'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale: locale as Locale, namespace: 'account.errorPage' });
  return { title: t('title'), robots: { index: false } };
}

export default async function AuthError({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return <AuthErrorPage locale={locale as Locale} query={await searchParams} />;
}
