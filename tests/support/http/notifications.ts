import { sql } from 'kysely';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { storeDraft } from '#tests/support/database/store-draft.ts';
import { withSiteDatabase, withSiteDeps } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';
import { createAccount, newName, type TestAccount } from './accounts.ts';

/** A score board on the posting site that no other test uses. */
export type OwnBoard = { readonly stage: number; readonly rule: number };

/** Returns the best score on a board. */
export const bestScore = ({ stage, rule }: OwnBoard): Promise<number> =>
  withSiteDeps(postingSite(), async ({ db, catalogue }) => {
    const board = stageBoard(await catalogue(), stage, rule);
    const best = await sql<{ key: number | null }>`
      select min(rank_key) as key from personal_bests where board_id = ${board?.boardId ?? 0} and console = 0`.execute(db);
    return -(best.rows[0]?.key ?? 0);
  });

/** Stores a score with all effects of a post and returns the id of the record. */
export const storeScore = ({ handle }: TestAccount, { stage, rule }: OwnBoard, score: number): Promise<string> =>
  withSiteDeps(postingSite(), async (deps) => {
    const { id } = await deps.db.selectFrom('users').select('id').where('handle', '=', handle).executeTakeFirstOrThrow();
    const board = stageBoard(await deps.catalogue(), stage, rule);
    const stored = await storeDraft(deps, id, board?.boardId ?? 0, { score: String(score), console: 1 });
    if (!stored.ok) throw new Error(JSON.stringify(stored));
    return stored.value.recordId;
  });

/** Returns how many notifications the worker has written for a player. */
export const countNotifications = ({ handle }: TestAccount): Promise<number> =>
  withSiteDatabase(postingSite(), async (db) => {
    const counted = await sql<{ n: number }>`
      select count(*)::int as n from notifications join users on users.id = notifications.user_id where handle = ${handle}`.execute(db);
    return counted.rows[0]?.n ?? 0;
  });

/**
 * Creates a player whose record another player, `name`, has passed with the record `recordId`. The notification follows
 * when the worker has run.
 */
export async function createPassedPlayer(board: OwnBoard) {
  const name = newName();
  const [passed, passing] = [await createAccount(), await createAccount({ name })];
  const best = await bestScore(board);
  await storeScore(passed, board, best + 10);
  const recordId = await storeScore(passing, board, best + 20);
  return { passed, passing, name, recordId };
}
