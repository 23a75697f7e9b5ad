import '#web/shell/shell-styles.ts';
import { LoginPage } from '#web/features/account/sign-in/login-page.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { unlisted } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';

export const generateMetadata = localeMetadata(({ locale }) => unlisted(messagesOf(locale).account.login.title));

export default localePage(({ locale, query }) => <LoginPage locale={locale} query={query} />);
