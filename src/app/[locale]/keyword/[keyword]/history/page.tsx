import '#web/shell/shell-styles.ts';
import { permanentRedirect } from 'next/navigation';
import { KeywordHistoryPage } from '#web/features/keywords/history/keyword-history-page.tsx';
import { KeywordTombstone } from '#web/features/keywords/keyword-tombstone.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { unlisted } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { presentHistory, readKeywordHistory } from '#web/server/texts/read-keyword-history.ts';
import { readKeyword } from '#web/server/texts/read-keywords.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/keyword/[keyword]/history'>;

export const generateMetadata = localeMetadata(({ locale }) => unlisted(messagesOf(locale).keywords.entry.history));

export default localePage<Props>(async ({ locale, params: { keyword }, query }) => {
  // Must be awaited before rendering so that the page can still respond with 404.
  const found = await readKeyword(keyword);
  if (!found) return <MissingPage locale={locale} />;
  if (found.read === 'tombstone') return <KeywordTombstone locale={locale} />;
  const present = presentHistory(found.keyword, keyword, locale);
  if (present !== undefined) permanentRedirect(present);
  const history = await readKeywordHistory(found.keyword, query, locale);
  if (!history) return <MissingPage locale={locale} />;
  return <KeywordHistoryPage history={history} locale={locale} />;
});
