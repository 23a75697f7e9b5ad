import type { ReactNode } from 'react';
import { speedrunRoute } from '#domain/catalogue/routes.ts';
import { SPEEDRUN_SERIES } from '#domain/catalogue/rows.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { RunSheets } from '#web/features/speedruns/sheet/run-sheets.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { pagingWords } from '#web/i18n/paging-words.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import { readCatalogue } from '#web/server/catalogue.ts';
import type { SpeedrunRanking } from '#web/server/rankings/read-speedrun-ranking.ts';
import { Crumbs } from '#web/ui/nav/crumbs.tsx';
import { PageLinks } from '#web/ui/nav/page-links.tsx';
import { TabbedHead } from '#web/ui/nav/tabbed-head.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { bestSplitRun } from './best-split-run.ts';
import { OwnRunBar } from './own-run-bar.tsx';
import { Podium } from './podium.tsx';
import { RecordLine } from './record-line.tsx';
import { RecordSteps } from './record-steps.tsx';
import { SpeedrunFilters } from './speedrun-filters.tsx';
import { speedrunHref, speedrunQuery } from './speedrun-href.ts';
import { ownRunLabels, sheetLabels, speedrunLabels } from './speedrun-labels.ts';
import styles from './speedrun-page.module.css';
import { SpeedrunTable } from './speedrun-table.tsx';
import { SplitTable } from './split-table.tsx';

type Props = { ranking: SpeedrunRanking; locale: Language; action: ReactNode };

/** Renders a story speedrun: podium, filters, all runs by time, splits, and the history of the record. */
export async function SpeedrunPage({ ranking, locale, action }: Props) {
  const t = translate(locale, 'speedruns');
  const page = translate(locale, 'pages.speedrun');
  const catalogue = await readCatalogue();
  const labels = speedrunLabels(catalogue, ranking, locale);
  const { speedrun, board, filter, rows, splits } = ranking;
  const nameOf = (console: number) => inLanguage(catalogue.speedrunConsoles.get(console)?.name, locale) ?? '';
  const categories = [...catalogue.speedruns.values()]
    .filter(({ series }) => series === speedrun.series)
    .map(({ id, name }) => ({
      label: inLanguage(name, locale),
      href: localePath(locale, speedrunRoute(id)),
      current: id === speedrun.id,
    }));
  const isUnfiltered = filter.console === ALL_CONSOLES && ranking.isNow;

  return (
    <main id="main">
      <TabbedHead
        seed={speedrun.id}
        seriesToken={seriesToken(SPEEDRUN_SERIES)}
        over={
          <Crumbs
            label={t('breadcrumb')}
            items={[SPEEDRUN_SERIES, speedrun.series]
              .map((id) => ({ label: inLanguage(catalogue.series.get(id)?.short, locale) ?? '' }))
              .concat({ label: String(speedrun.id) })}
          />
        }
        title={inLanguage(speedrun.name, locale)}
        lead={page('editions', { editions: board.consoles.map(nameOf).join(' · ') })}
        tabs={{ label: t('categories'), items: categories }}
        isInBar
      />
      <div className="wrap">
        <Static as="div">
          <Podium ranking={ranking} labels={labels} locale={locale} />
          <RecordLine ranking={ranking} labels={labels} locale={locale} />
        </Static>
        <div className={styles.tools}>
          <Static as="div" className={styles.choices}>
            <SpeedrunFilters catalogue={catalogue} ranking={ranking} categories={categories} locale={locale} />
          </Static>
          <div className={styles.action}>{action}</div>
        </div>
        {rows.length > 0 ? (
          <>
            <Static as="div">
              <p className={styles.top}>
                <span>{t.rich('runs', { count: ranking.players, b: (number) => <b>{number}</b> })}</span>
                {bestSplitRun(ranking) && <a href="#splits">{t('splits')}</a>}
              </p>
              <SpeedrunTable catalogue={catalogue} ranking={ranking} labels={labels} locale={locale} />
            </Static>
            <PageLinks
              page={ranking.filter.page}
              pages={ranking.pages}
              hrefOf={(number) => speedrunHref(ranking, { page: number }, locale)}
              words={pagingWords(locale)}
            />
            <Static as="div">
              <SplitTable ranking={ranking} labels={labels} locale={locale} />
            </Static>
            <RecordSteps ranking={ranking} labels={labels} locale={locale} />
          </>
        ) : (
          <section className="card">
            <EmptyState title={t('emptyTitle')}>{isUnfiltered ? t('emptyText') : t('emptyFilter')}</EmptyState>
          </section>
        )}
      </div>
      <RunSheets best={splits.get(bestSplitRun(ranking)?.recordId ?? '')} labels={sheetLabels(ranking, locale)} />
      <OwnRunBar
        ownPath={ownPath(ranking)}
        postHref={localePath(locale, `/post?speedrun=${speedrun.id}`)}
        labels={ownRunLabels(locale)}
        locale={locale}
      />
    </main>
  );
}

/** Returns the API path of the reader's run under the filter of the page. */
function ownPath({ speedrun, filter }: SpeedrunRanking): string {
  const query = speedrunQuery({ speedrun, filter: { ...filter, page: 1 } });
  return `/api/me/speedruns/${speedrun.id}${query && `?${query}`}`;
}
