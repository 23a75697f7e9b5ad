import { execFileSync } from 'node:child_process';
import type { Cluster } from '#scripts/cluster/cluster.ts';
import { until } from '#scripts/cluster/processes.ts';
import { readSettings } from '#scripts/cluster/settings.ts';
import { siteEnvironment } from '#scripts/cluster/site.ts';
import { runAtOnce } from '#tests/support/run-at-once.ts';
import { checkHistory, type Violation } from './check-history.ts';
import type { EdgeClient } from './edge-client.ts';
import type { Operation } from './history.ts';
import { findDifferentNodes, readDatabase } from './lab-database.ts';
import { type LabBoard, type LabPlayer, listStored } from './lab-site.ts';
import { contentOf } from './poster.ts';

const REPLAYS = 2_000;
const AT_ONCE = 4;
const ANSWER_MS = 30_000;
const SETTLED_WITHIN_MS = 120_000;
const VERIFY_EVERY_MS = 5_000;

/** Compares a finished history with the records that the primary stores. */
export const checkStored = async (
  { primaryUrl }: Cluster,
  operations: readonly Operation[],
  players: readonly LabPlayer[],
): Promise<Violation[]> => checkHistory(operations, await readDatabase(primaryUrl, (db) => listStored(db, players)));

/** Sends a sample of the acknowledged operations again. Each must be answered as before, as a replay. */
export async function checkReplays(
  client: EdgeClient,
  operations: readonly Operation[],
  players: readonly LabPlayer[],
  boards: readonly LabBoard[],
): Promise<{ readonly checked: number; readonly violations: Violation[] }> {
  const acknowledged = operations.filter((each) => each.outcome === 'ok');
  const every = Math.max(1, Math.ceil(acknowledged.length / REPLAYS));
  const sample = acknowledged.filter((_, index) => index % every === 0);
  const [playersById, boardsById] = [
    new Map(players.map((each) => [each.userId, each])),
    new Map(boards.map((each) => [each.boardId, each])),
  ];
  const violations = await runAtOnce(AT_ONCE, sample, async ({ operation, userId, boardId, key, recordId }): Promise<Violation[]> => {
    const [player, board] = [playersById.get(userId), boardsById.get(boardId)];
    if (!player || !board) throw new Error(`operation ${operation} is of another run`);
    const { body } = contentOf(operation, board);
    const answer = await client.send(operation % 2 === 0 ? 0 : 1, {
      path: '/api/records',
      method: 'POST',
      cookie: player.cookie,
      key,
      body,
      timeoutMs: ANSWER_MS,
    });
    const isSame = answer.status === 201 && answer.replayed && (JSON.parse(answer.body) as { recordId: string }).recordId === recordId;
    if (isSame) return [];
    return [{ kind: 'replayed differently', detail: `operation ${operation}, key ${key}: ${answer.status} ${answer.body.slice(0, 120)}` }];
  });
  return { checked: sample.length, violations: violations.flat() };
}

/** Verifies rankings and audit log with the operator's commands, and that all nodes store the same. Returns what failed. */
export async function checkDerived(cluster: Cluster): Promise<string[]> {
  const settings = readSettings(cluster.folder);
  if (!settings) throw new Error('the cluster is gone');
  const env = { ...process.env, ...siteEnvironment(cluster.folder, 'migrate', settings) };
  const failed = await findDifferentNodes(cluster);
  const run = (args: readonly string[]) => {
    try {
      console.log(execFileSync(process.execPath, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim());
      return true;
    } catch (error) {
      console.log((error as { stdout?: string }).stdout?.trim() ?? String(error)); // says what differs
      return false;
    }
  };
  // The totals are refreshed some seconds after the last post.
  if (!(await until(() => run(['scripts/rankings.ts', 'verify', '--settled']), SETTLED_WITHIN_MS, VERIFY_EVERY_MS)))
    failed.push('rankings');
  if (!run(['scripts/audit.ts'])) failed.push('audit log');
  return failed;
}
