import type { Board } from '#domain/catalogue/boards/board.ts';
import { normalBoards } from '#domain/catalogue/boards/total-boards.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventPointsOf, pointsOf } from '#domain/rankings/points.ts';
import { compareRanked, type Place } from '#domain/rankings/ranks.ts';
import { isCountable } from '#domain/records/states.ts';
import { HOUR_MS } from '#domain/shared/time-units.ts';
import { type PlainRecord, rankNaively } from './naive-ranking.ts';

export type NaiveFilter = { readonly console: number; readonly year?: number; readonly at?: string };
export type NaivePlace = PlainRecord & Place & { readonly players: number; readonly points: number | null };

/**
 * A whole site in memory. It computes every number from all records with the domain functions only, which is slow. Its
 * time zone is Tokyo.
 */
export class NaiveSite {
  readonly #rankings = new Map<string, NaivePlace[]>();
  readonly #byBoard: Map<number, PlainRecord[]>;
  readonly records: readonly PlainRecord[];
  readonly catalogue: Catalogue;
  readonly now: Date;

  constructor(records: readonly PlainRecord[], catalogue: Catalogue, now: Date) {
    this.records = records;
    this.catalogue = catalogue;
    this.now = now;
    this.#byBoard = Map.groupBy(records, (record) => record.boardId);
  }

  /** Returns the whole ranking of a board with a filter, including points. */
  ranking(board: Board, filter: NaiveFilter): NaivePlace[] {
    const key = `${board.boardId} ${JSON.stringify(filter)}`;
    const known = this.#rankings.get(key);
    if (known) return known;
    const { upTo } = this.#bounds(filter);
    const places = this.#places(board, filter.console, upTo);
    const scale = this.#scale(board, filter);
    const ranking = places.map((place) => ({ ...place, players: places.length, points: scale(place.rank, places.length) }));
    this.#rankings.set(key, ranking);
    return ranking;
  }

  /** Returns the countable records on a board in the order in which they were posted. */
  posts(board: Board): PlainRecord[] {
    return (this.#byBoard.get(board.boardId) ?? []).filter((record) => isCountable(record.state)).sort(comparePosted);
  }

  /** Returns whether a record was strictly better than all earlier records. */
  wasFirst(record: PlainRecord, board: Board): boolean {
    return this.posts(board).every((other) => comparePosted(other, record) >= 0 || other.rankKey > record.rankKey);
  }

  /**
   * Returns the rank of a record when it was posted, or null if its author already had an equal or better record or if
   * it does not count.
   */
  rankThen(record: PlainRecord, board: Board): number | null {
    const then = this.posts(board).filter((other) => comparePosted(other, record) <= 0);
    const place = rankNaively(then, board, { console: 0, upTo: this.now }).find((row) => row.recordId === record.recordId);
    return place?.rank ?? null;
  }

  /** Returns the record with which the latest player passed a record. */
  lastPasser(record: PlainRecord, board: Board): PlainRecord | undefined {
    const better = this.posts(board).filter((other) => other.userId !== record.userId && other.rankKey < record.rankKey);
    const firsts = [...Map.groupBy(better, (other) => other.userId).values()].flatMap(([first]) => first ?? []);
    return firsts
      .filter((first) => comparePosted(first, record) > 0)
      .sort(comparePosted)
      .at(-1);
  }

  /** Returns other players' personal bests next to a record in ranking order, two on each side. */
  neighbours(record: PlainRecord, board: Board): { above: NaivePlace[]; below: NaivePlace[] } {
    const others = this.ranking(board, { console: 0 }).filter((row) => row.userId !== record.userId);
    return {
      above: others.filter((row) => compareRanked(row, record) < 0).slice(-2),
      below: others.filter((row) => compareRanked(row, record) > 0).slice(0, 2),
    };
  }

  #places(board: Board, console: number, upTo: Date) {
    return rankNaively(this.#byBoard.get(board.boardId) ?? [], board, { console, upTo });
  }

  #most(boards: readonly Board[], console: number, upTo: Date): number {
    return Math.max(0, ...boards.map((board) => this.#places(board, console, upTo).length));
  }

  readonly #maxima = new Map<string, number>();

  #scale(board: Board, filter: NaiveFilter): (rank: number, players: number) => number | null {
    if (board.kind === 'speedrun') return () => null;
    const { upTo, midnight } = this.#bounds(filter);
    if (board.kind === 'event') {
      const event = this.catalogue.eventStages.get(board.refId)?.event;
      const siblings = [...this.catalogue.boards.values()].filter(
        (other) => other.kind === 'event' && this.catalogue.eventStages.get(other.refId)?.event === event,
      );
      const largest = this.#most(siblings, filter.console, upTo);
      return (rank) => eventPointsOf(rank, largest);
    }
    const key = JSON.stringify(filter);
    const max = this.#maxima.get(key) ?? this.#most(normalBoards(this.catalogue), filter.console, new Date(midnight.getTime() - 1));
    this.#maxima.set(key, max);
    return (rank, players) => pointsOf(rank, players, max);
  }

  /** Returns when a filter's view ends and when its M was taken, without using the site's code. */
  #bounds({ year, at }: NaiveFilter): { upTo: Date; midnight: Date } {
    const day = at ?? (year === undefined ? undefined : `${year}-12-31`);
    const end = new Date(`${day}T23:59:59.999+09:00`);
    if (day !== undefined && end < this.now) return { upTo: end, midnight: new Date(`${day}T00:00:00+09:00`) };
    const today = new Date(this.now.getTime() + 9 * HOUR_MS).toISOString().slice(0, 10);
    return { upTo: this.now, midnight: new Date(`${today}T00:00:00+09:00`) };
  }
}

/** Compares records by the order in which they were posted. */
export const comparePosted = (a: PlainRecord, b: PlainRecord): number =>
  a.postedAt.getTime() - b.postedAt.getTime() || Number(a.recordId) - Number(b.recordId);
