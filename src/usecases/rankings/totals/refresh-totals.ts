import type { Db } from '#data/db.ts';
import { findGeneration } from '#data/queries/rankings/shown-totals.ts';
import { takeChangedBoards } from '#data/queries/rankings/totals/changed-boards.ts';
import { listStoredTotals, lockTotals, saveGenerations } from '#data/queries/rankings/totals/generations.ts';
import { saveBoardPosts } from '#data/queries/records/posts.ts';
import { addPageEvents } from '#data/queries/site/changed-pages.ts';
import { readClock } from '#data/queries/site/server.ts';
import { GRAND_TOTAL, totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import { notedBuildMs } from '#domain/rankings/feeds/refresh-time.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { countedAt } from '#domain/rankings/totals/counted-at.ts';
import type { Deps } from '#usecases/deps.ts';
import { refreshBoards } from '#usecases/rankings/totals/refresh/refresh-boards.ts';
import { type RefreshedTotal, refreshSums } from '#usecases/rankings/totals/refresh/refresh-sums.ts';
import { getReferenceMax } from './reference-max.ts';

/**
 * Updates every total in the catalogue, the players' rank classes in total 1, and the number of records on each board.
 * Reads everything at one instant and publishes the results together, with a page event if anything changed. The cost
 * grows with the players of the boards that changed since the last refresh, which are all boards when the reference
 * maximum moves. Idempotent.
 */
export const refreshTotals = (deps: Deps): Promise<void> =>
  inRefresh(deps, async (snapshot) => {
    await refresh(snapshot, 'changed');
  });

/**
 * Updates the totals, and then computes everything anew in the same snapshot. Returns the number of rows that differed,
 * which is 0 unless an update missed a change.
 */
export const recomputeTotals = (deps: Deps): Promise<number> =>
  inRefresh(deps, async (snapshot) => {
    await refresh(snapshot, 'changed');
    return refresh(snapshot, 'all');
  });

/** Runs `work` in one snapshot, while no other refresh runs. */
const inRefresh = <Result>(deps: Deps, work: (snapshot: Deps) => Promise<Result>): Promise<Result> =>
  deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await lockTotals(tx);
      return work({ ...deps, db: tx });
    });

/** Counts the changed boards or all boards, updates the totals and returns the number of rows that changed. */
async function refresh(snapshot: Deps, scope: 'changed' | 'all'): Promise<number> {
  const { db, siteZone } = snapshot;
  const started = performance.now();
  const catalogue = await snapshot.catalogue();
  const counted = countedAt({ console: ALL_CONSOLES }, await readClock(db), siteZone);
  const referenceMax = await getReferenceMax(snapshot, ALL_CONSOLES, counted);
  const stored = await listStoredTotals(db);
  const totals = [...catalogue.totals.values()].map((total) => ({ total, boards: totalBoards(catalogue, total.id, counted.year) }));

  const marked = await takeChangedBoards(db);
  const boards = [...new Set(totals.flatMap((each) => each.boards))];
  const changed = await refreshBoards(db, catalogue, boards, scope === 'all' ? 'all' : new Set(marked), referenceMax);
  const refreshed: RefreshedTotal[] = [];
  for (const each of totals)
    refreshed.push(await refreshSums(db, each.total, each.boards, stored.get(each.total.id), scope === 'all' ? 'all' : changed));

  const havePostsMoved = await saveBoardPosts(db, scope === 'all' || stored.size === 0 ? 'all' : marked);
  await addEvents(db, refreshed, havePostsMoved);
  const before = (await findGeneration(db, GRAND_TOTAL))?.buildMs ?? 0;
  const buildMs = scope === 'all' ? before : notedBuildMs(before, performance.now() - started);
  await saveGenerations(
    db,
    refreshed.map((each) => each.stored),
    { referenceMax, buildMs },
  );
  return refreshed.reduce((sum, { rows }) => sum + rows, 0);
}

async function addEvents(db: Db, refreshed: readonly RefreshedTotal[], havePostsMoved: boolean): Promise<void> {
  const haveClassesMoved = refreshed.some((each) => each.haveClassesMoved);
  if (havePostsMoved || haveClassesMoved || refreshed.some(({ rows }) => rows > 0))
    await addPageEvents(db, [{ kind: 'totals', subject: haveClassesMoved ? 'classes' : 'figures' }]);
}
