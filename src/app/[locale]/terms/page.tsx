import '#web/shell/shell-styles.ts';
import { TermsPage } from '#web/features/information/terms-page.tsx';
import { pageTitle } from '#web/server/head/page-title.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';

export const generateMetadata = localeMetadata(({ locale }) => pageTitle(locale, 'terms'));

export default localePage(({ locale }) => <TermsPage locale={locale} />);
