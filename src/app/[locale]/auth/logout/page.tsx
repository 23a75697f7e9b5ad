import '#web/shell/shell-styles.ts';
import { LogoutPage } from '#web/features/account/sign-in/logout-page.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { unlisted } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';

export const generateMetadata = localeMetadata(({ locale }) => unlisted(messagesOf(locale).account.logout.title));

export default localePage(({ locale }) => <LogoutPage locale={locale} />);
