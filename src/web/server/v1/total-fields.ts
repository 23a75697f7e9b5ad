import 'server-only';
import type { Total } from '#domain/catalogue/rows.ts';
import type { TotalMoves } from '#usecases/rankings/totals/get-total-moves.ts';
import type { RankedUser, UserRanking } from '#usecases/rankings/totals/get-user-ranking.ts';
import type { listTotal } from '#usecases/rankings/totals/list-total.ts';
import { askedOf, personOf } from './shown-fields.ts';

type ListedTotal = Extract<Awaited<ReturnType<typeof listTotal>>, { ok: true }>['value'];

/** Returns what every answer about a total says about it. */
export const totalOf = ({ id, name, series, orderBy }: Total) => ({ totalId: id, name, series, orderBy });

/** Returns one page of a total. */
export const totalRanking = ({ total, asked, page: { players, boards, pages, rows } }: ListedTotal) => ({
  ...totalOf(total),
  ...askedOf(asked.filter),
  ...{ page: asked.filter.page, pages, players, boards: boards.length },
  data: rows.map(rowOf),
});

/** Returns one page of the moves in a total. */
export const totalMoves = ({ total, filter, since, until, counts, pages, moves }: TotalMoves) => ({
  ...totalOf(total),
  ...{ page: filter.page, pages, since, until, counts },
  data: moves.map(({ before, after }) => ({
    ...placeOf(after),
    ...personOf(after),
    rankClass: after.rankClass,
    before: before ? placeOf(before) : null,
  })),
});

/** Returns one page of all players. */
export const playerRanking = ({ filter, players, pages, rows }: UserRanking) => ({
  ...askedOf(filter),
  ...{ page: filter.page, pages, players },
  data: rows.map((row) => ({
    ...rowOf(row),
    shares: row.shares.map(({ seriesId, share }) => ({ series: seriesId, share })),
    posts: row.posts,
    lastPostAt: row.lastPostAt,
  })),
});

type Row = Omit<RankedUser, 'shares' | 'posts' | 'lastPostAt'>;

const rowOf = (row: Row) => ({
  ...placeOf(row),
  ...personOf(row),
  rankClass: row.rankClass,
  ...{ boards: row.boardsPlayed, elapsedMs: row.elapsedMs, newestAt: row.newestAt },
});

const placeOf = ({ rank, shared, points, score }: Pick<Row, 'rank' | 'shared' | 'points' | 'score'>) => ({ rank, shared, points, score });
