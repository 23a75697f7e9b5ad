import 'server-only';
import { describeBoard, describeValue } from '#domain/api/describe-board.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { reignsOf } from '#domain/rankings/race/reigns.ts';
import { lastDayOf } from '#domain/rankings/totals/since.ts';
import type { COUNTABLE_STATES } from '#domain/records/states.ts';
import { dayOf } from '#domain/shared/date.ts';
import { listSuperseded } from '#usecases/rankings/stage/list-superseded.ts';
import type { BoardRanking } from '#usecases/rankings/stage/rank-board.ts';
import { deps } from '#web/server/deps.ts';
import { fileRows } from '#web/server/rankings/ranking-file.ts';
import { askedOf } from './shown-fields.ts';

const heldOf = (board: Board, held: BoardRanking['tops'][number]) => ({
  recordId: held.recordId,
  userId: held.handle,
  name: held.name,
  rankClass: held.rankClass,
  ...describeValue(board, held.rankKey),
  console: held.console,
  postedAt: held.postedAt,
});

const headOf = async ({ board, filter }: BoardRanking) => ({
  board: describeBoard(await deps().catalogue(), board),
  ...askedOf(filter),
});

/** Returns one page of a ranking as the public API answers it, with the numbers of its page and its files. */
export async function boardAnswer(ranking: BoardRanking, withSuperseded: boolean) {
  const { board, players, leaders, medianKey, tops, filter, pages, rows } = ranking;
  const superseded = withSuperseded ? await listSuperseded(deps(), ranking) : undefined;
  const replacedBy = (userId: number) =>
    superseded?.get(userId)?.map(({ recordId, rankKey, videoUrl, postedAt }) => ({
      recordId,
      ...describeValue(board, rankKey),
      video: videoUrl,
      postedAt,
    })) ?? [];
  const files = fileRows(await deps().catalogue(), ranking);
  return {
    ...(await headOf(ranking)),
    players,
    leaders,
    median: medianKey === null ? null : describeValue(board, medianKey),
    tops: tops.map((top) => heldOf(board, top)),
    page: filter.page,
    pages,
    data: files.map((file, index) => {
      const { postedAt, userId } = rows[index] as BoardRanking['rows'][number];
      const state = file.state as (typeof COUNTABLE_STATES)[number]; // no other record is in a ranking
      return { ...file, state, postedAt, ...(superseded && { superseded: replacedBy(userId) }) };
    }),
  };
}

/** Returns who held first place in a ranking, and when, as the public API answers it. */
export async function historyAnswer(ranking: BoardRanking) {
  const { board, firstPlaces, zone, filter, today } = ranking;
  const days = firstPlaces.map(({ handle, name, postedAt }) => ({ handle, name, day: dayOf(postedAt, zone) }));
  const reigns = reignsOf(days, lastDayOf(filter, today));
  return {
    ...(await headOf(ranking)),
    data: firstPlaces.map((held, index) => ({ ...heldOf(board, held), until: firstPlaces[index + 1]?.postedAt ?? null })),
    reigns: reigns.map(({ handle, to, ...reign }, index) => ({ ...reign, userId: handle, to: index === reigns.length - 1 ? null : to })),
  };
}
