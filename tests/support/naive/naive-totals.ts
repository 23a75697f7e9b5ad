import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { rankClassOf } from '#domain/rankings/player/rank-class.ts';
import { eventPointsOf, pointsOf } from '#domain/rankings/points.ts';
import type { Place } from '#domain/rankings/ranks.ts';
import { worthOfRankKey } from '#domain/records/rank-key.ts';
import { lastMidnight, yearOf } from '#domain/shared/date.ts';
import { type PlainRecord, rankNaively } from './naive-ranking.ts';

export type NaiveTotalRow = {
  userId: number;
  points: number;
  score: number;
  boardsPlayed: number;
  newestAt: Date;
  elapsedMs: number | null;
  rank: number;
  shared: boolean;
  bySeries: Record<string, number>;
};

/** Computes totals in memory from all records. It is slow, and uses neither SQL nor the code of pages and worker. */
export function naiveSite(catalogue: Catalogue, records: readonly PlainRecord[], zone: string) {
  const classesAt = new Map<number, Map<number, number>>(); // Memoised results of `classes`.
  const byBoard = Map.groupBy(records, (record) => record.boardId);
  const rank = (board: Board, console: number, upTo: Date): (PlainRecord & Place)[] =>
    rankNaively(byBoard.get(board.boardId) ?? [], board, { console, upTo });
  const eventOf = (board: Board) => (board.kind === 'event' ? (catalogue.eventStages.get(board.refId)?.event ?? 0) : 0);
  const boardsOf = (totalId: number, year: number) => {
    const total = catalogue.totals.get(totalId);
    return [...catalogue.boards.values()].filter((board) => {
      if (board.retired || (board.countsSince ?? 0) > year) return false;
      return board.kind === 'stage' ? total?.rules.includes(board.ruleId) : total?.events.includes(eventOf(board));
    });
  };
  const mostPlayers = (console: number, instant: Date) => {
    const upTo = new Date(lastMidnight(instant, zone).getTime() - 1);
    return Math.max(0, ...boardsOf(2, 9999).map((board) => rank(board, console, upTo).length));
  };

  function total(totalId: number, console: number, instant: Date): { boards: Board[]; rows: NaiveTotalRow[] } {
    const boards = boardsOf(totalId, yearOf(instant, zone));
    const referenceMax = mostPlayers(console, instant);
    const rankings = boards.map((board) => ({ board, places: rank(board, console, instant) }));
    const largest = (event: number) => Math.max(...rankings.map((each) => (eventOf(each.board) === event ? each.places.length : 0)));
    const sums = new Map<number, NaiveTotalRow>();
    const timed = catalogue.totals.get(totalId)?.orderBy === 'boardsThenTime';
    for (const { board, places } of rankings) {
      const eventN = board.kind === 'event' ? largest(eventOf(board)) : 0;
      for (const place of places) {
        const points = board.kind === 'event' ? eventPointsOf(place.rank, eventN) : pointsOf(place.rank, places.length, referenceMax);
        const empty = {
          points: 0,
          score: 0,
          boardsPlayed: 0,
          newestAt: place.postedAt,
          elapsedMs: timed ? 0 : null,
          rank: 0,
          shared: false,
        };
        const sum = sums.get(place.userId) ?? { userId: place.userId, ...empty, bySeries: {} };
        sum.points += points;
        sum.score += worthOfRankKey(board, place.rankKey);
        sum.boardsPlayed += 1;
        if (sum.elapsedMs !== null) sum.elapsedMs += place.rankKey;
        if (place.postedAt > sum.newestAt) sum.newestAt = place.postedAt;
        sum.bySeries[board.seriesId] = (sum.bySeries[board.seriesId] ?? 0) + points;
        sums.set(place.userId, sum);
      }
    }
    const rows = [...sums.values()];
    const better = BETTER[catalogue.totals.get(totalId)?.orderBy ?? 'points'];
    for (const row of rows) {
      row.rank = 1 + rows.filter((other) => better(other, row)).length;
      row.shared = rows.some((other) => other !== row && !better(other, row) && !better(row, other));
    }
    rows.sort((a, b) => a.rank - b.rank || a.newestAt.getTime() - b.newestAt.getTime() || a.userId - b.userId);
    return { boards, rows };
  }

  /** Returns the rank class of every player at an instant, by the unfiltered total 1. */
  function classes(instant: Date): Map<number, number> {
    const known = classesAt.get(instant.getTime());
    if (known) return known;
    const { boards, rows } = total(1, 0, instant);
    const found = new Map(
      rows.flatMap(({ userId, points, rank: place }): [number, number][] => {
        const reached = rankClassOf(points, boards.length);
        return reached === undefined ? [] : [[userId, place === 1 && reached === 14 ? 15 : reached]];
      }),
    );
    classesAt.set(instant.getTime(), found);
    return found;
  }

  return { rank, total, classes, mostPlayers };
}

const BETTER = {
  points: (a: NaiveTotalRow, b: NaiveTotalRow) => a.points > b.points,
  score: (a: NaiveTotalRow, b: NaiveTotalRow) => a.score > b.score,
  boardsThenTime: (a: NaiveTotalRow, b: NaiveTotalRow) =>
    a.boardsPlayed > b.boardsPlayed || (a.boardsPlayed === b.boardsPlayed && (a.elapsedMs ?? 0) < (b.elapsedMs ?? 0)),
};
