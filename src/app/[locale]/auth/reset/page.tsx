import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ResetPage } from '#web/features/account/reset-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';

type Props = PageProps<'/[locale]/auth/reset'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale: locale as Locale, namespace: 'account.reset' });
  return { title: t('title'), robots: { index: false } };
}

export default async function Reset({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return <ResetPage locale={locale as Locale} query={await searchParams} />;
}
