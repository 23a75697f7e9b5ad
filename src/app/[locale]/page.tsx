import { setRequestLocale } from 'next-intl/server';
import { homeJsonLd } from '#web/features/home/home-json-ld.ts';
import { HomePage } from '#web/features/home/home-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { JsonLd } from '#web/ui/json-ld.tsx';

export default async function Home({ params }: PageProps<'/[locale]'>) {
  const { locale } = await params;
  setRequestLocale(locale as Locale);
  return (
    <>
      <HomePage locale={locale as Locale} />
      <JsonLd data={homeJsonLd(locale as Locale)} />
    </>
  );
}
