import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { type RequestOptions, Agent as TlsAgent, request as tlsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { within } from '#tests/support/time-scale.ts';

export type EdgeAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  // The Set-Cookie lines of the response.
  readonly cookies: readonly string[];
  readonly body: Buffer;
  text(): string;
};

export type EdgeRequest = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Uint8Array;
  readonly json?: unknown;
  readonly cookie?: string;
  // A local address such as 127.0.0.7, by which nginx counts requests.
  readonly from?: string;
  // An origin other than the edge.
  readonly to?: string;
  readonly timeoutMs?: number;
};

const plain = new PlainAgent({ keepAlive: true });
// One agent per source address.
const tls = new Map<string, TlsAgent>();

function tlsFrom(localAddress: string | undefined): TlsAgent {
  const agent = tls.get(localAddress ?? '') ?? new TlsAgent({ keepAlive: true, ...(localAddress && { localAddress, maxSockets: 32 }) });
  tls.set(localAddress ?? '', agent);
  return agent;
}

/**
 * Sends a request to the edge as a page of the site would. Follows no redirect, decompresses nothing, and adds only the
 * Origin header for a write. The path is sent as given. scripts/edge/edge-tests.sh makes Node.js trust the certificate.
 */
export function viaEdge(path: string, options: EdgeRequest = {}): Promise<EdgeAnswer> {
  const { method = 'GET', headers = {}, json, cookie, from, to = process.env.EDGE_SITE_URL ?? '', timeoutMs = within(15_000) } = options;
  const body = json === undefined ? options.body : JSON.stringify(json);
  const { protocol, hostname, port } = new URL(to);
  const isTls = protocol === 'https:';
  const settings: RequestOptions = {
    method,
    hostname,
    port,
    path,
    timeout: timeoutMs,
    // Prevents Node.js from using the Host header of the test as the server name.
    servername: '',
    agent: isTls ? tlsFrom(from) : plain,
    headers: {
      ...(cookie && { cookie }),
      ...(method !== 'GET' && method !== 'HEAD' && { origin: process.env.EDGE_SITE_URL ?? '' }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      ...(headers as Record<string, string>),
    },
  };
  return new Promise((resolve, reject) => {
    const sent = (isTls ? tlsRequest : plainRequest)(settings, async (answer) => {
      try {
        const bytes = await buffer(answer);
        const { 'set-cookie': cookies = [], ...rest } = answer.headers;
        const flat = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
        resolve({ status: answer.statusCode ?? 0, headers: flat, cookies, body: bytes, text: () => bytes.toString('utf8') });
      } catch (error) {
        reject(error);
      }
    });
    sent.on('timeout', () => sent.destroy(new Error(`${method} ${path}: no response within ${timeoutMs} ms`)));
    sent.on('error', reject);
    sent.end(body);
  });
}
