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
import { HoldersCard } from '#web/features/rankings/holders/holders-card.tsx';
import type { OwnRankingContext } from '#web/features/rankings/own/own-ranking.tsx';
import { OwnRace } from '#web/features/rankings/race/own-race.tsx';
import { RaceCard } from '#web/features/rankings/race/race-card.tsx';
import { StagesSection } from '#web/features/rankings/stages/stages-section.tsx';
import { GuideSteps } from '#web/features/rankings/steps/guide-steps.tsx';
import { columnsOf } from '#web/features/rankings/table/columns.tsx';
import { Fold } from '#web/features/rankings/table/fold.tsx';
import { FOLDED_CARD } from '#web/features/rankings/table/fold-rows.ts';
import { NoRecords } from '#web/features/rankings/table/no-records.tsx';
import { paceLines } from '#web/features/rankings/table/pace-lines.ts';
import { type RankingLabels, rankingLabels } from '#web/features/rankings/table/ranking-labels.ts';
import { RankingTable } from '#web/features/rankings/table/ranking-table.tsx';
import { shownRows } from '#web/features/rankings/table/shown-rows.ts';
import { WallSection } from '#web/features/rankings/wall/wall-section.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { pagingWords } from '#web/i18n/paging-words.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import { readCatalogue } from '#web/server/catalogue.ts';
import { pageRow } from '#web/server/rankings/ranking-rows.ts';
import { readChaser } from '#web/server/rankings/read-stage-race.ts';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';
import { readGuide } from '#web/server/texts/read-guide.ts';
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

/**
 * Renders the ranking of a stage: header, record, filters and every player's rank. Beside or below it are the history of
 * the record, its videos, the route and the reader's other stages.
 */
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
  const lastDay = ranking.isNow ? ranking.today : (filter.at ?? `${filter.year}-12-31`);
  // Parts that have read the document start again with another ranking or record.
  const shown = `${board.boardId} ${formatFilter(filter)} ${firstPlaces.at(-1)?.recordId}`;
  const listed = shownRows(rows.map(pageRow), scale, rows[0]?.aboveKey ?? null);
  const columns = filter.page === 1 ? columnsOf(listed).map(({ key, isSpare }) => ({ key, ...(isSpare && { isSpare }) })) : null;
  const hrefOf = (page: number) => localePath(locale, stageHref(ranking, { ...filter, page }));

  return (
    <main id="main">
      <Static as="div">
        <StageHead catalogue={catalogue} ranking={ranking} locale={locale} />
      </Static>
      <div className={`wrap ${styles.page}`}>
        <OwnRace path={firstPlaces.length > 1 ? `/api/me/races/${board.refId}/${board.ruleId}${query && `?${query}`}` : undefined}>
          <div className={styles.columns}>
            <div className={styles.ranking}>
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
                  <Static as="div" className={`wide-only ${styles.tops}`}>
                    <ConsoleTops tops={ranking.tops.map((top) => consoleTop(board, top))} labels={labels} />
                  </Static>
                  <section className={`card ${styles.table}`} {...FOLDED_CARD}>
                    <RankingTable rows={listed} borders={lines} labels={labels} seriesToken={seriesToken(board.seriesId)} />
                    <Fold key={shown} ranking={ranking} locale={locale} />
                  </section>
                  <NextPageLink ranking={ranking} locale={locale} hrefOf={hrefOf} />
                  <div className={`${styles.pages} ${filter.page === 1 ? 'wide-only' : ''}`}>
                    <PageLinks page={filter.page} pages={ranking.pages} hrefOf={hrefOf} words={pagingWords(locale)} />
                  </div>
                  <ViewTools locale={locale} api={api} query={query} note={t('table.tieOrder')} refresh={refresh} />
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
                own={rows.length > 0 ? ownContext(labels, columns, hrefOf(1), board.retired ? null : postHref) : null}
              />
            </div>
            {firstPlaces.length > 0 && (
              <div className={styles.side} key={shown}>
                <RaceCard ranking={ranking} chaser={await readChaser(ranking)} today={lastDay} labels={labels} />
                <HoldersCard ranking={ranking} today={lastDay} labels={labels} />
              </div>
            )}
          </div>
          <WallSection key={`wall ${shown}`} ranking={ranking} labels={labels} />
          {stage && (
            <div className={`${styles.columns} ${styles.low}`}>
              <GuideSteps stageId={stage.id} read={await readGuide(stage.id, locale)} locale={locale} />
              <StagesSection key={`stages ${shown}`} catalogue={catalogue} ranking={ranking} locale={locale} />
            </div>
          )}
        </OwnRace>
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

type Columns = OwnRankingContext['columns'];

const ownContext = (labels: RankingLabels, columns: Columns, firstPageHref: string, postHref: string | null): OwnRankingContext => {
  const { locale, anonymous, classes, you, rival, yours } = labels;
  return { locale, firstPageHref, postHref, anonymous, classes, you, rival, yours, columns };
};
