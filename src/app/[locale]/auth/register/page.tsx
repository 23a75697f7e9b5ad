import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { RegisterPage } from '#web/features/account/register-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';

type Props = PageProps<'/[locale]/auth/register'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale: locale as Locale, namespace: 'account.register' });
  return { title: t('title'), robots: { index: false } };
}

export default async function Register({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return <RegisterPage locale={locale as Locale} query={await searchParams} />;
}
