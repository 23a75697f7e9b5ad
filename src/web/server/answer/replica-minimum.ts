import type { IncomingMessage } from 'node:http';
import { pageKeys } from '#domain/edge/page-keys.ts';
import { isWalPosition } from '#domain/edge/wal-position.ts';

/**
 * Returns the position in the WAL that a replica must have replayed to serve this request, or undefined if the primary
 * must. The edge sends the position of its last purge with every fetch for the cache. A request without it, with a cookie
 * or for a page that is not cached needs the primary: an author reads what was just written.
 */
export function minimumOf({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | undefined {
  const position = headers['x-minimum-lsn'];
  if (!isWalPosition(position)) return undefined;
  if ((method !== 'GET' && method !== 'HEAD') || headers.cookie !== undefined || headers.authorization !== undefined) return undefined;
  const [pathname = '', search = ''] = url.split('?');
  return pageKeys(pathname, search) && position;
}
