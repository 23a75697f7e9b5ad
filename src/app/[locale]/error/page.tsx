import '#web/shell/shell-styles.ts';
import { AuthErrorPage } from '#web/features/account/sign-in/auth-error-page.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { unlisted } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';

export const generateMetadata = localeMetadata(({ locale }) => unlisted(messagesOf(locale).account.errorPage.title));

export default localePage(({ locale, query }) => <AuthErrorPage locale={locale} query={query} />);
