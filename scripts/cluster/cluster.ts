import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Clock, setClock } from './clocks.ts';
import { fillDisk, freeDisk } from './disks.ts';
import { clusterFolder, edgeAddress, NODES, type NodeNumber, nodeUser, PORTS, pathsIn } from './layout.ts';
import { isSettled, type Member, readLastSeen, readMembers } from './members.ts';
import { cutNode, healNode } from './network.ts';
import { commandOf, isListening, type Part, splitPart } from './parts.ts';
import { isRunning, launch, ownEnvironment, processesOfUser, processIdentity, processTree, signalAll, until } from './processes.ts';
import { readSettings } from './settings.ts';
import { databaseUrl, SITE_URL, superuserUrl } from './site.ts';

export type { Clock } from './clocks.ts';
export type { NodeNumber } from './layout.ts';
export type { Member } from './members.ts';
export type { Part } from './parts.ts';

const STARTS_WITHIN_MS = 60_000;
const STOPS_WITHIN_MS = 40_000;

export type Cluster = {
  readonly folder: string;
  /** The site's database through HAProxy, as the owner of its tables. */
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  /** Addresses of the two edges. Posts through either carry the first one as their origin. */
  readonly siteUrls: readonly [string, string];
  /** Authority that has signed the certificates of the edges and of the nodes. */
  readonly caFile: string;
  /** Members as Patroni reports them; none while no node answers. */
  members(): Promise<Member[]>;
  /** Nodes whose Patroni has not reached etcd for so long, or does not answer. */
  lostSince(ms: number): Promise<NodeNumber[]>;
  /** Waits until three members run on one timeline, with a leader and a synchronous standby. Returns false after `limitMs`. */
  settled(limitMs: number): Promise<boolean>;
  /** Starts a part unless it runs, and waits until it accepts connections. Patroni starts PostgreSQL. */
  start(part: Part): Promise<void>;
  /** Stops a part and waits until it has exited. */
  stop(part: Part): Promise<void>;
  /** Sends a signal to all processes of a part; to PostgreSQL's and not Patroni's for `postgres-N`, and vice versa. */
  signal(part: Part, signal: NodeJS.Signals): void;
  /** Processes of a part; none when it does not run. */
  processesOfPart(part: Part): number[];
  /** All processes of a node's user. */
  processesOf(node: NodeNumber): number[];
  /** Makes another node the primary, as before planned work. */
  switchOver(primary: NodeNumber): Promise<void>;
  /** Cuts a node off from all others. */
  cut(node: NodeNumber): void;
  heal(node: NodeNumber): void;
  /** Fills a node's disk, with `up --disk-size`, until `free`. */
  fill(node: NodeNumber): void;
  free(node: NodeNumber): void;
  /** Sets a clock ahead by so many seconds, with `up --clocks on`; 0 sets it right. */
  step(clock: Clock, seconds: number): void;
  /** The database on one node for the superuser, past HAProxy: for checks only. */
  nodeUrl(node: NodeNumber): string;
};

/** Attaches to the cluster in the folder (`CLUSTER_DIR` by default). Throws when none was created there. */
export function openCluster(folder: string = clusterFolder()): Cluster {
  const found = readSettings(folder);
  if (found === undefined) throw new Error(`${folder} has no cluster: npm run cluster -- up`);
  const settings = found;
  const paths = pathsIn(folder);
  const pidFile = (part: Part): string => {
    const { kind, number } = splitPart(part);
    return kind === 'postgres' ? join(paths.data(number), 'postmaster.pid') : join(paths.pids, part);
  };

  function mainProcess(part: Part): number | undefined {
    const file = pidFile(part);
    const identity = existsSync(file) ? (readFileSync(file, 'utf8').split('\n')[0] ?? '') : '';
    const pid = Number.parseInt(identity, 10);
    if (!(pid > 1 && isRunning(pid))) return undefined;
    const { kind, number } = splitPart(part);
    const same = kind === 'postgres' ? processesOfUser(nodeUser(number).id).includes(pid) : processIdentity(pid) === identity;
    return same ? pid : undefined;
  }

  function processesOfPart(part: Part): number[] {
    const { kind, number } = splitPart(part);
    const main = mainProcess(part);
    if (main === undefined) return [];
    const tree = processTree(main);
    if (kind !== 'patroni') return tree;
    const others = new Set(processesOfPart(`postgres-${number}`));
    return tree.filter((pid) => !others.has(pid));
  }

  async function start(part: Part): Promise<void> {
    const { kind, number } = splitPart(part);
    if (kind === 'postgres') await start(`patroni-${number}`);
    else if (mainProcess(part) === undefined) {
      const pid = launch(commandOf(part, folder, settings), join(paths.logs, `${part}.log`));
      writeFileSync(pidFile(part), processIdentity(pid));
    }
    const ready = await until(
      async () => (await isListening(part)) || (kind !== 'postgres' && mainProcess(part) === undefined),
      STARTS_WITHIN_MS,
    );
    if (!ready || mainProcess(part) === undefined) throw new Error(`${part} did not start; see ${paths.logs}/${part}.log`);
  }

  async function stop(part: Part): Promise<void> {
    const pids = processesOfPart(part);
    const main = mainProcess(part);
    if (main === undefined) return;
    signalAll(pids, 'SIGCONT');
    signalAll([main], splitPart(part).kind === 'postgres' ? 'SIGINT' : 'SIGTERM');
    if (!(await until(() => !isRunning(main), STOPS_WITHIN_MS))) {
      signalAll(pids, 'SIGKILL');
      await until(() => !pids.some(isRunning), STOPS_WITHIN_MS);
    }
    if (splitPart(part).kind !== 'postgres') rmSync(pidFile(part), { force: true });
  }

  async function switchOver(primary: NodeNumber): Promise<void> {
    const { program, env, user } = commandOf(`patroni-${primary}`, folder, settings);
    const patronictl = ['-c', 'from patroni.ctl import ctl; ctl()', '-c', join(paths.node(primary), 'patroni.yml')];
    const args = [...patronictl, 'switchover', '--leader', `n${primary}`, '--force'];
    await promisify(execFile)(program, args, { uid: user, gid: user, env: ownEnvironment(env) });
  }

  return {
    folder,
    primaryUrl: databaseUrl(folder, 'migrate', settings),
    replicaUrl: databaseUrl(folder, 'migrate', settings, PORTS.replica),
    siteUrls: [SITE_URL, `https://${edgeAddress(2)}`],
    caFile: paths.authority,
    members: () => readMembers(readFileSync(paths.authority, 'utf8')),
    lostSince: async (ms) => {
      const authority = readFileSync(paths.authority, 'utf8');
      const seen = await Promise.all(NODES.map((node) => readLastSeen(node, authority)));
      return NODES.filter((_, index) => Date.now() - (seen[index] ?? 0) * 1_000 > ms);
    },
    settled: (limitMs) => until(async () => isSettled(await readMembers(readFileSync(paths.authority, 'utf8'))), limitMs, 250),
    start,
    stop,
    signal: (part, signal) => signalAll(processesOfPart(part), signal),
    processesOfPart,
    processesOf: (node) => processesOfUser(nodeUser(node).id),
    switchOver,
    cut: cutNode,
    heal: healNode,
    fill: (node) => fillDisk(folder, node),
    free: (node) => freeDisk(folder, node),
    step: (clock, seconds) => setClock(folder, clock, seconds),
    nodeUrl: (node) => superuserUrl(folder, node, settings),
  };
}
