import type { Clock, Cluster, NodeNumber, Part } from '#scripts/cluster/cluster.ts';
import { NODES } from '#scripts/cluster/layout.ts';
import { signalAll } from '#scripts/cluster/processes.ts';
import { withClient } from '#scripts/cluster/site.ts';
import { type Fault, pick } from './plan.ts';

/** Ends a fault: starts what was killed, continues what was frozen, connects what was cut off, frees the disk, sets the clock. */
export type Repair = () => Promise<void>;

export type Caused = { readonly where: string; readonly repair: Repair };

// Seconds by which a clock is stepped. Backwards less than the age of the certificates, which are new in the box.
const STEPS = [3_600, 120, 5, -5, -60] as const;

const numberOf = (name: string) => NODES.find((node) => name.endsWith(String(node)));

/** Returns the node of the primary. Throws if there is none. */
export async function primaryOf(cluster: Cluster): Promise<NodeNumber> {
  const leader = (await cluster.members()).find(({ role }) => role === 'leader');
  const node = leader && numberOf(leader.name);
  if (!node) throw new Error('the cluster has no primary');
  return node;
}

/** Causes a fault in the part that its kind names: of the primary, of one of the standbys, or in one of several equal servers. */
export async function causeFault(cluster: Cluster, { kind, turn }: Fault): Promise<Caused> {
  const [action = '', target = '', what = ''] = kind.split('-');
  if (kind === 'kill-both-standbys') return killStandbys(cluster);
  if (kind === 'switchover-primary') return switchOver(cluster);
  if (target === 'primary' || target === 'standby') {
    const primary = await primaryOf(cluster);
    const node =
      target === 'primary'
        ? primary
        : pick(
            NODES.filter((each) => each !== primary),
            turn,
          );
    if (what === 'node') return ofNode(cluster, action, node);
    if (what === 'disk') return fillDisk(cluster, node);
    if (what === 'clock') return stepClock(cluster, `n${node}`, turn);
    if (what === 'replay') return freezeReplay(cluster, node);
    return ofPart(cluster, action, `${what as 'postgres' | 'patroni'}-${node}`);
  }
  if (target === 'etcd') return ofPart(cluster, action, `etcd-${pick(NODES, turn)}`);
  if (target === 'haproxy') return ofPart(cluster, action, 'haproxy');
  if (what === 'clock') return stepClock(cluster, `web-${pick([1, 2] as const, turn)}`, turn);
  return ofPart(cluster, action, `${target as 'web' | 'worker' | 'varnish' | 'nginx'}-${pick([1, 2] as const, turn)}`);
}

/** Leaves the primary alone: nobody acknowledges its commits, so posts must wait. */
async function killStandbys(cluster: Cluster): Promise<Caused> {
  const primary = await primaryOf(cluster);
  const killed = NODES.filter((each) => each !== primary).map((node) => ofNode(cluster, 'kill', node));
  return {
    where: killed.map(({ where }) => where).join(', '),
    repair: async () => {
      for (const { repair } of killed) await repair();
    },
  };
}

async function switchOver(cluster: Cluster): Promise<Caused> {
  const primary = await primaryOf(cluster);
  await cluster.switchOver(primary);
  return { where: `from node ${primary}`, repair: async () => {} };
}

function ofPart(cluster: Cluster, action: string, part: Part): Caused {
  if (action === 'freeze') {
    cluster.signal(part, 'SIGSTOP');
    return { where: part, repair: async () => cluster.signal(part, 'SIGCONT') };
  }
  cluster.signal(part, 'SIGKILL');
  // Patroni starts a killed PostgreSQL itself.
  return { where: part, repair: async () => (part.startsWith('postgres') ? undefined : cluster.start(part)) };
}

function ofNode(cluster: Cluster, action: string, node: NodeNumber): Caused {
  const where = `node ${node}`;
  if (action === 'cut') {
    cluster.cut(node);
    return { where, repair: async () => cluster.heal(node) };
  }
  const processes = cluster.processesOf(node);
  signalAll(processes, action === 'freeze' ? 'SIGSTOP' : 'SIGKILL');
  const repair = async () => {
    if (action === 'freeze') return signalAll(processes, 'SIGCONT');
    await cluster.start(`etcd-${node}`);
    await cluster.start(`patroni-${node}`);
  };
  return { where, repair };
}

function fillDisk(cluster: Cluster, node: NodeNumber): Caused {
  cluster.fill(node);
  return { where: `node ${node}`, repair: async () => cluster.free(node) };
}

function stepClock(cluster: Cluster, clock: Clock, turn: number): Caused {
  const seconds = pick(STEPS, (turn * 10) % 1); // independent of the part that `turn` has chosen
  cluster.step(clock, seconds);
  return { where: `${clock} by ${seconds} s`, repair: async () => cluster.step(clock, 0) };
}

/**
 * Makes a standby fall behind: it receives and acknowledges commits, but queries do not see them. Its startup process, which
 * replays, is stopped, because Patroni resumes a replay that was paused with `pg_wal_replay_pause`.
 */
async function freezeReplay(cluster: Cluster, node: NodeNumber): Promise<Caused> {
  const pids = await withClient(cluster.nodeUrl(node), async (client) => {
    const { rows } = await client.query<{ pid: number }>("select pid from pg_stat_activity where backend_type = 'startup'");
    return rows.map(({ pid }) => pid);
  });
  signalAll(pids, 'SIGSTOP');
  return { where: `node ${node}`, repair: async () => signalAll(pids, 'SIGCONT') };
}
