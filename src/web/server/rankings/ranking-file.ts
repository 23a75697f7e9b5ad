import 'server-only';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { writeCsvFile } from '#domain/catalogue/names/csv-line.ts';
import { rowStats } from '#domain/rankings/player/row-stats.ts';
import { METRICS } from '#domain/records/metrics.ts';
import type { StageRanking } from '#usecases/rankings/stage/get-stage-ranking.ts';
import { FILE_FIELDS, type FileRow } from './ranking-rows.ts';

const FIELDS = Object.values(FILE_FIELDS).flatMap((fields) => Object.entries(fields));

/** Converts the rows of a ranking to the public API format (docs/api.md). */
export function fileRows(catalogue: Catalogue, { board, firstPlaces, rows }: StageRanking): FileRow[] {
  const stage = board.kind === 'stage' ? (catalogue.stages.get(board.refId) ?? null) : null;
  const scale = { board, stage, recordKey: firstPlaces.at(-1)?.rankKey ?? 0 };
  return rows.map((row) => {
    const source = { row, stats: rowStats(scale, row.rankKey, row.aboveKey) };
    return Object.fromEntries(FIELDS.map(([name, read]) => [name, read(source)])) as FileRow;
  });
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
    rows: fileRows(catalogue, ranking),
  };
}

/** Formats the rows of a ranking as CSV with a header line. */
export const rankingCsv = (catalogue: Catalogue, ranking: StageRanking): string =>
  writeCsvFile(
    FIELDS.map(([name]) => name),
    fileRows(catalogue, ranking),
  );
