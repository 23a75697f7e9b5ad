import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { type BorderLine, borderSums, bordersBetween, stageBorders } from './borders.ts';

/** A reference border between two rows in a stage's ranking, with the sum of that border over all stages. */
export type StageLine = BorderLine & { readonly sum: number };

type Page = {
  readonly board: Board;
  readonly rows: readonly { readonly rankKey: number; readonly aboveKey: number | null; readonly rank: number }[];
  readonly firstPosition: number;
};

/** Returns the reference borders between the rows on a page, and between the previous page and this one. */
export function stageLines(catalogue: Catalogue, { board, rows, firstPosition }: Page): StageLine[] {
  const stage = board.kind === 'stage' ? catalogue.stages.get(board.refId) : undefined;
  const borders = stage ? stageBorders(stage, board.ruleId) : [];
  const [first] = rows;
  if (borders.length === 0 || !first) return [];
  const scoreOf = (rankKey: number) => shownOfRankKey(board, rankKey).value;
  // When a tie spans two pages, the line belongs to the page where the tie starts.
  const keyBefore = first.rank < firstPosition ? first.rankKey : first.aboveKey;
  const sums = borderSums([...catalogue.stages.values()]);
  const lines = bordersBetween(
    rows.map((row) => scoreOf(row.rankKey)),
    borders,
    keyBefore === null ? undefined : scoreOf(keyBefore),
  );
  return lines.map((line) => ({ ...line, sum: sums[borders.indexOf(line.border)] ?? line.border }));
}
