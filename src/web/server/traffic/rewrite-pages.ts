import type { ServerResponse } from 'node:http';
import { markupStore } from '#web/markup/markup-store.ts';
import { rewritePage } from '#web/server/answer/rewrite-page.ts';

type Write = (chunk?: unknown, ...rest: unknown[]) => boolean;

const isPage = (response: ServerResponse): boolean => String(response.getHeader('content-type')).startsWith('text/html');

/**
 * Collects the HTML of a response and sends it rewritten. Pages are not streamed anyway, because their status must be
 * known first. Public pages, which the edge caches, start React late.
 */
export function rewritePages(response: ServerResponse): void {
  const [write, end] = [response.write.bind(response) as Write, response.end.bind(response) as (...rest: unknown[]) => ServerResponse];
  const chunks: Buffer[] = [];
  const collect = (chunk: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
  };
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    if (!isPage(response)) return write(chunk, ...rest);
    collect(chunk);
    const done = rest.at(-1);
    if (typeof done === 'function') done();
    return true;
  }) as typeof response.write;
  response.end = ((...rest: unknown[]) => {
    if (!isPage(response)) return end(...rest);
    const [last, ...others] = typeof rest[0] === 'function' ? [undefined, ...rest] : rest;
    collect(last);
    const isLate = response.statusCode === 200 && response.hasHeader('surrogate-control');
    const markup = markupStore.get(String(response.getHeader('x-request-id'))) ?? new Map();
    return end(rewritePage(Buffer.concat(chunks).toString(), markup, isLate), ...others.filter((other) => typeof other === 'function'));
  }) as typeof response.end;
}
