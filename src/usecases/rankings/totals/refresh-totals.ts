import { findGeneration } from '#data/queries/rankings/shown-totals.ts';
import { lockTotals, saveBuildTime, saveTotal, type TotalChanges, type TotalStandingRow } from '#data/queries/rankings/totals.ts';
import { saveBoardPosts } from '#data/queries/records/posts.ts';
import { addPageEvents } from '#data/queries/site/changed-pages.ts';
import { readClock } from '#data/queries/site/server.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import { notedBuildMs } from '#domain/rankings/feeds/refresh-time.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { playerClasses } from '#domain/rankings/player/player-classes.ts';
import { countedAt } from '#domain/rankings/totals/counted-at.ts';
import type { Tally } from '#domain/rankings/totals/total-rows.ts';
import { placeSums } from '#domain/rankings/totals/totals.ts';
import type { Deps } from '#usecases/deps.ts';
import { getReferenceMax } from './reference-max.ts';
import { tallyTotals } from './tally-totals.ts';

/**
 * Recomputes every total in the catalogue, the players' rank classes in total 1, and the number of records on each
 * board. Reads everything at one instant and publishes the results together, with a page event if anything changed.
 * Idempotent.
 */
export async function refreshTotals(deps: Deps): Promise<void> {
  const catalogue = await deps.catalogue();
  await deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await lockTotals(tx);
      const started = performance.now();
      const before = (await findGeneration(tx, GRAND_TOTAL))?.buildMs ?? 0;
      const counted = countedAt({ console: ALL_CONSOLES }, await readClock(tx), deps.siteZone);
      const referenceMax = await getReferenceMax({ ...deps, db: tx }, ALL_CONSOLES, counted);
      const moved: TotalChanges[] = [];
      for (const tally of await tallyTotals(tx, catalogue, counted, referenceMax))
        moved.push(await saveTotal(tx, { totalId: tally.total.id, referenceMax }, rowsToSave(tally)));
      const haveClassesMoved = moved.some(({ classes }) => classes);
      if ((await saveBoardPosts(tx)) || moved.some(({ stats }) => stats))
        await addPageEvents(tx, [{ kind: 'totals', subject: haveClassesMoved ? 'classes' : 'figures' }]);
      await saveBuildTime(tx, notedBuildMs(before, performance.now() - started));
    });
}

function rowsToSave({ total, boards, sums, bySeries }: Tally): TotalStandingRow[] {
  const rows = placeSums(sums, total.orderBy);
  const classes = total.id === GRAND_TOTAL ? playerClasses(rows, boards.length) : undefined;
  return rows.map((row, index) => ({
    userId: row.userId,
    points: row.points,
    score: row.score,
    boardsPlayed: row.boards,
    rank: row.rank,
    position: index + 1,
    rankClass: classes?.get(row.userId) ?? null,
    newestAt: row.newestPostedAt,
    elapsedMs: row.elapsedMs,
    seriesPoints: bySeries.get(row.userId) ?? null,
  }));
}
