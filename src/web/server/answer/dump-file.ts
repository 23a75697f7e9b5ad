import 'server-only';
import type { OpenedDumpFile } from '#usecases/dumps/get-dumps.ts';

const etagOf = (sha256: string) => `"${sha256}"`;

/** Returns whether a client has a file with a hash already, by its If-None-Match header. */
export const isKnownTo =
  ({ headers }: Request) =>
  (sha256: string): boolean =>
    (headers.get('if-none-match') ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etagOf(sha256));

/** Redirects to the file of a certain dump, for now. */
export const movedTo = (location: string): Response =>
  new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } });

/** Streams a file of a dump. Browsers ask each time, because a dump may be deleted; the edge does not store it. */
export function dumpFileAnswer({ name, bytes, sha256, body }: OpenedDumpFile): Response {
  const headers = { etag: etagOf(sha256), 'cache-control': 'no-cache' };
  if (body === null) return new Response(null, { status: 304, headers });
  return new Response(body, {
    headers: {
      ...headers,
      'content-type': typeOf(name),
      'content-length': String(bytes),
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}

function typeOf(name: string): string {
  if (name.endsWith('.gz')) return 'application/gzip';
  return name.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8';
}
