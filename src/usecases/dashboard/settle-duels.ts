import { type DueDuel, insertDuels, listDuelCandidates, settleDuel, takeDueDuels } from '#data/queries/accounts/duels.ts';
import { readClock } from '#data/queries/site/server.ts';
import { causeOfWeek, duelRival } from '#domain/rankings/duels/duel-rival.ts';
import { resultOf, SETTLE_DELAY_MS, weekAt, weekOf } from '#domain/rankings/duels/rival-week.ts';
import type { Deps } from '#usecases/deps.ts';
import { writeNotifications } from '#usecases/notifications/write-notifications.ts';
import { scoreRivalWeek } from './score-rival-week.ts';

const MOST_SETTLED = 50; // duels that one transaction locks
const MOST_OPENED = 1_000; // players whose week is opened at once

/**
 * Settles the duels of past weeks, two minutes after their end, notifies their players, and opens the running week for everyone who chose a rival.
 * Idempotent, and safe to run in several workers at once.
 */
export async function settleDuels(deps: Deps): Promise<void> {
  const now = await readClock(deps.db);
  const { monday } = weekAt(now, deps.siteZone);
  const settled = weekAt(new Date(now.getTime() - SETTLE_DELAY_MS), deps.siteZone);
  const settleSome = () =>
    deps.db.transaction().execute(async (db) => {
      const due = await takeDueDuels(db, settled.monday, MOST_SETTLED);
      for (const duel of due) await settle({ ...deps, db }, duel);
      return due.length;
    });
  while ((await settleSome()) === MOST_SETTLED);

  for (let opened = MOST_OPENED; opened === MOST_OPENED; ) {
    const candidates = await listDuelCandidates(deps.db, { monday, most: MOST_OPENED });
    const byPlayer = Map.groupBy(candidates, ({ userId }) => userId);
    await insertDuels(
      deps.db,
      monday,
      [...byPlayer.values()].flatMap((own) => duelRival(own) ?? []),
    );
    opened = byPlayer.size;
  }
}

/** Settles one duel. A week in which neither player won a point, and whose rival stayed, is settled without a notification. */
async function settle(tx: Deps, { userId, rivalId, monday, wantsNotification }: DueDuel): Promise<void> {
  const score = await scoreRivalWeek(tx, weekOf(monday, tx.siteZone), userId, rivalId);
  const [own, rival] = [score.own.points, score.rival.points];
  const result = resultOf(own, rival, rivalId === null);
  await settleDuel(tx.db, { userId, monday }, { own, rival, result });
  if (!wantsNotification || (own + rival === 0 && rivalId !== null)) return;
  const kind = rivalId === null ? 'duel-left' : (`duel-${result}` as const);
  await writeNotifications(tx, [{ userId, kind, cause: causeOfWeek(monday), recordId: null, place: null }]);
}
