import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { lastDayOf } from '#domain/rankings/totals/since.ts';
import { formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import styles from '#web/features/totals/cards/cards.module.css';
import { ClassCard } from '#web/features/totals/cards/class-card.tsx';
import { NoRows } from '#web/features/totals/no-rows.tsx';
import { OwnRowBar } from '#web/features/totals/own/own-row-bar.tsx';
import { OwnTotal } from '#web/features/totals/own/own-total.tsx';
import { siblingTabs } from '#web/features/totals/sibling-tabs.ts';
import { TotalFilters } from '#web/features/totals/total-filters.tsx';
import { rankingHref } from '#web/features/totals/total-href.ts';
import { bordersOf, ownLabels } from '#web/features/totals/total-labels.ts';
import page from '#web/features/totals/total-page.module.css';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { pagingWords } from '#web/i18n/paging-words.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { UserRanking } from '#web/server/rankings/read-rankings.ts';
import { PageLinks } from '#web/ui/nav/page-links.tsx';
import { TabbedHead } from '#web/ui/nav/tabbed-head.tsx';
import { OwnRow } from './own-row.tsx';
import { userLabels } from './user-labels.ts';
import { userRows } from './user-rows.ts';
import { UserTable } from './user-table.tsx';

type Props = { catalogue: Catalogue; total: Total; ranking: UserRanking; locale: Language };

/**
 * Ranks all players by total 1: the number of players in each class, then every player with the class borders in
 * between.
 */
export function UserRankingPage({ catalogue, total, ranking, locale }: Props) {
  const t = translate(locale, 'totals');
  const { players, boards, filter, isNow, today, pages, classCounts } = ranking;
  const labels = userLabels(catalogue, ranking, locale);
  const words = { ...messagesOf(locale).totals.ranking, classes: labels.classes };
  const { label, items } = siblingTabs(catalogue, total, undefined, locale);
  const here = { href: localePath(locale, rankingHref({ console: ALL_CONSOLES, page: 1 })), label: t('ranking.all'), current: true };
  const until = lastDayOf(filter, today);
  const isFiltered = !isNow || filter.console !== ALL_CONSOLES;

  return (
    <main id="main">
      <Static as="div" className={page.head}>
        <TabbedHead
          seed={total.id}
          seriesToken={0}
          title={messagesOf(locale).pages.ranking.title}
          lead={isNow ? t('ranking.lead', { players, boards }) : t('ranking.leadPast', { players, boards, day: formatDate(until) })}
          tabs={{ label, items: [here, ...items] }}
        />
      </Static>
      <OwnTotal totalId={isFiltered ? undefined : total.id}>
        <div className="wrap">
          {players > 0 && (
            <div className={styles.cards}>
              <ClassCard catalogue={catalogue} counts={classCounts} boards={boards} locale={locale} />
            </div>
          )}
          <TotalFilters
            catalogue={catalogue}
            totalId={total.id}
            asked={ranking}
            hrefOf={rankingHref}
            totals={[here, ...items]}
            totalsLabel={t('filters.ranking')}
            locale={locale}
          />
          {players > 0 ? (
            <>
              <Static as="section" className={`card ${styles.table}`}>
                <UserTable
                  rows={userRows(ranking, words)}
                  borders={bordersOf({ borderLines: [], classLines: ranking.classLines }, locale)}
                  labels={labels}
                />
              </Static>
              <OwnRow />
              <Static as="div">
                <p className={styles.note}>{t('ranking.ties')}</p>
                <PageLinks
                  page={filter.page}
                  pages={pages}
                  hrefOf={(page) => localePath(locale, rankingHref({ ...filter, page }))}
                  words={pagingWords(locale)}
                />
              </Static>
            </>
          ) : (
            <NoRows everything={isFiltered ? here.href : undefined} locale={locale} />
          )}
          {!isFiltered && <OwnRowBar labels={ownLabels(catalogue, total, [], locale)} firstPageHref={here.href} />}
        </div>
      </OwnTotal>
    </main>
  );
}
