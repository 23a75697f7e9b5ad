import { setRequestLocale } from 'next-intl/server';
import { HomePage } from '#web/features/home/home-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';

export default async function Home({ params }: PageProps<'/[locale]'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return <HomePage locale={locale as Locale} />;
}
