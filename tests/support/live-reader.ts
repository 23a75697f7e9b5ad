import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { FeedRecord } from '#domain/rankings/feed-record.ts';

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

export type Told = { readonly id: number; readonly kind: string; readonly record: FeedRecord; readonly atMs: number };

/** One open page, as far as the server can tell. */
export type LiveReader = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** Everything that came, in order, with what came while nobody looked. */
  readonly told: Told[];
  /** The records among it. */
  records(): string[];
  /** How it ended: whole, or torn off. */
  readonly ended: Promise<'whole' | 'torn'>;
  leave(): void;
};

let readers = 0;

/** Opens a stream as a browser does, from an address that no other reader has; `lastEventId` as one that comes back. */
export async function openLive(site: string, { lastEventId = '', after = '' } = {}): Promise<LiveReader> {
  readers += 1;
  const headers = {
    accept: 'text/event-stream',
    'x-forwarded-for': `10.77.${Math.trunc(readers / 250) % 250}.${readers % 250}`,
    ...(lastEventId && { 'last-event-id': lastEventId }),
  };
  const request = get(`${site}/api/live${after && `?after=${after}`}`, { agent, headers });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const told: Told[] = [];
  let text = '';
  answer.setEncoding('utf8').on('data', (piece: string) => {
    const parts = (text + piece).split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const [, id, kind = '', data = ''] = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/.exec(part) ?? [];
      if (kind) told.push({ id: Number(id), kind, record: JSON.parse(data), atMs: performance.now() });
    }
  });
  request.on('error', () => {}); // torn off: `ended` says so
  answer.on('error', () => {});
  const ended = new Promise<'whole' | 'torn'>((resolve) => answer.once('close', () => resolve(answer.complete ? 'whole' : 'torn')));
  const records = () => told.filter(({ kind }) => kind === 'record').map(({ record }) => record.recordId);
  return { status: answer.statusCode ?? 0, headers: answer.headers, told, records, ended, leave: () => request.destroy() };
}
