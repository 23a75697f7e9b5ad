import '#web/shell/shell-styles.ts';
import { ClaimSection } from '#web/features/account/settings/claim-section.tsx';
import { ImportPage } from '#web/features/information/import-page.tsx';
import { pageTitle } from '#web/server/head/page-title.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { oldSiteUrl, siteLinks } from '#web/server/site/site-settings.ts';

export const generateMetadata = localeMetadata(({ locale }) => pageTitle(locale, 'moving'));

export default localePage(({ locale }) => (
  <ImportPage locale={locale} oldSite={oldSiteUrl()} chat={siteLinks().chat} claim={<ClaimSection locale={locale} />} />
));
