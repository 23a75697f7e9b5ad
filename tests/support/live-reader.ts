import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { FeedRecord } from '#domain/rankings/feed-record.ts';

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

export type LiveEvent = { readonly id: number; readonly kind: string; readonly record: FeedRecord; readonly atMs: number };

/** An open page, as far as the server can tell. */
export type LiveReader = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** Every event received so far, in order. */
  readonly events: LiveEvent[];
  /** The ids of the received records. */
  records(): string[];
  /** How the stream ended: complete, or cut off. */
  readonly ended: Promise<'whole' | 'torn'>;
  leave(): void;
};

let readers = 0;

/** Opens a stream as a browser does, from an address that no other reader has; with `lastEventId` as a reconnect. */
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
  request.on('error', () => {}); // cut off: reported by `ended`
  answer.on('error', () => {});
  const ended = new Promise<'whole' | 'torn'>((resolve) => answer.once('close', () => resolve(answer.complete ? 'whole' : 'torn')));
  const records = () => events.filter(({ kind }) => kind === 'record').map(({ record }) => record.recordId);
  return { status: answer.statusCode ?? 0, headers: answer.headers, events, records, ended, leave: () => request.destroy() };
}
