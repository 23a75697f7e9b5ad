import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { TextPage } from '#web/features/information/text-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { pageTitle } from '#web/server/page-title.ts';

type Props = PageProps<'/[locale]/information'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => pageTitle(params, 'information');

export default async function Information({ params }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  return <TextPage page="information" locale={locale} />;
}
