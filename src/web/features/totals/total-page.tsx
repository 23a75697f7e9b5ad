import type { ReactNode } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { lastDayOf } from '#domain/rankings/totals/since.ts';
import { formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { AboutCard } from '#web/features/totals/cards/about-card.tsx';
import styles from '#web/features/totals/cards/cards.module.css';
import { SpreadCard } from '#web/features/totals/cards/spread-card.tsx';
import { Cells } from '#web/features/totals/cells/cells.tsx';
import { OwnRowBar } from '#web/features/totals/own/own-row-bar.tsx';
import { OwnStages } from '#web/features/totals/own/own-stages.tsx';
import { OwnTotal } from '#web/features/totals/own/own-total.tsx';
import { CompareChosen } from '#web/features/totals/users/compare-chosen.tsx';
import { OwnRow } from '#web/features/totals/users/own-row.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { pagingWords } from '#web/i18n/paging-words.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { TotalRanking } from '#web/server/rankings/read-rankings.ts';
import { HeatLegend } from '#web/ui/charts/chart-legend.tsx';
import { LinkGrid } from '#web/ui/nav/link-grid.tsx';
import { PageLinks } from '#web/ui/nav/page-links.tsx';
import { columnHeads } from './column-heads.ts';
import { NoRows } from './no-rows.tsx';
import { siblingTabs } from './sibling-tabs.ts';
import { TotalFilters } from './total-filters.tsx';
import { TotalHead } from './total-head.tsx';
import { totalHref } from './total-href.ts';
import { bordersOf, cellsWords, ownLabels, stagesWords, totalLabels } from './total-labels.ts';
import page from './total-page.module.css';
import { totalRows } from './total-rows.ts';
import { TotalRules } from './total-rules.tsx';
import { TotalTable } from './total-table.tsx';

type Props = { catalogue: Catalogue; ranking: TotalRanking; locale: Language; refresh: ReactNode };

/** Renders a total: distribution, filters, every player's sums with the rank on each board, and links to the boards. */
export function TotalPage({ catalogue, ranking, locale, refresh }: Props) {
  const t = translate(locale, 'totals');
  const { total, players, boards, filter, isNow, today, columns, pages } = ranking;
  const until = lastDayOf(filter, today);
  const lead = isNow ? t('lead', { players, boards }) : t('leadPast', { players, boards, day: formatDate(until) });
  const heads = columnHeads(catalogue, ranking, locale);
  const isFiltered = !isNow || filter.console !== ALL_CONSOLES;
  const whole = localePath(locale, totalHref(total.id, { console: ALL_CONSOLES, page: 1 }));

  const tabs = siblingTabs(catalogue, total, total, locale);

  return (
    <main id="main">
      <Static as="div" className={page.head}>
        <TotalHead catalogue={catalogue} total={total} lead={lead} tabs={tabs} locale={locale} />
      </Static>
      <OwnTotal totalId={isFiltered ? undefined : total.id}>
        <div className={`wrap ${page.page}`}>
          {players > 0 && (
            <div className={styles.cards} data-classes={ranking.spread.classCounts ? '' : undefined}>
              <SpreadCard catalogue={catalogue} ranking={ranking} locale={locale} />
              <AboutCard ranking={ranking} locale={locale} />
            </div>
          )}
          {!isFiltered && columns[0]?.kind === 'board' && (
            <OwnStages count={columns.length} words={stagesWords(columns, locale)}>
              <HeatLegend first={t('about.first')} none={t('about.none')} />
            </OwnStages>
          )}
          <TotalFilters
            catalogue={catalogue}
            totalId={total.id}
            asked={ranking}
            hrefOf={(to) => totalHref(total.id, to)}
            totals={tabs.items}
            locale={locale}
          />
          {players > 0 ? (
            <>
              <CompareChosen action={localePath(locale, '/compare')} words={{ how: t('compare.how'), send: t('compare.send') }}>
                <Static as="section" className={`card ${styles.table}`}>
                  <TotalTable
                    rows={totalRows(ranking)}
                    heads={heads}
                    borders={bordersOf(ranking, locale)}
                    labels={totalLabels(catalogue, ranking, locale)}
                  />
                </Static>
              </CompareChosen>
              <OwnRow />
              <Cells words={cellsWords(isFiltered, locale)} />
              <Static as="div">
                <PageLinks
                  page={filter.page}
                  pages={pages}
                  hrefOf={(page) => localePath(locale, totalHref(total.id, { ...filter, page }))}
                  words={pagingWords(locale)}
                />
              </Static>
            </>
          ) : (
            <NoRows everything={isFiltered ? whole : undefined} locale={locale} />
          )}
          {refresh}
          {!isFiltered && <OwnRowBar labels={ownLabels(catalogue, total, columns, locale)} firstPageHref={whole} />}
          <Static as="div" className={page.more}>
            <nav aria-label={t('more')}>
              {players > 0 && <a href="#about">{t('about.title')}</a>}
              {total.rules.length > 0 && <a href="#rules">{t('rules.title')}</a>}
              {columns[0] && <a href="#columns">{t(`heads.${columns[0].kind}`)}</a>}
            </nav>
            <TotalRules catalogue={catalogue} total={total} locale={locale} />
            {columns[0] && (
              <section className={styles.columns} id="columns">
                <h2>{t(`heads.${columns[0].kind}`)}</h2>
                <LinkGrid items={heads.map(({ number, name, href }) => ({ id: number, href, label: name }))} />
              </section>
            )}
          </Static>
        </div>
      </OwnTotal>
    </main>
  );
}
