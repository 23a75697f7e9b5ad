import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { gunzipSync } from 'node:zlib';
import type { Shot } from './plan.ts';

const SOCKETS = 512;
const TIME_LIMIT_MS = 10_000;

export type Sent = { readonly status: number; readonly cache: string; readonly retryAfter: boolean; readonly text: string };

/** Opens keep-alive connections to one site and sends requests over them. A request that times out gets status 0. */
export function openSender(site: string): { send(shot: Shot, wantsText?: boolean): Promise<Sent>; close(): void } {
  const isSecure = site.startsWith('https:');
  const options = { keepAlive: true, maxSockets: SOCKETS, scheduling: 'fifo' } as const;
  const agent = isSecure ? new HttpsAgent({ ...options, rejectUnauthorized: false }) : new HttpAgent(options);
  const request = isSecure ? requestHttps : requestHttp;
  return {
    send: ({ method = 'GET', path, headers = {}, body }, wantsText = false) =>
      new Promise((resolve) => {
        const nothing: Sent = { status: 0, cache: '', retryAfter: false, text: '' };
        const sent = request(
          site + path,
          {
            agent,
            method,
            headers: {
              'accept-encoding': 'gzip',
              ...(method === 'POST' && {
                origin: site,
                'content-type': 'application/json',
                'content-length': Buffer.byteLength(body ?? ''),
              }),
              ...headers,
            },
            signal: AbortSignal.timeout(TIME_LIMIT_MS),
          },
          (answer) => {
            const parts: Buffer[] = [];
            answer.on('data', (part: Buffer) => void (wantsText && parts.push(part)));
            answer.on('error', () => resolve(nothing));
            answer.on('end', () =>
              resolve({
                status: answer.statusCode ?? 0,
                cache: String(answer.headers['x-cache'] ?? ''),
                retryAfter: answer.headers['retry-after'] !== undefined,
                text: wantsText ? textOf(answer, Buffer.concat(parts)) : '',
              }),
            );
          },
        );
        sent.on('error', () => resolve(nothing));
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}

const textOf = ({ headers }: IncomingMessage, bytes: Buffer) =>
  (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString();
