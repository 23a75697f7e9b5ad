import '#web/shell/shell-styles.ts';
import { RegisterPage } from '#web/features/account/sign-in/register-page.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { unlisted } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';

export const generateMetadata = localeMetadata(({ locale }) => unlisted(messagesOf(locale).account.register.title));

export default localePage(({ locale, query }) => <RegisterPage locale={locale} query={query} />);
