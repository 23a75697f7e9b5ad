import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import type { Cluster } from '#scripts/cluster/cluster.ts';

/** A response, or status 0 if the connection failed or the response took too long. */
export type EdgeAnswer = { readonly status: number; readonly body: string; readonly cache: string; readonly replayed: boolean };

export type EdgeRequest = {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly cookie?: string;
  readonly key?: string;
  readonly body?: string;
  readonly timeoutMs: number;
};

/** Sends requests to one of the two edges. */
export type EdgeClient = { send(edge: 0 | 1, asked: EdgeRequest): Promise<EdgeAnswer>; close(): void };

const NO_ANSWER: EdgeAnswer = { status: 0, body: '', cache: '', replayed: false };
// nginx accepts 20 writes a second per address (ops/edge/nginx/limits.conf).
const SOURCES = Array.from({ length: 16 }, (_, index) => `127.0.8.${index + 1}`);
const CONNECTIONS_PER_SOURCE = 8;

/** Opens a client of both edges that uses several source addresses in turn and trusts only the cluster's certificate. */
export function openEdgeClient({ siteUrls, caFile }: Pick<Cluster, 'siteUrls' | 'caFile'>): EdgeClient {
  const ca = readFileSync(caFile);
  const [origin] = siteUrls;
  const agents = SOURCES.map(
    (localAddress) => new Agent({ keepAlive: true, maxSockets: CONNECTIONS_PER_SOURCE, localAddress, ca, scheduling: 'lifo' }),
  );
  let turn = 0;
  return {
    send: (edge, { path, method = 'GET', cookie, key, body, timeoutMs }) => {
      const { hostname, port } = new URL(siteUrls[edge]);
      turn += 1;
      return new Promise((resolve) => {
        const sent = request(
          {
            hostname,
            port,
            path,
            method,
            agent: agents[turn % agents.length],
            headers: {
              ...(cookie && { cookie }),
              ...(key && { 'idempotency-key': key }),
              ...(body !== undefined && { origin, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
            },
          },
          (answer) =>
            text(answer).then(
              (read) =>
                resolve({
                  status: answer.statusCode ?? 0,
                  body: read,
                  cache: String(answer.headers['x-cache'] ?? ''),
                  replayed: answer.headers['idempotent-replayed'] === 'true',
                }),
              () => resolve(NO_ANSWER),
            ),
        );
        // Limits the whole exchange, because a frozen server may have sent a part.
        const timer = setTimeout(() => sent.destroy(new Error('no response')), timeoutMs);
        sent.on('error', () => resolve(NO_ANSWER)).on('close', () => clearTimeout(timer));
        sent.end(body);
      });
    },
    close: () => {
      for (const agent of agents) agent.destroy();
    },
  };
}
