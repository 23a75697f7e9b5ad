import { getTranslations } from 'next-intl/server';
import type { Locale } from '#web/i18n/locales.ts';
import type { ReadHistory } from '#web/server/read-keyword-history.ts';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { nearPages } from '#web/ui/near-pages.ts';
import { PageLinks } from '#web/ui/page-links.tsx';
import { SegmentedLinks } from '#web/ui/segmented-links.tsx';
import { historyHref } from './history-href.ts';
import styles from './keyword-history.module.css';
import { KeywordVersions } from './keyword-versions.tsx';
import { VersionDiff } from './version-diff.tsx';

type Props = { history: ReadHistory; locale: Locale };

/** Every version of an entry's text in one language, and two of them side by side. */
export async function KeywordHistoryPage({ history, locale }: Props) {
  const [t, entry] = await Promise.all([getTranslations('keywords.history'), getTranslations('keywords.entry')]);
  const { name, lang, languages, compared, entryPath } = history;
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <header>
        <Crumbs label={entry('breadcrumb')} items={[{ label: name, href: entryPath }, { label: entry('history') }]} />
        <h1>{t('title', { name })}</h1>
        <p>{t('lead')}</p>
      </header>
      {languages.length > 1 && (
        <SegmentedLinks
          label={t('of')}
          items={languages.map((each) => ({
            label: t(`languages.${each}`),
            href: historyHref(history, { lang: each }),
            current: each === lang,
          }))}
        />
      )}
      {compared && <VersionDiff {...compared} lang={lang} />}
      <KeywordVersions history={history} locale={locale} />
      <HistoryPages history={history} />
    </main>
  );
}

async function HistoryPages({ history }: { history: ReadHistory }) {
  const t = await getTranslations('rankings.paging');
  const { page, pages, lang } = history;
  if (pages === 1) return null;
  const href = (each: number) => historyHref(history, { lang, page: each });
  return (
    <PageLinks
      label={t('label')}
      pages={nearPages(page, pages).map((each) =>
        each === undefined
          ? undefined
          : { href: href(each), label: String(each), spoken: t('page', { page: each }), current: each === page },
      )}
      previous={page > 1 ? { href: href(page - 1), label: t('previous') } : undefined}
      next={page < pages ? { href: href(page + 1), label: t('next') } : undefined}
    />
  );
}
