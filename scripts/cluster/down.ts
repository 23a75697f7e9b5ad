import { openCluster } from './cluster.ts';
import { unmountDisks } from './disks.ts';
import { NODES, nodeUser, REPOSITORY_USER } from './layout.ts';
import { removeRules } from './network.ts';
import { BACKUP_PARTS, LAUNCHED } from './parts.ts';
import { processesOfUser, signalAll, until } from './processes.ts';
import { readSettings } from './settings.ts';

const EXITS_WITHIN_MS = 10_000;

/** Stops all parts, the edges first and etcd last, and removes what faults have left. The data stays. */
export async function down(folder: string): Promise<void> {
  removeRules();
  const users = [...NODES.map((node) => nodeUser(node).id), REPOSITORY_USER.id];
  const processes = (): number[] => users.flatMap(processesOfUser);
  signalAll(processes(), 'SIGCONT');
  if (readSettings(folder) !== undefined) {
    const { stop } = openCluster(folder);
    const stages = [['nginx'], ['varnish'], ['web', 'worker'], ['patroni'], ['haproxy', 'etcd', 'pgbackrest', 'repository']];
    for (const kinds of stages)
      await Promise.all([...LAUNCHED, ...BACKUP_PARTS].filter((part) => kinds.some((kind) => part.startsWith(kind))).map(stop));
  }
  signalAll(processes(), 'SIGKILL'); // what a fault has left without its parent
  if (!(await until(() => processes().length === 0, EXITS_WITHIN_MS))) throw new Error(`still running: ${processes().join(' ')}`);
  unmountDisks(folder);
}
