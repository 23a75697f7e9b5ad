import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { NODES, type NodeNumber, nodeAddress, PORTS } from './layout.ts';

export const ROLES = ['leader', 'replica', 'sync_standby', 'quorum_standby'] as const;

export type Member = {
  name: string;
  role: (typeof ROLES)[number];
  state: string;
  timeline: number;
  /** Bytes behind the leader; Infinity while unknown. */
  lag: number;
};

const cluster = z.object({
  members: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      state: z.string().default('unknown'),
      timeline: z.number().default(0),
      lag: z.union([z.number(), z.string()]).optional(),
    }),
  ),
});

/** Parses Patroni's answer to GET /cluster. */
export function parseMembers(text: string): Member[] {
  return cluster.parse(JSON.parse(text)).members.map(({ role, lag, ...rest }) => ({
    ...rest,
    role: ROLES.find((each) => each === role) ?? 'replica',
    lag: role === 'leader' ? 0 : typeof lag === 'number' ? lag : Number.POSITIVE_INFINITY,
  }));
}

/** Returns whether three members run on one timeline, with one leader and a synchronous standby. */
export function isSettled(members: readonly Member[]): boolean {
  // Patroni 3 says "running" of replicas that stream.
  const running = members.filter(({ state, lag }) => state === 'streaming' || (state === 'running' && lag !== Number.POSITIVE_INFINITY));
  const count = (...roles: readonly string[]) => running.filter(({ role }) => roles.includes(role)).length;
  const timelines = new Set(running.map(({ timeline }) => timeline));
  return running.length === NODES.length && timelines.size === 1 && count('leader') === 1 && count('sync_standby', 'quorum_standby') >= 1;
}

/** Reads the members from the first node that answers. Returns none when no node does. */
export async function readMembers(authority: string): Promise<Member[]> {
  for (const node of NODES) {
    const answer = await get(`https://${nodeAddress(node)}:${PORTS.patroni}/cluster`, authority).catch(() => undefined);
    if (answer !== undefined) return parseMembers(answer);
  }
  return [];
}

/** Returns when a node's Patroni last reached etcd, as Unix seconds. Returns undefined when it does not answer. */
export async function readLastSeen(node: NodeNumber, authority: string): Promise<number | undefined> {
  const answer = await get(`https://${nodeAddress(node)}:${PORTS.patroni}/patroni`, authority).catch(() => undefined);
  return answer === undefined ? undefined : z.object({ dcs_last_seen: z.number() }).parse(JSON.parse(answer)).dcs_last_seen;
}

function get(url: string, ca: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(url, { ca, agent: false, timeout: 2_000 }, (response) => {
      // Patroni answers 503 when its PostgreSQL does not run.
      const isAnswer = response.statusCode === 200 || response.statusCode === 503;
      text(response).then((body) => (isAnswer ? resolve(body) : reject(new Error(`${url} answers ${response.statusCode}`))), reject);
    });
    call.on('timeout', () => call.destroy(new Error(`${url} does not answer`))).on('error', reject);
    call.end();
  });
}
