import '#web/shell/shell-styles.ts';
import { ConfirmPage } from '#web/features/account/sign-in/confirm-page.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { unlisted } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';

export const generateMetadata = localeMetadata(({ locale }) => unlisted(messagesOf(locale).account.confirm.title));

export default localePage(({ locale, query }) => <ConfirmPage locale={locale} query={query} />);
