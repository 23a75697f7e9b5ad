import '#web/shell/shell-styles.ts';
import { hasTermsOf, TermsPage } from '#web/features/information/terms-page.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { unlisted } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/terms/[revision]'>;

// Search engines should index only the current terms at /terms, not earlier revisions.
export const generateMetadata = localeMetadata<Props>(({ locale, params: { revision } }) =>
  unlisted(`${messagesOf(locale).pages.terms.title} ${revision}`),
);

export default localePage<Props>(({ locale, params: { revision } }) => {
  if (!hasTermsOf(revision)) return <MissingPage locale={locale} />;
  return <TermsPage day={revision} locale={locale} />;
});
