import 'server-only';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { writeCsvFile } from '#domain/catalogue/names/csv-line.ts';
import { rowStats } from '#domain/rankings/player/row-stats.ts';
import { METRICS } from '#domain/records/metrics.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import type { StageRanking } from '#usecases/rankings/stage/get-stage-ranking.ts';

/**
 * Converts a ranking row to the public API format (docs/api.md): the numbers shown on the page, with times in
 * milliseconds.
 */
function fileRow(catalogue: Catalogue, { board, firstPlaces }: StageRanking, row: StageRanking['rows'][number]) {
  const stage = board.kind === 'stage' ? (catalogue.stages.get(board.refId) ?? null) : null;
  const stats = rowStats({ board, stage, recordKey: firstPlaces.at(-1)?.rankKey ?? 0 }, row.rankKey, row.aboveKey);
  return {
    rank: row.rank,
    shared: row.shared,
    userId: row.handle,
    name: row.name,
    rankClass: row.rankClass,
    value: stats.value.value,
    shown: formatShown(stats.value),
    toAbove: stats.toAbove?.value ?? null,
    toRecord: stats.toRecord?.value ?? 0,
    bonus: stats.bonus?.value ?? null,
    points: row.points,
    console: row.console,
    image: row.hasImage,
    video: row.videoUrl,
    state: row.state,
    evidenceMissing: row.evidenceMissing,
    postedAt: row.postedAt.toISOString(),
    recordId: row.recordId,
    comment: row.comment,
  };
}

const UNITS = { points: 'points', time: 'milliseconds', margin: 'points' } as const;

/** Returns a filtered ranking as JSON: its parameters followed by its rows. */
export function rankingJson(catalogue: Catalogue, ranking: StageRanking) {
  const { board, filter, players, pages } = ranking;
  return {
    stageId: board.refId,
    rule: board.ruleId,
    console: filter.console,
    year: filter.year ?? null,
    at: filter.at ?? null,
    page: filter.page,
    pages,
    players,
    unit: UNITS[METRICS[board.metric].shownAs],
    rows: ranking.rows.map((row) => fileRow(catalogue, ranking, row)),
  };
}

const COLUMNS = [
  ...(['rank', 'shared', 'userId', 'name', 'rankClass', 'value', 'shown', 'toAbove', 'toRecord', 'bonus', 'points'] as const),
  ...(['console', 'image', 'video', 'state', 'evidenceMissing', 'postedAt', 'recordId', 'comment'] as const),
];

/** Formats the rows of a ranking as CSV with a header line. */
export const rankingCsv = (catalogue: Catalogue, ranking: StageRanking): string =>
  writeCsvFile(
    COLUMNS,
    ranking.rows.map((row) => fileRow(catalogue, ranking, row)),
  );
