import type { ReactNode } from 'react';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { formatFilter } from '#domain/rankings/filter.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { FilterBar } from '#web/features/rankings/filters/filter-bar.tsx';
import { stageHref } from '#web/features/rankings/filters/filter-href.ts';
import { filterOptions } from '#web/features/rankings/filters/filter-options.ts';
import { RankingFilters } from '#web/features/rankings/filters/ranking-filters.tsx';
import { ConsoleTops } from '#web/features/rankings/head/console-tops.tsx';
import { ListHead } from '#web/features/rankings/head/list-head.tsx';
import { RecordBanner } from '#web/features/rankings/head/record-banner.tsx';
import { StageHead } from '#web/features/rankings/head/stage-head.tsx';
import type { OwnRankingContext } from '#web/features/rankings/own/own-ranking.tsx';
import { NoRecords } from '#web/features/rankings/table/no-records.tsx';
import { paceLines } from '#web/features/rankings/table/pace-lines.ts';
import { type RankingLabels, rankingLabels } from '#web/features/rankings/table/ranking-labels.ts';
import { RankingTable } from '#web/features/rankings/table/ranking-table.tsx';
import { shownRows } from '#web/features/rankings/table/shown-rows.ts';
import { localePath } from '#web/i18n/locales.ts';
import { pagingWords } from '#web/i18n/paging-words.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import { readCatalogue } from '#web/server/catalogue.ts';
import { pageRow } from '#web/server/rankings/ranking-rows.ts';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';
import { PageLinks } from '#web/ui/nav/page-links.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { NextPageLink } from './next-page-link.tsx';
import { RankingIsland } from './ranking-island.tsx';
import styles from './stage-ranking-page.module.css';
import { ViewTools } from './view-tools.tsx';

type Props = {
  ranking: StageRanking;
  locale: Language;
  /** The button that opens the posting form, and the address of the form's page. */
  action: ReactNode;
  postHref: string;
  refresh: ReactNode;
};

/** Renders the ranking of a stage: header, record, filters and every player's rank. */
export async function StageRankingPage({ ranking, locale, action, postHref, refresh }: Props) {
  const [t, catalogue] = [translate(locale, 'rankings'), await readCatalogue()];
  const labels = rankingLabels(catalogue, ranking, locale);
  const { board, filter, rows, firstPlaces } = ranking;
  const stage = board.kind === 'stage' ? catalogue.stages.get(board.refId) : undefined;
  const { rule: _, ...ofBoard } = filter;
  const query = formatFilter({ ...ofBoard, page: 1 });
  const scale = { board, stage: stage ?? null, recordKey: firstPlaces.at(-1)?.rankKey ?? 0 };
  const api = `/api/boards/${board.refId}/${board.ruleId}`;
  const lines = paceLines(catalogue, ranking, locale);
  const hrefOf = (page: number) => localePath(locale, stageHref(ranking, { ...filter, page }));

  return (
    <main id="main">
      <Static as="div">
        <StageHead catalogue={catalogue} ranking={ranking} locale={locale} />
      </Static>
      <div className={`wrap ${styles.page}`}>
        {stage?.note && <Callout tone="info">{inLanguage(stage.note, locale)}</Callout>}
        <RecordBanner ranking={ranking} labels={labels} />
        <div className={styles.tools}>
          <Static as="div" className="contents">
            <FilterBar catalogue={catalogue} ranking={ranking} locale={locale} />
            <RankingFilters catalogue={catalogue} ranking={ranking} locale={locale} />
          </Static>
          <div className={styles.actions}>
            <Static as="div" className={styles.listHead}>
              <ListHead catalogue={catalogue} ranking={ranking} locale={locale} hasPaceLines={lines.length > 0} />
            </Static>
            {action}
          </div>
        </div>
        {rows.length > 0 ? (
          <>
            <Static as="div" className="wide-only">
              <ConsoleTops tops={ranking.tops.map((top) => consoleTop(board, top))} labels={labels} />
            </Static>
            <section className={`card ${styles.table}`}>
              <RankingTable
                rows={shownRows(rows.map(pageRow), scale, rows[0]?.aboveKey ?? null)}
                borders={lines}
                labels={labels}
                seriesToken={seriesToken(board.seriesId)}
              />
            </section>
            <NextPageLink ranking={ranking} locale={locale} hrefOf={hrefOf} />
            <ViewTools locale={locale} api={api} query={query} note={t('table.tieOrder')} refresh={refresh} />
            <div className={filter.page === 1 ? 'wide-only' : undefined}>
              <PageLinks page={filter.page} pages={ranking.pages} hrefOf={hrefOf} words={pagingWords(locale)} />
            </div>
          </>
        ) : (
          <section className="card">
            <NoRecords catalogue={catalogue} ranking={ranking} locale={locale} />
          </section>
        )}
        <RankingIsland
          ownPath={`${api}/me${query && `?${query}`}`}
          view={formatFilter(filter)}
          options={filterOptions(catalogue, ranking, locale, lines.at(-1)?.sum ?? null)}
          own={rows.length > 0 ? ownContext(labels, hrefOf(1), board.retired ? null : postHref) : null}
        />
      </div>
    </main>
  );
}

const consoleTop = (board: Board, { console, recordId, rankKey, name }: StageRanking['tops'][number]) => ({
  console,
  recordId,
  value: formatShown(shownOfRankKey(board, rankKey)),
  name,
});

const ownContext = (labels: RankingLabels, firstPageHref: string, postHref: string | null): OwnRankingContext => {
  const { locale, anonymous, classes, you, rival, yours } = labels;
  return { locale, firstPageHref, postHref, anonymous, classes, you, rival, yours };
};
