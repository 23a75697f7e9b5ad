import '#web/shell/shell-styles.ts';
import { NotMePage } from '#web/features/account/sign-in/not-me-page.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { unlisted } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';

export const generateMetadata = localeMetadata(({ locale }) => unlisted(messagesOf(locale).account.notMe.title));

export default localePage(({ locale, query }) => <NotMePage locale={locale} query={query} />);
