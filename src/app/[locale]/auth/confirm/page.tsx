import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ConfirmPage } from '#web/features/account/confirm-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';

type Props = PageProps<'/[locale]/auth/confirm'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale: locale as Locale, namespace: 'account.confirm' });
  return { title: t('title'), robots: { index: false } };
}

export default async function Confirm({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return <ConfirmPage locale={locale as Locale} query={await searchParams} />;
}
