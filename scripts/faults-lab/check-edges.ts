import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { checkShown, type Shown, type Violation } from './check-history.ts';
import type { EdgeClient } from './edge-client.ts';
import { type LabBoard, readBoard } from './lab-site.ts';

const PURGED_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 100;
const ANSWER_MS = 15_000;
const TRIES = 60;
const TRY_EVERY_MS = 250;
const ROWS = 50;

/** Returns the cached address of a board in the public API. */
export const boardPath = ({ stageId, rule }: LabBoard): string => `/api/v1/boards/stage/${stageId}?rule=${rule}`;

/** Returns the cached page of a board. */
export const boardPage = ({ stageId, rule }: LabBoard): string => `/stage/${stageId}?rule=${rule}`;

/** Waits until both edges have acknowledged all purges of earlier changes. */
async function purged(db: Db, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  const isGone = async (table: 'outbox' | 'edge_purges', id: 'entry_id' | 'purge_id') => {
    const last = await sql<{ last: string }>`select coalesce(max(${sql.ref(id)}), 0) as last from ${sql.table(table)}`.execute(db);
    while (performance.now() < deadline) {
      const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(id)} <= ${last.rows[0]?.last} limit 1`.execute(db);
      if (rows.length === 0) return true;
      await wait(LOOK_EVERY_MS);
    }
    return false;
  };
  return (await isGone('outbox', 'entry_id')) && isGone('edge_purges', 'purge_id');
}

/**
 * Compares what both edges show of boards with the database, once all purges are acknowledged. Nobody may be posting to these
 * boards. A copy that an edge marks as stale, because no app can render a new one, is requested again.
 */
export async function checkEdges(client: EdgeClient, db: Db, boards: readonly LabBoard[]): Promise<Violation[]> {
  if (!(await purged(db, PURGED_WITHIN_MS)))
    return [{ kind: 'stale', detail: `purges were not acknowledged within ${PURGED_WITHIN_MS} ms` }];
  const violations: Violation[] = [];
  for (const board of boards) {
    const current = await readBoard(db, board.boardId, ROWS);
    for (const edge of [0, 1] as const) {
      const where = `edge ${edge + 1}, ${boardPath(board)}`;
      const body = await readCurrent(client, edge, boardPath(board));
      if (body === undefined) violations.push({ kind: 'stale', detail: `${where}: no current response` });
      else violations.push(...checkShown(where, shownIn(body), current));
    }
  }
  return violations;
}

/**
 * Does the same during a fault, where it can: an edge that does not respond or marks its copy as stale shows nothing wrong.
 * Returns what is wrong, and the number of responses that were compared.
 */
export async function checkReachable(client: EdgeClient, db: Db, boards: readonly LabBoard[], limitMs: number) {
  const found = { violations: [] as Violation[], compared: 0 };
  if (!(await purged(db, limitMs))) return found;
  for (const board of boards) {
    const current = await readBoard(db, board.boardId, ROWS);
    for (const edge of [0, 1] as const) {
      const { status, cache, body } = await client.send(edge, { path: boardPath(board), timeoutMs: limitMs });
      if (status !== 200 || cache === 'stale') continue;
      found.compared += 1;
      found.violations.push(...checkShown(`during a fault, edge ${edge + 1}, ${boardPath(board)}`, shownIn(body), current));
    }
  }
  return found;
}

async function readCurrent(client: EdgeClient, edge: 0 | 1, path: string): Promise<string | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { status, cache, body } = await client.send(edge, { path, timeoutMs: ANSWER_MS });
    if (status === 200 && cache !== 'stale') return body;
    await wait(TRY_EVERY_MS);
  }
  return undefined;
}

function shownIn(body: string): Shown {
  const { players, data } = JSON.parse(body) as { players: number; data: { recordId: string }[] };
  return { players, recordIds: data.map(({ recordId }) => recordId) };
}
