import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { insertAccount } from '#data/queries/accounts/accounts.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { signInPlayer } from '#tests/support/edge/edge-players.ts';
import { runAtOnce } from '#tests/support/run-at-once.ts';
import { newHandle } from '#tests/support/scenarios/accounts.ts';
import type { Shown, StoredRecord } from './check-history.ts';

export type LabPlayer = { readonly userId: number; readonly cookie: string };

/** A board that ranks by score, and what a post to it needs. */
export type LabBoard = {
  readonly boardId: number;
  readonly stageId: number;
  readonly rule: number;
  readonly console: number;
  readonly videoUrl: string;
};

const AT_ONCE = 4;
const BOARDS_PER_GROUP = 6;

/** Creates players with a session each. */
export const createPlayers = (db: Db, count: number): Promise<LabPlayer[]> =>
  runAtOnce(AT_ONCE, Array.from({ length: count }), async () => {
    const userId = await insertAccount(db, { handle: newHandle(), name: null, language: 'en' });
    return { userId, cookie: await signInPlayer(db, userId) };
  });

/**
 * Returns groups of boards, one board per stage. Posts use one group at a time, so that the pages of the other groups can be
 * compared with the database while the load goes on.
 */
export function groupBoards({ boards }: Pick<Catalogue, 'boards'>): LabBoard[][] {
  const perStage = new Map<number, LabBoard>();
  for (const { boardId, kind, metric, refId, ruleId, retired, event, regionAdjustment, consoles } of boards.values()) {
    if (kind !== 'stage' || metric !== 'points' || retired || event || regionAdjustment !== null || perStage.has(refId)) continue;
    perStage.set(refId, { boardId, stageId: refId, rule: ruleId, console: consoles[0] ?? 1, videoUrl: VIDEO });
  }
  const all = [...perStage.values()];
  const groups = Array.from({ length: Math.floor(all.length / BOARDS_PER_GROUP) }, (_, index) =>
    all.slice(index * BOARDS_PER_GROUP, (index + 1) * BOARDS_PER_GROUP),
  );
  if (groups.length < 2) throw new Error('the catalogue has too few boards: run npm run db:seed against the cluster');
  return groups;
}

/** Returns all records of these players. */
export async function listStored(db: Db, players: readonly LabPlayer[]): Promise<StoredRecord[]> {
  const { rows } = await sql<StoredRecord>`
    select record_id as "recordId", user_id as "userId", board_id as "boardId", score from records
    where user_id = any(${sql.val(players.map(({ userId }) => userId))}::int[])`.execute(db);
  return rows;
}

/** Returns the number of players of a board and the ids of its best records, the best first. */
export async function readBoard(db: Db, boardId: number, limit: number): Promise<Shown> {
  const { rows } = await sql<{ recordId: string; players: number }>`
    select record_id as "recordId", count(*) over ()::int as players from personal_bests
    where board_id = ${boardId} and console = 0 order by rank_key, posted_at, record_id limit ${limit}`.execute(db);
  return { players: rows[0]?.players ?? 0, recordIds: rows.map(({ recordId }) => recordId) };
}
