import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { ClaimSection } from '#web/features/account/settings/claim-section.tsx';
import { ImportPage } from '#web/features/information/import-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { pageTitle } from '#web/server/head/page-title.ts';
import { oldSiteUrl } from '#web/server/site/old-site-url.ts';

type Props = PageProps<'/[locale]/moving'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => pageTitle(params, 'moving');

export default async function ImportRoute({ params }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  return <ImportPage locale={locale} oldSite={oldSiteUrl()} claim={<ClaimSection locale={locale} />} />;
}
