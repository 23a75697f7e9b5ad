import { openCluster } from './cluster.ts';
import { NODES } from './layout.ts';
import { isSettled } from './members.ts';
import { LAUNCHED, type Part } from './parts.ts';
import { withClient } from './site.ts';

/** Prints members, synchronous standbys, lag and parts. Returns whether the cluster is whole. */
export async function status(folder: string): Promise<boolean> {
  const cluster = openCluster(folder);
  const members = await cluster.members();
  for (const { name, role, state, timeline, lag } of members)
    console.log(`${name}  ${role}, ${state}, timeline ${timeline}, lag ${lag} bytes`);
  const leader = NODES.find((node) => members.some(({ name, role }) => name === `n${node}` && role === 'leader'));
  const standbys = leader === undefined ? undefined : await synchronousStandbys(cluster.nodeUrl(leader)).catch(() => undefined);
  console.log(`synchronous standbys: ${standbys ?? 'none'}`);
  const parts: readonly Part[] = [...NODES.map((node) => `postgres-${node}` as const), ...LAUNCHED];
  const [running, stopped] = [
    parts.filter((part) => cluster.processesOfPart(part).length > 0),
    parts.filter((part) => cluster.processesOfPart(part).length === 0),
  ];
  console.log(`running: ${running.join(' ') || 'nothing'}`);
  console.log(`stopped: ${stopped.join(' ') || 'nothing'}`);
  console.log(`site ${cluster.siteUrls.join(' ')}, authority ${cluster.caFile}`);
  return isSettled(members) && stopped.length === 0;
}

const synchronousStandbys = (url: string): Promise<string> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ setting: string }>(`select current_setting('synchronous_standby_names') as setting`);
    return rows[0]?.setting ?? '';
  });
