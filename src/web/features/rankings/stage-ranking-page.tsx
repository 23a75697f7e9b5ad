import type { ReactNode } from 'react';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { formatFilter } from '#domain/rankings/filter.ts';
import { stageLines } from '#domain/rankings/player/stage-lines.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { ConsoleTops } from '#web/features/rankings/head/console-tops.tsx';
import { RecordBanner } from '#web/features/rankings/head/record-banner.tsx';
import { RulesPanel } from '#web/features/rankings/head/rules-panel.tsx';
import { StageHead } from '#web/features/rankings/head/stage-head.tsx';
import { NoRecords } from '#web/features/rankings/table/no-records.tsx';
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
import { stageHref } from './filter-href.ts';
import { OwnRanking } from './own-ranking.tsx';
import { RankingFilters } from './ranking-filters.tsx';
import styles from './stage-ranking-page.module.css';
import { ViewTools } from './view-tools.tsx';

type Props = { ranking: StageRanking; locale: Language; action: ReactNode; refresh: ReactNode };

/** Renders the ranking of a stage: header, record, filters and every player's rank. */
export async function StageRankingPage({ ranking, locale, action, refresh }: Props) {
  const [t, catalogue] = [translate(locale, 'rankings'), await readCatalogue()];
  const labels = rankingLabels(catalogue, ranking, locale);
  const { board, filter, rows, firstPlaces } = ranking;
  const stage = board.kind === 'stage' ? catalogue.stages.get(board.refId) : undefined;
  const { rule: _, ...ofBoard } = filter;
  const query = formatFilter({ ...ofBoard, page: 1 });
  const scale = { board, stage: stage ?? null, recordKey: firstPlaces.at(-1)?.rankKey ?? 0 };
  const api = `/api/boards/${board.refId}/${board.ruleId}`;

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
            <RankingFilters catalogue={catalogue} ranking={ranking} locale={locale} />
          </Static>
          <div className={styles.actions}>
            <Static as="div" className="contents">
              <RulesPanel catalogue={catalogue} board={board} locale={locale} />
            </Static>
            {action}
          </div>
        </div>
        {rows.length > 0 ? (
          <>
            <Static as="div">
              <ConsoleTops tops={ranking.tops.map((top) => consoleTop(board, top))} labels={labels} />
            </Static>
            <section className={`card ${styles.table}`}>
              <RankingTable
                rows={shownRows(rows.map(pageRow), scale, rows[0]?.aboveKey ?? null)}
                borders={stageLines(catalogue, ranking).map(({ above, border, sum }) => ({
                  above,
                  text: t('table.border', { border: formatScore(border), sum: formatScore(sum) }),
                }))}
                labels={labels}
                seriesToken={seriesToken(board.seriesId)}
              />
            </section>
            <ViewTools locale={locale} api={api} query={query} note={t('table.tieOrder')} refresh={refresh} />
            <PageLinks
              page={filter.page}
              pages={ranking.pages}
              hrefOf={(page) => localePath(locale, stageHref(ranking, { ...filter, page }))}
              words={pagingWords(locale)}
            />
            <OwnRanking
              ownPath={`${api}/me${query && `?${query}`}`}
              firstPageHref={localePath(locale, stageHref(ranking, { ...filter, page: 1 }))}
              labels={ownLabels(labels)}
            />
          </>
        ) : (
          <section className="card">
            <NoRecords catalogue={catalogue} ranking={ranking} locale={locale} />
          </section>
        )}
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

const ownLabels = ({ mine, yours, nextUp, findMe, anonymous, classes, you, rival, heads }: RankingLabels) => ({
  mine,
  yours,
  nextUp,
  findMe,
  anonymous,
  classes,
  you,
  rival,
  points: heads.points,
});
