import type { Board } from '#domain/catalogue/boards/board.ts';
import type { RankingFilter } from '#domain/rankings/filter.ts';

type Standing = { readonly board: Pick<Board, 'ruleId'>; readonly postedAt: Date };

/** Records per page of a list under one rule. On a phone, a page must stay below 4,000px. */
export const RECORDS_PER_PAGE = 40;
const NEWEST = 5;

/**
 * Returns the records that a player's page lists: the newest ones, or one page of those under a rule. A page number
 * that does not exist has no rows.
 */
export function listedRecords<Row extends Standing>(
  standings: readonly Row[],
  { rule, page }: Pick<RankingFilter, 'rule' | 'page'>,
): { readonly rows: readonly Row[]; readonly pages: number } {
  if (rule === undefined) {
    const newest = standings.toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime());
    return { rows: page === 1 ? newest.slice(0, NEWEST) : [], pages: 1 };
  }
  const own = standings.filter(({ board }) => board.ruleId === rule);
  const from = (page - 1) * RECORDS_PER_PAGE;
  return { rows: own.slice(from, from + RECORDS_PER_PAGE), pages: Math.max(1, Math.ceil(own.length / RECORDS_PER_PAGE)) };
}
