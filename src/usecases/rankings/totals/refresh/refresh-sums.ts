import type { Db } from '#data/db.ts';
import type { StoredTotal } from '#data/queries/rankings/totals/generations.ts';
import { findMostPoints, listLeaders, listMasters, saveMasters } from '#data/queries/rankings/totals/masters.ts';
import { moveInBlocks, resetBlocks, splitBlocks } from '#data/queries/rankings/totals/total-blocks.ts';
import { countSums, saveSums } from '#data/queries/rankings/totals/total-sums.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { CLASS_FACTORS, masterOf } from '#domain/rankings/player/rank-class.ts';
import { totalBasis } from '#domain/rankings/totals/refresh/basis.ts';
import { ORDER_WEIGHTS } from '#domain/rankings/totals/refresh/order-key.ts';
import type { ChangedPlayers } from './refresh-boards.ts';

/** A total as stored, the number of its rows that changed, and whether rank classes did. */
export type RefreshedTotal = { readonly stored: StoredTotal; readonly rows: number; readonly haveClassesMoved: boolean };

const ALL_FROM = 100_000; // players; summing more of them one by one is slower than summing everybody

/**
 * Sums a total again for the players whose counted bests changed, or for everybody when the total's boards or order
 * differ from the stored ones, and updates ranks and rank classes.
 */
export async function refreshSums(
  tx: Db,
  total: Total,
  boards: readonly Board[],
  stored: StoredTotal | undefined,
  changed: ChangedPlayers | 'all',
): Promise<RefreshedTotal> {
  const basis = totalBasis(total, boards);
  const userIds = changed === 'all' || stored?.basis !== basis ? null : playersToSum(boards, changed);
  if (userIds?.length === 0 && stored) return { stored, rows: 0, haveClassesMoved: false };

  const isGrand = total.id === GRAND_TOTAL;
  const rules = {
    totalId: total.id,
    boards,
    weights: ORDER_WEIGHTS[total.orderBy],
    isTimed: total.orderBy === 'boardsThenTime',
    classBorders: isGrand ? CLASS_FACTORS.map((factor) => factor * boards.length) : null,
  };
  const mastersBefore = isGrand ? await listMasters(tx) : [];
  const { rows, added, haveClassesMoved, moves } = await saveSums(tx, rules, userIds);
  const players = userIds === null ? await countSums(tx, total.id) : (stored?.players ?? 0) + added;
  if (userIds === null) await resetBlocks(tx, total.id);
  else await moveInBlocks(tx, total.id, moves);
  await splitBlocks(tx, total.id, players);
  const masters = isGrand ? await refreshMasters(tx, boards.length) : [];
  const haveMastersMoved = masters.join() !== mastersBefore.join();
  return { stored: { totalId: total.id, players, basis }, rows, haveClassesMoved: haveClassesMoved || haveMastersMoved };
}

/** Returns the players to sum again, or null for everybody. */
function playersToSum(boards: readonly Board[], changed: ChangedPlayers): readonly number[] | null {
  const lists = boards.flatMap(({ boardId }) => (changed.has(boardId) ? [changed.get(boardId) ?? []] : []));
  const most = lists.reduce((sum, { length }) => sum + length, 0);
  return most > ALL_FROM ? null : [...new Set(lists.flat())];
}

/** Stores who is Master in total 1: the leaders, if they have the highest class by points. */
async function refreshMasters(tx: Db, boards: number): Promise<number[]> {
  const points = await findMostPoints(tx);
  const isReached = masterOf([{ rank: 1, points }], boards).length > 0;
  const masters = isReached ? await listLeaders(tx, points) : [];
  await saveMasters(tx, masters);
  return masters;
}
