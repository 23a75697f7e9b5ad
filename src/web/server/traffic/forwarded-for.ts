import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Replaces `x-forwarded-for` by the connection's address before anything reads it. Without a reverse proxy, clients can forge the header
 * and evade rate limits by address. Returns a function that undoes it.
 */
export function ignoreForwardedFor(): () => void {
  const replace = (message: unknown) => {
    const { request } = message as { readonly request: IncomingMessage };
    request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? 'unknown';
  };
  subscribe('http.server.request.start', replace);
  return () => unsubscribe('http.server.request.start', replace);
}
