import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { type RecordMark, sumMarks } from '#domain/records/record-marks.ts';
import type { Language } from '#domain/shared/language.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import type { RankingRow } from '#web/server/rankings/ranking-rows.ts';
import { rankingLabels } from './ranking-labels.ts';

/** Returns what the rows of stage 201 are computed from. Its record is 14,820. */
export function scaleOf201() {
  const catalogue = contentCatalogue();
  const [board, stage] = [stageBoard(catalogue, 201, 21), catalogue.stages.get(201)];
  if (!board || !stage) throw new Error('no stage 201');
  return { board, stage, recordKey: -14_820 };
}

/** Returns the texts of the ranking of stage 201. */
export function labelsOf201(locale: Language) {
  const { board } = scaleOf201();
  const ranking = { board, rows: [], firstPlaces: [], tops: [], zone: 'Asia/Tokyo', isNow: true };
  const labels = rankingLabels(contentCatalogue(), { ...ranking, filter: { console: ALL_CONSOLES, page: 1 } }, locale);
  return { ...labels, consoles: { 4: 'Switch' } };
}

type More = { readonly marks?: readonly RecordMark[]; readonly name?: string | null; readonly comment?: string };

/** Returns a row as the page sends it, with the fields that the tests need. */
export function rowOf201(id: number, place: string, score: number, more: More = {}): RankingRow {
  const { marks = [], name = `Player ${id}`, comment = null } = more;
  const row: Partial<RankingRow> = {
    recordId: String(id),
    place,
    handle: `player${id}`,
    name,
    rankClass: null,
    rankKey: -score,
    points: 1_000 - id,
    console: 4,
    marks: sumMarks(marks),
    postedAt: 28_333_333,
    comment,
  };
  return row as RankingRow;
}
