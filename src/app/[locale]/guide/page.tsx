import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { GuidesPage } from '#web/features/guide/guides-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { pageTitle } from '#web/server/head/page-title.ts';

type Props = PageProps<'/[locale]/guide'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => pageTitle(params, 'guide');

export default async function Guides({ params }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  return <GuidesPage catalogue={await readCatalogue()} locale={locale} />;
}
