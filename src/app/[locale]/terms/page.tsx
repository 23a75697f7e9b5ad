import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { TermsPage } from '#web/features/information/terms-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { pageTitle } from '#web/server/head/page-title.ts';

type Props = PageProps<'/[locale]/terms'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => pageTitle(params, 'terms');

export default async function Terms({ params }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  return <TermsPage locale={locale} />;
}
