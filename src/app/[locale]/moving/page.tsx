import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { ClaimSection } from '#web/features/account/claim-section.tsx';
import { ImportPage } from '#web/features/information/import-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { oldSiteUrl } from '#web/server/old-site-url.ts';
import { pageTitle } from '#web/server/page-title.ts';

type Props = PageProps<'/[locale]/moving'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => pageTitle(params, 'moving');

export default async function ImportRoute({ params }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  return <ImportPage locale={locale} oldSite={oldSiteUrl()} claim={<ClaimSection locale={locale} />} />;
}
