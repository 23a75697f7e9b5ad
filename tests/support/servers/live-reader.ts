import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { FeedRecord } from '#domain/rankings/feeds/feed-record.ts';

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

export type LiveEvent = { readonly id: number; readonly kind: string; readonly record: FeedRecord; readonly atMs: number };

/** A client of the live stream that looks like an open page to the server. */
export type LiveReader = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** Every event received so far, in order. */
  readonly events: LiveEvent[];
  /** Returns the ids of the received records. */
  records(): string[];
  /** Resolves when the stream ends: 'whole' if it is complete, 'torn' if the connection was cut. */
  readonly ended: Promise<'whole' | 'torn'>;
  leave(): void;
};

let readers = 0;

/**
 * Opens a live stream as a browser does, from an address that no other reader has. With `lastEventId` it is a
 * reconnect.
 */
export async function openLive(site: string, { lastEventId = '', after = '' } = {}): Promise<LiveReader> {
  readers += 1;
  const headers = {
    accept: 'text/event-stream',
    'x-forwarded-for': `10.77.${Math.trunc(readers / 250) % 250}.${readers % 250}`,
    ...(lastEventId && { 'last-event-id': lastEventId }),
  };
  const request = get(`${site}/api/live${after && `?after=${after}`}`, { agent, headers });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const events: LiveEvent[] = [];
  let text = '';
  answer.setEncoding('utf8').on('data', (piece: string) => {
    const parts = (text + piece).split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const [, id, kind = '', data = ''] = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/.exec(part) ?? [];
      if (kind) events.push({ id: Number(id), kind, record: JSON.parse(data), atMs: performance.now() });
    }
  });
  // `ended` reports a cut connection.
  request.on('error', () => {});
  answer.on('error', () => {});
  const ended = new Promise<'whole' | 'torn'>((resolve) => answer.once('close', () => resolve(answer.complete ? 'whole' : 'torn')));
  const records = () => events.filter(({ kind }) => kind === 'record').map(({ record }) => record.recordId);
  return { status: answer.statusCode ?? 0, headers: answer.headers, events, records, ended, leave: () => request.destroy() };
}
