import type { Language } from '#domain/shared/language.ts';
import { languageNames } from '#web/i18n/language-names.ts';
import { pagingWords } from '#web/i18n/paging-words.ts';
import { translate } from '#web/i18n/translate.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import type { ReadHistory } from '#web/server/texts/read-keyword-history.ts';
import { Crumbs } from '#web/ui/nav/crumbs.tsx';
import { PageLinks } from '#web/ui/nav/page-links.tsx';
import { SegmentedLinks } from '#web/ui/nav/segmented-links.tsx';
import { historyHref } from './history-href.ts';
import styles from './keyword-history.module.css';
import { KeywordVersions } from './keyword-versions.tsx';
import { VersionDiff } from './version-diff.tsx';

type Props = { history: ReadHistory; locale: Language };

/** Lists the versions of an entry's text in one language and shows a diff of two of them. */
export function KeywordHistoryPage({ history, locale }: Props) {
  const t = translate(locale, 'keywords.history');
  const entry = translate(locale, 'keywords.entry');
  const { name, lang, languages, compared, revisions, entryPath } = history;
  const names = languageNames(locale);
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <header>
        <Crumbs label={entry('breadcrumb')} items={[{ label: name, href: entryPath }, { label: entry('history') }]} />
        <h1>{t('title', { name })}</h1>
        <p>{t(revisions.length > 1 ? 'leadToCompare' : 'lead')}</p>
      </header>
      {languages.length > 1 && (
        <SegmentedLinks
          label={t('of')}
          items={languages.map((each) => ({
            label: names[each],
            href: historyHref(history, { lang: each }),
            current: each === lang,
          }))}
        />
      )}
      {compared && <VersionDiff {...compared} lang={lang} locale={locale} />}
      <KeywordVersions history={history} zone={siteZone()} locale={locale} />
      <PageLinks
        page={history.page}
        pages={history.pages}
        hrefOf={(page) => historyHref(history, { lang, page })}
        words={pagingWords(locale)}
      />
    </main>
  );
}
