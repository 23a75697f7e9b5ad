import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { SiteMapPage } from '#web/features/site-map/site-map-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { pageTitle } from '#web/server/head/page-title.ts';

type Props = PageProps<'/[locale]/menu'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => pageTitle(params, 'menu');

export default async function Menu({ params }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  return <SiteMapPage locale={locale} />;
}
