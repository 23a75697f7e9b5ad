import '#web/shell/shell-styles.ts';
import { SecondStepPage } from '#web/features/account/second-factor/second-step-page.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { unlisted } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';

export const generateMetadata = localeMetadata(({ locale }) => unlisted(messagesOf(locale).secondFactor.step.title));

export default localePage(({ locale, query }) => <SecondStepPage locale={locale} query={query} />);
