import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from '#scripts/cluster/cluster.ts';
import { until } from '#scripts/cluster/processes.ts';
import { causeFault } from './cause-fault.ts';
import { checkEdges, checkReachable } from './check-edges.ts';
import type { Violation } from './check-history.ts';
import type { EdgeClient } from './edge-client.ts';
import { readDatabase } from './lab-database.ts';
import type { LabBoard } from './lab-site.ts';
import type { Fault } from './plan.ts';
import type { Poster } from './poster.ts';
import type { Readers } from './readers.ts';
import { outageOf } from './recovery.ts';
import type { FaultReport } from './results.ts';

const SETTLED_WITHIN_MS = 240_000;
const ACCEPTED_WITHIN_MS = 240_000;
const HANGS_AFTER_MS = 60_000;
const NOTHING = { violations: [], compared: 0 }; // The database cannot be read.

export type Ground = {
  readonly cluster: Cluster;
  readonly client: EdgeClient;
  readonly poster: Poster;
  readonly readers: Readers;
  readonly groups: readonly (readonly LabBoard[])[];
};

export type FaultsRun = {
  readonly faults: FaultReport[];
  readonly violations: Violation[];
  readonly notes: string[]; // why the run ended early
  readonly restarts: string[]; // of a Patroni that hung, as an operator does
  boardsChecked: number;
  comparedDuring: number; // responses that were compared with the database during faults
  isWhole: boolean;
};

/**
 * Causes one fault after the other, each on a whole cluster under load (the caller has waited for the first time), until
 * the plan or the time is over. In the middle of each fault the posts move to other boards. What the edges show of the old
 * ones is compared with the database at once, where it can be read, and again when the fault is over. Adds to `run` as it goes.
 */
export async function runFaults(run: FaultsRun, ground: Ground, plan: readonly Fault[], untilMs: number): Promise<void> {
  const { cluster, client, poster, readers, groups } = ground;
  const groupOf = (index: number) => groups[index % groups.length] as readonly LabBoard[];
  for (const [index, fault] of plan.entries()) {
    if (Date.now() > untilMs) break;
    await wait(fault.pauseMs);
    const report = await causeOne(run, ground, fault, groupOf(index), groupOf(index + 1));
    run.faults.push(report);
    // Before waiting for operations in flight: they would never end on a site that does not recover.
    if (!(await isWhole(run, ground))) {
      run.notes.push(`the cluster or the site did not recover after fault ${index + 1}: ${JSON.stringify(await cluster.members())}`);
      return;
    }
    const used = groupOf(index);
    await poster.postTo(groupOf(index + 1));
    const stale = await readDatabase(cluster.primaryUrl, (db) => checkEdges(client, db, used));
    run.violations.push(...stale);
    run.boardsChecked += used.length;
    const { kind, where, isFailover, holdMs, silentMs, backAfterMs, settledMs } = report;
    console.log(
      `${index + 1}/${plan.length} ${kind} (${where}) ${seconds(holdMs)} s: ${isFailover ? `fail-over, posts accepted again after ${seconds(backAfterMs)}` : `no post for ${seconds(silentMs)}`} s, ` +
        `whole ${seconds(settledMs)} s after the repair; ${poster.counts.acknowledged} posts, ${readers.counts().failed} failed reads${stale.length > 0 ? `, ${stale.length} STALE` : ''}`,
    );
  }
  run.isWhole = true;
}

/** Waits until the cluster has three members, both edges serve every page, and posts are accepted. */
async function isWhole(run: FaultsRun, { cluster, poster, readers }: Ground): Promise<boolean> {
  if (!(await settle(run, cluster))) return false;
  if (!(await readers.warm(ACCEPTED_WITHIN_MS))) return false;
  poster.takeAcknowledged();
  return until(() => poster.takeAcknowledged().length > 0, ACCEPTED_WITHIN_MS);
}

/** Waits until the cluster has three members. Restarts a Patroni that hangs, as docs/operations.md tells the operator. */
async function settle(run: FaultsRun, cluster: Cluster): Promise<boolean> {
  if (await cluster.settled(SETTLED_WITHIN_MS)) return true;
  for (const node of await cluster.lostSince(HANGS_AFTER_MS)) {
    cluster.signal(`patroni-${node}`, 'SIGKILL');
    await cluster.start(`patroni-${node}`);
    run.restarts.push(`Patroni on node ${node} hung and was restarted at ${new Date().toISOString()}, after fault ${run.faults.length}`);
    console.log(run.restarts.at(-1));
  }
  return cluster.settled(SETTLED_WITHIN_MS);
}

type Boards = readonly LabBoard[];

async function causeOne(run: FaultsRun, ground: Ground, fault: Fault, used: Boards, next: Boards): Promise<FaultReport> {
  const { cluster, poster } = ground;
  const before = await timelineOf(cluster);
  poster.takeAcknowledged();
  const atMs = Date.now();
  const { where, repair } = await causeFault(cluster, fault);
  await wait(fault.holdMs / 2);
  const compared = compareDuring(run, ground, poster.postTo(next), used, fault.holdMs / 2);
  await wait(fault.holdMs / 2);
  const repairedAt = Date.now();
  await repair();
  // First a post, then the members: until a lease has expired, Patroni still reports the members from before the fault.
  const acknowledged: number[] = [];
  const isAccepted = () => {
    acknowledged.push(...poster.takeAcknowledged());
    return (acknowledged.at(-1) ?? 0) > repairedAt;
  };
  await until(isAccepted, ACCEPTED_WITHIN_MS);
  const settledMs = (await settle(run, cluster)) ? Date.now() - repairedAt : -1;
  await compared;
  const outage = outageOf(atMs, acknowledged, isAccepted() ? (acknowledged.at(-1) ?? 0) : Date.now());
  return { kind: fault.kind, where, atMs, holdMs: fault.holdMs, settledMs, isFailover: (await timelineOf(cluster)) !== before, ...outage };
}

/** Compares what can be read during a fault, once no post to these boards is in flight. Gives up with the fault. */
async function compareDuring(
  run: FaultsRun,
  { cluster, client }: Ground,
  moved: Promise<void>,
  boards: Boards,
  limitMs: number,
): Promise<void> {
  const isMoved = await Promise.race([moved.then(() => true), wait(limitMs, false)]);
  if (!isMoved) return; // Operations in flight may have to wait for the repair.
  const { violations, compared } = await readDatabase(cluster.primaryUrl, (db) => checkReachable(client, db, boards, limitMs)).catch(
    () => NOTHING,
  );
  run.violations.push(...violations);
  run.comparedDuring += compared;
}

/** Returns the timeline of the cluster, which each fail-over increments. */
const timelineOf = async (cluster: Cluster) => Math.max(...(await cluster.members()).map(({ timeline }) => timeline));

const seconds = (ms: number) => (ms / 1_000).toFixed(1);
