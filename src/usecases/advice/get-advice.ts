import { listEfforts } from '#data/queries/rankings/efforts.ts';
import { listLadders } from '#data/queries/rankings/ladders.ts';
import { readPresent } from '#data/queries/rankings/past.ts';
import { stepsUp } from '#domain/advice/advise.ts';
import { isInReach, nearestTargets, recordTargets, type Target, toTargets } from '#domain/advice/reach.ts';
import { ROAD_STAGES, type Road, roadTo } from '#domain/advice/road.ts';
import { GRAND_TOTAL, totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { countedAt } from '#domain/rankings/totals/counted-at.ts';
import type { Deps } from '#usecases/deps.ts';
import { getReferenceMax } from '#usecases/rankings/totals/reference-max.ts';
import { getReach } from './get-class-bests.ts';

const MOST_TARGETS = 12;
const SEEN_ABOVE = 24; // How many players above the user are considered; larger steps are not suggested.

/** A result that a player may aim for. */
export type Suggestion = Target;

/** What a player may play next on the boards in total 1. */
export type Plan = {
  readonly targets: readonly Target[]; // nearest first, at most one per board
  readonly road: Road | undefined; // the way to the next class; undefined in the highest one
  readonly records: readonly Target[]; // world records in reach, nearest first
};

/**
 * Returns a player's targets, and the road to a class border that is `missing` points away (undefined in the highest
 * class). With a series, only its boards are offered. Must be called on a database snapshot.
 */
export async function getPlan(
  snapshot: Deps,
  userId: number,
  rankClass: number | null,
  missing: number | undefined,
  series?: number,
): Promise<Plan> {
  const catalogue = await snapshot.catalogue();
  const { now } = await readPresent(snapshot.db);
  const counted = countedAt({ console: ALL_CONSOLES }, now, snapshot.siteZone);
  const boards = new Map(totalBoards(catalogue, GRAND_TOTAL, counted.year).map((board) => [board.boardId, board]));
  const rows = await listLadders(snapshot.db, userId, [...boards.keys()], SEEN_ABOVE);
  const efforts = await listEfforts(snapshot.db, rankClass ?? 0);
  const reach = await getReach(snapshot, rankClass, [...boards.keys()], counted);
  const referenceMax = await getReferenceMax(snapshot, ALL_CONSOLES, counted);
  const steps = rows.flatMap(({ boardId, players, ownKey, ownRank, above }) => {
    const board = boards.get(boardId);
    if (!board || board.retired || (series !== undefined && board.seriesId !== series)) return [];
    const own = ownKey === null || ownRank === null ? null : { rankKey: ownKey, rank: ownRank };
    return stepsUp({ board, players, own, above }, referenceMax).filter((step) => isInReach(step, reach));
  });
  const targets = toTargets(steps, ({ kind, step }) => efforts.find((effort) => effort.kind === kind && effort.step === step));
  return {
    targets: nearestTargets(targets, MOST_TARGETS),
    road: missing === undefined ? undefined : roadTo(targets, missing),
    records: recordTargets(targets, ROAD_STAGES),
  };
}

/** Returns a player's targets, nearest first and at most one per board. Must be called on a database snapshot. */
export const getAdvice = async (snapshot: Deps, userId: number, rankClass: number | null): Promise<readonly Suggestion[]> =>
  (await getPlan(snapshot, userId, rankClass, undefined)).targets;
