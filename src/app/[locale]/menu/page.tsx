import '#web/shell/shell-styles.ts';
import { SiteMapPage } from '#web/features/site-map/site-map-page.tsx';
import { pageTitle } from '#web/server/head/page-title.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';

export const generateMetadata = localeMetadata(({ locale }) => pageTitle(locale, 'menu'));

export default localePage(({ locale }) => <SiteMapPage locale={locale} />);
